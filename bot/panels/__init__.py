"""What people see: message layouts and their buttons and menus. No rules, no tables, no requests."""
