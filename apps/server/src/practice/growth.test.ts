import { diffOf } from '@pratik/content/compare/diff';
import { hear } from '@pratik/dialogue/understanding/hearing';
import { growingTooFast } from '@pratik/feedback/text/growth.fixture';
import { expect, test } from 'vitest';
import { inGroups } from './chat/partner/offline.partner.ts';
import { steeredAway } from './chat/reply/reply-partner.ts';
import { wordsOf } from './chat/words.ts';
import { assess } from './writing/assessment.policy.ts';

const readers: [string, (text: string) => unknown, length?: number][] = [
  ['inGroups', inGroups],
  ['wordsOf', wordsOf],
  ['hear', hear, 16_000],
  ['diffOf', (text) => diffOf(steeredAway, text), 4_000],
  ['assess', (text) => assess({ text, bounds: null, corrections: [], words: [] })],
];

test.each(readers)('%s › needs a time proportional to the length of a worst-case text', (_, read, length) => {
  expect(growingTooFast(read, length)).toEqual([]);
});
