"""The widget: the traits it shares with its page, the messages it answers, and `SmallWorld` itself."""

from sw_widget.widget.small_world import SmallWorld

__all__ = ["SmallWorld"]
