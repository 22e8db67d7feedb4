/** Nouns for people and animals close to the learner, as alternatives of a regular expression. */
export const PERSON =
  'mother|father|mum|mom|dad|parents|brother|sister|grandmother|grandfather|grandma|grandpa|grandparents|aunt|uncle|cousin|wife|husband|son|daughter|child|baby|friend|best friend|boyfriend|girlfriend|neighbou?r|teacher|boss|nephew|niece|dog|cat|bird|fish|pet|horse|rabbit|hamster|puppy|kitten|parrot';
export const FAMILY =
  'mother|father|mum|mom|dad|parents|brother|sister|grandmother|grandfather|grandma|grandpa|grandparents|aunt|uncle|cousin|wife|husband|son|daughter|child|children|baby|boyfriend|girlfriend|nephew|niece';

/** Adverbs that may stand before an adjective or a verb, each followed by a space. */
export const VERY =
  '(?:very |so |really |too |a bit |a little |quite |still |just |also |always |often |today |now |pretty |extremely |not very )*';
