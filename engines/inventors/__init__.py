"""Inventors of the South Tigris: invent, build, test and publish Devices along the river."""
