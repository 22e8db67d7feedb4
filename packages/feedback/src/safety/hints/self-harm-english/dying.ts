import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { everyday, i, place } from './words.ts';

/** Rules for the wish to die or to end everything. */
export const dying: readonly Rule[] = [
  {
    says: /\b(?:want|wanna|istiyorum|will)(?: to)? (?:oldur\w*|intihar\w*)(?: my ?self)?\b|\bwant(?: to)? olmek\b/,
  },
  {
    says: /\bi (?:will|want to|am going to|m going to) (?:make|put) an end(?: to (?:it|this|everything|me))?$/,
  },
  { says: /\b(?:head|voices?|mind|brain|thoughts)\b.{0,20}\bkill yourself\b/ },
  // Rules for the wish to die.
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
  // Rules for the wish to end everything.
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
