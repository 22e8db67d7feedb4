import { expect, test } from 'vitest';
import { teaserOf } from './reading.view.ts';

const textOf = (...paragraphs: string[]) =>
  ({ body: { paragraphs } }) as unknown as Parameters<typeof teaserOf>[0];

test.each([
  ['the first sentence', ['Ece wakes at five. She likes bread.'], 'Ece wakes at five.'],
  ['no heading', ['BLUE STARS', 'Our team needs two players. Come!'], 'Our team needs two players.'],
  ['no salutation or date', ['Dear Leyla,', 'Tuesday. It snows all day today.'], 'It snows all day today.'],
  ['nothing for a text without a full sentence', ['FOUND: ONE RED GLOVE', 'Call Can.'], null],
])('teaserOf (first sentence on the card of a text) › returns %s', (_, paragraphs, teaser) => {
  expect(teaserOf(textOf(...paragraphs))).toBe(teaser);
});
