# The dialogue of standing orders: fetched when it is opened.

screen-orders-secret = Seen only by you. They answer as if you had, after a moment.
screen-orders-lasts = Until you revoke it.
screen-orders-less = less
screen-orders-more = more
screen-orders-foot = You may always answer first. What you take back is yours to decide anew.
