import { describe, expect, it } from 'vitest';
import { countFilters, listInput, messageListDefaults } from './message-list-url.ts';

const address = (change: object) => ({ ...messageListDefaults, ...change });

describe('message list URL', () => {
  it('requests the most recent messages when it has no parameters', () => {
    expect(listInput(address({}))).toEqual({
      states: [],
      userFilter: '',
      sort: 'createdAt',
      order: 'desc',
      page: 0,
      size: 20,
    });
  });

  it('converts every filter to server input', () => {
    const given = address({
      states: 'failed,waiting',
      user: 'ışık',
      source: 'chat',
      from: '2026-09-01',
      to: '2026-09-05',
      page: '3',
    });
    expect(listInput(given)).toEqual({
      states: ['waiting', 'failed'],
      userFilter: 'ışık',
      source: 'chat',
      from: '2026-09-01',
      to: '2026-09-05',
      sort: 'createdAt',
      order: 'desc',
      page: 2,
      size: 20,
    });
    expect(countFilters(given)).toBe(5);
  });

  it('ignores invalid parameter values', () => {
    const given = address({ states: 'x,,y', source: 'mail', from: '5 Eylül', to: '2026-13-01', page: 'son' });
    expect(listInput(given)).toEqual(listInput(address({})));
  });
});
