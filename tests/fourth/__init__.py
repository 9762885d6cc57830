"""A made-up game that the tree has never heard of, and proof that one line a room is enough to play it everywhere.

Sticks: from a heap, two players in turn take one to three sticks; whoever takes the last one loses. Nothing is hidden, nobody claims
anything, and the lot decides who begins.
"""
