"""The contract that every game keeps: frames, steps, actions, explicit chance, events.

A position is a stack of frames.  The top frame says which step is open, for which seat, with a few
integers of context.  Steps are code and hold no data; frames are data and hold no code.  So a
position can be copied, compared, stored and resumed at every single decision, also in mid-turn.
"""
