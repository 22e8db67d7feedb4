import type { DraftNow, Piece } from '@pratik/contract/writing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionProblem, makeProblem } from '../../../lib/api/api-problem.ts';
import type { DraftStorage, PersistedDraft } from './draft-storage.ts';
import type { Saving } from './draft-sync.state.ts';
import { createDraftSync } from './draft-sync.ts';

const draftId = '0190a0f0-0000-7000-8000-0000000000d1';
const at = '2026-03-10T09:00:00.000Z';

/** Creates a fake device storage for drafts. */
const memoryStorage = (works = true) => {
  const entries = new Map<string, PersistedDraft>();
  const storage: DraftStorage = {
    load: async (id) =>
      [...entries.values()].filter((one) => id === undefined || one.draftId === id).reverse(),
    put: async (one) => {
      if (works) entries.set(one.writerId, one);
      return works;
    },
    drop: async ({ writerId }) => void entries.delete(writerId),
  };
  return { storage, entries };
};

/** Creates a fake server that stores one draft and responds like the real server. */
const serverOf = (text = '') => {
  const now = { text, revision: 0, savedAt: at, submittedAt: null as string | null };
  let lastSave: string | null = null;
  const state = { now, reachable: true, loseAnswers: false, saves: [] as string[], submissions: 0 };
  const store = (given: Saving): DraftNow => {
    if (!state.reachable) throw new ConnectionProblem();
    if (given.text !== now.text || now.submittedAt !== null) {
      const own = lastSave !== null && given.unheard.includes(lastSave);
      if (now.submittedAt !== null || (given.revision !== now.revision && !own)) {
        const current = { revision: now.revision, changedAt: at, changedBy: null, present: { ...now } };
        throw makeProblem('conflict', { current });
      }
      now.text = given.text;
      now.revision += 1;
      lastSave = given.saveId;
      state.saves.push(given.text);
    }
    if (state.loseAnswers) throw new ConnectionProblem();
    return { ...now };
  };
  return {
    state,
    elsewhere: (other: string) => {
      now.text = other;
      now.revision += 1;
      lastSave = 'another';
    },
    save: async (given: Saving) => store(given),
    submit: async (given: Saving): Promise<Piece> => {
      store(given);
      state.submissions += 1;
      return { id: 'piece' } as Piece;
    },
  };
};

const setUp = (server = serverOf(), { storage, entries } = memoryStorage()) => {
  const submitted = vi.fn();
  const sync = createDraftSync({
    draft: { id: draftId, ...server.state.now },
    owner: 'ayse',
    storage,
    save: server.save,
    submit: server.submit,
    onSaved: () => undefined,
    onSubmitted: submitted,
  });
  return {
    sync,
    server: server.state,
    elsewhere: server.elsewhere,
    entries,
    submitted,
    backend: server,
    storage,
  };
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('draft sync (typed text)', () => {
  it('stores the text on the device at once, saves it on the server later, and then removes it from the device', async () => {
    const { sync, server, entries } = setUp();
    sync.type('My');
    await pass(0);
    expect([...entries.values()]).toMatchObject([{ draftId, owner: 'ayse', text: 'My', revision: 0 }]);
    sync.type('My room');
    await pass(1_400);
    expect(server.saves).toEqual([]);
    await pass(200);
    expect(server.saves).toEqual(['My room']);
    expect(sync.state()).toMatchObject({ saved: 'saved', text: 'My room' });
    expect(entries.size).toBe(0);
  });

  it('saves every ten seconds while the learner types without a pause', async () => {
    const { sync, server } = setUp();
    for (let key = 1; key <= 21; key += 1) {
      sync.type('x'.repeat(key));
      await pass(500);
    }
    expect(server.saves).toHaveLength(1);
  });

  it('saves immediately on request, with only one request at a time', async () => {
    const { sync, server } = setUp();
    sync.type('One');
    const first = sync.flush();
    sync.type('One two');
    await sync.flush();
    await first;
    await pass(10);
    expect(server.saves.at(-1)).toBe('One two');
    expect(server.now.revision).toBe(server.saves.length);
  });

  it('removes control characters, which the server cannot store, before it saves', async () => {
    const { sync } = setUp();
    sync.type('a\u0000b\u000bc\nd');
    expect(sync.state().text).toBe('abc\nd');
  });
});

describe('draft sync (offline)', () => {
  it('stores the text on the device, and saves it on the server once when the device is online again', async () => {
    const { sync, server, entries } = setUp();
    server.reachable = false;
    sync.type('Offline');
    await pass(2_000);
    expect(sync.state()).toMatchObject({ saved: 'unreached', stored: true });
    expect([...entries.values()]).toMatchObject([{ text: 'Offline' }]);
    sync.type('Offline, on I go');
    server.reachable = true;
    await sync.flush();
    expect(server.saves).toEqual(['Offline, on I go']);
    expect(entries.size).toBe(0);
    await pass(120_000);
    expect(server.saves).toHaveLength(1);
  });

  it('causes no conflict with an earlier save whose response was lost', async () => {
    const { sync, server } = setUp();
    server.loseAnswers = true;
    sync.type('Arrived, unheard');
    await pass(2_000);
    sync.type('Arrived, unheard; and more');
    server.loseAnswers = false;
    await pass(60_000);
    expect(sync.state()).toMatchObject({ saved: 'saved', conflict: null });
    expect(server.now.text).toBe('Arrived, unheard; and more');
  });

  it('restores the text when the page opens again, even if the page was closed during a save', async () => {
    const stored = memoryStorage();
    const backend = serverOf();
    const before = setUp(backend, stored);
    backend.state.loseAnswers = true;
    before.sync.type('Typed before the tab was closed');
    await pass(2_000);
    before.sync.close();
    await pass(0);
    backend.state.loseAnswers = false;
    const { sync } = setUp(backend, stored);
    await sync.open();
    expect(sync.state()).toMatchObject({ text: 'Typed before the tab was closed', conflict: null });
    expect(backend.state.now.text).toBe('Typed before the tab was closed');
    await pass(100);
    expect(stored.entries.size).toBe(0);
  });

  it('reports unsaved text when the device has no storage for it', async () => {
    const { sync, server } = setUp(serverOf(), memoryStorage(false));
    server.reachable = false;
    sync.type('Only on the screen');
    await pass(2_000);
    expect(sync.state()).toMatchObject({ saved: 'unreached', stored: false });
    sync.close();
  });
});

describe('draft sync (conflict)', () => {
  const disagree = async () => {
    const all = setUp();
    all.elsewhere('From the phone');
    all.sync.type('From the laptop');
    await pass(2_000);
    expect(all.sync.state().conflict).toMatchObject({ text: 'From the phone', revision: 1 });
    expect(all.server.now.text).toBe('From the phone');
    return all;
  };

  it('stops all saves until the learner chooses a version, and then saves this version', async () => {
    const { sync, server } = await disagree();
    sync.type('From the laptop!');
    await pass(30_000);
    expect(server.now.text).toBe('From the phone');
    sync.keepMine();
    await pass(10);
    expect(server.now.text).toBe('From the laptop!');
    expect(sync.state()).toMatchObject({ conflict: null, saved: 'saved' });
  });

  it('saves the server’s version, or both versions joined, when the learner chooses so', async () => {
    const first = await disagree();
    first.sync.takeTheirs();
    await pass(10);
    expect(first.sync.state()).toMatchObject({ text: 'From the phone', saved: 'saved', conflict: null });
    const second = await disagree();
    second.sync.joinBoth();
    await pass(10);
    expect(second.server.now.text).toBe('From the phone\n\nFrom the laptop');
  });

  it('shows the server’s version without a conflict when this device has no unsaved text', async () => {
    const { sync, elsewhere, server } = setUp();
    elsewhere('From the phone');
    sync.seen({ ...server.now });
    expect(sync.state()).toMatchObject({ text: 'From the phone', saved: 'saved' });
    sync.type('From the phone, and the laptop');
    elsewhere('Too late');
    sync.seen({ ...server.now });
    expect(sync.state().text).toBe('From the phone, and the laptop');
    await pass(2_000);
    expect(sync.state().conflict?.text).toBe('Too late');
  });

  it('reports no conflict when both versions have the same text', async () => {
    const { sync, elsewhere } = setUp();
    elsewhere('The same');
    sync.type('The same');
    await pass(2_000);
    expect(sync.state()).toMatchObject({ conflict: null, saved: 'saved' });
  });
});

describe('draft sync (submission)', () => {
  it('waits until the device is online, and then submits the latest text once', async () => {
    const { sync, server, submitted, entries } = setUp();
    server.reachable = false;
    sync.type('All of it');
    await sync.send();
    expect(sync.state()).toMatchObject({ sending: 'waiting', saved: 'unreached' });
    expect([...entries.values()]).toMatchObject([{ sending: true }]);
    sync.type('Nothing is typed meanwhile');
    expect(sync.state().text).toBe('All of it');
    server.reachable = true;
    await pass(120_000);
    expect(server.submissions).toBe(1);
    expect(server.now.text).toBe('All of it');
    expect(submitted).toHaveBeenCalledOnce();
    expect(entries.size).toBe(0);
  });

  it('can be cancelled while the device is offline', async () => {
    const { sync, server } = setUp();
    server.reachable = false;
    sync.type('Not yet');
    await sync.send();
    sync.cancelSending();
    server.reachable = true;
    await pass(120_000);
    expect(server.submissions).toBe(0);
    expect(server.now.text).toBe('Not yet');
  });

  it('keeps the text and reports the error when the server rejects the submission', async () => {
    const backend = serverOf();
    backend.submit = async () => {
      throw makeProblem('validation', {
        errors: [{ pointer: '/text', code: 'too-long', params: { most: 10_000 } }],
      });
    };
    const { sync } = setUp(backend);
    sync.type('Too long');
    await sync.send();
    expect(sync.state()).toMatchObject({ sending: 'no', saved: 'refused', text: 'Too long' });
    expect(sync.state().error).toMatchObject({ name_: 'validation' });
  });
});
