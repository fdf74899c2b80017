"""Questions about a position: what does it cost, what does it bring, why not? A module for each kind.

A question is made from the engine's own account of the answer. Its wrong options are what somebody would
answer who forgot a line of that account, or counted one that does not count here.
"""

from sw_widget.teach.questions.kinds import KINDS, read
from sw_widget.teach.questions.question import Option, Question, Verdict
from sw_widget.teach.questions.spec import QuestionSpec

__all__ = ["KINDS", "Option", "Question", "QuestionSpec", "Verdict", "read"]
