# A player in another language: one JSON line per question on standard input, one per answer on standard output.
#   woodlog play --player 'C=exec:python3 examples/mine.py' --bots E=greedy,A=greedy
import json
import random
import sys

# What it likes to do in Root, best first; in other games it plays at random.
LIKES = ["score", "revolt", "craft", "quest", "build", "spread", "plot", "flip", "establish", "battle", "recruit", "aid"]


def liking(option):
    kind = option.get("kind") if isinstance(option, dict) else None
    if kind == "dominance":
        return -2
    if kind == "end":
        return -1
    return len(LIKES) - LIKES.index(kind) if kind in LIKES else 0


for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question["seed"])
    options = question["options"]
    likings = [liking(option) if question["game"] == "root" else 0 for option in options]
    index = chance.choice([i for i, one in enumerate(likings) if one == max(likings)])
    print(json.dumps({"index": index}), flush=True)
