import type { Rule } from './rule.ts';

/** Rules for expressions of romance, and for luring: secrets, meetings without other people, pictures of a body. */
export const grooming: readonly Rule[] = [
  {
    says: /\b(?:i am|im|i m) (?:so )?in love with you\b|\bi(?: think i)? (?:love|fancy) you\b/,
    unless:
      /\bi love you (?:mum|mom|dad|mother|father|my (?:mum|mom|dad|mother|father|son|daughter|dog|cat|friend)|grandma|grandpa|all|guys)\b|\b(?:song|film|movie|said (?:the|to))\b|\byou (?:can|do|did|will|are|were|like|have) /,
  },
  {
    says: /\b(?:be|become) my (?:girlfriend|boyfriend|lover|wife|husband|girl friend|boy friend|darling|sugar)\b/,
  },
  {
    says: /\b(?:send|sent|show|give)\b.{0,20}\b(?:photos?|pictures?|pics?|selfies?|videos?)\b.{0,12}\b(?:of (?:yourself|you|your body|your face|me|myself)|without clothes|naked|nude|in (?:your |my )?(?:underwear|bikini|bra))\b/,
  },
  {
    says: /\b(?:nudes?|naked|sexy|topless|underwear)\b.{0,10}\b(?:photos?|pictures?|pics?|selfies?|videos?)\b|\bsend\b.{0,8}\bnudes?\b/,
  },
  {
    says: /\bsend (?:me )?(?:some )?your (?:photos?|pictures?|pics?|selfies?)\b/,
    unless: /\b(?:homework|project|cat|dog|house|city|trip|holiday)\b/,
  },
  {
    says: /\b(?:our|this is our|just our) (?:little |small |own |special )?secret\b/,
    unless: /\b(?:recipe|surprise|party|weapon|of success|garden)\b/,
  },
  {
    says: /\b(?:dont|do not|not to) tell (?:it to )?(?:your|my)? ?(?:parents|mum|mom|mother|father|dad|family|anyone|anybody|teacher)\b.{0,30}\b(?:about us|about this|about me|we|it|me|he|him|met|talk)?/,
    unless: /\b(?:surprise|party|gift|present|broke|vase|end of|birthday|spoiler|exam result)\b/,
  },
  {
    says: /\bmeet (?:me |you |us )?(?:alone|secretly|in secret|at my (?:house|home|place|flat)|in my (?:house|home|room|flat))\b/,
  },
  {
    says: /\bcome to my (?:place|house|flat|room|home)\b.{0,30}\b(?:alone|nobody|no one|secret|tonight|parents (?:are not|arent))\b/,
  },
  {
    says: /\byou(?: are|re)? (?:so |very |really |looking )?(?:sexy|hot)\b/,
    unless: /\b(?:are you hot|hot (?:today|in|now|weather|room|tea|coffee|chocolate))\b/,
  },
  {
    says: /\b(?:want to|wanna|let me|can i|would like to|going to) (?:kiss|touch|hug and kiss|cuddle|undress) you\b/,
  },
  { says: /\bwhat are you wearing\b.{0,12}\b(?:right now|now|under|baby|honey|sweetie|tonight in bed)\b/ },
  {
    says: /\bare you (?:home )?alone\b|\bis anyone (?:else )?(?:at )?home with you\b/,
    unless: /\b(?:in this opinion|in thinking|the only)\b/,
  },
  {
    says: /\bshow me your (?:body|breasts?|legs|underwear|skin)\b|\btake off your (?:clothes|shirt|dress|pants|trousers)\b/,
  },
  { says: /\b(?:have|having|want) sex\b|\bmake love\b/, unless: /\b(?:film|movie|book|education)\b/ },
  { says: /\bmy (?:sweet|sexy|dear little|beautiful) (?:student|girl|boy|baby)\b/ },
  {
    says: /\b(?:very |so )?mature for your age\b|\b(?:nobody|no one|noone) (?:has to|needs to|will) (?:ever )?know\b|\bsee more of you\b/,
  },
  {
    says: /\b(?:give|tell|send|whats) (?:me )?your (?:insta\w*|snap\w*|whatsapp|telegram|phone number|mobile number|home address)\b/,
  },
  {
    says: /\bbe my valentine\b|\b(?:hello|hi|yes|bye|goodnight|night|you|day),? my (?:love|darling|sweetheart)\b|\bmy (?:love|darling|sweetheart)$/,
  },
  // Rules for Turkish expressions of romance, and for luring in Turkish.
  { says: /\byas(?:ina|inin) gore (?:cok )?olgun/ },
  { says: /\b(?:ciplak|seksi|soyunuk|ic camasir\w*)\b.{0,14}\b(?:foto|resim|video|goruntu)/ },
  { says: /\b(?:bana )?(?:kendi )?(?:foto\w*|resm\w*)ini? (?:gonder|at|yolla|goster)\b/ },
  { says: /\b(?:kucuk|bizim|aramizdaki|ikimizin) sir(?:rimiz|dir|ri|i)?\b/ },
  {
    says: /\b(?:ailene|annene|babana|kimseye|ailenden|annenden)\b.{0,10}\b(?:soyleme|anlatma|bahsetme|gizli)\b/,
    unless: /\b(?:surpriz|hediye|dogum gunu|parti)\w*/,
  },
  { says: /\bgizli(?:ce)? bulus/ },
  { says: /\bsana asik\w*|\bsevgilim ol\w*|\bbenimle cik(?:ar|mak)\b/ },
  { says: /\bevde (?:yalniz|tek) ?(?:basina )?mi(?:sin)?\b/ },
  { says: /\b(?:seni opmek|opeyim seni|cok seksisin|ustunde ne var|soyun)\b/ },
];
