"""An environment for agents that learn. It needs the extra `rl`."""
