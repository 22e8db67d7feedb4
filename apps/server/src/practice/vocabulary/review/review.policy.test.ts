import { describe, expect, it } from 'vitest';
import { inOrder, inPathOrder, modeOf, oneSenseEach, roomForNew, shuffledFor } from './review.policy.ts';

const at = (text: string) => new Date(`2026-03-10T${text}Z`);

describe('vocabulary practice session', () => {
  it('contains due words first, then new words, then words that are still being learned', () => {
    const card = (id: string, state: 'new' | 'learning' | 'review', due: string) => ({
      id,
      state,
      due: at(due),
    });
    const cards = [
      card('later today', 'review', '18:00:00'),
      card('new', 'new', '09:00:00'),
      card('pause', 'learning', '12:05:00'),
      card('long due', 'review', '06:00:00'),
      card('step due', 'learning', '11:00:00'),
    ];
    expect(inOrder(cards, at('12:00:00')).map(({ id }) => id)).toEqual([
      'long due',
      'step due',
      'later today',
      'new',
      'pause',
    ]);
  });

  it('practises a word in a different mode after each review of the word', () => {
    expect(modeOf({ state: 'new', reps: 0 }, true)).toBe('recognise');
    expect([1, 2, 3].map((reps) => modeOf({ state: 'review', reps }, false))).toEqual([
      'recall',
      'recognise',
      'recall',
    ]);
    expect([1, 2, 3].map((reps) => modeOf({ state: 'review', reps }, true))).toEqual([
      'recall',
      'fill',
      'recognise',
    ]);
  });

  it('offers one new sense per word at a time, starting with the most frequent sense', () => {
    const item = (word: string, pos: string, sense?: string) => ({
      id: `${word}.${pos}.${sense}`,
      body: { word, pos, ...(sense === undefined ? {} : { sense }) },
    });
    const items = [
      item('call', 'verb', '3'),
      item('call', 'verb', '2'),
      item('call', 'noun'),
      item('tea', 'noun'),
    ];
    expect(oneSenseEach(items)).toEqual([items[1], items[2], items[3]]);
    expect(oneSenseEach([item('call', 'verb', '2'), item('call', 'verb')])).toEqual([item('call', 'verb')]);
  });

  it('sorts the new words differently for each user, but always in the same order for the same user', () => {
    const words = Array.from({ length: 40 }, (_, index) => ({ id: `word-${index}` }));
    const ayse = shuffledFor('ayse', words);
    expect(shuffledFor('ayse', words.toReversed())).toEqual(ayse);
    expect(shuffledFor('can', words)).not.toEqual(ayse);
    expect(ayse.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      words.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });
});

describe('new words of a day', () => {
  it('are fewer when many words are due, so that reviews stay within the plan', () => {
    const room = (due: number, introduced = 0) => roomForNew({ pace: 10, introduced, due });
    expect([0, 15, 20, 25, 80].map((due) => room(due))).toEqual([10, 10, 5, 0, 0]);
    expect(room(0, 4)).toBe(6);
    expect(room(0, 12)).toBe(0);
  });

  it('follow the order of the learning path, and words outside the path come last in their own order', () => {
    const ids = (words: readonly { id: string }[]) => words.map(({ id }) => id);
    const words = ['x', 'tea', 'y', 'bread'].map((id) => ({ id }));
    expect(ids(inPathOrder(words, ['bread', 'milk', 'tea']))).toEqual(['bread', 'tea', 'x', 'y']);
  });
});
