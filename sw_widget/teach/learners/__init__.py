"""Those who learn: what they have done, what comes back to them, and what a class knows."""
