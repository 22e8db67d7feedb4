import { describe, expect, it } from 'vitest';
import { clockTime } from '../clock-time.ts';
import { sentenceAt, sentenceBack } from './place.ts';

const sentences = [
  { from: 0.25, to: 1 },
  { from: 2, to: 4 },
  { from: 5, to: 9 },
];

describe('sentence at a time of a recording', () => {
  it('is the last sentence that has started, or the first sentence before any has started', () => {
    expect([0, 0.3, 1.5, 2, 4.9, 5, 20].map((at) => sentenceAt(sentences, at))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
    expect(sentenceAt([], 3)).toBe(0);
  });

  it('move one sentence back: to the start of the current sentence, or to the previous sentence near that start', () => {
    expect(sentenceBack(sentences, 8)).toBe(2);
    expect(sentenceBack(sentences, 5.5)).toBe(1);
    expect(sentenceBack(sentences, 0.3)).toBe(0);
  });

  it('are formatted as minutes and seconds', () => {
    expect([0, 7.4, 59.6, 125].map(clockTime)).toEqual(['0:00', '0:07', '1:00', '2:05']);
  });
});
