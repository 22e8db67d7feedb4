import type { Correction } from '@pratik/contract/feedback';
import { describe, expect, it } from 'vitest';
import { edited, judged } from './checking/judging.policy.ts';
import { comesNew, countedCodes, errorOf, touches } from './correction.policy.ts';
import type { CorrectionRow } from './processing.tables.ts';

const said = (given: Partial<Correction> = {}): Correction => ({
  code: 'missing-article',
  start: 13,
  end: 18,
  replacements: ['a nurse'],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'Meslek.', en: 'Job.' },
  ...given,
});
const row = (given: Partial<CorrectionRow> = {}): CorrectionRow => ({
  id: 'one',
  message_id: 'm',
  code: 'missing-article',
  start_at: 13,
  end_at: 18,
  replacements: ['a nurse'],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: 'Meslek.', en: 'Job.' },
  disputed: false,
  reported_at: null,
  verdict: null,
  decided_at: null,
  decided_by: null,
  revision: 0,
  original: null,
  engine: null,
  engine_version: null,
  model: null,
  prompt_version: null,
  ...given,
});
const draft = { ...said(), explanation: { tr: 'Başka.', en: '' } };

describe('correction ranges', () => {
  it('overlap when they share a character or insert at the same position, but not when one range ends where the other begins', () => {
    expect(touches({ start: 0, end: 3 }, { start: 2, end: 5 })).toBe(true);
    expect(touches({ start: 0, end: 3 }, { start: 3, end: 5 })).toBe(false);
    expect(touches({ start: 3, end: 3 }, { start: 3, end: 3 })).toBe(true);
    expect(touches({ start: 3, end: 3 }, { start: 0, end: 5 })).toBe(true);
  });
});

describe('repeated analysis of a message', () => {
  it('omits a correction that has the same code or the same replacement as a rejected correction at that position', () => {
    const before = [row({ verdict: 'rejected' })];
    expect(comesNew(before, [said(), said({ code: 'other' })])).toEqual([]);
    const another = said({ code: 'spelling', replacements: ['nurses'] });
    expect(comesNew(before, [another])).toMatchObject([{ code: 'spelling' }]);
    expect(comesNew(before, [said({ start: 30, end: 35 })])).toHaveLength(1);
  });
  it('omits a correction that overlaps a decided correction or the original range of an edited correction', () => {
    const before = [row({ verdict: 'edited', start_at: 0, end_at: 2, original: said() })];
    expect(comesNew(before, [said(), said({ code: 'modal', start: 1, end: 4 })])).toEqual([]);
  });
  it('transfers an open dispute, with its time, from an old correction to the equal new correction', () => {
    const at = new Date('2026-03-10T09:00:00Z');
    expect(comesNew([row({ disputed: true, reported_at: at })], [said()])).toMatchObject([
      { reportedAt: at },
    ]);
    expect(comesNew([row()], [said()])).toMatchObject([{ reportedAt: null }]);
  });
});

it('error profile › excludes disputed and rejected corrections', () => {
  const rows = [row(), row({ disputed: true }), row({ verdict: 'rejected' }), row({ verdict: 'edited' })];
  expect(countedCodes(rows)).toEqual(['missing-article', 'missing-article']);
});

it('new correction by an administrator › is rejected when its range is invalid, overlaps another correction, or changes nothing', () => {
  const text = 'My sister is nurse.';
  expect(errorOf(draft, text, [])).toBeUndefined();
  expect(errorOf(draft, text, [row({ verdict: 'rejected' })])).toBeUndefined();
  expect(errorOf(draft, text, [row()])?.pointer).toBe('/start');
  expect(errorOf({ ...draft, end: 99 }, text, [])?.pointer).toBe('/start');
  expect(errorOf({ ...draft, replacements: ['nurse'] }, text, [])?.pointer).toBe('/replacements');
  // Replacing an empty range by an empty text changes nothing, so it is invalid.
  expect(errorOf({ ...draft, start: 3, end: 3, replacements: [''] }, text, [])?.pointer).toBe(
    '/replacements',
  );
});

describe('decisions on a correction', () => {
  it('change nothing when the same decision is repeated, unless a learner’s dispute is open', () => {
    expect(judged(row({ verdict: 'approved' }), 'approved')).toBeUndefined();
    expect(judged(row({ verdict: 'rejected' }), 'rejected')).toBeUndefined();
    expect(judged(row(), 'undecided')).toBeUndefined();
    expect(judged(row({ verdict: 'approved', disputed: true }), 'approved')).toMatchObject({
      change: { verdict: 'approved', disputed: false },
    });
  });
  it('leave an edited correction marked as edited when an administrator approves it', () => {
    expect(judged(row({ verdict: 'edited', disputed: true }), 'approved')?.change.verdict).toBe('edited');
  });
  it('are undone one by one, until the original correction is restored', () => {
    const original = said({ code: 'spelling' });
    expect(judged(row({ verdict: 'rejected', original }), 'undecided')?.change.verdict).toBe('edited');
    expect(judged(row({ verdict: 'edited', original }), 'undecided')?.change).toMatchObject({
      verdict: null,
      code: 'spelling',
      original: null,
    });
    const own = row({ source: 'administrator', verdict: 'rejected' });
    expect(judged(own, 'undecided')?.change.verdict).toBe('added');
  });
  it('open a learner’s dispute again when an administrator undoes the decision on the dispute', () => {
    const answered = row({ verdict: 'approved', reported_at: new Date() });
    expect(judged(answered, 'undecided')?.change.disputed).toBe(true);
  });
  it('preserve the correction that the engine made, even after several edits', () => {
    const original = said({ code: 'spelling' });
    expect(edited(row(), draft)?.change.original).toEqual(said());
    expect(edited(row({ verdict: 'edited', original }), draft)?.change.original).toBe(original);
  });
  it('count as an approval when they are edits that change nothing', () => {
    expect(edited(row(), said())?.action).toBe('approve');
  });
});
