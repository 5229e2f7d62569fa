#!/usr/bin/env python3
"""A player for Tenka, in plain Python 3, to copy and make better.

    tenka simulate rising-sun --games 10 --bots 'exec:"python3 examples/bots/bot.py",greedy,random'

It plays any game: it picks a legal action at random, except that it never does nothing while there
is something to do. docs/protocol.md describes all that a program receives and may say.
"""

import json
import random
import sys


def choose(legal):
    """The index of one of the legal actions.

    An action without details is a word, such as "pass" or "done"; one with details is an object,
    such as {"summon": {"province": "edo"}}. The words mostly mean to do nothing, so we take them
    only where there is nothing else.
    """
    deeds = [index for index, action in enumerate(legal) if isinstance(action, dict)]
    return random.choice(deeds or range(len(legal)))


def worth(goods):
    """What coins and ronin are worth to us."""
    return goods["coins"] + goods["ronin"]


def accepts(offer):
    """Whether we take an offer: if it asks for no more than it gives, and for no promises."""
    terms = offer["terms"]
    return not offer["you_promise"] and (terms is None or worth(terms["ask"]) <= worth(terms["give"]))


def propose(me, seats, view):
    """An offer of our own, or None: an alliance, to anybody, while there are no others."""
    if view.get("phase") != "tea_ceremony" or random.random() < 0.5:
        return None
    return {"to": random.choice([seat for seat in seats if seat != me]), "terms": {"alliance": True}}


def say(message):
    """One line for each message, and at once: what waits in a buffer is not sent."""
    print(json.dumps(message), flush=True)


def main():
    hello = {}
    for line in sys.stdin:
        # Every message is an object with one field, which says what it is.
        ((kind, about),) = json.loads(line).items()
        if kind == "hello":
            hello = about
            random.seed(hello["seed"])
            say({"ready": {"propose": True}})
        elif kind == "decide":
            say({"id": about["id"], "choose": choose(about["legal"])})
        elif kind == "offer":
            say({"id": about["id"], "answer": accepts(about["offer"])})
        elif kind == "propose":
            say({"id": about["id"], "propose": propose(hello["seat"], hello["seats"], about["view"])})
        elif kind == "over":
            break


if __name__ == "__main__":
    main()
