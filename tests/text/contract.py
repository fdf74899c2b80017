"""Which sentences there must be, and the parameters that callers promise to give each of them.

A sentence may use fewer of these, never others: whoever explains a cost or an event relies on it.
"""

_LINES = """
cost-base n
cost-tokens n race
cost-lost_tribe n
cost-mountain n
cost-marker n marker
cost-discount n name
cost-surcharge n name
cost-jump n name
cost-die n
cost-single_token marker n least
cost-minimum n

not-tokens
not-tokens-pieces race
not-lost_tribe
not-mountain
not-terrain name terrains terrain
not-symbol name symbols
not-coastal name
not-near_own name terrain
not-first_turn name
not-in_decline name
not-jump name
not-no_marker name marker
not-needs_pair name n
not-special name n
not-per_terrain name terrain n
not-per_symbol name symbol n
not-per_region name n
not-per_conquest name n
not-island name race islands n

score-regions n race
score-declined n race
score-island name race islands n
score-per_terrain n name terrain
score-per_symbol n name symbol
score-per_region n name
score-per_conquest n name
score-per_marker n name marker
score-flat n name
score-once n name
score-first_turn n name
cost-discount-once n name
cost-discount-in_decline n name
cost-discount-lost_tribe n name
cost-discount-even_turn n name turn
cost-discount-first_turn n name
cost-discount-in_peace n name
cost-discount-at_most n name limit held
cost-at_least n name
cost-long_shot n marker pieces
cost-spent n marker pieces
cost-beast n marker pieces
cost-hired n marker pieces coins
cost-stack n marker pieces height
not-target_in_decline name n
not-even_turn name turn n
not-in_peace name n
not-at_most name limit held n
not-needs_active name n conquests every
not-per_coastal name n
not-per_inland name n
not-per_abandoned name n
not-beyond name limit held n
not-less_inland name n
not-less_coastal name n
not-less_region name n
not-less_terrain name terrain n
not-less_symbol name symbol n
score-per_coastal n name
score-per_inland n name
score-per_abandoned n name
score-beyond n name limit held
score-in_peace n name
score-at_most n name limit held
score-even_turn n name turn
score-tower n name
score-floor n
score-less_inland n name
score-less_coastal n name
score-less_region n name
score-less_terrain n name terrain
score-less_symbol n name symbol
loss-tower race n name
loss-collected race n name
loss-token_marker race n marker
loss-converted-collected race name
loss-converted-token_marker race marker
gain-active n name conquests every
gain-die n race
gain-pieces_symbol n name marker symbol
gain-pieces_terrain n name marker terrain
gain-pieces_coastal n name marker
gain-pieces_inland n name marker
gain-pieces_region n name marker
lift-leaves_one n name
price-dear n name race power
tokens-on_combo n race power
tokens-token_markers n name marker

loss-one race n
loss-none name race
loss-converted race
loss-already_lost_one race
gain-pairs n name conquests every
gain-tray_limit n race
lift n name
tokens-banner n race
tokens-badge n power
tokens-extra-attack_only n name
tokens-tray_limit n race
price-above n
price-above-others n
price-on_combo n
pay-ally n player
odds-needs n chance

refuse-wrong_phase action phase player
refuse-not_your_turn player decider
refuse-unknown_region region
refuse-unknown_slot slot n
refuse-cannot_afford slot price coins player
refuse-no_tokens race
refuse-not_enough_tokens region race cost hand short limit
refuse-enough_tokens region race cost hand short limit
refuse-too_far_short region race cost hand short limit
refuse-not_border region race
refuse-not_adjacent region race
refuse-water region race terrain
refuse-own_region region race
refuse-immune region race
refuse-peace region race player ally
refuse-no_convert region race
refuse-attacked_this_turn ally
refuse-bad_allocation race
refuse-marker_limit marker limit
refuse-already_used
refuse-abandoned_this_turn region race

wrong_phase-action action phase player
wrong_phase-lacks action race
wrong_phase-lacks_marker marker race
wrong_phase-abandon action phase player
wrong_phase-rolls_first action race
wrong_phase-first_wave race
wrong_phase-no_height marker
wrong_phase-no_height-terrain marker terrain
not_adjacent-too_far region race
wrong_phase-trade race rate
wrong_phase-stays_put race
wrong_phase-not_placed marker race
wrong_phase-no_choice marker race
wrong_phase-no_means marker race
wrong_phase-not_with_die marker
wrong_phase-no_race player action
wrong_phase-in_decline player race
wrong_phase-not_theirs player race
wrong_phase-none_fled player race
not_your_turn-over player decider
refuse-at_least race n name region
refuse-long_shot region race marker
refuse-trade race rate n collected limit
cannot_afford-means marker region price coins
cannot_afford-means_besides marker region price coins player n
immune-race region race name
bad_allocation-at_least region race n
bad_allocation-site race
bad_allocation-site_not_held race region
bad_allocation-no_site race
bad_allocation-from region race marker
bad_allocation-trade race rate count
already_used-means_twice marker region
already_used-means_together marker region means
marker_limit-in_hand marker region limit n
help-second_wave
help-from regions
cannot_afford-on_combo slot price coins player n
cannot_afford-ally ally price coins player
immune-marker region race marker
immune-marker-until region race marker player
no_convert-empty region race
no_convert-lost_tribe region race
no_convert-declined region race victim
no_convert-several region race victim n
no_convert-shielded region race victim marker
no_convert-tray region race victim
no_convert-own region race victim
bad_allocation-sum n wanted race
bad_allocation-empty_region region race
bad_allocation-not_held region race
bad_allocation-tokens_in_hand n race
bad_allocation-lift n wanted lifted race
bad_allocation-take_up n race
bad_allocation-too_many_given_up n race
bad_allocation-not_an_opponent ally
bad_allocation-negative region race
bad_allocation-no_region race
bad_allocation-markers marker n wanted race
already_used-means marker region limit
already_used-convert region race player name
already_used-marker marker
already_used-roll n
already_used-die region
marker_limit-total marker limit
marker_limit-turn marker limit
marker_limit-region marker limit region

help-more_tokens n
help-die n chance
help-neighbour regions
help-neighbour-too_few regions
help-entry regions
help-entry-too_few regions
help-coins n
help-put_down n
help-take_up n
help-next_turn
help-stop_first
help-wait_for player
help-roll_first n chance
help-other_slot slots
perhaps-id id

event-turn_began player turn turns
event-picked player race power slot n
event-paid_for_pick player race n slot
event-combo_revealed race power slot
event-badges_reshuffled n
event-troops_readied player race n
event-tokens_on_combo race power n
event-tokens_traded player race n given
event-coins_left player race region n
event-marker_taken player marker region n
event-markers_cashed player race marker n
event-pieces_gained player race marker n
event-long_shot_conquered player race region n marker pieces
event-conquered_with player race region n marker pieces
event-conquered_with_several player race region n means
event-conquered_with_hired player race region n marker pieces
event-paid_for_means player race n marker
event-second_wave player race
event-coins_taken player payer n
event-coins_taken-none player payer n
event-toll_paid player payer n
event-toll_paid-none player payer n
event-rolled_for_loss player race n die
event-victim_gained player race n
event-tower_built player race region n
event-paid_for_declines player race n
event-abandoned player region n race
event-marker_gone marker region n
event-marker_placed marker region n
event-marker_returned marker region n
event-conquered player race region n
event-converted player race region victim
event-single_token_conquered player race region marker n
event-tribe_driven_out region
event-tokens_lost player race region n
event-token_markers_lost player race region n marker
event-tokens_fled player race region n
event-die_rolled player race die
event-die_rolled_for player race die region
event-attempt_failed player race region short
event-conquests_ended player race
event-tokens_gained player race n
event-redeployed player race n
event-given_up player race region
event-lifted player race n
event-ally_named player ally
event-no_ally player
event-paid_ally player ally n
event-scored player n
event-declined player race n
event-tokens_to_tray player race n
event-badge_discarded power
event-badge_kept player power race
event-race_waits player race
event-race_vanished player race why
event-markers_gone player race marker n
event-region_untenable player race region
event-region_left player race region marker
event-peace_ended player ally
event-pile_returned player race n
tokens-on_map n
event-withdrew player race n
event-stayed_in_hand player race n
event-turn_ended player
event-game_over winners coins
event-tie_broken winners coins others n tokens
event-shared_victory winners

phase-pick player
phase-pick-dear player combos n
phase-pick-one player
phase-pick-none player
phase-start player race choices
phase-start-returns player race power n
phase-start-returns-no_badge player race n
phase-conquest player race choices
phase-conquest-none player race choices
phase-conquest-rolled player race choices n
phase-conquest-first_wave player race choices
phase-conquest-first_wave-done player race
phase-second_wave
phase-two_waves
phase-redeploy player race
phase-redeploy-leaves_one player race n
phase-redeploy-stays player race n
phase-redeploy-least player race n
phase-redeploy-no_race player
phase-redeploy-no_region player race
phase-redeploy-end player
phase-redeploy-declined player race
phase-redeploy-declined-too player race
phase-redeploy-place player markers
phase-redeploy-ally player
phase-after_scoring player race
phase-withdraw player race n
phase-withdraw-too marker n
phase-over winners n

means-one marker n
means-spent marker n
means-beast marker n height
means-shot marker n region
means-hired marker n coins
act-conquer_with means n
act-attempt_with means n chance
act-attempt_with-sure means n chance
explore-attempt_with-if_die means die chance
act-tower-here n
act-tower region n
act-trade race n given
act-trade-some
act-second_wave
ask-tower
ask-trade race
widget-pieces marker n height
widget-pieces-high marker n height
widget-marker-high marker n height
widget-hand-extra marker n
widget-with_extras race marker n
widget-collected race n rate
widget-collected-about race n rate
widget-each
widget-tower player race n
widget-coins_left player n
widget-immune race

explore-begun branch
explore-shown branch
explore-back
explore-renamed branch
explore-forgotten branch
explore-steps n turn
explore-steps-since n turn
explore-title player
explore-took player regions
explore-game
explore-best amount
explore-if_die die chance
explore-attempt-if_die die chance
explore-bot-random
explore-bot-greedy
explore-bot-beginner
explore-bot-casual
explore-bot-skilled
explore-bot-planner
explore-bot-lookahead
explore-about-beginner
explore-about-casual
explore-about-skilled
explore-about-lookahead
explore-seat-given player bot
explore-seat-taken player
explore-bot-turn bot player

whatif-name n
whatif-out_of_date n
whatif-nothing_to_adopt
whatif-adopted n
whatif-left-die n die
whatif-left-player n decider
whatif-left n
whatif-threats player
whatif-nothing_to_take player
whatif-no_turn_left player
whatif-attacker n player race
whatif-picks player
whatif-picks-cheapest region cost hand power race
whatif-at_once n
whatif-with_die n
whatif-with_coins n player
whatif-together n
whatif-safe n regions
whatif-in_hand n player
whatif-threat-tokens player power race region cost hand
whatif-threat-marker player power race region marker cost
whatif-threat-replace player power race region
whatif-threat-die player power race region cost hand chance
whatif-threat-coins player coins
whatif-head-region
whatif-head-by
whatif-head-cost
whatif-head-hand
whatif-head-chance
whatif-by player race
whatif-by-new player power race
whatif-means-marker marker
whatif-means-coins player coins
whatif-means-replace
whatif-sure
whatif-needs die
whatif-outcomes region
whatif-outcomes-roll
whatif-outcomes-sure
whatif-head-die
whatif-head-happens
whatif-head-brings
whatif-face die
whatif-face-none
whatif-fell die
whatif-payable n
whatif-expected amount
whatif-compare player
whatif-head-compare
whatif-before
whatif-row-coins
whatif-row-score
whatif-row-coins_then
whatif-row-hand
whatif-row-regions
whatif-row-weakest
whatif-row-danger player
whatif-part-threats
whatif-part-score
whatif-row-active race
whatif-row-active_races
whatif-row-declined race
whatif-row-bonus name
whatif-paid
whatif-in_decline n
whatif-new regions
whatif-gone regions
whatif-these regions
whatif-with_luck regions
whatif-for_coins regions
whatif-in_a_turn n
whatif-regions n
whatif-quoted what
whatif-star
whatif-undeployed
whatif-most_coins n what
whatif-same_coins n
whatif-least_danger n what
whatif-same_danger n

search-proven amount
search-proven-dice amount
search-proven-average amount
search-proven-average-of amount outcomes
search-bound amount limit n
search-bound-average amount limit n
search-unbound amount n
search-reach-proven region chance
search-reach-bound region chance limit n
search-fraction chance amount
search-outcome amount chance
search-average amount
search-average-of amount outcomes
search-plan-pick race power
search-plan-decline
search-plan-abandon regions
search-plan-conquer regions
search-plan-attempt region chance
search-plan-roll
search-plan-attempt-first region chance
search-plan-roll-first
search-plan-roll_for_loss
search-plan-nothing
search-plan-nothing_more
search-plan-end
search-try player race region die
search-roll player
search-title player
search-next
search-line amount
search-line-average amount
search-if-success

bot-by_lot n
bot-by_lot-stand
bot-never_ends bot n action
bot-picks power race n price coins
bot-declines race
bot-abandons region
bot-takes region n coins
bot-takes-from region n coins player
bot-takes-with region n coins marker
bot-tries region
bot-converts region victim
bot-attempts region chance
bot-rolls
bot-stops
bot-stops-idle
bot-spreads n race
bot-guards region n race
bot-guards-only region n race
bot-gathers region n race
bot-places marker n regions
bot-places-defends marker n regions
bot-places-protects marker n regions
bot-places-none marker
bot-allies ally n
bot-no_ally
bot-ends n
bot-ends-scored
bot-withdraws race
bot-at_random
bot-greedy amount
bot-greedy-settles
bot-beginner
bot-beginner-picks
bot-beginner-stands
bot-beginner-declines
bot-casual
bot-casual-picks
bot-casual-stands
bot-casual-declines
bot-lead-ahead amount most limit
bot-lead-behind amount most limit
bot-plans-decline n lead other
bot-plans-going_on n lead other
bot-plans-pick n lead other power race
bot-plans-line n lead
bot-plans-redeployment n lead
bot-looked_ahead n
bot-looked_ahead-many n
bot-expects-decline player
bot-expects-going_on player
bot-expects-pick player power race
bot-defends

tournament-title n boards seed
tournament-range low high
tournament-percent share
tournament-bot_failed game board seats seed bot what
tournament-worker_lost game board seats seed what
tournament-kept n
tournament-cannot_travel what

coach-title player move
coach-less lost amount made
coach-less-at_least lost amount limit
coach-less-perhaps lost amount made
coach-average
coach-as_good amount
coach-gave_away lost amount made
coach-at_least lost amount limit
coach-perhaps lost amount made
coach-nothing_better amount
coach-nothing_better-limit amount limit
coach-withdrawal
coach-better plan
coach-shown player
coach-all_faces
coach-this_turn_only
coach-ahead n lead
coach-ahead-decline n lead other
coach-ahead-pick n lead other power race
coach-line-best
coach-line-made

chart-axis-coins
chart-axis-turn
chart-axis-short
chart-axis-chance
chart-column-from
chart-column-coins
chart-column-why
chart-column-combo
chart-column-faces
chart-source-regions
chart-source-declined
chart-source-board
chart-source-race
chart-source-power
chart-source-pick
chart-source-peace
chart-bar-regions race
chart-bar-declined race
chart-bar-bonus name
chart-waterfall
chart-coins
chart-coins-start n player
chart-coins-after n player turn
chart-coins-now n player turn
chart-coins-brought n
chart-coins-spent n
chart-coins-won n winners
chart-coins-leads n winners
chart-coins-own n player
chart-hidden
chart-row-start
chart-row-now turn
chart-income
chart-income-best n player power race
chart-income-read
chart-income-none
chart-income-turn turn what
chart-die
chart-die-read
chart-die-blank chance n
chart-die-faces chance faces n
chart-die-never n
chart-die-none
chart-die-short n
chart-combos
chart-combos-best amount power race
chart-combos-read
chart-combos-later
chart-combos-unproven
chart-combos-score
chart-combos-found
chart-combos-price
chart-combos-dear
chart-combos-total amount
chart-combos-scores amount
chart-column-tokens
chart-decline player
chart-decline-read
chart-decline-bold
chart-decline-plain
chart-decline-how
chart-decline-unproven
chart-decline-mark player
chart-decline-none player
chart-decline-axis
chart-decline-stay
chart-decline-stay-next
chart-decline-leave
chart-decline-leave-next
chart-decline-gain
chart-decline-turn turn
chart-decline-told-stay amount race
chart-decline-told-stay-next amount
chart-decline-told-leave amount race
chart-decline-told-leave-next amount
chart-decline-did player
chart-results n
chart-results-axis
chart-results-ahead bot other
chart-results-open bot other
chart-results-read
chart-results-fair
chart-results-won bot n wins
chart-results-range high low
chart-results-coins amount

measure-choke_points
measure-choke_points-told n others regions
measure-choke_points-none
measure-narrows
measure-narrows-told n others regions
measure-narrows-none n
measure-way_from_the_edge
measure-way_from_the_edge-told entries n regions
measure-way_from_the_edge-beyond regions
measure-neighbours
measure-neighbours-told most n others regions
measure-neighbours-terrain high low name terrain
measure-cluster terrain
measure-cluster-told most n regions terrain
measure-cluster-apart n regions terrain
measure-taste name
measure-taste-told n regions share

report-title players
report-so-far player turn turns
report-player
report-tokens
report-hidden
report-start
report-sources
report-points
report-no-points
report-after
report-made
report-lead player turn
report-lead-told coins n other player
report-swing n player turn
report-swing-told amount
report-swing-one n other
report-decline player turn
report-decline-told n race
report-decline-after name
report-decline-when
report-decline-read
report-decline-how
report-declined n player turns
report-declined-never player
report-missed-none
report-missed amount limit n turn
report-missed-most amount made most n race turn
report-from_to high low
report-gift player turn

teach-solved
teach-answered
teach-skipped n
teach-missing goal
teach-missing-scored n wanted
teach-missing-coins n wanted
teach-missing-regions n wanted
teach-missing-hand n wanted
teach-missing-tokens n region wanted
teach-missing-holds n wanted missing
teach-no_question
teach-no_mistake
teach-play_out
teach-library n
teach-head-name
teach-head-title
teach-head-teaches
teach-group-rulebook
teach-group-races
teach-group-powers
teach-group-puzzles
teach-group-exercises

quiz-ask-cost race region
quiz-ask-coins player
quiz-ask-targets hand race
quiz-ask-targets-no_die hand race
quiz-ask-losses n race region
quiz-ask-chance hand region
quiz-ask-why race region
quiz-after who
quiz-after-who player what
quiz-after-conquer regions
quiz-after-conquer_with region means
quiz-after-attempt_with region means
quiz-after-decline_tower race region
quiz-after-pick power race
quiz-after-attempt region
quiz-after-convert region
quiz-after-abandon region
quiz-after-roll
quiz-after-stop
quiz-after-redeploy race
quiz-after-place marker
quiz-after-ally ally
quiz-after-no_ally
quiz-after-end_turn
quiz-after-decline race
quiz-after-withdraw race
quiz-after-use count
quiz-lost-kept lost n
quiz-right
quiz-wrong
quiz-too-low
quiz-too-high
quiz-more-to-find
quiz-no-answer
quiz-no-answer-yet what
quiz-give-number
quiz-give-number-or options
quiz-give-one options
quiz-give-several options
quiz-left-out what
quiz-left-out-either what other
quiz-left-out-rule what
quiz-left-out-base
quiz-left-out-minimum
quiz-in-vain what
quiz-wrong-way what
quiz-coins-tokens
quiz-coins-bonuses
quiz-coins-water what
quiz-coins-neighbour
quiz-losses-all
quiz-losses-none
quiz-losses-swapped
quiz-losses-elsewhere
quiz-losses-saved what
quiz-chance-even
quiz-chance-blanks
quiz-chance-exact
quiz-chance-swapped
quiz-chance-needs
quiz-chance-sure
quiz-why-too-few
quiz-why-mountain
quiz-why-defended
quiz-why-empty
quiz-why-moment
quiz-why-once
quiz-ask-winner what
quiz-ask-winning_team what
quiz-ask-purchase player race
quiz-ask-lost_to player race region victim marker
quiz-ask-rising n player race who
quiz-winner-unranked player
quiz-winner-team coins most winners
quiz-winner-team-tie coins most winners
quiz-why-not-once
quiz-why-not-own_region race region
quiz-why-not-water race region
quiz-why-not-immune region
quiz-why-not-not_border race
quiz-why-not-not_adjacent race region
quiz-why-not-too-few
quiz-why-not-mountain
quiz-why-not-defended
quiz-why-not-empty
quiz-why-not-moment race
quiz-rule-base
quiz-rule-tokens
quiz-rule-minimum
quiz-rule-die
quiz-rule-regions
quiz-rule-declined
quiz-rule-loss
quiz-rule-own_region
quiz-rule-water
quiz-rule-immune
quiz-rule-peace
quiz-rule-not_border
quiz-rule-not_adjacent
quiz-rule-no_tokens
quiz-rule-not_enough_tokens
quiz-rule-entry
quiz-rule-cost
quiz-rule-losses
quiz-rule-withdraw
quiz-rule-redeploy
quiz-rule-score
quiz-rule-decline
quiz-rule-pick
quiz-rule-end
quiz-rule-defence
quiz-rule-conquer
quiz-rule-abandon
quiz-rule-attempt
quiz-rule-convert
quiz-rule-roll
quiz-rule-stop
quiz-rule-place
quiz-rule-ally
quiz-rule-end_turn
quiz-rule-use
quiz-rule-start
quiz-rule-conquest
quiz-rule-after_scoring
quiz-rule-over
quiz-progress
quiz-progress-of name
quiz-progress-none
quiz-progress-what
quiz-progress-state
quiz-progress-more
quiz-progress-lessons
quiz-progress-missed
quiz-solved
quiz-open
quiz-tries n
quiz-box n
quiz-due n
quiz-progress-damaged name what
quiz-progress-unsaved what
quiz-again what
quiz-class n
quiz-class-lesson
quiz-class-all
quiz-class-rule
quiz-class-learners
quiz-class-missed
quiz-class-of most n
quiz-class-key
quiz-class-refused name what
quiz-no-exercise name
quiz-no-exercise-but name options
quiz-play-it name
quiz-cannot-check name what
quiz-handout n
quiz-handout-before
quiz-handout-many
quiz-handout-moves
quiz-answers
quiz-answers-solution n
quiz-answers-mistakes
quiz-title turn name
quiz-nothing what

lesson-series n count
lesson-you player
lesson-question n count
lesson-review n
lesson-leads
lesson-leads-example
lesson-nothing_missed
lesson-hint n
lesson-answer_first
lesson-only_questions
lesson-no_best
lesson-no_bots
lesson-where_it_leads
lesson-over
lesson-done

edit-turn-anew player
edit-was-over turn
edit-hand-lost n race
edit-pieces-back marker n
edit-stacks-anew
edit-coins-hidden n
edit-map-cleared
edit-followed gone n race
edit-cleared n race
edit-replaced n race region
edit-markers-gone marker
edit-badge-drawn power race
edit-thinned-out n race
edit-tribe-gone region
edit-stacked n race region
edit-least n race
edit-pile-gone n
edit-cashed-now marker n player
edit-tokens-lie n power race
edit-pack-in pack powers races
edit-pack-out pack powers races
edit-variant-gone pack variant
edit-guard-left race
edit-brought n power race
edit-brought-once n race
edit-declined-one race region
edit-declined-spread n race
edit-tower-one race
edit-tower-high n race
edit-left-one n race region
edit-declined-nowhere race
edit-declined-early n player
edit-built marker n player
edit-gathered marker n player
edit-on-combo n power race
edit-pile-tribes n player
edit-tribe-nowhere region
edit-column-race come gone
edit-column-power come gone
edit-column-gone power race
edit-box n race region
edit-box-over n race
edit-box-small n race wanted
edit-ground race region
edit-tribe-water region
edit-tribe-held region
edit-marker-nobody marker region
edit-marker-not-theirs marker race region
edit-marker-full marker n region
edit-marker-box marker n
edit-marker-left marker n
edit-cashed marker player
edit-no-pile race
edit-none-there region
edit-nobody-plays race
edit-held-race player race
edit-held-power player power
edit-declined-limit player
edit-badge-gone power race
edit-no-badge
edit-no-race player
edit-name-taken name
edit-column-full n
edit-stack-empty
edit-pack-board pack
edit-pack-race pack player race
edit-pack-power pack player power
edit-pack-pile pack player race
edit-pack-problem pack what
edit-dice
edit-number least most
edit-text n
edit-unknown
edit-link-stays link region
edit-link-ground link region
edit-link-taken link region
edit-problem what where
edit-too-long n
edit-unreadable why
edit-loaded
edit-begun
edit-cancelled
edit-left
edit-kept
edit-played
edit-back
edit-undone
edit-redone
edit-in-lesson
edit-not-open
edit-no-game-before
edit-tokens-left left n
edit-markers-left n
edit-tray-left left
edit-pieces-owned marker
edit-pack-about powers races
edit-on-map n
edit-count n region what
edit-board n
edit-board-islands n count
edit-link-at region
edit-link-moved link region
edit-own-board
"""

CONTRACT: dict[str, frozenset[str]] = {
    words[0]: frozenset(words[1:]) for line in _LINES.splitlines() if (words := line.split())
}
