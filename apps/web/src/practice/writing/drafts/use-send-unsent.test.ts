import { saveDraft, submitDraft } from '@pratik/contract/writing';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answer, problem, server } from '../../../../test/server.ts';
import { setTokenSource } from '../../../lib/api/bearer.ts';
import { draftId, pieceOf } from '../writing.fixture.ts';
import { createDraftStorage, type PersistedDraft } from './draft-storage.ts';
import { sendUnsent } from './use-send-unsent.ts';

beforeEach(() => setTokenSource({ getToken: async () => 'token', renewToken: async () => null }));
afterEach(() => setTokenSource(null));

const persistedOf = (change: Partial<PersistedDraft> = {}): PersistedDraft => ({
  draftId,
  writerId: 'a tab closed an hour ago',
  owner: 'ayse',
  text: 'Typed while offline',
  revision: 3,
  unheard: ['0190a0f0-0000-7000-8000-0000000000e1'],
  sending: false,
  at: Date.now() - 3_600_000,
  ...change,
});

/** Creates a draft storage in memory, because jsdom has no IndexedDB. */
const storageOf = async (stored: PersistedDraft) => {
  const storage = createDraftStorage(new Map());
  await storage.put(stored);
  return storage;
};

const heard: unknown[] = [];
beforeEach(() => {
  heard.length = 0;
  server.use(
    answer(saveDraft, (input) => {
      heard.push(input);
      return { text: input.text, revision: 4, savedAt: '2026-03-10T09:00:00Z', submittedAt: null };
    }),
    answer(submitDraft, (input) => {
      heard.push({ submitted: input.text });
      return pieceOf();
    }),
  );
});

it('sendUnsent › saves drafts on the server with the ids of unconfirmed saves, and then deletes them from the device', async () => {
  const storage = await storageOf(persistedOf());
  expect(await sendUnsent(storage, 'ayse')).toBe(true);
  expect(heard).toMatchObject([
    { draftId, revision: 3, unheard: persistedOf().unheard, text: 'Typed while offline', resumed: true },
  ]);
  expect(await storage.load()).toEqual([]);
  expect(await sendUnsent(storage, 'ayse')).toBe(false);
});

it('sendUnsent › submits a draft when the learner pressed “submit” while offline', async () => {
  await sendUnsent(await storageOf(persistedOf({ sending: true })), 'ayse');
  expect(heard).toEqual([{ submitted: 'Typed while offline' }]);
});

it('sendUnsent › skips drafts that belong to another user or are open in another tab', async () => {
  const other = await storageOf(persistedOf({ owner: 'isil' }));
  const live = await storageOf(persistedOf({ at: Date.now() }));
  expect(await sendUnsent(other, 'ayse')).toBe(false);
  expect(await sendUnsent(live, 'ayse')).toBe(false);
  expect(heard).toEqual([]);
  expect([...(await other.load()), ...(await live.load())]).toHaveLength(2);
});

it.each([
  ['offline', () => HttpResponse.error()],
  ['changed elsewhere', () => problem('conflict')],
])('sendUnsent › keeps the draft on the device when the request fails: %s', async (_, refusal) => {
  server.use(answer(saveDraft, refusal));
  const storage = await storageOf(persistedOf());
  expect(await sendUnsent(storage, 'ayse')).toBe(false);
  expect(await storage.load(draftId)).toHaveLength(1);
});
