import { expect, test } from 'vitest';
import { createQueryClient, freshFor } from '../../lib/query-client.ts';
import { askAgain, isWorthKeeping, newest } from './kept-answers.ts';

test('what one practises with is kept; conversations, other people and what is confidential never', () => {
  for (const path of [
    'reading/get',
    'vocabulary/session',
    'progress/learner-dashboard',
    'user/get-profile',
  ]) {
    expect([path, isWorthKeeping([path, {}])]).toEqual([path, true]);
  }
  for (const path of [
    'chat/get-conversation',
    'user/get-all-users',
    'message-process/list',
    'privacy/get',
    'writing/get',
    'safety/list',
    'voice/recordings',
    'chat/list-conversations',
    'person/get-progress',
    'audit/list',
  ]) {
    expect([path, isWorthKeeping([path, {}])]).toEqual([path, false]);
  }
});

test('of each answer the latest is kept, and of many the newest sixty', () => {
  const answer = (name: string, at: number) => ({ queryKey: [name], queryHash: name, data: at, at });
  expect(newest([answer('a', 1), answer('b', 2), answer('a', 3)]).map(({ data }) => data)).toEqual([3, 2]);
  const many = Array.from({ length: 70 }, (_, index) => answer(`n${index}`, index));
  expect(newest(many).map(({ at }) => at)).toEqual(Array.from({ length: 60 }, (_, index) => 69 - index));
});

test('once the line is back everything is asked again', () => {
  const client = createQueryClient();
  client.setQueryData(['reading/get', {}], 'kept');
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  askAgain(client);
  expect(client.getQueryState(['reading/get', {}])?.isInvalidated).toBe(true);
  expect(client.getDefaultOptions().queries?.staleTime).toBe(freshFor);
});
