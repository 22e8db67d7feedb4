import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import { type CefrLevel, totalCap } from '@pratik/contract/common';
import type {
  DraftNow,
  discardDraft,
  getModelAnswers,
  listPieces,
  Piece,
  revisePiece,
  saveDraft,
  startPiece,
  submitDraft,
} from '@pratik/contract/writing';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Processing } from '../../processing/processing.service.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { createWritingChoices, type WritingChoices } from './choices.service.ts';
import { createCounting } from './counting.service.ts';
import { deleteDraft, insertDraft, lockDraft, selectDrafts, selectLastSubmitted } from './drafts.store.ts';
import { levelsOfPieces, listedLevel } from './listed-level.service.ts';
import { createSaving } from './saving.service.ts';
import { excerptOf } from './writing.policy.ts';
import {
  countSubmitted,
  deleteWriting,
  insertWriting,
  lockStarts,
  selectBegunOn,
  selectBlank,
  selectSubmitted,
  selectWriting,
} from './writing.store.ts';
import type { WritingRow } from './writing.tables.ts';
import { assessmentOf, boundsOf, counting, draftView, isSettled, promptView } from './writing.view.ts';

export type WritingService = WritingChoices & {
  /** Returns a piece with its drafts and their feedback. @throws Problem not-found */
  get(user: SignedInUser, pieceId: string): Promise<Piece>;
  /** Returns the checklist and the model answers of the piece’s prompt. @throws Problem not-found */
  models(user: SignedInUser, pieceId: string): Promise<AnswerOf<typeof getModelAnswers>>;
  /**
   * Starts a piece, or returns the unfinished piece that the user has already started for the prompt.
   * @throws Problem not-found
   */
  start(user: SignedInUser, wish: BodyOf<typeof startPiece>): Promise<Piece>;
  /** Stores the text of a draft. @throws Problem not-found, conflict with the current draft */
  save(user: SignedInUser, given: BodyOf<typeof saveDraft>): Promise<DraftNow>;
  /** Submits a draft for correction, once. @throws Problem not-found, conflict */
  submit(user: SignedInUser, given: BodyOf<typeof submitDraft>): Promise<Piece>;
  /**
   * Opens the next draft with the text of the last submitted draft, unless the piece already has an open draft.
   * @throws Problem not-found
   */
  revise(user: SignedInUser, wish: BodyOf<typeof revisePiece>): Promise<Piece>;
  /** Deletes a draft that was not submitted. Also deletes the piece when this was its only draft. */
  discard(user: SignedInUser, what: BodyOf<typeof discardDraft>): Promise<void>;
  list(user: SignedInUser, query: BodyOf<typeof listPieces>): Promise<AnswerOf<typeof listPieces>>;
  /** Returns the estimated levels of a user’s pieces. Pieces without an estimate are missing. */
  levelsOf(userId: string, pieceIds: readonly string[]): Promise<Map<string, CefrLevel>>;
};

export type WritingParts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  levels: LevelsService;
  progress: Progress;
  processing: Processing;
};

const recentLookedAt = 10;

export const createWriting = (parts: WritingParts): WritingService => {
  const { db, clock, curriculum, progress, processing } = parts;
  const saving = createSaving(parts);
  processing.whenCorrected('writing', createCounting(parts));

  const promptOf = async ({ prompt_id, prompt_version }: WritingRow) =>
    prompt_id === null || prompt_version === null
      ? null
      : curriculum.itemAt('writing-prompt', prompt_id, prompt_version);

  const view = async (user: SignedInUser, row: WritingRow): Promise<Piece> => {
    const [item, drafts, recent] = await Promise.all([
      promptOf(row),
      selectDrafts(db, row.id),
      progress.recentErrors(user, recentLookedAt),
    ]);
    const feedback = await processing.feedbackOf(
      drafts.filter((draft) => draft.submitted_at !== null).map(({ id }) => id),
    );
    const codes = new Set(recent.map(({ code }) => code));
    return {
      id: row.id,
      prompt: item ? promptView(item) : null,
      levelId: row.level_id,
      startedAt: row.started_at.toISOString(),
      drafts: await Promise.all(
        drafts.map(async (draft) => {
          const said = feedback.get(draft.id) ?? null;
          return draftView(
            draft,
            said,
            await assessmentOf(curriculum, draft.text, boundsOf(row), said),
            codes,
          );
        }),
      ),
    };
  };

  const get = async (user: SignedInUser, pieceId: string): Promise<Piece> => {
    const row = await selectWriting(db, pieceId, user.id);
    if (!row) throw new Problem('not-found');
    return view(user, row);
  };

  const begun = (within: Db | Tx, user: SignedInUser, promptId: string | null) =>
    promptId === null ? selectBlank(within, user.id) : selectBegunOn(within, user.id, promptId);

  const promptToStart = async (user: SignedInUser, promptId: string | null) => {
    if (promptId === null)
      return { prompt_id: null, prompt_version: null, level_id: user.levelId, ...noBounds };
    const item = await curriculum.item('writing-prompt', promptId);
    if (item?.state !== 'published') throw new Problem('not-found');
    return {
      prompt_id: item.id,
      prompt_version: item.version,
      prompt_title: item.body.title,
      level_id: item.levelId,
      least_words: item.body.words.least,
      most_words: item.body.words.most,
    };
  };

  return {
    ...createWritingChoices(parts),
    get,
    save: saving.save,
    levelsOf: (userId, pieceIds) => levelsOfPieces(parts, userId, pieceIds),

    async models(user, pieceId) {
      const row = await selectWriting(db, pieceId, user.id);
      if (!row) throw new Problem('not-found');
      const item = row.prompt_id === null ? null : await curriculum.item('model-answer', row.prompt_id);
      if (item?.state !== 'published') return { checklist: [], models: null };
      const { checklist, ...models } = item.body;
      const drafts = await selectDrafts(db, row.id);
      const isSubmitted = drafts.some(({ submitted_at }) => submitted_at !== null);
      return { checklist, models: isSubmitted ? models : null };
    },

    async start(user, { pieceId, draftId, promptId }) {
      const known = (await selectWriting(db, pieceId, user.id)) ?? (await begun(db, user, promptId));
      if (known) return view(user, known);
      const prompt = await promptToStart(user, promptId);
      const now = clock.now();
      await db.transaction().execute(async (tx) => {
        const row = { id: pieceId, user_id: user.id, started_at: now, ...prompt };
        // Takes a lock and checks again, because no unique index prevents two simultaneous requests from creating
        // two empty pieces.
        await lockStarts(tx, user.id);
        if (promptId === null && (await begun(tx, user, null))) return;
        if (!(await insertWriting(tx, row))) return;
        const draft = { id: draftId, writing_id: pieceId, number: 1, text: '', words: 0, saved_at: now };
        if (!(await insertDraft(tx, draft))) throw new Problem('not-found');
      });
      // When another device has started a piece at the same time, that piece is returned.
      const row = (await selectWriting(db, pieceId, user.id)) ?? (await begun(db, user, promptId));
      if (!row) throw new Problem('not-found');
      return view(user, row);
    },

    async submit(user, given) {
      return get(user, await saving.submit(user, given));
    },

    async revise(user, { pieceId, draftId }) {
      const row = await selectWriting(db, pieceId, user.id);
      if (!row) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const last = (await selectDrafts(tx, row.id)).at(-1);
        if (!last || last.submitted_at === null || last.id === draftId) return;
        const { number, text, words } = last;
        const next = { id: draftId, writing_id: row.id, number: number + 1, text, words };
        await insertDraft(tx, { ...next, saved_at: clock.now() });
      });
      return view(user, row);
    },

    discard: (user, { draftId }) =>
      db.transaction().execute(async (tx) => {
        const row = await lockDraft(tx, draftId, user.id);
        if (!row || row.submitted_at !== null) return;
        if (row.number === 1) await deleteWriting(tx, row.writing_id);
        else await deleteDraft(tx, row.id);
      }),

    async list(user, { page, size }) {
      const [rows, found] = await Promise.all([
        selectSubmitted(db, user.id, page, size),
        countSubmitted(db, user.id),
      ]);
      const last = await selectLastSubmitted(
        db,
        rows.map(({ id }) => id),
      );
      const feedback = await processing.feedbackOf(last.map(({ draft }) => draft.id));
      const pieces: AnswerOf<typeof listPieces>['pieces'] = [];
      // Computes the levels one after another, so that this does not block other requests for long.
      for (const row of rows) {
        const of = last.find(({ draft }) => draft.writing_id === row.id);
        const said = (of && feedback.get(of.draft.id)) ?? null;
        pieces.push({
          id: row.id,
          promptTitle: row.prompt_title,
          excerpt: excerptOf(of?.draft.text ?? ''),
          submittedAt: (row.submitted_at ?? row.started_at).toISOString(),
          words: of?.draft.words ?? 0,
          drafts: of?.count ?? 0,
          corrections: said && isSettled(said) ? counting(said).length : null,
          checked: said?.checked ?? null,
          level: of ? await listedLevel(parts, row, of.draft, said) : null,
        });
      }
      return { pieces, total: Math.min(found, totalCap), totalCapped: found > totalCap, page, size };
    },
  };
};

const noBounds = { prompt_title: null, least_words: null, most_words: null };
