"""Excavation Earth: alien companies dig, trade and smuggle the relics of humankind."""
