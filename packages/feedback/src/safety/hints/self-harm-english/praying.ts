import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { everyday, i } from './words.ts';

const beloved =
  'grandmother|grandma|grandfather|grandpa|mother|mum|mom|father|dad|brother|sister|friend|baby|son|daughter|husband|wife|dog|cat';

/**
 * Rules for prayers for death, the wish to join the dead, seeing no way out, and the belief of not deserving to
 * live.
 */
export const praying: readonly Rule[] = [
  frame(['god|allah|lord', 'take|takes|took|taking|end|ends', 'my life|my soul|my breath|me|me away'], {
    but: [fiction, 'care|to school|to paradise of'],
  }),
  frame(
    [
      'pray|prays|praying|prayed|beg|begging|begged|ask god|asking god',
      'die|death|not wake up|not to wake|never wake|take me|end this|end it|end everything|sleep forever',
    ],
    {
      within: 5,
      but: [fiction, 'for my|for the|for him|for her|for them|not die|wont die|doesnt die|grand*'],
    },
  ),
  frame(
    [
      'want|wanna|wish|ready|will|would like|need',
      'go|going|be|join|come|fly',
      'dead|late|died|lost|passed away',
      beloved,
    ],
    { within: 3, but: [fiction, 'house|village|grave|cemetery|tomb|photo*|town|home|funeral|phone|wallet'] },
  ),
  frame(
    [
      'away|escape|escaping|get out|go out|run|free|disappear|depart|exit',
      'from|of',
      'this world|this life|this earth|my life|the world',
    ],
    { within: 1, but: [fiction, play, 'rest of|part of|end of|all over|rid of'] },
  ),
  frame(['stop|stopped|quit|cease', 'living|existing|breathing|to live|to breathe|to exist|my heart'], {
    within: 1,
    but: [
      fiction,
      play,
      'living in|living with|living at|living on|living together|living alone|living there|living here|yoga|exercise|smok*|swim*|under water|underwater|people|plants|animals|to live in|to live with',
    ],
  }),
  frame(
    [
      'no way out|see any way out|find any way out|find a way out|see a way out|no escape|no exit for me|no way to go on',
    ],
    {
      but: [fiction, play, 'building|museum|park|parking|maze|exam*|traffic|station|street|found a way out'],
    },
  ),
  frame(
    [
      'dont|do not|not|never|didnt',
      'deserve|deserves|deserved',
      'live|life|breathe|exist|be alive|to be here|anything good',
    ],
    {
      within: 3,
      but: [fiction, play],
    },
  ),
  frame(
    ['i should', 'have died|be dead|have been dead|not be alive|not have been born|never have been born'],
    {
      within: 2,
      but: [fiction, play],
    },
  ),
  frame(
    ['my life', 'hell|torture|nightmare|prison|ruined|destroyed|garbage|trash|rubbish|darkness|endless pain'],
    {
      within: 3,
      but: [
        fiction,
        play,
        everyday,
        'was|used to|without my phone|without coffee|traffic|neighbour*|neighbor*|noise',
      ],
    },
  ),
  frame(
    [
      i,
      'want|wanna|wish|need|wait*',
      'rest|peace|silence|sleep|darkness|quiet',
      'forever|for ever|eternal*|endless*|for always',
    ],
    {
      within: 4,
      but: [fiction, 'in the world|holiday|nature'],
    },
  ),
];
