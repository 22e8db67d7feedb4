import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { growingTooFast } from '@pratik/feedback/text/growth.fixture';
import { expect, test } from 'vitest';
import { nextMove, openConversation } from './dialogue.ts';
import { clausesOf } from './understanding/clauses.ts';
import { factIn } from './understanding/facts.ts';
import { hear } from './understanding/hearing.ts';
import { metaIn } from './understanding/meta.ts';

const free = readScenarios().scenarios.find(({ id }) => id === 'free-talk-b') as Scenario;
const { state } = openConversation(free, 1, 'Elif');

const readers: [string, (text: string) => unknown][] = [
  ['clausesOf', clausesOf],
  ['factIn', (text) => factIn(hear(text), 1)],
  ['metaIn', (text) => metaIn(hear(text))],
  ['nextMove', (text) => nextMove(free, state, { text, corrections: [] }, { closing: false })],
];

// Each text has 4,000 characters, twice the maximum length of a message.
test.each(readers)('%s › needs a time proportional to the length of a worst-case text', (_, read) => {
  expect(growingTooFast(read, 4_000)).toEqual([]);
});
