import { expect, test } from 'vitest';
import { minutesByKind, weekOf } from './week.ts';

test('week statistics › contain the seven days from Monday, each with its minutes in total and by kind', () => {
  const week = weekOf(
    [
      { day: '2026-03-08', kind: 'chat', active_ms: 600_000 },
      { day: '2026-03-09', kind: 'reading', active_ms: 90_000 },
      { day: '2026-03-09', kind: 'chat', active_ms: 240_000 },
      { day: '2026-03-15', kind: 'reading', active_ms: 60_000 },
      { day: '2026-03-11', kind: 'vocabulary', active_ms: 0 },
    ],
    '2026-03-09',
  );
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({
    day: '2026-03-09',
    minutes: 5.5,
    kinds: [
      { kind: 'chat', minutes: 4 },
      { kind: 'reading', minutes: 1.5 },
    ],
  });
  expect(week[2]).toEqual({ day: '2026-03-11', minutes: 0, kinds: [] });
  expect([...minutesByKind(week)]).toEqual([
    ['chat', 4],
    ['reading', 2.5],
  ]);
});
