import { evidenceLines } from '@pratik/content/kinds/question';
import type { ErrorCode } from '@pratik/contract/error-codes';
import type { Question } from '@pratik/contract/question';
import type { QuestionKind } from '@pratik/contract/question-draft';
import type { QuestionGroup, QuestionRecord, QuestionRow } from '@pratik/contract/question-list';
import type { Bodies } from '../items.ts';
import { draftOf, type Parent } from './draft-of.ts';
import type { FullRow, OwnQuestion } from './editing.store.ts';
import type { selectChanges, Version } from './history.store.ts';
import type { ListedRow } from './list.store.ts';

const groupOf = ({ kind, parentKind }: Pick<ListedRow, 'kind' | 'parentKind'>): QuestionGroup =>
  kind === 'question' ? `${parentKind ?? 'reading'}-question` : kind;

const parentOf = ({ parentKind, parentId }: ListedRow): Parent | null =>
  parentKind === null || parentId === null ? null : { kind: parentKind, id: parentId };

export const rowView = (row: ListedRow): QuestionRow => {
  const parent = parentOf(row);
  return {
    kind: row.kind,
    id: row.id,
    group: groupOf(row),
    form: row.form,
    title: row.title,
    levelId: row.levelId,
    topic: row.topic,
    parent: parent && { ...parent, title: row.parentTitle ?? parent.id },
    state: row.state,
    version: row.version,
    answers: row.answers,
    rightShare: row.rightShare,
    flags: row.flags as QuestionRow['flags'],
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.editedAt === null ? null : row.updatedBy,
  };
};

/** Converts a stored body to the draft that the author edits. */
export const draftOfRow = (row: ListedRow, body: unknown) =>
  draftOf(row.kind, body as Bodies[QuestionKind], parentOf(row));

export const recordView = (row: FullRow): QuestionRecord => ({
  kind: row.kind,
  id: row.id,
  state: row.state,
  levelId: row.levelId,
  topic: row.topic,
  draft: draftOfRow(row, row.body),
});

type Around = {
  versions: readonly Version[];
  changes: Awaited<ReturnType<typeof selectChanges>>;
  text: string | null;
  questions: readonly OwnQuestion[];
};

/** Returns the text that a learner reads or hears, with one entry for each paragraph or speaker turn. */
export const runningParts = (kind: string, body: unknown): string[] => {
  const text = body as Partial<Bodies['reading'] & Bodies['listening']>;
  return kind === 'reading' ? (text.paragraphs ?? []) : (text.turns ?? []).map((turn) => turn.text);
};

/** Returns an error code when a question does not fit the current version of its text; otherwise null. */
const questionError = (question: OwnQuestion, parts: readonly string[]): ErrorCode | null => {
  const { evidence } = question.body as Bodies['question'];
  const stands = (sentence: string) => parts.some((part) => part.includes(sentence));
  return evidenceLines(evidence).every(stands) ? null : 'evidence-not-in-text';
};

export const questionView = (row: FullRow, { versions, changes, text, questions }: Around): Question => {
  const parts = runningParts(row.kind, row.body);
  return {
    ...rowView(row),
    revision: row.revision,
    draft: draftOfRow(row, row.body),
    position: row.position,
    offered: row.offered && {
      levelId: row.offered.level_id,
      topic: row.offered.topic,
      draft: draftOfRow(row, row.offered.body),
    },
    versions: versions.map(({ version, madeAt, madeBy }) => ({
      version,
      madeAt: madeAt.toISOString(),
      madeBy,
    })),
    changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })),
    text,
    questions: questions.map((question) => ({
      id: question.id,
      title: question.title,
      state: question.state,
      error: questionError(question, parts),
    })),
  };
};
