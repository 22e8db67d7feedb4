import { frame, type Words } from '../frame.ts';
import type { Rule } from '../rule.ts';
import { fiction, illness, play, slip } from './beside.ts';

const i: Words = 'i|im|ive|ill|id|am i';
const _want: Words =
  'want|wanna|wants|wanted|wanting|wish|wished|wishing|hope|hoped|hoping|pray|prayed|praying|dream|like|love|need|rather|prefer|decided|ready|going|gonna|will|think|thinking|thought|think about|could|just';
const not: Words =
  'not|never|dont|didnt|doesnt|cant|cannot|wont|wouldnt|shouldnt|couldnt|no|no more|without|nothing|hadnt|wasnt|werent|isnt|wish|lost|hard to|any';
const people: Words =
  'everyone|everybody|every one|family|parents|mother|mum|mom|father|dad|they|people|world|friends|children|kids|husband|wife|brother|sister|you|life|house|all|someone|others|it';
const nobody: Words = 'nobody|no one|noone|no body|none|who|not anybody|not anyone|anyone|anybody';
const gone: Words =
  'die|died|dead|dies|dying|gone|disappear|disappeared|vanish|vanished|not here|wasnt here|werent here|am not here|was not here|were not here|not exist|didnt exist|dont exist|did not exist|not alive|wasnt alive|not around|wasnt around|werent around|not in this world|not born|never born|never existed|kill myself|leave this world|go forever';
const place: Words =
  'in a|in an|in the|in this city|in this country|in this house|in turkey|in istanbul|village|city|town|country|abroad|flat|apartment|dorm|with my parents|near|roommate|istanbul|ankara|neighbourhood|hotel|school|office';
const me: Words =
  'myself|my self|me|my arm|my arms|my wrist|my wrists|my leg|my legs|my skin|my thigh|my thighs|my veins|my vein|my body|my stomach';
const everyday: Words =
  'homework|exam|lesson|course|project|task|work|job|diet|meal|early|late|alarm|sunday|weekend|monday|noon|at six|at seven|at five|at eight';
const pills: Words =
  'pill|pills|tablet|tablets|medicine|medicines|meds|drug|drugs|antidepressants|painkillers|capsules|paracetamol|paracetamols|aspirin|aspirins|parol|xanax';
const despair: Words =
  'sad|empty|depressed|stressed|alone|lonely|numb|on purpose|purposely|feel better|feels better|feel something|feel alive|to feel|relax|relaxes|calm|calms|relief|relieved|to forget|punish|hate|razor|razors|blade|blades|cigarette|cigarettes|lighter|scissors|secretly|at night|every night|again|helps|bleed|blood';

/** Despair as learners hint at it in English, right or wrong. One line a way of saying it. */
export const selfHarmEnglish: readonly Rule[] = [
  // Death wished for
  frame([i, 'want|wanna|wish|hope|need|deserve|decided|ready|pray', 'die|died|dead|death|dying'], {
    but: [
      fiction,
      'laugh*|embarrass*|asham*|dying for|die for|of hunger|of heat|of boredom|old|peacefully at',
    ],
  }),
  frame(
    ['car|bus|truck|train|lorry|plane|accident', 'hit|hits|crash|crashes|kill|kills|run over', 'me|die'],
    {
      but: [fiction, 'nearly|almost|toy|last year|was hit|hit me last|luckily|careful|afraid|scared'],
    },
  ),
  frame(
    [
      'wish|hope|good if|better if|dream|pray',
      'cancer|accident|illness|disease|crash|crashes|earthquake',
      'me|die|i',
    ],
    {
      within: 5,
      but: [fiction, 'recover*|better soon|not have|dont have'],
    },
  ),
  frame(
    [
      'dont care|do not care|doesnt matter|does not matter|wouldnt mind|would not mind|dont mind',
      'if i|whether i|i',
      'die|live|alive|dead|dying|wake',
    ],
    { but: [fiction] },
  ),
  frame(
    [
      'wouldnt mind|would not mind|dream of|dreaming of|dream about|dreaming about|waiting for|wait for|looking forward to|ready for|ready to',
      'die|dying|death|my end',
    ],
    { within: 1, but: [fiction] },
  ),
  frame(['deserve|deserves', 'die|death|live|alive|suffer|pain|punished|hurt'], {
    within: 2,
    but: [fiction, 'animals|vacation|live in|better', 'he|she|they|criminals'],
  }),
  frame([i, 'should', 'die|not live|not be alive|be dead|not be here|not exist|disappear'], {
    within: 1,
    but: [fiction],
  }),
  frame(
    [
      'think|thoughts|thinking|dream|fantasize',
      'about|of',
      'death|dying|my death|my funeral|ending it|ending my life|ending everything|not existing|disappearing|jumping|hanging',
    ],
    { but: [fiction, 'skydiv*|parachute|philosoph*'] },
  ),
  frame(['my funeral|my own funeral|my grave|my own death|my death'], { but: [fiction] }),
  frame(
    [
      'painless|easy|easiest|quick|quickest|fast|best|many|easier',
      'way|ways',
      'die|dying|death|end my|end it|kill',
    ],
    { within: 1, but: [fiction, 'mosquito*|zombie*|insects|rats'] },
  ),
  frame(
    [
      'does it hurt|is it painful|how long does it take|what happens if i|what happens when i|how much does it hurt',
      'die|dying|dead|hang|jump|bleed|drown|kill|pills|cut',
    ],
    { within: 3 },
  ),
  // Not living
  frame(
    [
      'dont|do not|not|never|no|didnt',
      'want|wanna|wanting|like|wish',
      'live|life|living|alive|exist|breathe|breath|go on|be here any more|be here anymore|in this world|in this life|on this earth|on this world|continue to live|continue living|continue my life|continue like this|be born',
    ],
    {
      but: [
        fiction,
        place,
        everyday,
        'live here|live there|live alone|living alone|living in|living with|living here|live with|without my|without music|real life|live music',
      ],
    },
  ),
  frame(
    [
      'dont|do not|not|never|didnt',
      'want|wanna',
      'live',
      'this|like this|any more|anymore|with this|another|longer|here on',
    ],
    {
      within: 1,
      but: [
        fiction,
        'this city|this house|this flat|this country|this village|this neighbourhood|this building|this dorm|this street',
      ],
    },
  ),
  frame(
    [
      'stop|quit|done with|enough of|finished with|over with',
      'living|life|existing|being alive|this world|my life|live|breathing',
    ],
    { within: 1, but: [fiction, 'dont|never|in a|in the|with my parents|city'] },
  ),
  frame(
    [
      'tired|sick|bored|fed up|weary|exhausted|fatigued',
      'of|from|with|to|by',
      'life|live|living|lives|being alive|existing|breathing|myself|being me|everything|fighting|pretending|my existence|being here',
    ],
    {
      within: 2,
      but: [
        fiction,
        place,
        'city life|village life|school life|work life|daily life|with my parents|healthy life|fighting with my|fighting with',
      ],
    },
  ),
  frame(
    [
      'hate',
      'my life|living|being alive|to live|this life|my existence|that i am alive|waking up alive|being me|that im alive',
    ],
    { within: 0, but: [fiction, place, 'alone|with my'] },
  ),
  frame([i, 'hate|disgusted by|disgusted with|cant stand', 'myself|my self'], {
    within: 1,
    but: [
      'when i forget|when i eat|when i make|when i miss|for forgetting|mistakes|grammar|voice|in photos|in pictures',
    ],
  }),
  frame(
    [
      not,
      'reason|reasons|meaning|sense|point|purpose|hope|cause|power|strength|energy|will|desire|motivation|force|wish|courage',
      'live|life|living|go on|going on|continue|continuing|alive|exist|existing|wake up|get up|keep going|carry on|breathe|future|left|any more|anymore|for me',
    ],
    {
      but: [fiction, place, everyday, 'live in|sugar|phone|battery|coffee|english|grammar'],
    },
  ),
  frame(
    [
      'life|living|everything|existence|nothing|world',
      'has|is|have|feels|feel|seems|make|makes|become|became|does|doesnt|isnt|not|are|lost',
      'no meaning|meaningless|pointless|useless|worthless|meaning any more|meaning anymore|sense any more|sense anymore|no sense|empty|torture|a torture|no purpose|no point|worth it|too painful|unbearable|matters any more|its meaning|too heavy|so heavy|a prison|hell|worth living',
    ],
    {
      within: 1,
      but: [
        fiction,
        'at work|this exercise|shop|fridge|street|streets|without music|without coffee|without football|without my phone',
      ],
    },
  ),
  frame(
    [
      'nothing',
      'live for|matters any more|matters anymore|matter any more|matter anymore|left for me|to lose|left in my life|left to live|makes me happy|makes sense any more|makes sense anymore',
    ],
    { within: 1, but: [fiction, play] },
  ),
  frame(
    [
      'what is the|whats the|what',
      'point|meaning|purpose|reason',
      'of living|to live|of my life|of life for me|of being alive|of going on|to go on',
    ],
    { within: 1, but: [fiction, place] },
  ),
  frame(
    [
      'why|what for',
      'i live|i living|i alive|i still alive|i born|i was born|i exist|should i live|do i live|am i here|i am here|keep living|go on living|i wake up every|give birth to me|born me|did i born|continue living',
    ],
    { within: 2, but: [fiction, place, 'live in|live with|live here'] },
  ),
  frame(
    [
      'wish|wished|better|shouldnt|should not|never|regret|mistake',
      'i|me|that i|been',
      'born|existed|exist|birth|had me|have been born|alive',
    ],
    {
      within: 3,
      but: [fiction, 'rich|in england|in america|in london|boy|girl|earlier|later|in a|in the', illness],
    },
  ),
  frame(
    [
      'lost|losing|lose',
      'will to live|wish to live|hope for life|hope in life|all hope|all my hope|hope for the future|desire to live|will for living',
    ],
    { within: 2, but: [fiction, play] },
  ),
  frame([not, 'deserve', 'live|life|alive|to be here|exist|happy|happiness|loved|love'], {
    within: 2,
    but: [fiction],
  }),
  frame(['dont belong|do not belong|no place', 'this world|in the world|in this life|this life|earth'], {
    within: 2,
    but: [fiction],
  }),
  frame(
    [
      'dont|do not|not|never|cant',
      'see|imagine|picture',
      'see tomorrow|tomorrow|myself here|myself alive|my future|another day|next year|next birthday|myself in the future|myself next',
    ],
    { within: 1, but: [fiction, 'you tomorrow|him tomorrow|her tomorrow|them tomorrow', 'working'] },
  ),
  frame(['dont|do not|cant|cannot|not', 'want|wanna|continue|go on', 'continue|go on|any more|anymore'], {
    within: 1,
    ends: true,
    but: [fiction, everyday, play],
  }),
  frame(
    [
      'ending things|end things|go forever|go for ever|leave forever|leave for ever|leave everyone|i want out|like i am drowning|like im drowning|drowning inside|my life is finish|my life finished|my life ended|my life is done|life is finished for me|this is the end|this is my end|my end is near|sleep until i die|my time to go|time for me to go',
    ],
    { but: [fiction, play, 'the end of|relationship|boyfriend|girlfriend|party|home|bed'] },
  ),
  frame(
    [
      'tell',
      'mother|mum|mom|family|parents|dad|father|kids|children|everyone|them',
      'loved her|love her|loved them|love them|loved him|am sorry|im sorry|was sorry',
    ],
    { within: 4, but: [fiction, play, 'every day|valentine'] },
  ),
  // Sleeping for ever
  frame(
    [
      'never|not|dont|didnt|wont|wouldnt|no|hadnt|without',
      'wake up|woke up|waking up|waken up|wake|woken up|get up|open my eyes|come back',
      'again|any more|anymore|ever|never|tomorrow|in the morning|next morning|next day|one day',
    ],
    { within: 1, but: [fiction, everyday, 'late|tired|abroad|holiday|school|restaurant|shop|hotel'] },
  ),
  frame(
    [
      'wish|hope|pray|want|wanna|like|love',
      'not|never|dont|didnt|wont|wouldnt|hadnt',
      'wake|wake up|woke|woke up|woken|waken up|open my eyes|come back',
    ],
    { within: 4, but: [fiction, everyday, 'restaurant|shop|hotel|late'] },
  ),
  frame(
    [
      'sleep|asleep|sleeping',
      'forever|for ever|eternally|always and|and never|and not wake|and dont wake|and not come|not come back|never come back|until i die|endless|for eternity|never to wake',
    ],
    { within: 2, but: [fiction, 'dog|cat|baby|bear|princess'] },
  ),
  frame(['eternal|endless', 'sleep|peace|rest|silence'], { within: 0, but: [fiction] }),
  // Burden, better without me
  frame(
    [
      i,
      'burden|a weight|a load|heavy load|dead weight|a problem for everyone|problem for everyone|a problem for my family|trouble for everyone|nuisance|extra in this|too much for everyone|waste of space|waste of air|waste of oxygen|a mistake|garbage|trash|rubbish|worthless|unwanted|unnecessary|valueless|not needed',
    ],
    {
      within: 4,
      but: [
        fiction,
        'made a|make a|by a mistake|a mistake in|do a mistake|took|take|throw|threw|out the|collect|had a|did a|luggage|correct|grammar|find a|found a|see a',
      ],
    },
  ),
  frame(
    [
      i,
      'feel|am|m|feeling|im',
      'worthless|useless|nothing|nobody|hopeless|helpless|empty inside|dead inside|like a ghost|so broken|invisible|like a failure|a failure|already dead|trapped',
    ],
    {
      within: 2,
      but: [
        fiction,
        'at|at maths|at math|at sport*|at cooking|in maths|in sports|but happy|nothing special|nothing about|nothing to|nothing wrong|nothing when|nothing like|eating|doing|doing nothing|nothing because|traffic|lift|elevator',
      ],
    },
  ),
  frame(
    [
      people,
      'better|happier|happy|easier|relieved|comfortable|relax|relaxed|rest|freer|free|peace|saved|good',
      'without me|if i|when i|after i',
      gone,
    ],
    { within: 3, but: [play, fiction] },
  ),
  frame(
    [
      people,
      'better|happier|happy|easier|relieved|comfortable|relax|relaxed|peaceful|beautiful|more peace|in peace|good life|rid',
      'without me|when im gone|when i am gone|if im gone|after me|of me|if i go|when i go',
    ],
    {
      within: 4,
      but: [
        play,
        fiction,
        'party|meeting|concert|class|photo|picture|english|proud of me|take care|care of me',
      ],
    },
  ),
  frame(
    [
      'without me|if i|when i|after i',
      'better|happier|happy|easier|relieved|comfortable|relax|nobody|no one|noone|rid of me',
    ],
    {
      within: 6,
      but: [
        play,
        fiction,
        'get|study|win|learn|pass|speak|go to|eat|travel|see|work|buy|have|sleep|listen|party|was|finish',
      ],
    },
  ),
  frame(
    [
      nobody,
      'miss|care|cares|notice|notices|sad|cry|cries|remember|realize|realise|understand|look for|find|search|upset|bother',
      'if i|when i|that i|me when|me if|that im|when im|if im',
      gone,
    ],
    { within: 2, but: [fiction, play, 'social media|instagram'] },
  ),
  frame(
    [
      'if i|when i|if im|when im',
      gone,
      `${nobody}|would they|will they|they will|they would|would anyone|would anybody|would someone`,
      'miss|care|cares|notice|sad|cry|remember|realize|realise|find|upset|better|happy|happier|know|understand|see',
    ],
    { within: 4, but: [fiction, play] },
  ),
  frame(
    [
      `${nobody}|world|family`,
      'miss me|need me|needs me|would miss me|wants me|want me|loves me|love me|like me|likes me|care about me|cares about me|notice me|would care|will care|will miss me',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'to go|to come|to be|to work|to help|to do|to study|to eat|to stay|to play|to become|to learn|to get|today|in the kitchen|on instagram',
      ],
    },
  ),
  frame(
    [
      'if i|if i just|what if i',
      'disappear|disappeared|vanished|was gone|were gone|am gone|didnt exist|did not exist|wasnt here|werent here|killed|hanged|jumped',
    ],
    { within: 1, but: [fiction, play, 'social media|instagram|for a week'] },
  ),
  // Farewell
  frame(
    [
      'goodbye|good bye|farewell|bye',
      'forever|for ever|everyone|everybody|world|my family|life|mum|mom|my friends|last time|sorry|for always|to all',
    ],
    {
      within: 3,
      but: [
        fiction,
        'party|school|said|airport|holiday|station|moved|moving|graduat*|abroad|say goodbye to my friends|summer|bus|see you',
      ],
    },
  ),
  frame(
    [
      'this is goodbye|my last message|my last words|my last night|last time i write|last time i am writing|my last letter|my final message|my last day on|my last day in this world|my last hours|the last thing i write|my last lesson ever|my suicide*|last time you hear|last time we talk|last time that we talk|last message from me|my last sentence|my final words|my last goodbye',
    ],
    { but: [fiction, 'holiday|hotel|abroad|course'] },
  ),
  frame(
    [
      'wont|will not|never|not|cant',
      'see me|hear me|hear from me|find me|talk to me|meet me|be here|be alive|be in this world',
      'again|any more|anymore|tomorrow|next week|next month|next year|tonight|after tonight|ever|next birthday|longer',
    ],
    {
      within: 2,
      but: [
        fiction,
        'holiday|vacation|moving|move|travel*|trip|abroad|graduat*|office|cousin|course|istanbul|village|because i have',
      ],
    },
  ),
  frame(
    [
      'sorry|forgive me|forgive',
      'for everything|mum|mom|mother|family|everyone|dad|father|leaving you|leaving|being alive|for living|for existing|i have to go|my family',
    ],
    {
      within: 3,
      but: [
        'late|leaving early|leaving the|broke|vase|homework|mistake|forgot|your family|your mother|your dad|your father|his|her',
      ],
    },
  ),
  frame(
    [
      'will be over|be over|all over|all ends|will end|everything ends|will finish|be finished|no more pain|no more suffering',
      'soon|tonight|today|tomorrow|for me|forever|for ever',
    ],
    {
      within: 1,
      but: [
        fiction,
        play,
        everyday,
        'war|exams|winter|rain|holiday|meeting|film|school|covid|pandemic|concert|sale',
      ],
    },
  ),
  frame(
    [
      'gave away|giving away|give away|gave|giving',
      'all my things|all my stuff|my things|everything|my belongings|all my clothes|my favourite things|my cat|my dog',
      'away|because|goodbye|dont need|not need|wont need|any more|anymore|to my friends',
    ],
    { within: 4, but: [fiction, 'charity|poor|moving|move|new house|old|small'] },
  ),
  frame(
    [
      'wrote|written|writing|left|leave|write',
      'letter|letters|note|notes|my will',
      'my family|my parents|my mother|my mum|everyone|behind|goodbye|when i am gone|when im gone|after me|last|if i die|to read',
    ],
    {
      within: 4,
      but: [fiction, 'grandma|grandmother|holiday|postcard|abroad|homework|teacher|shopping|fridge|pen'],
    },
  ),
  frame(
    [
      'when im gone|when i am gone|after i am gone|after im gone|after i die|after my death|when i die|once im gone|once i am gone',
    ],
    { but: [fiction, play, 'feed|water|plants|holiday|donate|organs|old'] },
  ),
  // Hurting oneself
  frame(
    [
      'cut|cuts|cutting|cutted|slice|slicing|burn|burns|burning|burned|scratch|scratching|scratched|bleed|bleeding|harm|harming|harmed|bite|biting|pinch|stab|damage|damaging|damaged|injure|injuring|punish|punishing|slit|wound',
      me,
    ],
    {
      within: 0,
      but: [
        slip,
        fiction,
        'a piece|a slice|cake|sun|sunburn|he|she|they|his|her|father|mother|husband|teacher|boss|some slack|off',
      ],
    },
  ),
  frame(
    [
      i,
      'hurt|harm|cut|burn|hit|punish|starve',
      'my',
      'because i deserve|i deserve|deserve it|deserve this|i am bad',
    ],
    { within: 2, but: [fiction] },
  ),
  frame(['harm|damage|pain|hurt|hurts|suffering|punishment', 'to|at|for|my', 'myself|my self|my own body'], {
    within: 1,
    but: [slip, fiction, play, 'dont hurt'],
  }),
  frame(
    [
      i,
      'cut|cutting|burn|burning|scratch|scratching|hit|hitting|punch|hurt|hurting|bite|pull',
      'my|myself|me',
      despair,
    ],
    { within: 4, but: [slip, fiction, play, 'hair again|nails|my hair|grass|hurts again|hate it'] },
  ),
  frame(
    [
      i,
      'started|start|began|begin|stop|keep|want|need|wanna|continue|addicted',
      'cut|cutting|self harm|self harming|hurting|burning|bleeding',
      'again|every|because|when|secretly|myself|my|any more|anymore|deeper|tonight',
    ],
    {
      within: 2,
      but: [
        slip,
        fiction,
        'carbs|sugar|bread|meat|hair|tree|trees|grass|nails|costs|paper*|wood|vegetables|my back|knee|calories',
      ],
    },
  ),
  frame(
    [`${i}|cant`, 'stop cutting|stop hurting|cutting again|cut again|cutting helps|relapsed|am a cutter'],
    { within: 3, but: ['hair|sugar|carbs|onions|grass|wood|my back|my leg|my head|my knee|my tooth'] },
  ),
  frame(
    [
      'hide|hiding|cover|covering|nobody sees|nobody knows|hides|wear long sleeves|long sleeves|show',
      'cuts|scars|my arms|my wrists|my wounds|marks on my arm|marks on my arms|burns on my|cuts on',
    ],
    { within: 6, but: [slip, fiction, 'sun|sunburn|acne|tattoo|cold'] },
  ),
  frame(
    [
      'blade|blades|razor|razors|razor blade|knife|lighter',
      'my arm|my arms|my wrist|my wrists|my leg|my legs|my skin|my room|my drawer|my bag|my pillow|my bed|myself',
    ],
    { within: 4, but: [slip, fiction, 'hair|legs hair|beard|fruit|camp*|my husband|my father|he|she'] },
  ),
  frame(
    [
      'blood|pain|bleeding',
      'makes me feel|make me feel|calms me|relaxes me|helps me|feels good|feel alive|feel better|makes me relax|only thing i feel|makes me calm',
    ],
    { within: 2, but: [slip, fiction, 'gym|sport|massage|donat*|test'] },
  ),
  frame(
    [
      i,
      'do something|did something|do anything|do a bad thing|do bad things|do bad thing|do something bad|do something stupid',
      'to myself|to my self|with myself|to me|stupid tonight|crazy to myself',
    ],
    { within: 2, but: [fiction, 'good|nice'] },
  ),
  frame(['make|makes|made|making', 'myself|my self', 'bleed|suffer|vomit|throw up|feel pain|hungry'], {
    within: 1,
    but: [fiction],
  }),
  frame(
    [
      'dark thoughts|bad thoughts about myself|suicid*|sui cide|self harm*|selfharm*|kill me please|just kill me|want to be killed|voices tell me|voices say kill|hang me|i ll kill me',
    ],
    { but: [fiction, 'squad|bomber|attack|attacks|statistic*|rate|rates|writer|werther'] },
  ),
  // Means
  frame(
    [
      'all|too many|so many|lot of|lots of|many|box of|boxes of|bottle of|whole|handful of|full of|entire|much|hundred|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|1\\d|[2-9]\\d|\\d{3}|more than',
      pills,
    ],
    {
      within: 3,
      but: [
        fiction,
        illness,
        'pharmacy|pharmacist|sell*|sold|history|factory|science|scientist*|dangerous|should not|shouldnt|people',
      ],
    },
  ),
  frame(
    [
      'took|take|taking|taken|swallow|swallowed|swallowing|drank|drink|drinking|ate|eat|have|collect|collecting|collected|saved|saving|hide|hid|hiding|looking at|count|counting|counted|bought|enough|stole',
      pills,
      'sleep for ever|sleep forever|never|not wake|die|end|finish|all|at once|tonight|together|forever|goodbye|hide|under my|in my drawer|from my mother|from my mum|not come back',
    ],
    { within: 5, but: [fiction, illness, 'pharmacy'] },
  ),
  frame(['sleeping pills|sleeping tablets|rat poison|bleach|noose|hanging rope|trigger'], {
    but: [
      fiction,
      illness,
      'clean*|bathroom|toilet|hair|white|doctor|clothes|rats|mice|laundry|plane|flight|jet lag',
    ],
  }),
  frame(['collect|collecting|collected|saving|saved|stealing|stole|hoard|hoarding', pills], {
    within: 3,
    but: [fiction, illness, 'recycle|charity'],
  }),
  frame(
    [
      'jump|jumping|jumped|throw myself|throwing myself|drop myself|fall|let myself fall|step off|leave myself',
      'bridge|roof|window|building|balcony|cliff|floor|tower|rails|train|metro|edge|terrace|height',
    ],
    {
      within: 4,
      but: [
        fiction,
        play,
        'parachute|bungee|paraglid*|sea|water|pool|he jumped|cat|dog|leaf|leaves|thief|afraid|scared|children|child|baby|careful|ball|was crowded|film',
      ],
    },
  ),
  frame(
    [
      i,
      'stand|standing|stood|sit|sitting|sat|look|looking|looked|walk|walking|went|go',
      'edge|bridge|roof|balcony|cliff|rails|train tracks|railway|from the window|out of the window down',
      'think|thinking|thought|jump|jumping|fall|falling|end|die|cry|crying|nobody|last',
    ],
    { within: 6, but: [fiction, 'sea|view|photo|photos|beautiful|fishing|fish|happy'] },
  ),
  frame(
    [
      'walk|walking|step|stepping|jump|jumping|go|lie|throw|throwing|standing|run',
      'in front of|under|into|before|on',
      'car|cars|train|truck|bus|traffic|metro|lorry|rails|railway|tracks|road',
    ],
    {
      within: 2,
      but: [
        fiction,
        'got|get|took|catch|caught|by bus|school|shop|stood up|parked|waiting|photo|dog|cat|ball|on the bus|on the train|into the bus|into the car|into the train|into the metro|on a bus|on a train|into my car|in the car|on the road to|road trip|kids|children',
      ],
    },
  ),
  frame(
    [
      'crash|drive|driving|crashing',
      'car|bike|motorbike|motorcycle',
      'on purpose|into a wall|into the wall|into a tree|tree|off the bridge|off a bridge|off the road|off a cliff|river',
    ],
    { within: 3, but: [fiction, slip, 'he|she|my brother|game'] },
  ),
  frame(
    [
      'bought|buy|found|have|keep|hide|hid|got|took|tied|tie|prepare|prepared|ready',
      'rope|noose|gun|pistol|poison|bullet|bullets',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'climb*|boat|mountain*|dog|rats|mice|insects|police|policeman|jump rope|skipping|hunting|hunter|soldier|army|water gun|toy|he|she|camp*|farm|goat|cow|swing',
      ],
    },
  ),
  // An end to it
  frame(
    [
      `${i}|please`,
      'want|wanna|wish|will|need|just|going|gonna|decided|ready|think|should|make',
      'to end|it to end|it end|it to stop|it stop|everything to stop|everything stop|everything to end|end everything|end it|finish it all|end this|everything finish|everything finished|finish everything|finish this life|finish my life|finish life|all to stop|all to end|my pain to end|pain end|pain stop|suffering to end|this life to end|disappear|disappeared|vanish|be gone|not exist|stop existing|give up everything|to be nothing|not to be|leave everything|leave this life|leave the world|leave world|go from this world|go away from this world|escape from life|escape from this life|go to heaven|rest forever|rest in peace|leave this body',
    ],
    {
      within: 3,
      but: [
        fiction,
        everyday,
        'conversation|call|contract|when the teacher|when my teacher|when people|social media|instagram|for a week|for a few|war|racism|violence|rain|noise|relationship|subscription|membership|abroad|holiday|with a|the day|day with|meeting|argument|fight with',
      ],
    },
  ),
  frame(
    [
      'end|ending|ended|finish|finishing|finished|take|taking|took|stop',
      'my life|my own life|my live|this life|my existence|my suffering|my pain|this pain|this suffering|it all',
    ],
    { within: 0, but: [fiction, 'english|tooth|back|knee|doctor|medicine|with me|dentist|vet|away my'] },
  ),
  frame(['put', 'end|stop', 'my life|it all|everything|this life|this pain|myself|to it'], {
    within: 2,
    but: [fiction, 'war|racism'],
  }),
  frame(
    [
      'cant|cannot|can not|could not|couldnt|dont want to|unable to|not able to|wont',
      'take it|do it|do this|continue|go on|bear|bear it|stand it|handle|handle it|handle this|carry|carry on|stand this|live|keep going|fight|endure|hold on|breathe|tolerate|resist|stay here|be strong',
      'any more|anymore|any longer|longer|like this|life|this life|living|to live|my life|this world|this pain|with this pain|this way',
    ],
    {
      within: 2,
      but: [
        fiction,
        place,
        everyday,
        'heat|weather|noise|spicy|diet|running|run|heavy|bag|hungry|neighbours|traffic|without my phone|without coffee|without internet|traffic|subscription',
      ],
    },
  ),
  frame(
    [
      'give up|giving up|gave up|given up|done',
      'life|living|everything|myself|on me|with everything|with this world|with it all|all hope',
    ],
    {
      within: 2,
      but: [
        fiction,
        everyday,
        'smoking|sugar|dont|never|do not|will not|in life you|in my life|packing|sweets',
      ],
    },
  ),
  frame(
    [
      'no way out|no other way|no way left|see no exit|no exit|no escape|one way out|only way out|only one way|only solution|only way to stop|only escape|no solution|dont see a way|cant see a way|no hope for me|no hope left|no light|have no hope|i have no future|no future for me|dont see any future|dont see my future|cant see my future|cant see any future|dont have a future|dont have any hope|havent any hope|no hope any more|no hope anymore|not have hope',
    ],
    {
      but: [
        fiction,
        play,
        'traffic|city centre|village|airport|maze|escape room|road|learn|practice|practise|grammar|station|language|english|by bus|company|building',
      ],
    },
  ),
  frame(
    [
      'be with|go to|join|meet|follow|see|near|come to|next to',
      'mother|mum|mom|father|dad|grandma|grandmother|grandfather|grandpa|brother|sister|him|her|friend|son|daughter',
      'in heaven|in the sky|other side|who died|in paradise|in the grave|under the ground|in the other world|because he is dead|because she is dead',
    ],
    { within: 3, but: [fiction, 'her in my dream'] },
  ),
  frame([i, 'alive', 'mistake|wrong|regret|unfortunately|hate|disappointed|why|sorry'], {
    within: 3,
    but: [fiction],
  }),
];
