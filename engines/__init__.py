"""The rules of the games, pure: no input or output, no clock, no chat, no chance but a match's own."""
