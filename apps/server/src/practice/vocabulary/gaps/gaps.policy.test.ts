import type { CorrectionCode } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';
import { askedAs, chooseGaps, evidenceOf, type GapCandidate, nextStanding } from './gaps.policy.ts';

const now = new Date('2026-03-10T09:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000);
const many = (code: CorrectionCode, count: number, distance = 0): GapCandidate[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${code}-${distance}-${index}`,
    distance,
    practises: [code],
    grammar: `${code}-${index % 3}`,
  }));
const all = [...many('missing-article', 20), ...many('third-person-s', 20), ...many('modal', 20)];
const codesOf = (chosen: readonly { id: string }[]) =>
  chosen.map(({ id }) => all.find((one) => one.id === id)?.practises[0]);
const count = (list: readonly unknown[], wanted: unknown) => list.filter((one) => one === wanted).length;

describe('cloze round', () => {
  it('contains items for each kind of error in proportion to how often the user makes it, up to a limit', () => {
    const profile = [
      { code: 'missing-article' as const, count: 6 },
      { code: 'third-person-s' as const, count: 2 },
    ];
    const chosen = chooseGaps('ayse 1', now, all, [], profile);
    expect(chosen).toHaveLength(10);
    const forErrors = chosen.filter(({ reason }) => reason === 'errors');
    expect(count(codesOf(forErrors), 'missing-article')).toBe(4);
    expect(count(codesOf(forErrors), 'third-person-s')).toBe(2);
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(10);
    // The round names the error code for which the item was chosen, even when the item practises two error codes.
    const both = [{ ...(all[0] as GapCandidate), practises: ['negation', 'modal'] as const }];
    expect(chooseGaps('x', now, both, [], [{ code: 'modal', count: 1 }])).toMatchObject([
      { reason: 'errors', code: 'modal' },
    ]);
    const one = chooseGaps('ayse 1', now, all, [], [{ code: 'modal', count: 9 }]);
    expect(one.filter(({ reason }) => reason === 'errors')).toHaveLength(4);
  });

  it('contains at least three items chosen only by the user’s level, even when the user makes many kinds of errors', () => {
    const codes = [
      'modal',
      'spelling',
      'negation',
      'possessive',
      'quantifier',
      'comparatives',
      'word-order',
      'tense-other',
    ] as const;
    const candidates = codes.flatMap((code) => many(code, 5));
    const profile = codes.map((code) => ({ code, count: 1 }));
    const chosen = chooseGaps('x', now, candidates, [], profile);
    expect(
      count(
        chosen.map(({ reason }) => reason),
        'errors',
      ),
    ).toBe(7);
    expect(chosen).toHaveLength(10);
  });

  it('repeats items that were answered wrongly, and omits items that were answered correctly until they are due', () => {
    const standings = all.slice(0, 55).map(({ id }, index) => ({
      id,
      rightsInRow: index < 4 ? 0 : 1,
      due: index < 4 ? now : at(3),
    }));
    const chosen = chooseGaps('x', now, all, standings, []);
    const ids = new Set(chosen.map(({ id }) => id));
    expect(chosen.filter(({ reason }) => reason === 'again')).toHaveLength(3);
    for (const { id } of all.slice(4, 55)) expect(ids.has(id)).toBe(false);
    expect(chooseGaps('x', at(4), all, standings, [])).toHaveLength(10);
    const allDone = all.map(({ id }) => ({ id, rightsInRow: 1, due: at(3) }));
    expect(chooseGaps('x', now, all, allDone, [])).toEqual([]);
  });

  it('prefers items of the user’s own level, and is the same for the same random seed', () => {
    const candidates = [...many('modal', 12, 0), ...many('modal', 12, 1)];
    const chosen = chooseGaps('x', now, candidates, [], []);
    expect(chosen.every(({ id }) => id.startsWith('modal-0'))).toBe(true);
    expect(chooseGaps('x', now, candidates.toReversed(), [], [])).toEqual(chosen);
    expect(chooseGaps('y', now, candidates, [], [])).not.toEqual(chosen);
    expect(chooseGaps('x', now, candidates.slice(6), [], [])).toHaveLength(10);
  });
});

describe('answer to a cloze item', () => {
  const tomorrow = at(1);

  it('makes the item due tomorrow when it is wrong, and some weeks later when it is correct', () => {
    expect(nextStanding(undefined, 'wrong', tomorrow)).toEqual({ rightsInRow: 0, due: tomorrow });
    expect(nextStanding(undefined, 'right', tomorrow)).toEqual({ rightsInRow: 1, due: at(14) });
    expect(nextStanding({ rightsInRow: 1 }, 'slip', tomorrow)).toEqual({ rightsInRow: 2, due: at(28) });
    expect(nextStanding({ rightsInRow: 9 }, 'right', tomorrow).due).toEqual(at(180));
    expect(nextStanding({ rightsInRow: 9 }, 'wrong', tomorrow)).toEqual({ rightsInRow: 0, due: tomorrow });
  });

  it('must be typed, except when it is long or a beginner sees the item for the first time', () => {
    expect(askedAs(['the'], false, undefined)).toBe('typed');
    expect(askedAs(['the'], true, undefined)).toBe('chosen');
    expect(askedAs(['the'], true, { id: 'x', rightsInRow: 0, due: now })).toBe('typed');
    expect(askedAs(['would have been able'], false, undefined)).toBe('chosen');
    expect(evidenceOf('slip', 'typed', 4)).toEqual({ score: 1, guess: 0 });
    expect(evidenceOf('right', 'chosen', 4)).toEqual({ score: 1, guess: 0.25 });
    expect(evidenceOf('wrong', 'typed', 4).score).toBe(0);
  });
});
