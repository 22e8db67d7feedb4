import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { oneLine, oneLineError } from '@pratik/contract/common';
import { type ItemState, itemState } from '@pratik/contract/curriculum';
import type { FieldError } from '@pratik/contract/problems';
import type { ImportReport, ItemRef } from '@pratik/contract/question';
import { type Draft, questionKind, writtenDraft } from '@pratik/contract/question-draft';
import { z } from 'zod';
import { bodyOf } from './body-of.ts';
import { checkDraft, checkPlace } from './check-draft.ts';
import { cleaned } from './draft-of.ts';
import { newId } from './editing.service.ts';
import type { FullRow, Placed } from './editing.store.ts';
import { columnName, recordOf } from './import-cells.ts';
import { draftOfRow, runningParts } from './question.view.ts';

/** A row that can be read; `ref` names what it would write. */
export type ReadRow = {
  line: number;
  ref: ItemRef;
  draft: Draft;
  /** Null where the row does not say. */
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

/** Lower-case letters, digits, hyphens; a question's and a word's have a dot. */
const goodId = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)?$/;

const told = (faults: readonly FieldError[]): FieldError[] =>
  faults.map(({ pointer, detail }) => ({ pointer, detail: `${columnName(pointer)}: ${detail}` }));

const outlineFault = (issue: z.core.$ZodIssue): FieldError => {
  const [first] = issue.path;
  const pointer = `/${issue.path.join('/')}`;
  if (first === 'kind') return { pointer, detail: 'Tür tanınmadı' };
  if (first === 'state')
    return { pointer, detail: 'Durum tanınmadı (Taslak, İncelemede, Yayında veya Yayından kalktı)' };
  const detail = issue.message === oneLineError ? oneLineError : 'okunamadı veya eksik';
  return { pointer, detail: `${columnName(pointer)}: ${detail}` };
};

/** Reads a row of a file: a record as it was exported, or the cells of one. */
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
  // A row without a kind has nothing else worth telling.
  const issues = error?.issues ?? [];
  const kindIssue = issues.find(({ path }) => path[0] === 'kind');
  if (!data) return { line, title, errors: (kindIssue ? [kindIssue] : issues.slice(0, 5)).map(outlineFault) };
  const { kind, id, state, levelId, topic } = data;
  const draft = cleaned(data.draft);
  if (draft.kind !== kind) return { line, title, errors: [{ pointer: '/kind', detail: 'Tür tutarsız' }] };
  if (id !== '' && !goodId.test(id)) {
    return { line, title, errors: told([{ pointer: '/id', detail: 'Küçük harf, rakam ve tire kullanın' }]) };
  }
  const ref = { kind, id: id === '' ? newId(keyOf(draft), draft) : id };
  return { line, ref, draft, state: state === '' ? null : state, levelId, topic };
};

/** What the same content always gets, so that a file without ids can be imported twice. */
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
  /** What is there under the row's own name. */
  present: FullRow | undefined;
  /** The text of a question: one that is there, or a row before this one. */
  parent: { levelId: string | null; parts: readonly string[] } | null;
  /** A line before this one that writes the same item. */
  earlier: number | undefined;
};

export type CheckedRow = ImportReport & {
  ref: ItemRef | null;
  /** What is to be stored; null where nothing is. */
  given: (Placed & { state: ItemState | null; revision: number | null }) | null;
};

/** Says what a row would do, and what is wrong with it, each fault with its column. */
export const checkRow = (row: ReadRow, { levels, present, parent, earlier }: Known): CheckedRow => {
  const { line, ref, draft, levelId, topic, state } = row;
  const own = present?.levelId == null ? levels : [...levels, present.levelId];
  const question = draft.kind === 'question' ? draft : null;
  const faults: FieldError[] = [
    ...(earlier === undefined
      ? []
      : [{ pointer: '/id', detail: `Aynı öğe dosyada ${earlier}. satırda da var` }]),
    ...(question && !ref.id.startsWith(`${question.textId}.`)
      ? [{ pointer: '/id', detail: 'Sorunun kimliği metnin kimliğiyle ve noktayla başlamalı' }]
      : []),
    ...checkPlace(draft.kind, { levelId, topic }, own),
    ...checkDraft(draft, parent?.parts.join('\n\n') ?? null),
  ];
  const written = bodyOf(ref.id, draft);
  const report = { line, title: written.title, ref };
  if (faults.length > 0) return { ...report, outcome: 'refused', errors: told(faults), given: null };
  const given = {
    ...written,
    level_id: parent ? parent.levelId : levelId,
    topic: draft.kind === 'word' || draft.kind === 'reading' || draft.kind === 'listening' ? topic : null,
    parent_kind: question?.textKind ?? null,
    parent_id: question?.textId ?? null,
    position: present?.position ?? (question ? line : 0),
    state,
    // What somebody saves from here on is not written over.
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

/** What a question on a text of the same file is checked against. */
export const asParent = ({ ref, given }: CheckedRow): Known['parent'] =>
  ref && given ? { levelId: given.level_id, parts: runningParts(ref.kind, given.body) } : null;
