# The page of the rules.

rules-title = Rules of { $game }
rules-lead = In our own words. Every paragraph has its number; the table quotes it when you ask why.
rules-lead-short = In our own words, with our own boards.
rules-form = Form of the rules
rules-form-short = Short
rules-form-full = Full
rules-games = Rules of another game
rules-search = Search the rules
rules-clear = Clear the search
rules-sections = Sections
rules-exact = In the full rules:
rules-goal = What you play for
rules-end = The end
rules-hits = { $count ->
    [one] One place
   *[other] { $count } places
}
rules-hit-short = Short rules: { $title }
rules-hit-full = { $rule }, { $section }
rules-none = Nothing in the rules of { $game } speaks of “{ $wanted }”.
rules-back = Back to the table
rules-turn = It is your turn.
ruling = our ruling
