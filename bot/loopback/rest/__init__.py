"""Discord's REST API, version 10, by resource."""
