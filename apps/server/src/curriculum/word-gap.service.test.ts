import { describe, expect, it } from 'vitest';
import { gapOf } from './word-gap.service.ts';

const gap = (word: string, sentence: string | null, pos: string | null = null) =>
  gapOf({ word, pos, sentence });

describe('cloze made from an example sentence', () => {
  it('has a gap in place of the word, even when the sentence contains an inflected form of the word', () => {
    expect(gap('bake', 'My father bakes a cake.', 'verb')).toEqual({
      before: 'My father ',
      answer: 'bakes',
      after: ' a cake.',
    });
    expect(gap('bread', 'Bread is good.', 'noun')).toEqual({
      before: '',
      answer: 'Bread',
      after: ' is good.',
    });
    expect(gap('take off', 'We take off our shoes.', 'phrase')?.answer).toBe('take off');
    expect(gap("o'clock", 'At nine o’clock it rings.', 'adverb')?.answer).toBe('o’clock');
    expect(gap('o’clock', "At nine o'clock it rings.", 'adverb')?.answer).toBe("o'clock");
    expect(gap('driver’s licence', 'They lost their driver’s licences.', 'noun')?.answer).toBe(
      'driver’s licences',
    );
  });

  it('is null when the sentence contains the word not at all, several times, or only as part of another word', () => {
    expect(gap('oven', null)).toBeNull();
    expect(gap('oven', 'She likes warm bread.')).toBeNull();
    expect(gap('oven', 'The ovenware is hot.')).toBeNull();
    expect(gap('oven', 'An oven is an oven.')).toBeNull();
    expect(gap('c++ (2)', 'I like c.')).toBeNull();
  });
});
