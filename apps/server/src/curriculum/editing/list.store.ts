import type { ItemState } from '@pratik/contract/curriculum';
import { type ItemRef, type QuestionKind, questionKinds } from '@pratik/contract/question-draft';
import type { QuestionForm } from '@pratik/contract/question-form';
import type { QuestionGroup } from '@pratik/contract/question-list';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Key, OrderedList } from '../../platform/db/ordered-list.ts';
import { foldedLike, wordBreaks } from '../../platform/db/search-patterns.ts';
import type { EditingTables } from './editing.tables.ts';

export type ListFilters = {
  textFilter: string;
  groupFilter?: QuestionGroup | undefined;
  formFilter?: QuestionForm | undefined;
  levelFilter?: string | undefined;
  topicFilter?: string | undefined;
  stateFilter?: ItemState | undefined;
  flagged: boolean;
};
export type ListSort = 'title' | 'updatedAt' | 'answers' | 'rightShare';
export type ListOrder = { sort: ListSort; order: 'asc' | 'desc' };

/**
 * Sort keys of the item list. Each sort key has its own index (migration 0014_question_editing). Items without answers
 * sort last.
 */
const sortKeys: Record<ListSort, Expression<unknown>> = {
  title: sql`item.title collate turkish`,
  updatedAt: sql`item.updated_at`,
  answers: sql`item.answers`,
  rightShare: sql`coalesce(item.right_share, 2)`,
};

/**
 * Condition for the kinds of items that administrators write. It must match the condition of the partial indexes;
 * otherwise PostgreSQL does not use the indexes.
 */
const written = sql<SqlBool>`item.kind not in ('scenario', 'function-word')
  and item.kind <> 'sound' and item.kind <> 'grammar-lesson' and item.kind <> 'model-answer'
  and item.kind <> 'unit'`;

const ofGroup = (group: QuestionGroup | undefined): RawBuilder<SqlBool> | undefined => {
  if (group === undefined) return undefined;
  if (group === 'reading-question')
    return sql<SqlBool>`item.kind = 'question' and item.parent_kind = 'reading'`;
  if (group === 'listening-question')
    return sql<SqlBool>`item.kind = 'question' and item.parent_kind = 'listening'`;
  return sql<SqlBool>`item.kind = ${group}`;
};

const matches = (filters: ListFilters): RawBuilder<SqlBool>[] => {
  const equals = (column: string, value: string | undefined) =>
    value === undefined ? undefined : sql<SqlBool>`${sql.ref(column)} = ${value}`;
  return [
    foldedLike('item.search', filters.textFilter, wordBreaks.name),
    ofGroup(filters.groupFilter),
    equals('item.form', filters.formFilter),
    equals('item.level_id', filters.levelFilter),
    equals('item.topic', filters.topicFilter),
    equals('item.state', filters.stateFilter),
    filters.flagged ? sql<SqlBool>`item.flags <> '{}'` : undefined,
  ].filter((condition) => condition !== undefined);
};

export const isUnfiltered = (filters: ListFilters): boolean => matches(filters).length === 0;

const where = (filters: ListFilters, ...more: RawBuilder<SqlBool>[]) =>
  sql.join([written, ...matches(filters), ...more], sql` and `);

export const countWritten = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from curriculum_items item where ${written}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Selects at most `limit` matching items, in no particular order. */
export const selectMatching = async (db: Db, filters: ListFilters, limit: number): Promise<ItemRef[]> => {
  const { rows } = await sql<ItemRef>`
    select item.kind, item.id from curriculum_items item where ${where(filters)} limit ${limit}`.execute(db);
  return rows;
};

type Range = { limit: number; offset: number };

const ordered = ({ sort, order }: ListOrder) => {
  const way = sql.raw(order);
  return sql`order by ${sortKeys[sort]} ${way}, item.kind ${way}, item.id ${way}`;
};

/** Builds the query for all matching items, in the order of the sort index. */
export const listOf = (filters: ListFilters, { sort, order }: ListOrder): OrderedList => ({
  rows: sql`select ${sortKeys[sort]} as k0, item.kind as k1, item.id as k2
    from curriculum_items item where ${where(filters)}`,
  keys: 3,
  order,
});

export const refOf = ([, kind, id]: Key): ItemRef => ({ kind: kind as QuestionKind, id: id ?? '' });

/** Selects one page of a small set of known items. Sorts in memory, because an index scan is slower for few items. */
export const selectKeysOf = async (
  db: Db,
  known: readonly ItemRef[],
  by: ListOrder,
  { limit, offset }: Range,
): Promise<ItemRef[]> => {
  const { rows } = await sql<ItemRef>`
    select item.kind, item.id from curriculum_items item join ${refs(known)} using (kind, id)
    ${ordered(by)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

/** Selects the next items after a cursor, sorted by kind and id, texts before their questions. */
export const selectKeysAfter = async (
  db: Db,
  filters: ListFilters,
  after: ItemRef | null,
  limit: number,
): Promise<ItemRef[]> => {
  const rank = sql`array_position(${sql.val(exportOrder)}::text[], item.kind)`;
  const next =
    after === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${rank}, item.id collate "C") > (${exportOrder.indexOf(after.kind) + 1}, ${after.id})`;
  const { rows } = await sql<ItemRef>`
    select item.kind, item.id from curriculum_items item where ${where(filters, next)}
    order by ${rank}, item.id collate "C" limit ${limit}`.execute(db);
  return rows;
};

const exportOrder: readonly QuestionKind[] = [
  'reading',
  'listening',
  ...questionKinds.filter((kind) => kind !== 'reading' && kind !== 'listening'),
];

/** Converts items to an SQL table that a query can join. */
export const refs = (items: readonly { kind: string; id: string }[]) =>
  sql`json_to_recordset(${JSON.stringify(items)}::json) as wanted (kind text, id text)`;

export const listColumns = sql`item.kind, item.id, item.title, item.level_id as "levelId", item.topic,
  item.parent_kind as "parentKind", item.parent_id as "parentId", parent.title as "parentTitle",
  item.position, item.form, item.state, item.version, item.answers, item.right_share as "rightShare", item.flags,
  item.updated_at as "updatedAt", item.version + item.edits as revision, item.edited_at as "editedAt",
  editor.id as "editedBy", editor.name || ' ' || editor.surname as "updatedBy"`;

export type ListedRow = ItemRef &
  Pick<EditingTables['curriculum_items'], 'title' | 'topic' | 'position' | 'state' | 'version'> & {
    levelId: string | null;
    parentKind: 'reading' | 'listening' | null;
    parentId: string | null;
    parentTitle: string | null;
    form: QuestionForm | null;
    answers: number;
    rightShare: number | null;
    flags: string[];
    updatedAt: Date;
    revision: number;
    editedAt: Date | null;
    editedBy: string | null;
    updatedBy: string | null;
  };

export const listTables = sql`curriculum_items item
  left join curriculum_items parent on parent.kind = item.parent_kind and parent.id = item.parent_id
  left join users editor on editor.id = item.edited_by`;

/** Selects the rows of a page, in the order of the given items. */
export const selectRows = async (db: Db, items: readonly ItemRef[]): Promise<ListedRow[]> => {
  const { rows } = await sql<ListedRow>`
    select ${listColumns} from ${listTables} join ${refs(items)}
      on wanted.kind = item.kind and wanted.id = item.id`.execute(db);
  const byKey = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
  return items.flatMap(({ kind, id }) => byKey.get(`${kind}/${id}`) ?? []);
};
