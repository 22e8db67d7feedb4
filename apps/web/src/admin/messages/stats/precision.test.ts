import { expect, it } from 'vitest';
import { precisionOf, shareOf } from './precision.ts';

const none = { approved: 0, edited: 0, rejected: 0, added: 0 };
const answer = {
  weeks: ['2026-05-11', '2026-05-18'],
  decisions: [
    { ...none, week: '2026-05-11', code: 'modal', source: 'harper', approved: 3, edited: 1, rejected: 1 },
    { ...none, week: '2026-05-18', code: 'modal', source: 'model', rejected: 2 },
    { ...none, week: '2026-05-18', code: 'other', source: 'administrator', added: 4, rejected: 9 },
  ],
} as const;

it('precision of corrections › is null when administrators have made fewer than twenty decisions', () => {
  expect(shareOf({ right: 15, wrong: 4 })).toBeNull();
  expect(shareOf({ right: 15, wrong: 5 })).toBe(0.75);
});

it('precision of corrections › counts edited corrections as right, and ignores corrections that administrators added', () => {
  const all = precisionOf({ weeks: [...answer.weeks], decisions: [...answer.decisions] }, null);
  expect(all.total).toEqual({ right: 4, wrong: 3 });
  expect(all.codes).toEqual([
    { code: 'modal', right: 4, wrong: 3, added: 0 },
    { code: 'other', right: 0, wrong: 0, added: 4 },
  ]);
  expect(all.weeks).toEqual([
    { week: '2026-05-11', right: 4, wrong: 1 },
    { week: '2026-05-18', right: 0, wrong: 2 },
  ]);
});

it('precision of corrections › includes only corrections from the selected source', () => {
  const model = precisionOf({ weeks: [...answer.weeks], decisions: [...answer.decisions] }, 'model');
  expect(model.total).toEqual({ right: 0, wrong: 2 });
});
