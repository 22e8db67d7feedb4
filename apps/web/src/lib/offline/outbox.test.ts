import { beforeEach, describe, expect, it } from 'vitest';
import { ConnectionProblem, isApiProblem, makeProblem } from '../api/api-problem.ts';
import { createOutbox, type OutboxItem } from './outbox.ts';
import { hasShape, textStorage } from './outbox-text.ts';

type Note = OutboxItem & { text: string };

const isNote = (value: unknown): value is Note => hasShape(value, { id: 'string', text: 'string' });
const noteOf = (id: string): Note => ({ id, text: `note ${id}` });

/** Creates an outbox in the same way as a page does, and records the items that the outbox sends. */
const outboxWith = (answer: (item: Note) => void, stopAtError = true) => {
  const sent: string[] = [];
  const outbox = createOutbox<Note, string>({
    storage: textStorage('notes', isNote),
    send: async ([note = noteOf('')]) => {
      sent.push(note.id);
      answer(note);
      return note.id;
    },
    afterError: (error) =>
      isApiProblem(error, 'validation') ? 'drop' : isApiProblem(error) ? 'fail' : 'wait',
    stopAtError,
  });
  return { outbox, sent };
};
const statesOf = ({ outbox }: ReturnType<typeof outboxWith>) =>
  outbox.entries().map(({ item, state }) => [item.id, state]);
const offline = () => {
  throw new ConnectionProblem();
};

beforeEach(() => sessionStorage.clear());

describe('outbox of unsent requests', () => {
  it('sends each item once and in order when two flushes run at the same time', async () => {
    const page = outboxWith(() => undefined);
    for (const id of ['a', 'b', 'c']) page.outbox.add(noteOf(id));
    const answers = await Promise.all([page.outbox.flush(), page.outbox.flush()]);
    expect(answers).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    expect(page.sent).toEqual(['a', 'b', 'c']);
    expect(statesOf(page)).toEqual([]);
  });

  it('sends an item that is added during a flush in the same flush', async () => {
    const page = outboxWith(({ id }) => id === 'a' && page.outbox.add(noteOf('b')));
    page.outbox.add(noteOf('a'));
    expect(await page.outbox.flush()).toEqual(['a', 'b']);
  });

  it('stores its items when the connection is lost, so that the next page can send them', async () => {
    const before = outboxWith(offline);
    for (const id of ['a', 'b']) before.outbox.add(noteOf(id));
    await expect(before.outbox.flush()).rejects.toThrow(ConnectionProblem);
    expect(before.sent).toEqual(['a']);
    expect(statesOf(before)).toEqual([
      ['a', 'waiting'],
      ['b', 'waiting'],
    ]);
    const after = outboxWith(() => undefined);
    await after.outbox.flush();
    expect(after.sent).toEqual(['a', 'b']);
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
  });

  it('marks a rejected item as failed, and sends the items after it', async () => {
    let rejects = true;
    const page = outboxWith(({ id }) => {
      if (id === 'a' && rejects) throw makeProblem('conflict');
    });
    for (const id of ['a', 'b']) page.outbox.add(noteOf(id));
    await expect(page.outbox.flush()).rejects.toThrow();
    await page.outbox.flush();
    expect(statesOf(page)).toEqual([['a', 'failed']]);
    rejects = false;
    await page.outbox.retry('a');
    expect(page.sent).toEqual(['a', 'b', 'a']);
    expect(statesOf(page)).toEqual([]);
  });

  it('sends every item once when it is configured to continue after an error', async () => {
    const page = outboxWith(offline, false);
    for (const id of ['a', 'b']) page.outbox.add(noteOf(id));
    expect(await page.outbox.flush()).toEqual([]);
    expect(page.sent).toEqual(['a', 'b']);
  });

  it('deletes an item when the server’s response shows that it will never accept the item', async () => {
    const page = outboxWith(() => {
      throw makeProblem('validation');
    });
    page.outbox.add(noteOf('a'));
    await expect(page.outbox.flush()).rejects.toThrow();
    expect(statesOf(page)).toEqual([]);
  });

  it('notifies its listeners of each change, and returns the same array object when nothing has changed', async () => {
    const page = outboxWith(() => undefined);
    const seen: unknown[] = [];
    page.outbox.subscribe(() => seen.push(statesOf(page)));
    page.outbox.add(noteOf('a'));
    expect(page.outbox.entries()).toBe(page.outbox.entries());
    await page.outbox.flush();
    expect(seen).toEqual([[['a', 'waiting']], [['a', 'sending']], []]);
  });

  it('stores no item when sending fails after the user has signed out', async () => {
    const page = outboxWith(() => {
      sessionStorage.clear();
      offline();
    });
    page.outbox.add(noteOf('a'));
    await expect(page.outbox.flush()).rejects.toThrow();
    expect(Object.keys({ ...sessionStorage })).toEqual([]);
  });

  it('does not send an item that was discarded', async () => {
    const page = outboxWith(() => undefined);
    page.outbox.add(noteOf('a'));
    expect(page.outbox.remove('a')).toBe(true);
    expect(page.outbox.remove('a')).toBe(false);
    await page.outbox.flush();
    expect(page.sent).toEqual([]);
  });
});
