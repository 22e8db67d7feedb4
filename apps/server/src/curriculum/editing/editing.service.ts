import { isDeepStrictEqual } from 'node:util';
import { wordId } from '@pratik/content/read/read-library';
import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import type { FieldError } from '@pratik/contract/problems';
import type {
  addQuestion,
  getQuestionVersion,
  orderQuestions,
  Question,
  saveQuestion,
  settleQuestionOffer,
} from '@pratik/contract/question';
import type { Draft, ItemRef } from '@pratik/contract/question-draft';
import type { setQuestionState } from '@pratik/contract/question-list';
import { recordAudit } from '../../identity/audit/audit.service.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../platform/http/problem.ts';
import type { LevelsService } from '../levels/levels.service.ts';
import { bodyOf } from './body-of.ts';
import { checkDraft, checkPlace } from './check-draft.ts';
import { cleaned } from './draft-of.ts';
import {
  type FullRow,
  insertChanges,
  insertItem,
  lockItem,
  type Maker,
  type Placed,
  selectFull,
  selectOwnQuestions,
  updateItem,
  updateLevelOfQuestions,
  updateOffer,
  updatePlace,
  updatePositions,
  updateStates,
} from './editing.store.ts';
import { selectChanges, selectVersionBody, selectVersions } from './history.store.ts';
import { draftOfRow, questionView, runningParts } from './question.view.ts';

export type EditingService = ReturnType<typeof createEditing>;

type Parts = { db: Db; clock: Clock; levels: Pick<LevelsService, 'list'> };
type Given = { levelId: string | null; topic: string | null; draft: Draft };

const isText = (kind: string): kind is 'reading' | 'listening' => kind === 'reading' || kind === 'listening';

/** Creates the service with which administrators change the curriculum. Every change is recorded in the audit log. */
export const createEditing = ({ db, clock, levels }: Parts) => {
  const maker = (by: string): Maker => ({ at: clock.now(), by });

  const view = async (from: Db | Tx, row: FullRow): Promise<Question> => {
    const [versions, changes, parent, questions] = await Promise.all([
      selectVersions(from, row),
      selectChanges(from, row),
      parentOf(from, row),
      isText(row.kind) ? selectOwnQuestions(from, row) : [],
    ]);
    const draft = parent && draftOfRow(parent, parent.body);
    const text = draft && 'text' in draft ? draft.text : null;
    return questionView(row, { versions, changes, text, questions });
  };

  const parentOf = async (from: Db | Tx, { parentKind: kind, parentId: id }: FullRow) =>
    kind === null || id === null ? null : ((await selectFull(from, { kind, id })) ?? null);

  const found = async (from: Db | Tx, ref: ItemRef): Promise<FullRow> => {
    const row = await selectFull(from, ref);
    if (!row) throw new Problem('not-found');
    return row;
  };

  /**
   * Reads and locks the current item. Throws a conflict that contains the newer changes when the caller’s revision
   * is outdated.
   */
  const lockRow = async (tx: Tx, ref: ItemRef, revision: number): Promise<FullRow> => {
    await lockItem(tx, ref);
    const row = await found(tx, ref);
    if (row.revision === revision) return row;
    const { editedAt, editedBy, updatedBy, updatedAt } = row;
    const changedBy =
      editedAt === null || editedBy === null || updatedBy === null ? null : { id: editedBy, name: updatedBy };
    const present = await view(tx, row);
    const changedAt = updatedAt.toISOString();
    throw new Problem('conflict', {
      current: { revision: row.revision, changedAt, changedBy, present },
    });
  };

  const audited = (tx: Tx, { at, by }: Maker, action: string, ref: ItemRef, detail = {}) =>
    recordAudit(tx, {
      at,
      actorId: by,
      action: `question.${action}`,
      targetKind: ref.kind,
      targetId: ref.id,
      detail,
    });

  /** Stores a new version of an item when its body has changed; otherwise updates only its level and topic. */
  const write = async (tx: Tx, row: FullRow, placed: Placed, by: Maker) => {
    const same = isDeepStrictEqual(draftOfRow(row, placed.body), draftOfRow(row, row.body));
    const version = same ? row.version : await updateItem(tx, row, placed, by);
    if (same) await updatePlace(tx, row, placed, by);
    if (isText(row.kind) && placed.level_id !== null && placed.level_id !== row.levelId)
      await updateLevelOfQuestions(tx, row, placed.level_id);
    return version;
  };

  return {
    async get(ref: ItemRef): Promise<Question> {
      return view(db, await found(db, ref));
    },

    async version(ref: ItemRef, version: number): Promise<AnswerOf<typeof getQuestionVersion>> {
      const [row, then] = await Promise.all([found(db, ref), selectVersionBody(db, ref, version)]);
      if (!then) throw new Problem('not-found');
      return {
        version,
        madeAt: then.madeAt.toISOString(),
        madeBy: then.madeBy,
        draft: draftOfRow(row, then.body),
      };
    },

    /** Saves an edited item. @throws Problem validation, not-found, conflict */
    async save(by: string, { kind, id, revision, ...given }: BodyOf<typeof saveQuestion>): Promise<Question> {
      const inUse = (await levels.list()).map((level) => level.id);
      return db.transaction().execute(async (tx) => {
        const row = await lockRow(tx, { kind, id }, revision);
        if (given.draft.kind !== kind) throw fieldProblem('/draft/kind', 'kind-fixed');
        const parent = await parentOf(tx, row);
        const known = row.levelId === null ? inUse : [...inUse, row.levelId];
        const placed = {
          ...writtenOf(id, given, parent, known),
          parent_kind: row.parentKind,
          parent_id: row.parentId,
          position: row.position,
        };
        const now = maker(by);
        const version = await write(tx, row, placed, now);
        await insertChanges(tx, now, [{ kind, id, action: 'edited', version, toState: null }]);
        await audited(tx, now, 'edit', row, { version });
        return view(tx, await found(tx, row));
      });
    },

    /**
     * Adds an item as a draft. A repeated request with the same key does not add a second item. @throws Problem
     * validation
     */
    async add(by: string, { key, ...given }: BodyOf<typeof addQuestion>): Promise<Question> {
      const inUse = (await levels.list()).map((level) => level.id);
      const { draft } = given;
      return db.transaction().execute(async (tx) => {
        const ref = { kind: draft.kind, id: newId(key, draft) };
        const parent =
          draft.kind === 'question' && draft.textId !== ''
            ? ((await selectFull(tx, { kind: draft.textKind, id: draft.textId })) ?? null)
            : null;
        const siblings = parent ? await selectOwnQuestions(tx, parent) : [];
        const placed = {
          ...writtenOf(ref.id, given, parent, inUse),
          parent_kind: draft.kind === 'question' ? draft.textKind : null,
          parent_id: draft.kind === 'question' ? draft.textId : null,
          position: draft.kind === 'question' ? siblings.length + 1 : 0,
        };
        const now = maker(by);
        if (await insertItem(tx, ref, placed, 'draft', now)) {
          await insertChanges(tx, now, [{ ...ref, action: 'added', version: 1, toState: 'draft' }]);
          await audited(tx, now, 'add', ref);
        } else {
          const there = await found(tx, ref);
          if (!isDeepStrictEqual(draftOfRow(there, there.body), draftOfRow(there, placed.body)))
            throw taken(draft.kind);
        }
        return view(tx, await found(tx, ref));
      });
    },

    async setState(
      by: string,
      { items, state }: BodyOf<typeof setQuestionState>,
    ): Promise<AnswerOf<typeof setQuestionState>> {
      return db.transaction().execute(async (tx) => {
        const now = maker(by);
        const changed = await updateStates(tx, items, state, now);
        const changes = changed.map(({ kind, id, version }) => ({ kind, id, version }));
        await insertChanges(
          tx,
          now,
          changes.map((change) => ({ ...change, action: 'state', toState: state })),
        );
        for (const ref of changed) await audited(tx, now, 'state', ref, { from: ref.from, to: state });
        return { changed: changed.map(({ kind, id, from }) => ({ kind, id, from })) };
      });
    },

    /**
     * Accepts the library’s newer text or declines it permanently. @throws Problem not-found (also when there is no
     * newer text), conflict
     */
    settleOffer: (
      by: string,
      { revision, take, ...ref }: BodyOf<typeof settleQuestionOffer>,
    ): Promise<Question> =>
      db.transaction().execute(async (tx) => {
        const row = await lockRow(tx, ref, revision);
        if (row.offered === null) throw new Problem('not-found');
        const { hash, ...placed } = row.offered;
        const now = maker(by);
        const version = take ? await write(tx, row, placed, now) : row.version;
        await updateOffer(tx, ref, hash, take);
        const action = take ? 'library-taken' : 'library-declined';
        await insertChanges(tx, now, [{ ...ref, action, version, toState: null }]);
        await audited(tx, now, take ? 'take-library' : 'decline-library', ref, { version });
        return view(tx, await found(tx, ref));
      }),

    order: (by: string, { kind, id, questionIds }: BodyOf<typeof orderQuestions>): Promise<Question> =>
      db.transaction().execute(async (tx) => {
        const ref = { kind, id };
        await lockItem(tx, ref);
        const row = await found(tx, ref);
        const now = maker(by);
        await updatePositions(tx, ref, questionIds, now);
        await audited(tx, now, 'reorder', ref);
        return view(tx, row);
      }),
  };
};

/**
 * Converts the request to the stored form of an item. A question gets the level of its text.
 * @throws Problem validation, with the errors of all fields
 */
export const writtenOf = (
  id: string,
  given: Given,
  parent: FullRow | null,
  levels: readonly string[],
): Pick<Placed, 'title' | 'codes' | 'body' | 'level_id' | 'topic'> => {
  const draft = cleaned(given.draft);
  const text = parent && runningParts(parent.kind, parent.body).join('\n\n');
  const fieldErrors: FieldError[] = [
    ...checkPlace(draft.kind, given, levels),
    ...checkDraft(draft, text).map((error) => ({ ...error, pointer: `/draft${error.pointer}` })),
  ];
  if (fieldErrors.length > 0) throw new Problem('validation', { errors: fieldErrors });
  const withTopic = draft.kind === 'word' || isText(draft.kind);
  return {
    ...bodyOf(id, draft),
    level_id: parent ? parent.levelId : given.levelId,
    topic: withTopic ? given.topic : null,
  };
};

/**
 * Creates the id of a new item. The id of a word is derived from the word. The id of a question starts with the id
 * of its text.
 */
export const newId = (key: string, draft: Draft): string => {
  if (draft.kind === 'word') return wordId(draft.word.trim(), draft.pos, draft.sense);
  return draft.kind === 'question' ? `${draft.textId}.${key}` : key;
};

const taken = (kind: string): Problem =>
  kind === 'word' ? fieldProblem('/draft/word', 'word-taken') : fieldProblem('/key', 'id-taken');
