import type { CorrectionCode } from '@pratik/contract/feedback';
import { calqueRows } from './calques.ts';

/**
 * Fixed phrases that differ from their Turkish equivalents. Notation: `code: words => right / another`. On the left
 * side, `a|b` matches either word, `=go` matches any form of the verb, and `^` matches the start of the sentence.
 * Square brackets enclose the words to replace; all other words are context. If the right side starts with `=`, the
 * replacement takes the form of the first replaced word. An empty right side deletes the words.
 */
const rows = `
false-friends-and-calques: the [air] is|was|isn't|wasn't hot|cold|sunny|rainy|cloudy|bad|nice|beautiful|windy|warm|snowy|foggy => weather
false-friends-and-calques: the [air] is|was very|so|really|too hot|cold|sunny|rainy|cloudy|bad|nice|windy|warm => weather
wrong-preposition: =get [on] the|a|my|his|her|our|their car|taxi => in / into
false-friends-and-calques: [what is the hour|clock|time] => what time is it
false-friends-and-calques: [how much is the hour|clock|time] => what time is it
word-order: [my all] friends|family|life|money|clothes|books|lessons|teachers|relatives|classmates|cousins => all my
word-order: [our all] friends|family|lessons|teachers|relatives|neighbours => all our
word-order: [his all] friends|family|life|money|books => all his
word-order: [their all] friends|family|life|money => all their
false-friends-and-calques: [how] is|was the|your weather|city|town|house|school like => what
false-friends-and-calques: [how] does|do|did he|she|it|they|you look like => what
false-friends-and-calques: [sport|sports hall|salon|saloon] => gym
wrong-preposition: [in] my|his|her|your|our|their age => at
wrong-preposition: [in] the age of => at
false-friends-and-calques: [make friendship] => make friends
false-friends-and-calques: [made friendship] => made friends
wrong-preposition: [for|to] my|our opinion => in
false-friends-and-calques: [academician] => academic
false-friends-and-calques: [academicians] => academics
false-friends-and-calques: in|at a|this|that|our|small|cheap|nice [pension] => guesthouse
false-friends-and-calques: in|at a|this|textile|car|big|shoe|furniture [fabric] => factory
false-friends-and-calques: my|his|her|an|summer [staj] => internship
false-friends-and-calques: [have hungry] => am hungry
false-friends-and-calques: [according to me|us] => in my opinion
wrong-preposition: =go [to] a|my|our|his|her|their holiday|vacation|trip|tour|picnic|diet|cruise => on
wrong-preposition: =go [to] holiday|vacation => on
wrong-preposition: =go [to] a walk|run|swim|drive => for
extra-preposition: =go [for] shopping|swimming|skiing|fishing|hiking|camping|dancing|jogging =>
wrong-preposition: fall|fell|falls|falling|fallen [to] love => in
wrong-preposition: in love [to|at|from] => with
wrong-preposition: [in|by] the other hand => on
wrong-preposition: [in] a|the farm => on
wrong-preposition: [in] the|my|our|his|her|their way to|home => on
wrong-preposition: [in] the phone|internet|net|radio => on
missing-article: [in|from|on internet] => on the internet
wrong-preposition: [in television|tv] => on TV
wrong-preposition: [on|at] the world $ => in
wrong-preposition: [with|by] foot => on
wrong-preposition: [with] a|an angry|loud|low|soft|quiet|high voice => in
wrong-preposition: in|with|by|for [with] cash => in
wrong-preposition: [in|at] the second|third|fourth|fifth|sixth|first|top|ground|tenth floor => on
wrong-preposition: =hang [in] the wall|ceiling => on
wrong-preposition: picture|painting|pictures|poster|posters|clock [in] the wall|ceiling => on
wrong-preposition: [in] the|a|this bus_stop|crossroads|traffic_lights => at
wrong-preposition: [in] the|a bus stop => at
wrong-preposition: [in] the same time => at
extra-preposition: [in|on|at] every|last|next|this week|month|year|weekend|summer|winter|night|morning|evening|monday|tuesday|wednesday|thursday|friday|saturday|sunday =>
extra-preposition: [at] today|tonight =>
wrong-preposition: [in] midnight|noon|night => at
wrong-preposition: [at] summer|winter|spring|autumn => in
wrong-preposition: [at] january|february|march|april|june|july|august|september|october|november|december => in
wrong-preposition: [in] my|his|her|your|their|our birthday => on
wrong-preposition: [in|at] new year's eve|day => on
wrong-preposition: [in] the top|bottom of => at
wrong-preposition: [in] page => on
wrong-preposition: [for|in] sale => for
wrong-preposition: [from] my|his|her opinion => in
wrong-preposition: [with] mistake|accident|chance|email|post => by
wrong-preposition: on|in|with [time with] => time with
wrong-preposition: [at] my|his|her|our|their own risk => at
wrong-preposition: similar [with|as] => to
wrong-preposition: [under] the rain|sun => in
wrong-preposition: [on] the sky => in
wrong-preposition: [in] the party|meeting|concert|conference|wedding => at
wrong-preposition: [on] the morning|afternoon|evening $ => in
wrong-preposition: reason [of] the|my|his|her|this|that|their|our => for
wrong-preposition: reason|reasons [of] being|not => for
wrong-preposition: solution|solutions|answer|answers|key [of] the|this|that|my|your|all|our => to
wrong-preposition: interest [about|at] => in
wrong-preposition: increase|decrease|rise|fall|drop|change [of] the prices|price|number|temperature|population => in
wrong-preposition: increase|decrease|rise|drop [of|at] prices|sales|unemployment|temperature => in
wrong-preposition: need [to] a|more|some => for
wrong-preposition: damage|harm|attention [for|at] the|our|my => to
wrong-preposition: relationship|relations|conversation|agreement|meeting|interview [to] my|his|her|our|their|the|him|them|me => with
wrong-preposition: experience|difficulty [about|at] => in
wrong-preposition: respect [to] my|his|her|our|their|the|your|people|nature|elders => for
wrong-preposition: love [to] my|his|her|our|their|animals|music|nature => for
wrong-preposition: demand|passion|talent|reputation [of|about|at] => for
wrong-preposition: belief|success|confidence [at] => in
wrong-preposition: effect|influence|impact [to|at] => on
wrong-preposition: information|news|book|film|article|idea|question|story [for|of] turkey|istanbul|history|science => about
wrong-preposition: congratulations [for|about] your|the => on
wrong-preposition: advantage|disadvantage|cause [for|from] the|this|living|using => of
wrong-preposition: difference [of|from|among] the|these|them|two => between
wrong-preposition: invitation|visit|trip|way [for] my|the|our|his|her wedding|party|museum|school|city|house => to
wrong-preposition: example|examples [to|for] this => of
false-friends-and-calques: =watch a|the|turkish|my [serial] => series
false-friends-and-calques: =watch [serials] => series
false-friends-and-calques: =watch turkish|korean|american|some|my [serials] => series
false-friends-and-calques: [touristic] => tourist
false-friends-and-calques: a|an|am|is|are|was|very|so|really|more|most [sportive] => sporty / athletic
false-friends-and-calques: [coiffeur] => hairdresser
false-friends-and-calques: [open buffet] => buffet
false-friends-and-calques: [sleeping room] => bedroom
false-friends-and-calques: [eating room] => dining room
false-friends-and-calques: [photograph machine] => camera
false-friends-and-calques: [music group] => band
false-friends-and-calques: concert|wedding|conference|meeting [salon|saloon] => hall
false-friends-and-calques: waiting [salon|saloon] => room
false-friends-and-calques: my|his|her|our|their|your|players' [moral] => morale
false-friends-and-calques: =wear a|his|my [smoking] => tuxedo
false-friends-and-calques: =play [basket] => basketball
false-friends-and-calques: =play [volley] => volleyball
false-friends-and-calques: do|did|doing|does|finish|finished a|my|his|her [master] => master's degree
false-friends-and-calques: [high licence|license] => master's degree
false-friends-and-calques: [yesterday night] => last night
false-friends-and-calques: [today morning] => this morning
false-friends-and-calques: [today afternoon] => this afternoon
false-friends-and-calques: [today evening] => this evening
false-friends-and-calques: [this night] => tonight
false-friends-and-calques: in|at the|my [last times] => recent weeks
false-friends-and-calques: [in last times] => recently
false-friends-and-calques: [raining snow] => snowing
false-friends-and-calques: [rained snow] => snowed
false-friends-and-calques: [rains snow] => snows
false-friends-and-calques: [both two] => both
false-friends-and-calques: each [others] => other
false-friends-and-calques: =return [back] =>
false-friends-and-calques: =repeat it|this|that [again] =>
false-friends-and-calques: [with together] => together with
false-friends-and-calques: [in|for|to my idea] => in my opinion
false-friends-and-calques: [according to my opinion|idea] => in my opinion
false-friends-and-calques: [except from|of] => except for
wrong-preposition: because [from] => of
wrong-preposition: the same [with|like|of] => as
wrong-preposition: same way|thing|time|age|size [with|of] => as
false-friends-and-calques: [a lot of more] => a lot more
false-friends-and-calques: third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth [class] => grade
false-friends-and-calques: =win the|a [university] => place at university
false-friends-and-calques: economic [car|way|person] => economical
false-friends-and-calques: wrote|write it in my|his|her|the [agenda] => diary
word-order: [a such] => such a
word-order: [the all] => all the
word-order: [how a] beautiful|nice|lovely|great|good|big|strange => what a
false-friends-and-calques: =make|take me|him|her|us a [phone] => call
wrong-preposition: am|is|are|was|were|'m [in] holiday|vacation|diet => on
false-friends-and-calques: [how many hours|clock] is it => what time
false-friends-and-calques: [cinema film] => film
false-friends-and-calques: [cartoon film] => cartoon
false-friends-and-calques: [news speaker] => newsreader
extra-preposition: [to] here|there|abroad|upstairs|downstairs|outside|inside|somewhere|anywhere|everywhere => 
wrong-preposition: [in|on] half|quarter past => at
wrong-preposition: [on] the table and eat => at
wrong-preposition: aim|aimed [to] => at
wrong-preposition: increase|decrease [at|on] the => in
false-friends-and-calques: my|our|his|her [patron] => boss
false-friends-and-calques: =bake a|the [pasta] => cake
false-friends-and-calques: floors in|on our|my|the [apartment] => building
false-friends-and-calques: [at the result] => as a result
false-friends-and-calques: [as the result] => as a result
false-friends-and-calques: a|his black|white|nice|new|dark [smoking] => tuxedo
false-friends-and-calques: in my|his|her [agenda] => diary / planner
false-friends-and-calques: really|very|so [sympathetic] girl|boy|person|man|woman|guy|people => likeable / nice
false-friends-and-calques: a [sympathetic] girl|boy|guy => likeable / nice
false-friends-and-calques: a|the|this car|textile|shoe|chocolate|furniture [fabric] => factory
false-friends-and-calques: very|so|really [sympathetic] and => likeable / nice
false-friends-and-calques: [from|on the other side] , => on the other hand
false-friends-and-calques: the [actual] economic|political situation => current
quantifier: have|has|had|with|is|are [lot of] => a lot of
quantifier: only [few] => a few
`;

export type SetPhrase = { code: CorrectionCode; pattern: string; right: string };

export const setPhrases: readonly SetPhrase[] = `${rows.trim()}\n${calqueRows.trim()}`
  .split('\n')
  .map((row) => {
    const [, code = 'other', pattern = '', right = ''] = /^([a-z-]+): (.*?) =>\s?(.*)$/.exec(row) ?? [];
    return { code: code as CorrectionCode, pattern, right };
  });
