import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, illness, play, slip } from '../beside.ts';
import { despair, i, me, pills } from './words.ts';

/** Rules for self-harm and means of dying. */
export const hurting: readonly Rule[] = [
  // Rules for self-harm in English.
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
  // Rules for means of dying.
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
];
