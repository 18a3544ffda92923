"""Scholars of the South Tigris: dice in all colours, Translators and Scrolls; 1 to 4 players."""
