import { beforeEach, expect, test } from 'vitest';
import { makeProblem } from '../../../lib/api/api-problem.ts';
import { newId } from '../../../lib/new-id.ts';
import { clearPersisted } from '../../../lib/storage/persisted-text.ts';
import { type Answer, createReviewOutbox } from './outbox.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const answerOf = (over: Partial<Answer> = {}): Answer => ({
  id: newId(),
  cardId: newId(),
  grade: 2,
  mode: 'recall',
  at: '2026-09-05T10:00:00.000Z',
  ...over,
});

/** Creates an outbox as a page does. While `line.there` is false, the server is unreachable. */
const outboxWith = (line: { there: boolean }, heard: Answer[] = []) =>
  createReviewOutbox('somebody', async ({ reviews }) => {
    if (!line.there) throw new TypeError('Failed to fetch');
    heard.push(...reviews);
    return { cards: [] };
  });

test('outbox of vocabulary answers › sends an unsent answer with its typed text exactly once when another page opens', async () => {
  const before = outboxWith({ there: false });
  const typed = answerOf({ typed: 'it’s “oven”, I think: ovne!' });
  const known = answerOf({ mode: 'recognise' });
  for (const answer of [typed, known]) before.add(answer);
  await expect(before.flush()).rejects.toThrow();

  const heard: Answer[] = [];
  const after = outboxWith({ there: true }, heard);
  await after.flush();
  expect(heard).toEqual([typed, known]);
  await after.flush();
  expect(heard).toHaveLength(2);
  expect(Object.keys({ ...sessionStorage })).toEqual([]);
});

test('outbox of vocabulary answers › deletes the typed text when the answer is undone or rejected, or the user signs out', async () => {
  const outbox = outboxWith({ there: false });
  const taken = answerOf({ typed: 'taken back' });
  outbox.add(taken);
  expect(outbox.remove(taken.id)).toBe(true);
  expect(Object.keys({ ...sessionStorage })).toEqual([]);

  const refusing = createReviewOutbox('somebody', async () => {
    throw makeProblem('validation');
  });
  refusing.add(answerOf({ typed: 'refused' }));
  await expect(refusing.flush()).rejects.toThrow();
  expect(refusing.waiting()).toEqual([]);
  expect(Object.keys({ ...sessionStorage })).toEqual([]);

  outbox.add(answerOf({ typed: 'of mine alone' }));
  await clearPersisted();
  expect(Object.values({ ...sessionStorage })).toEqual([]);
});
