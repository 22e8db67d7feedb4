import { describe, expect, it } from 'vitest';
import { nearestLevel, todaysText } from './offer.service.ts';

describe('nearest level that has texts', () => {
  const levels = (...published: number[]) =>
    published.map((count, index) => ({ id: `L${index}`, published: count }));

  it('is the user’s level when it has texts, otherwise the closest level with texts, and the easier of two equally close levels', () => {
    expect(nearestLevel(levels(1, 1, 1), 'L1')).toBe('L1');
    expect(nearestLevel(levels(1, 0, 1), 'L1')).toBe('L0');
    expect(nearestLevel(levels(1, 0, 0, 1), 'L2')).toBe('L3');
    expect(nearestLevel(levels(0, 0), 'L0')).toBeUndefined();
  });
});

describe('text of the day', () => {
  const on = (day: number) => new Date(Date.UTC(2026, 2, day));
  const text = (id: string, topic: string, lastFinishedAt: Date | null = null) => ({
    id,
    topic,
    lastFinishedAt,
  });
  const many = Array.from({ length: 12 }, (_, index) => text(`t${index}`, `topic${index}`));

  it('stays the same all day for one user, and differs between users and between days', () => {
    const chosen = todaysText('ayse', '2026-03-10', many);
    expect(todaysText('ayse', '2026-03-10', many.toReversed())).toBe(chosen);
    const days = Array.from({ length: 20 }, (_, day) => todaysText('ayse', `2026-03-${day + 10}`, many));
    expect(new Set(days).size).toBeGreaterThan(4);
    const users = Array.from({ length: 20 }, (_, user) => todaysText(`p${user}`, '2026-03-10', many));
    expect(new Set(users).size).toBeGreaterThan(4);
  });

  it('is an unread text, preferably on a topic that the user has not read recently', () => {
    const candidates = [text('a', 'food', on(1)), text('b', 'food'), text('c', 'sport'), text('d', 'food')];
    for (let day = 10; day < 30; day += 1) {
      expect(todaysText('ayse', `2026-03-${day}`, candidates)).toBe('c');
    }
    expect(['b', 'd']).toContain(
      todaysText(
        'ayse',
        '2026-03-10',
        candidates.filter(({ id }) => id !== 'c'),
      ),
    );
  });

  it('is the text that the user read longest ago when the user has read all texts', () => {
    const candidates = [text('a', 'food', on(3)), text('b', 'food', on(1)), text('c', 'sport', on(2))];
    expect(todaysText('ayse', '2026-03-10', candidates)).toBe('b');
    expect(todaysText('ayse', '2026-03-10', [])).toBeUndefined();
  });
});
