import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredAt, inOrder, modeOf, oneSenseEach, shuffledFor } from './review.policy.ts';

const at = (text: string) => new Date(`2026-03-10T${text}Z`);

describe('time of an answer', () => {
  const now = at('12:00:00');

  it('is computed from the elapsed time on the device, even when the clock of the device is wrong', () => {
    const yesterday = { at: new Date('2026-03-09T11:00:00Z'), sentAt: new Date('2026-03-09T11:10:00Z') };
    expect(answeredAt({ ...yesterday, now, lastReviewAt: null })).toEqual(at('11:50:00'));
    const tomorrow = { at: new Date('2026-03-11T15:00:00Z'), sentAt: new Date('2026-03-11T15:10:00Z') };
    expect(answeredAt({ ...tomorrow, now, lastReviewAt: null })).toEqual(at('11:50:00'));
  });

  it('is at most thirty days ago, and neither in the future nor before the previous answer', () => {
    const instant = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
      .map((date) => new Date(date));
    fc.assert(
      fc.property(instant, instant, fc.option(fc.integer({ min: 0, max: 1e9 })), (given, sentAt, before) => {
        const lastReviewAt = before === null ? null : new Date(now.getTime() - before);
        const then = answeredAt({ at: given, sentAt, now, lastReviewAt });
        expect(then.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime() - 30 * 86_400_000);
        if (lastReviewAt) expect(then.getTime()).toBeGreaterThanOrEqual(lastReviewAt.getTime());
      }),
    );
  });
});

describe('vocabulary session', () => {
  it('asks due words first, then new words, then words in learning', () => {
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

  it('changes the review mode after each review of a word', () => {
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

  it('offers one new sense of a word at a time, the most frequent first', () => {
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

  it('has an order of new words that differs between users and is constant for one user', () => {
    const words = Array.from({ length: 40 }, (_, index) => ({ id: `word-${index}` }));
    const ayse = shuffledFor('ayse', words);
    expect(shuffledFor('ayse', words.toReversed())).toEqual(ayse);
    expect(shuffledFor('can', words)).not.toEqual(ayse);
    expect(ayse.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      words.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });
});
