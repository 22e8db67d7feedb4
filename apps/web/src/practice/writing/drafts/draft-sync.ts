import type { DraftNow } from '@pratik/contract/writing';
import { isApiProblem, isConnectionProblem } from '../../../lib/api/api-problem.ts';
import { newId } from '../../../lib/new-id.ts';
import type { PersistedDraft } from './draft-storage.ts';
import { type DraftState, type DraftSyncParts, presentOf, type Saving } from './draft-sync.state.ts';

/**
 * Pause in milliseconds after the last key press before the draft is saved. During continuous typing, it is saved
 * every ten seconds.
 */
const saveAfter = 1_500;
const saveEvery = 10_000;
/** Pauses of at least this many milliseconds do not count as writing time. */
const pause = 45_000;
const retryFirst = 5_000;
const retryMost = 60_000;
const mostUnheard = 200;

export type DraftSync = ReturnType<typeof createDraftSync>;

/**
 * Stores a draft on this device at once and on the server shortly afterwards. Each save contains the revision on
 * which the text is based, so that it cannot overwrite a change from another device.
 */
export const createDraftSync = (parts: DraftSyncParts) => {
  const { draft, owner, storage } = parts;
  const writerId = newId();
  const listeners = new Set<() => void>();
  let state: DraftState = {
    text: draft.text,
    saved: 'saved',
    stored: true,
    savedAt: draft.savedAt,
    sending: 'no',
    error: null,
    conflict: null,
  };
  let revision = draft.revision;
  let unheard: string[] = [];
  let stored = draft.text;
  let lastTyped = 0;
  let resumed = true;
  let dirtySince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  let others: PersistedDraft[] = [];
  let closed = false;

  const change = (next: Partial<DraftState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isDirty = () => state.text !== stored;

  const persist = async (): Promise<void> => {
    const sending = state.sending !== 'no';
    const { text } = state;
    const stored = await storage.put({
      draftId: draft.id,
      writerId,
      owner,
      text,
      revision,
      unheard,
      sending,
      at: Date.now(),
    });
    if (stored !== state.stored) change({ stored });
  };
  const forget = () => storage.drop({ draftId: draft.id, writerId });

  const later = (wait: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void flush(), wait);
  };

  /**
   * Returns a save request for the current text and remembers its id, because the server may store the text even if
   * its response is lost.
   */
  const nextSaving = (): Saving => {
    const saving = { draftId: draft.id, saveId: newId(), revision, unheard: [...unheard], text: state.text };
    unheard = [...unheard, saving.saveId].slice(-mostUnheard);
    return saving;
  };

  const arrived = (now: DraftNow): void => {
    revision = now.revision;
    unheard = [];
    stored = now.text;
    failures = 0;
    resumed = false;
    if (now.submittedAt === null) parts.onSaved(now);
  };

  /** Handles a failed save or submission. Returns whether a later retry may succeed. */
  const failed = (error: unknown): boolean => {
    if (isConnectionProblem(error) || (isApiProblem(error) && error.status >= 500)) {
      failures += 1;
      change({ saved: 'unreached' });
      later(Math.min(retryMost, retryFirst * 2 ** (failures - 1)));
      return true;
    }
    const present = presentOf(error);
    if (present && present.text === state.text && present.submittedAt === null) {
      arrived(present);
      change({ saved: 'saved', savedAt: present.savedAt });
      later(0);
      return true;
    }
    change(
      present
        ? { saved: 'unreached', sending: 'no', conflict: present }
        : { saved: 'refused', sending: 'no', error },
    );
    return false;
  };

  const saveOnce = async (): Promise<boolean> => {
    const saving = nextSaving();
    change({ saved: 'saving', error: null });
    await persist();
    try {
      const now = await parts.save({ ...saving, resumed });
      arrived(now);
      change({ savedAt: now.savedAt, ...(now.submittedAt === null ? {} : { conflict: now }) });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };

  const saveAll = async (): Promise<void> => {
    while (isDirty() && !state.conflict) if (!(await saveOnce())) return;
    if (state.conflict) return;
    dirtySince = 0;
    change({ saved: 'saved' });
    await forget();
  };

  const sendOnce = async (): Promise<void> => {
    const saving = nextSaving();
    change({ sending: 'now', error: null });
    await persist();
    try {
      const piece = await parts.submit(saving);
      await Promise.all([forget(), ...others.map((one) => storage.drop(one))]);
      closed = true;
      clearTimeout(timer);
      parts.onSubmitted(piece);
    } catch (error) {
      if (failed(error)) change({ sending: 'waiting' });
      else await persist();
    }
  };

  /** Saves the draft, or submits it if a submission is waiting. Only one request runs at a time. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (closed || state.conflict) return;
    if (running) {
      await running;
      return isDirty() || state.sending === 'waiting' ? later(0) : undefined;
    }
    running = state.sending === 'no' ? saveAll() : sendOnce();
    try {
      await running;
    } finally {
      running = undefined;
    }
  };

  const showNextConflict = (): void => {
    const other = others.shift();
    if (!other) return;
    void storage.drop(other);
    if (other.text !== state.text) {
      const conflict = {
        text: other.text,
        revision,
        savedAt: new Date(other.at).toISOString(),
        submittedAt: null,
      };
      change({ conflict });
    } else showNextConflict();
  };

  const type = (typed: string): void => {
    // Removes control characters. Some programs copy them together with the text, but the server cannot store them.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
    const text = typed.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
    if (text === state.text || state.sending !== 'no') return;
    const now = Date.now();
    if (now - lastTyped > pause) resumed = true;
    lastTyped = now;
    if (dirtySince === 0) dirtySince = now;
    change({ text, ...(state.saved === 'unreached' ? {} : { saved: 'saving' as const }) });
    void persist();
    // While the server is unreachable, only the retry timer schedules saves.
    if (failures === 0) later(Math.min(saveAfter, Math.max(0, dirtySince + saveEvery - now)));
  };

  /** Resolves a conflict by saving the given text instead of the server’s version. */
  const settle = (text: string): void => {
    const { conflict } = state;
    if (!conflict) return;
    revision = conflict.revision;
    unheard = [];
    stored = conflict.text;
    change({ text, conflict: null, saved: 'saving', error: null });
    void flush().then(showNextConflict);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,

    /** Restores the text stored on this device. A conflict with the server’s version is reported at the next save. */
    async open(): Promise<void> {
      const [mine, ...more] = await storage.load(draft.id);
      if (!mine || closed) return;
      others = more;
      if (isDirty()) {
        others = [mine, ...more];
      } else if (mine.text !== state.text || mine.sending) {
        revision = mine.revision;
        unheard = [...mine.unheard];
        change({ text: mine.text, sending: mine.sending ? 'waiting' : 'no', saved: 'unreached' });
        await persist();
        await storage.drop(mine);
        await flush();
      } else {
        await storage.drop(mine);
      }
      if (!state.conflict) showNextConflict();
    },

    /** Takes over a newer version from the server, unless this page has unsaved text. */
    seen(now: DraftNow): void {
      if (now.revision <= revision || isDirty() || state.sending !== 'no' || state.conflict) return;
      revision = now.revision;
      unheard = [];
      stored = now.text;
      change({ text: now.text, saved: 'saved', savedAt: now.savedAt });
    },

    type,
    /** Saves unsaved text at once, for example when the field loses the focus or the device is online again. */
    flush,
    /** Submits the draft. On an offline device, the submission waits until the device is online. */
    async send(): Promise<void> {
      if (state.sending !== 'no' || state.conflict) return;
      change({ sending: 'waiting' });
      await running;
      await flush();
    },
    /** Cancels a submission that waits until the device is online, and returns to editing. */
    cancelSending(): void {
      if (state.sending !== 'waiting') return;
      change({ sending: 'no' });
      void persist();
    },
    keepMine: () => settle(state.text),
    takeTheirs: () => settle(state.conflict?.text ?? state.text),
    joinBoth: () => settle([state.conflict?.text, state.text].filter(Boolean).join('\n\n')),
    /** Deletes the text from this device after a new draft has taken it over. */
    release: forget,
    /** Is called when the page closes. Tries one last save; if it fails, the text stays on this device. */
    close(): void {
      void flush();
      closed = true;
      clearTimeout(timer);
    },
  };
};
