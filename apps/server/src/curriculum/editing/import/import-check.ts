import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { oneLine, oneLineError } from '@pratik/contract/common';
import { type ItemState, itemState } from '@pratik/contract/curriculum';
import { coded } from '@pratik/contract/error-codes';
import type { FieldError } from '@pratik/contract/problems';
import { type Draft, type ItemRef, questionKind, writtenDraft } from '@pratik/contract/question-draft';
import type { ImportReport } from '@pratik/contract/question-import';
import { z } from 'zod';
import { bodyOf } from '../body-of.ts';
import { checkDraft, checkPlace } from '../check-draft.ts';
import { cleaned } from '../draft-of.ts';
import { newId } from '../editing.service.ts';
import type { FullRow, Placed } from '../editing.store.ts';
import { draftOfRow, runningParts } from '../question.view.ts';
import { recordOf } from './import-cells.ts';

/** An import row that was read without errors. `ref` identifies the item that the row writes. */
export type ReadRow = {
  line: number;
  ref: ItemRef;
  draft: Draft;
  /** State of the item in the row; null when the row has no state. */
  state: ItemState | null;
  levelId: string | null;
  topic: string | null;
};
export type UnreadRow = { line: number; title: string; errors: FieldError[] };

const outline = z.object({
  kind: questionKind,
  id: z.string().max(240).default(''),
  state: z.union([itemState, z.literal('')]).default(''),
  levelId: oneLine.max(60).nullable().default(null),
  topic: oneLine.max(60).nullable().default(null),
  draft: writtenDraft,
});

/** Matches an item id: lower-case letters, digits and hyphens. The id of a question or word also contains a dot. */
const goodId = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)?$/;

const outlineError = (issue: z.core.$ZodIssue): FieldError => {
  const [first] = issue.path;
  const pointer = `/${issue.path.join('/')}`;
  if (first === 'kind') return { pointer, code: 'kind-unknown' };
  if (first === 'state') return { pointer, code: 'state-unknown' };
  return { pointer, code: issue.message === oneLineError ? oneLineError : 'unreadable' };
};

/** Reads an import row. The row is an exported record or the cells of a record. */
export const readRow = ({
  line,
  record,
}: {
  line: number;
  record: Record<string, unknown>;
}): ReadRow | UnreadRow => {
  const given = typeof record.draft === 'object' ? record : recordOf(record);
  const { data, error } = outline.safeParse(given);
  const title = titleOf(given.draft);
  // When the kind is invalid, reports only that error, because the validation of all other fields depends on the
  // kind.
  const issues = error?.issues ?? [];
  const kindIssue = issues.find(({ path }) => path[0] === 'kind');
  if (!data) return { line, title, errors: (kindIssue ? [kindIssue] : issues.slice(0, 5)).map(outlineError) };
  const { kind, id, state, levelId, topic } = data;
  const draft = cleaned(data.draft);
  if (draft.kind !== kind) return { line, title, errors: [{ pointer: '/kind', code: 'kind-mismatch' }] };
  if (id !== '' && !goodId.test(id)) {
    return { line, title, errors: [{ pointer: '/id', code: 'slug-format' }] };
  }
  const ref = { kind, id: id === '' ? newId(keyOf(draft), draft) : id };
  return { line, ref, draft, state: state === '' ? null : state, levelId, topic };
};

/**
 * Returns a key that is derived from the content of a draft, so that a file without ids creates no duplicates when it
 * is imported twice.
 */
const keyOf = (draft: Draft): string =>
  `x-${createHash('sha256').update(JSON.stringify(draft)).digest('hex').slice(0, 14)}`;

const titleOf = (draft: unknown): string => {
  const { title, ask, text, word } = (draft ?? {}) as Record<string, unknown>;
  const first = [typeof title === 'object' ? (title as { tr?: unknown })?.tr : title, ask, text, word].find(
    (each): each is string => typeof each === 'string' && each !== '',
  );
  return (first ?? '').slice(0, 200);
};

export type Known = {
  levels: readonly string[];
  /** The existing item with the id of the row; undefined when no such item exists. */
  present: FullRow | undefined;
  /** The text that a question belongs to: a stored item or an earlier row of the file. Null when there is no text. */
  parent: { levelId: string | null; parts: readonly string[] } | null;
  /** Line number of an earlier row for the same item; undefined when there is no earlier row. */
  earlier: number | undefined;
};

export type CheckedRow = ImportReport & {
  ref: ItemRef | null;
  /** The item to store; null when the row changes nothing or has errors. */
  given: (Placed & { state: ItemState | null; revision: number | null }) | null;
};

/** Determines the changes that a row would make, and the errors of the row with their columns. */
export const checkRow = (row: ReadRow, { levels, present, parent, earlier }: Known): CheckedRow => {
  const { line, ref, draft, levelId, topic, state } = row;
  const own = present?.levelId == null ? levels : [...levels, present.levelId];
  const question = draft.kind === 'question' ? draft : null;
  const fieldErrors: FieldError[] = [
    ...(earlier === undefined ? [] : [{ pointer: '/id', ...coded('item-in-file', { line: earlier }) }]),
    ...(question && !ref.id.startsWith(`${question.textId}.`)
      ? [{ pointer: '/id', ...coded('question-id-prefix') }]
      : []),
    ...checkPlace(draft.kind, { levelId, topic }, own),
    ...checkDraft(draft, parent?.parts.join('\n\n') ?? null),
  ];
  const written = bodyOf(ref.id, draft);
  const report = { line, title: written.title, ref };
  if (fieldErrors.length > 0) return { ...report, outcome: 'refused', errors: fieldErrors, given: null };
  const given = {
    ...written,
    level_id: parent ? parent.levelId : levelId,
    topic: draft.kind === 'word' || draft.kind === 'reading' || draft.kind === 'listening' ? topic : null,
    parent_kind: question?.textKind ?? null,
    parent_id: question?.textId ?? null,
    position: present?.position ?? (question ? line : 0),
    state,
    // The import is applied later and compares this revision, so changes saved after this check are not
    // overwritten.
    revision: present?.revision ?? null,
  };
  const same =
    present !== undefined &&
    (state === null || state === present.state) &&
    given.level_id === present.levelId &&
    given.topic === present.topic &&
    isDeepStrictEqual(draftOfRow(present, present.body), draftOfRow(present, written.body));
  if (same) return { ...report, outcome: 'same', errors: [], given: null };
  return { ...report, outcome: present ? 'changed' : 'new', errors: [], given };
};

/** Converts a checked row to the parent text of questions in the same file. */
export const asParent = ({ ref, given }: CheckedRow): Known['parent'] =>
  ref && given ? { levelId: given.level_id, parts: runningParts(ref.kind, given.body) } : null;
