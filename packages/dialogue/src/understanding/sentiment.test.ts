import { expect, it } from 'vitest';
import { factIn } from './facts.ts';
import { hear } from './hearing.ts';
import { sentimentOf } from './sentiment.ts';

it.each([
  'Last week our dog ran away',
  'my bird is missing since Friday',
  'I am good but my uncle is in hospital',
  'I can not sleep',
  'My aunt has a nice house. She is very ill now.',
  'Animals suffer when people are bad to them',
  'many people died in the war',
  'we could not find a flat',
])('bad news is recognised in the whole message: “%s”', (text) => {
  expect(sentimentOf(hear(text))).toEqual({ mood: 'bad', badNews: true });
});

it.each([
  'I am not afraid',
  'My mother works in a hospital',
  'I like war films',
  'Nobody died',
  'I never cry',
  'I lost five kilos',
  'My dog was lost but we found him',
  'My father was ill, now he is better',
])('harmless, negated or solved trouble is no bad news: “%s”', (text) => {
  expect(sentimentOf(hear(text)).badNews).toBe(false);
});

it.each([
  ['It was wonderful but too expensive', 'plain'],
  ['It was hard but we enjoyed it', 'good'],
  ['We had a very exciting day :(', 'bad'],
  ['The lesson was boring', 'bad'],
  ['It was not boring', 'good'],
  ['I live in Bursa', 'plain'],
] as const)('the part after “but”, and a sad face, decide the mood: “%s”', (text, mood) => {
  expect(sentimentOf(hear(text)).mood).toBe(mood);
});

it.each([
  'yesterday my rabbit is lost',
  'my keys are gone',
  'our cat has disappeared',
  'I can not find my cat',
])('a loss is a sad fact: “%s”', (text) => {
  expect(factIn(hear(text), 1)?.kind).toBe('bad-event');
});
