import type { LevelTexts, StatementChange } from '@pratik/contract/level';
import type { Updateable } from 'kysely';
import type { CurriculumTables } from '../curriculum.tables.ts';
import type { LevelRow, StatementRow } from './levels-editing.store.ts';

type Given = { at: Date; by: string };

export const columnsOf = (texts: LevelTexts) => ({
  cefr: texts.cefr,
  name_tr: texts.name.tr,
  name_en: texts.name.en,
  description_tr: texts.description?.tr ?? null,
  description_en: texts.description?.en ?? null,
  ability_from: texts.abilityFrom,
});

/** Returns the names of the columns whose values a save of a level would change. */
const changedIn = <Columns extends object>(row: Columns, next: Partial<Columns>): (keyof Columns)[] =>
  (Object.keys(next) as (keyof Columns)[]).filter((name) => row[name] !== next[name]);

/** Marks the row as edited by an administrator. A newer library text is stored beside the edited text as an offer. */
const edited = ({ at, by }: Given) => ({ edited_at: at, edited_by: by });

/**
 * Ends the edited state of a row after an administrator has accepted the library text. Library updates change the
 * row again.
 */
const followsAgain = (row: { offered_hash: string | null }) => ({
  edited_at: null,
  edited_by: null,
  ...settled(row),
});

/** Removes the offered text. The library makes a new offer only when its text changes. */
export const settled = ({ offered_hash }: { offered_hash: string | null }) => ({
  library_hash: offered_hash,
  offered_hash: null,
  offered: null,
});

/** Returns the changes that a save makes to a level row. Undefined when nothing changes. */
export const levelChange = (row: LevelRow, texts: LevelTexts, given: Given) => {
  const columns = columnsOf(texts);
  const changed = changedIn<Partial<LevelRow>>(row, columns);
  if (changed.length === 0) return undefined;
  const { offered } = row;
  const taken =
    offered !== null &&
    offered.name.tr === columns.name_tr &&
    offered.name.en === columns.name_en &&
    (offered.description?.tr ?? null) === columns.description_tr &&
    (offered.description?.en ?? null) === columns.description_en &&
    offered.abilityFrom === columns.ability_from;
  return { changed, set: { ...columns, ...(taken ? followsAgain(row) : edited(given)) } };
};

type Written = Pick<StatementRow, 'id' | 'skill' | 'text_tr' | 'text_en' | 'position' | 'retired_at'>;

/** The changes that a save makes to the can-do statements of a level. */
export type StatementPlan = {
  add: (Written & { /** Position of the can-do statement in the request. */ index: number })[];
  set: { id: string; columns: Updateable<CurriculumTables['can_do_statements']>; moved: boolean }[];
};

/**
 * Plans the changes of can-do statements. Statements missing from the request do not change; they follow the
 * statements of the request.
 */
export const planStatements = (
  rows: readonly StatementRow[],
  sent: readonly StatementChange[],
  given: Given,
): StatementPlan => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const plan: StatementPlan = { add: [], set: [] };
  for (const [index, statement] of sent.entries()) {
    const row = byId.get(statement.id);
    byId.delete(statement.id);
    if (row) plan.set.push(...statementChange(row, statement, index + 1, given));
    else plan.add.push(newStatement(statement, index, given));
  }
  for (const [index, row] of [...byId.values()].entries()) {
    const position = sent.length + index + 1;
    if (row.position !== position) plan.set.push({ id: row.id, columns: { position }, moved: true });
  }
  return plan;
};

export const isEmpty = ({ add, set }: StatementPlan): boolean => add.length + set.length === 0;

/** Returns the details of the changes for the audit log: the ids of the statements, without texts. */
export const summary = ({ add, set }: StatementPlan) => ({
  added: add.map(({ id }) => id),
  rewritten: set.flatMap(({ id, moved }) => (moved ? [] : [id])),
  moved: set.some(({ moved }) => moved),
});

const newStatement = (
  { id, skill, text, retired }: StatementChange,
  index: number,
  { at }: Given,
): StatementPlan['add'][number] => ({
  id,
  skill,
  text_tr: text.tr,
  text_en: text.en,
  position: index + 1,
  retired_at: retired ? at : null,
  index,
});

/** A statement that was only moved does not count as edited, so library updates still change its text. */
const statementChange = (
  row: StatementRow,
  { id, skill, text, retired }: StatementChange,
  position: number,
  given: Given,
): StatementPlan['set'] => {
  const columns = { skill, text_tr: text.tr, text_en: text.en };
  const state = retired === (row.retired_at !== null) ? {} : { retired_at: retired ? given.at : null };
  const rewritten = changedIn<Partial<StatementRow>>(row, columns).length > 0;
  if (!rewritten && !('retired_at' in state)) {
    return row.position === position ? [] : [{ id, columns: { position }, moved: true }];
  }
  const { offered } = row;
  const taken =
    !retired &&
    offered !== null &&
    offered.skill === skill &&
    offered.text.tr === text.tr &&
    offered.text.en === text.en;
  const origin = taken ? followsAgain(row) : edited(given);
  return [{ id, columns: { ...columns, ...state, position, ...origin }, moved: false }];
};
