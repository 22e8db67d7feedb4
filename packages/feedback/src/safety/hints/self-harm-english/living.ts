import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, illness, play } from '../beside.ts';
import { everyday, i, not, place } from './words.ts';

/** Rules for statements of having no wish, no reason or no strength to live. */
export const living: readonly Rule[] = [
  // Rules for statements of having no wish to live.
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
];
