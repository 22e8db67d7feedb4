import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient, freshFor } from '../../lib/api/query-client.ts';
import { persistText, readText } from '../../lib/storage/persisted-text.ts';
import {
  deletePersistedData,
  isPersistable,
  newest,
  persistAnswers,
  refetchAll,
  restoreAnswers,
} from './persisted-queries.ts';

test('query results stored for offline use › include practice data and open conversations, but no confidential data and no data of other users', () => {
  for (const path of [
    'reading/get',
    'vocabulary/session',
    'progress/learner-dashboard',
    'user/get-profile',
  ]) {
    expect([path, isPersistable([path, {}], {})]).toEqual([path, true]);
  }
  for (const path of [
    'user/get-all-users',
    'message-process/list',
    'privacy/get',
    'writing/get',
    'safety/list',
    'voice/recordings',
    'chat/list-conversations',
    'user/get-progress',
    'audit/list',
  ]) {
    expect([path, isPersistable([path, {}], {})]).toEqual([path, false]);
  }
});

const talk = (state: 'open' | 'closed', danger?: 'help') => ({
  conversation: { state },
  turns: [{ danger }],
});
const talkKey = ['chat/get-conversation', { id: 'a' }];

test('query results stored for offline use › exclude conversations that have ended or contain a message that mentions danger', () => {
  expect(isPersistable(talkKey, talk('open'))).toBe(true);
  expect(isPersistable(talkKey, talk('closed'))).toBe(false);
  expect(isPersistable(talkKey, talk('open', 'help'))).toBe(false);
});

test('query results stored for offline use › are limited to the latest results of 60 queries', () => {
  const answer = (name: string, at: number) => ({ queryKey: [name], queryHash: name, data: at, at });
  expect(newest([answer('a', 1), answer('b', 2), answer('a', 3)]).map(({ data }) => data)).toEqual([3, 2]);
  const many = Array.from({ length: 70 }, (_, index) => answer(`n${index}`, index));
  expect(newest(many).map(({ at }) => at)).toEqual(Array.from({ length: 60 }, (_, index) => 69 - index));
});

test('query results stored for offline use › are fetched again when the device is online again', () => {
  const client = createQueryClient();
  client.setQueryData(['reading/get', {}], 'kept');
  client.setDefaultOptions({ queries: { staleTime: Number.POSITIVE_INFINITY } });
  refetchAll(client);
  expect(client.getQueryState(['reading/get', {}])?.isInvalidated).toBe(true);
  expect(client.getDefaultOptions().queries?.staleTime).toBe(freshFor);
});

describe('query results stored for offline use', () => {
  let box: Map<string, unknown>;

  /** Fakes the part of IndexedDB that the application uses, because jsdom has no IndexedDB. */
  const fakeDatabase = () => {
    const done = (result: unknown) => ({ result });
    const store = {
      get: (key: string) => done(box.get(key)),
      put: (value: unknown, key: string) => done(box.set(key, value)),
      delete: (key: string) => done(box.delete(key)),
      clear: () => done(box.clear()),
    };
    return {
      transaction: () => {
        const transaction = { objectStore: () => store, oncomplete: () => undefined };
        queueMicrotask(() => queueMicrotask(() => transaction.oncomplete()));
        return transaction;
      },
    };
  };
  beforeEach(() => {
    box = new Map();
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request = { result: fakeDatabase(), onsuccess: () => undefined };
        queueMicrotask(() => request.onsuccess());
        return request;
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });

  const day = 86_400_000;
  const storedAt = (at: number) => {
    box.set('owner', 'can');
    box.set('answers', {
      at,
      queries: [{ queryKey: ['reading/get', {}], queryHash: 'r', data: 'a text', at }],
    });
  };

  test('are used when they are six days old, but not when they are eight days old', async () => {
    const client = createQueryClient();
    storedAt(Date.now() - 8 * day);
    expect(await restoreAnswers(client)).toBeNull();
    storedAt(Date.now() - 6 * day);
    expect(await restoreAnswers(client)).toBe('can');
    expect(client.getQueryCache().get('r')?.state.data).toBe('a text');
    client.clear();
  });

  test('include a conversation until it ends', async () => {
    vi.useFakeTimers();
    const client = createQueryClient();
    const stop = await persistAnswers(client, 'can');
    const isStored = () => JSON.stringify(box.get('answers') ?? null).includes('get-conversation');
    client.setQueryData(talkKey, talk('open'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isStored()).toBe(true);
    client.setQueryData(talkKey, talk('closed'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(isStored()).toBe(false);
    stop();
    client.clear();
    vi.useRealTimers();
  });

  test('are deleted when another user signs in', async () => {
    storedAt(Date.now());
    (await persistAnswers(createQueryClient(), 'can'))();
    expect(box.has('answers')).toBe(true);
    (await persistAnswers(createQueryClient(), 'ece'))();
    expect([...box]).toEqual([['owner', 'ece']]);
  });

  test('are deleted when the session ends unexpectedly, whereas typed text is deleted only when the user signs out', async () => {
    storedAt(Date.now());
    persistText('draft', 'half a sentence');
    await deletePersistedData('lost');
    expect([box.has('answers'), readText('draft')]).toEqual([false, 'half a sentence']);
    await deletePersistedData('left');
    expect([box.size, readText('draft')]).toEqual([0, null]);
  });
});
