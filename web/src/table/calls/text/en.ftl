# How somebody is called when it is their turn; fetched when the bell is pressed.

calls-title = When it is your turn
calls-ask = Shall we call you when it is your turn?
calls-why = { $count ->
    [one] { $who } takes some time for this move.
   *[other] { $who } take some time for this move.
} You can leave this tab; we call once, and say nothing else.
calls-lead = You can leave this tab; we call once, and say nothing else.
calls-sample = What a call looks like
calls-now = now
calls-yes = Yes, call me
calls-no = Not now
calls-once-more = The browser will ask you once more. You can change this in the settings.
calls-call = Call me when it is my turn
    .granted = A notification when this page is out of sight
    .denied = This browser does not let us call you. Its settings for this page can change that.
    .none = This browser cannot call you from here. The number in the title of the tab still tells.
calls-drum = One drum beat
    .hint = When it is your turn and the tab is open
calls-friends = Only tables with friends
    .hint = Tables with bots alone wait quietly
