import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play } from '../beside.ts';
import { everyday, i, pills } from './words.ts';

/**
 * Rules for signs that the writer wants no future: sadness about waking up, giving possessions away, leaving
 * without return.
 */
export const tomorrow: readonly Rule[] = [
  frame(
    [
      'dont want|do not want|not want|never want|no wish|no hope|no desire|without hope|dont need|dont wait',
      'see|for|to see|reach|live|have',
      'tomorrow|next year|next birthday|my birthday|new year|the morning|future|my future|another day|next summer|older',
    ],
    { within: 2, but: [fiction, play, 'weather|rain*|plan|party|present|homework|wait for'] },
  ),
  frame(
    [
      'sad|angry|cry|disappointed|sorry|hate|unhappy|upset|shame|pity',
      'woke up|wake up|waking up|opened my eyes|open my eyes|am still here|am still alive|am alive|still breathing',
    ],
    {
      within: 4,
      but: [fiction, play, everyday, 'late|early|dream*|because my team|baby|noise|cold|neighbour*|exam*'],
    },
  ),
  frame(
    [
      'wrote|write|writing|decided|gave|giving|give|list',
      'my things|my belongings|my books|my clothes|my cat|my dog|my money|my phone|everything i have',
      'after me|after my death|after i|when i am gone|when im gone|i will not need|i wont need|not need them|no need any more|i will not be',
    ],
    { within: 5, but: [fiction, play, 'moving|move|moved|travel*|holiday|abroad|university|dorm'] },
  ),
  frame(['after me', 'my things|my cat|my dog|my children|my mother|take care|look after|will take'], {
    within: 5,
    but: [fiction, play, 'repeat|say|read|run|ran|came'],
  }),
  frame(
    [
      'my things|my cat|my dog|my children|my mother|my family',
      'after me|without me|when i am gone|when i die',
    ],
    {
      within: 5,
      but: [fiction, play, 'party|dinner|cinema|eat|ate|holiday|went'],
    },
  ),
  frame(
    [
      i,
      'plan*|going|want|wanna|will|decided|ready|thinking',
      'leave|go|disappear|sleep|run away|vanish',
      'forever|for ever|never come back|not come back|never return|and never|without goodbye|for always',
    ],
    {
      within: 4,
      but: [
        fiction,
        play,
        'city|town|country|village|job|school|company|smoking|instagram|social media|social',
      ],
    },
  ),
  frame(
    [
      i,
      'want|wanna|wish|feel like|think*|thought|dream*|could',
      'fall|falling|throw|walk|walking|step|stepping|run|lie',
      'in front|onto the|under the|off the|from the roof|from the window|before the|into traffic|into the traffic|to the road|down from',
      'train|car|cars|bus|truck|metro|traffic|rails|tracks|road|roof|window|bridge|building|balcony',
    ],
    { within: 3, but: [fiction, play, 'photo*|ball|dog|cat|take the|catch'] },
  ),
  frame(
    [
      'in front of the train|in front of a train|in front of the metro|in front of a car|in front of the cars',
      'want|think*|thought|jump|fall|tonight|today',
    ],
    {
      within: 6,
      but: [fiction, play, 'photo*|ball|dog|cat|house|home|lives|live'],
    },
  ),
  frame(
    [
      i,
      'keep|hide|collect*|save|saved|saving|hid|kept|bought',
      pills,
      'one day|the day|bag|drawer|under my|ready|enough|tonight|when|just in case|secretly',
    ],
    { within: 6, but: [fiction, play, 'doctor|headache|allergy|sick|ill|vitamin*|pain|travel*|fever'] },
  ),
  frame(
    [
      'close my eyes|closing my eyes|shut my eyes|sleep|fall asleep',
      'finish|finished|is over|all over|it ends|end|ends|never open|be free|be peace|no more',
    ],
    { within: 4, but: [fiction, play, everyday, 'film|the day|week|count|meditat*|music'] },
  ),
];
