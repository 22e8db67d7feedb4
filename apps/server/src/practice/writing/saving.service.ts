import type { BodyOf } from '@pratik/contract/call';
import type { DraftNow, saveDraft, submitDraft } from '@pratik/contract/writing';
import { judgeLong } from '@pratik/feedback/safety/check';
import { dangerOf } from '@pratik/feedback/safety/concern';
import { countWords } from '@pratik/text/words';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { type LockedDraft, lockDraft, selectDrafts, updateDraft } from './drafts.store.ts';
import { markWritingSubmitted } from './writing.store.ts';
import { draftNow } from './writing.view.ts';

export type Saving = {
  /** Stores the text of a draft and counts the writing time. @throws Problem not-found, conflict */
  save(user: SignedInUser, given: BodyOf<typeof saveDraft>): Promise<DraftNow>;
  /** Stores the text of a draft and submits it for correction, once. Returns the id of the piece. @throws as `save` */
  submit(user: SignedInUser, given: BodyOf<typeof submitDraft>): Promise<string>;
};

type Parts = { db: Db; clock: Clock; progress: Progress; processing: Processing };
type Given = Omit<BodyOf<typeof submitDraft>, 'draftId'>;

export const createSaving = ({ db, clock, progress, processing }: Parts): Saving => {
  const lock = async (tx: Tx, user: SignedInUser, draftId: string): Promise<LockedDraft> => {
    const row = await lockDraft(tx, draftId, user.id);
    if (!row) throw new Problem('not-found');
    return row;
  };

  /** Returns the number of new words in this draft. Words of the draft that it revises are already counted. */
  const newWords = async (tx: Tx, row: LockedDraft, text: string): Promise<number> => {
    const before = (await selectDrafts(tx, row.writing_id)).filter(({ number }) => number < row.number);
    return Math.max(0, countWords(text) - Math.max(0, ...before.map(({ words }) => words)));
  };

  return {
    save: (user, { draftId, resumed, ...given }) =>
      db.transaction().execute(async (tx) => {
        const row = await lock(tx, user, draftId);
        if (isStored(row, given)) return draftNow(row);
        if (row.submitted_at !== null || !mayFollow(row, given)) throw conflict(row, user);
        const now = clock.now();
        await progress.recordActivity(tx, user, { kind: 'writing', beginning: resumed }, now);
        return draftNow(await updateDraft(tx, row.id, { ...storing(row, given), saved_at: now }));
      }),

    async submit(user, { draftId, ...given }) {
      // Checks for danger before the row is locked, because a long text is checked in small steps. A text about which
      // the rules are unsure is handled as usual, because only the partner of a conversation can ask a caring question.
      const judgement = await judgeLong(given.text);
      const danger = judgement?.grade === 'certain' ? dangerOf(judgement.concern) : null;
      return db.transaction().execute(async (tx) => {
        const row = await lock(tx, user, draftId);
        if (row.submitted_at !== null) {
          if (row.text === given.text) return row.writing_id;
          throw conflict(row, user);
        }
        if (!isStored(row, given) && !mayFollow(row, given)) throw conflict(row, user);
        const now = clock.now();
        if (danger) {
          await updateDraft(tx, row.id, { ...storing(row, given), saved_at: now, submitted_at: now, danger });
          await markWritingSubmitted(tx, row.writing_id, now);
          const raised = { id: row.id, kind: danger, source: 'writing', text: given.text } as const;
          await processing.safety.raise(tx, { ...raised, user_id: user.id, raised_at: now });
          return row.writing_id;
        }
        const words = await newWords(tx, row, given.text);
        await progress.recordActivity(tx, user, { kind: 'writing', words, turns: 1 }, now);
        await updateDraft(tx, row.id, { ...storing(row, given), saved_at: now, submitted_at: now });
        await markWritingSubmitted(tx, row.writing_id, now);
        await processing.enqueueMessage(tx, user, {
          id: row.id,
          source: 'writing',
          conversationId: null,
          text: given.text,
          at: now,
        });
        return row.writing_id;
      });
    },
  };
};

/** Returns whether this save was already stored or the stored text is identical. */
const isStored = (row: LockedDraft, { saveId, text }: Given): boolean =>
  row.save_id === saveId || row.text === text;

/**
 * Returns whether the save is based on the stored revision, or on earlier saves of the same device whose responses
 * were lost.
 */
const mayFollow = (row: LockedDraft, { revision, unheard }: Given): boolean =>
  row.revision === revision || (row.save_id !== null && unheard.includes(row.save_id));

const storing = (row: LockedDraft, { saveId, text }: Given) => ({
  text,
  words: countWords(text),
  revision: row.revision + 1,
  save_id: saveId,
});

const conflict = (row: LockedDraft, { id, name }: SignedInUser): Problem =>
  new Problem('conflict', {
    current: {
      revision: row.revision,
      changedAt: row.saved_at.toISOString(),
      changedBy: { id, name },
      present: draftNow(row),
    },
  });
