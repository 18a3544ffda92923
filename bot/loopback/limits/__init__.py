"""What Discord forbids and its published description of the API does not say."""
