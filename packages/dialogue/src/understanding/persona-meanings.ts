import type { PersonaFact } from '@pratik/content/kinds/scenario';

const DO = '(?:do|does|did|are|were|is|was|have|has|can|could|will|would)?';

/**
 * Patterns of learners’ questions about the persona, each with its meaning. The first matching pattern determines
 * the meaning.
 */
export const personaMeanings: readonly (readonly [PersonaFact, RegExp])[] = [
  [
    'age',
    /\bhow old (?:are )?(?:you|u)\b|\byour age\b|\bwhen (?:were|was) you born\b|\bwhen (?:is )?your birthday\b/,
  ],
  [
    'name',
    /\b(?:what is |what )?your (?:first |full )?name\b|\bwho (?:are|r) (?:you|u)\b|\bwhat (?:should|can|do) i call you\b/,
  ],
  [
    'job-time',
    /\bhow long (?:have |do |did |are )?you (?:been )?(?:work\w*|do\w* this|had this job|live\w* here|here|been here)\b|\bhow many years (?:have )?you work/,
  ],
  [
    'job-like',
    /\b(?:like|love|enjoy|happy (?:with|in)|hate) (?:your (?:job|work)|working|this job|this work|work here|the job)\b|\bis your (?:job|work) (?:difficult|hard|easy|good|boring|interesting|fun|tiring)\b|\bhow is your (?:job|work)\b|\bbest (?:part|thing) (?:of|about) (?:your|this) (?:job|work)\b|\bwhy (?:did |do )?you (?:become|became|choose|chose|work)\b/,
  ],
  [
    'job',
    /\bwhat (?:is )?your (?:job|work|profession|occupation)\b|\bwhat (?:do|does|are) you do(?:ing)?(?: for (?:a living|work|job))?$|\bwhere (?:do|are) you work\w*|\bdo you (?:have a )?(?:work|job)$|\bare you (?:working|a student|a teacher|student|teacher)\b|\byour profession\b|\b(?:ask|know|tell me) what (?:do )?you do$|\bdo you work\b(?! on| at| every| here| in the| with| alone)/,
  ],
  [
    'from',
    /\bwhere (?:are |do |is )?you (?:come )?from\b|\bwhere you from\b|\bwhat country\b.*\byou\b|\byour (?:country|hometown|nationality)\b|\bare you (?:english|british|american|turkish|from \w+)\b|\bwhere (?:were |was )?you (?:born|grow|grew)\b/,
  ],
  [
    'home',
    /\bwhere (?:do |are |did )?you (?:live|living|stay)\b|\bdo you live (?:in|near|alone|here|with|at|far)\b|\bdescribe your (?:house|home|room|flat)\b|\byour (?:house|home|flat|room|city|town|neighbourhood|village) (?:big|small|like|nice|beautiful|far|near)\b|\b(?:is|how is|what is) your (?:house|home|flat|city|town|village)\b/,
  ],
  [
    'siblings',
    new RegExp(
      `\\b${DO} ?you (?:have|has|got|have got) (?:any |a |an )?(?:brother|sister|sibling)s?\\b|\\bhow many (?:brother|sister|sibling)s?\\b`,
    ),
  ],
  [
    'children',
    /\byou (?:have|has|got|want) (?:any |a )?(?:child|children|kids?|childs|baby|babies|sons?|daughters?)\b|\bhow many (?:children|kids|childs)\b|\bare you (?:a )?(?:mother|father|parent)\b/,
  ],
  [
    'married',
    /\bare you (?:married|single|engaged|in love|alone)\b|\byou (?:have|got) (?:a |any )?(?:wife|husband|girlfriend|boyfriend|partner)\b|\byou married\b/,
  ],
  [
    'family',
    /\b(?:about |is |have )?your (?:family|parents|mother|father|mum|dad)\b|\byou (?:have|got) (?:a )?(?:big |small |large )?family\b/,
  ],
  [
    'pets',
    /\byou (?:have|has|got|like|love|want) (?:any |a |an )?(?:pets?|cats?|dogs?|animals?)\b|\byour (?:pet|cat|dog)\b|\bfavou?rite animal\b/,
  ],
  [
    'friends',
    /\b(?:you (?:have|got) (?:many|a lot of|any|lots of|good|close|a best)? ?(?:best )?friends?|your (?:best )?friends?)\b/,
  ],
  [
    'cooking',
    /\b(?:can|do|could) you cook\b|\byou (?:like|love|enjoy) (?:to )?cook\w*\b|\bare you (?:a )?good (?:cook|at cooking)\b|\bwhat (?:do|can) you cook\b/,
  ],
  [
    'drink',
    /\bfavou?rite drink\b|\b(?:do you )?(?:like|drink|prefer) (?:tea or coffee|coffee or tea|tea|coffee)\b.*\b(?:or|you)?|\bwhat (?:do|would) you (?:like (?:to )?)?drink\b/,
  ],
  [
    'food',
    /\bfavou?rite (?:food|meal|dish|dessert|fruit|breakfast)\b|\bwhat (?:do |did |food )*you (?:like |love |usually )*(?:to )?eat\b|\bwhat (?:kind of )?food\b.*\byou\b|\bdo you like (?:turkish food|food|kebab|mantı|baklava|pizza)\b|\bwhat (?:do|did) you have for (?:breakfast|lunch|dinner)\b/,
  ],
  [
    'music',
    /\b(?:favou?rite (?:music|song|singer|band)|what (?:kind of |type of )?music|you (?:listen|like|love|enjoy) (?:to )?music|you play (?:any |an |a |the )?(?:instrument|guitar|piano)|you sing|do you dance)\b/,
  ],
  [
    'film',
    /\b(?:favou?rite (?:film|movie|series|actor|tv)|what (?:kind of )?(?:films?|movies?)|you (?:like|watch|love) (?:\w+ )?(?:films?|movies?|series|tv|netflix))\b/,
  ],
  [
    'book',
    /\b(?:favou?rite (?:book|author|writer)|what (?:kind of )?books?|you (?:like|love|enjoy) (?:to )?(?:read|reading|books?)|are you reading|you read (?:books?|a lot))\b/,
  ],
  [
    'sport',
    /\b(?:favou?rite (?:sport|team|football team)|what sports?|you (?:do|like|play|love|watch) (?:any |a )?(?:sports?|football|basketball|tennis|volleyball|exercise)|which team|what team|do you swim)\b/,
  ],
  [
    'travel',
    /\b(?:you (?:like|love|enjoy) (?:to )?(?:travel\w*|trips?)|have you (?:ever )?(?:been|visited|come|travell?ed)|did you (?:go|visit|travel)|favou?rite (?:country|city|place)|which countr(?:y|ies)|(?:been|come|gone) (?:to )?(?:turkey|türkiye|istanbul)|know (?:turkey|türkiye|istanbul)|your (?:last )?holiday|where (?:do|did|will) you go (?:on|for) (?:holiday|vacation))\b/,
  ],
  [
    'languages',
    /\b(?:what|which|how many) languages?\b|\b(?:do|can) you (?:speak|know|understand) (?:any |a little |some )?(?:turkish|german|french|spanish|italian|english|other|another|arabic|languages?)\b|\byou speak\b/,
  ],
  [
    'season',
    /\bfavou?rite season\b|\bwhich season\b|\byou (?:like|love|prefer) (?:summer|winter|spring|autumn)\b/,
  ],
  [
    'weather',
    /\b(?:how is|what is|how was) (?:the )?weather\b|\bis it (?:hot|cold|rain\w*|sunny|snow\w*)\b|\byou like (?:rain|snow|sun|hot weather|cold weather|the rain)\b/,
  ],
  ['colour', /\bfavou?rite colou?r\b|\b(?:what|which) colou?r (?:do )?you\b/],
  [
    'morning',
    /\b(?:what time|when) (?:do |did )?you (?:usually )?(?:get up|wake up|start|go to bed|sleep|finish|go to work)\b/,
  ],
  [
    'weekend',
    /\bwhat (?:do|did|will|are) you (?:usually )?(?:do|doing|going to do) (?:at|on|in|for)? ?(?:the |this |your |next |last )?(?:weekends?|sunday|saturday|evenings?|tonight|today|tomorrow|after work|yesterday)\b|\b(?:your|plans? for the|last|this) weekend\b.*\byou\b|\bhow was your weekend\b/,
  ],
  [
    'hobby',
    /\b(?:your )?(?:hobby|hobbies)\b|\bfree time\b|\bwhat (?:do )?you (?:like|love|enjoy) (?:to )?(?:do|doing)\b|\bwhat (?:do )?you like$|\byour interests?\b|\bwhat do you do for fun\b/,
  ],
  ['tired', /\bare you (?:tired|busy|bored|sleepy|hungry|thirsty|ill|sick)\b|\byou look (?:tired|sad|ill)\b/],
  [
    'feeling',
    /\bhow (?:are|r|is) (?:you|u|it going|things|your day|everything|life)\b(?! (?:going|able))|\bhow (?:do )?you (?:feel|feeling|doing)\b|\bare you (?:ok|okay|fine|happy|sad|good|well|alright)\b|\bhow was your (?:day|week)\b|\bwhat is up\b|\bhow you\b$/,
  ],
  [
    'dream',
    /\byour (?:dreams?|plans?|goals?|future)\b|\bwhat (?:do |would )?you (?:want|like) to (?:be|become|do in)\b/,
  ],
  [
    'school',
    /\byour (?:school|university|favou?rite (?:subject|lesson)|teacher)\b|\b(?:where|what) (?:did|do) you study\b|\bdid you go to (?:school|university|college)\b|\bwere you a good student\b/,
  ],
  [
    'phone',
    /\b(?:your phone|you (?:use|have|like) (?:instagram|tiktok|social media|a phone|the internet|twitter|youtube|facebook))\b/,
  ],
  ['fear', /\b(?:are|were) you (?:ever )?(?:afraid|scared|nervous)\b|\bwhat are you afraid\b/],
  ['money', /\b(?:your salary|how much (?:money )?(?:do |are )?you (?:earn|make|get)|are you rich)\b/],
];
