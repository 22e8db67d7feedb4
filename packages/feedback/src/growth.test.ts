import { maskPrivate } from '@pratik/text/masking';
import { plainReading } from '@pratik/text/plain-reading';
import { straightMarks } from '@pratik/text/printed-marks';
import { sentenceSpans } from '@pratik/text/sentences';
import { countWords } from '@pratik/text/words';
import { expect, test } from 'vitest';
import { mergeFindings } from './merge.ts';
import { readAnswer } from './model/answer.ts';
import { concernsOf, dangerIn, isUnfitForPartner } from './safety/check.ts';
import { loadLayer } from './statistics/layer.ts';
import { growingTooFast } from './text/growth.fixture.ts';
import { prepareText } from './text/prepare.ts';
import { findTransfer } from './transfer/transfer.source.ts';

const layer = loadLayer();
const readers: [string, (text: string) => unknown, length?: number][] = [
  ['plainReading', plainReading],
  ['maskPrivate', (text) => maskPrivate(text, ['Ayşe Yılmaz']), 24_000],
  ['straightMarks', straightMarks],
  ['sentenceSpans', sentenceSpans],
  ['countWords', countWords],
  ['prepareText', prepareText],
  ['findTransfer', (text) => findTransfer(prepareText(text)), 4_800],
  ['statistics', (text) => layer.propose(prepareText(text)), 4_800],
  ['concernsOf', concernsOf, 16_000],
  ['dangerIn', dangerIn, 32_000],
  ['isUnfitForPartner', isUnfitForPartner],
  ['readAnswer', readAnswer],
];

test.each(readers)('%s › runs in time proportional to the length of a worst-case text', (_, read, length) => {
  expect(growingTooFast(read, length)).toEqual([]);
});

test('mergeFindings › needs a time proportional to the number of corrections', () => {
  const merge = (text: string) =>
    mergeFindings(
      text,
      Array.from(text, (_, start) => ({
        code: 'other' as const,
        start,
        end: start + 1,
        replacements: ['_'],
        source: 'harper' as const,
        confidence: 0.5,
      })),
    );
  expect(growingTooFast(merge, 8_000)).toEqual([]);
});
