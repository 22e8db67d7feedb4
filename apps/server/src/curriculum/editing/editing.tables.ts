import type { ItemState } from '@pratik/contract/curriculum';
import type { QuestionChange } from '@pratik/contract/question';
import type { QuestionForm } from '@pratik/contract/question-form';
import type { ItemFlag } from '@pratik/contract/question-statistics';
import type { ColumnType, Generated } from 'kysely';
import type { CurriculumTables } from '../curriculum.tables.ts';

type Read<T> = ColumnType<T, never, never>;

/** The item tables, including the columns that only the editing of items uses. */
export type EditingTables = Omit<CurriculumTables, 'curriculum_items'> & {
  curriculum_items: CurriculumTables['curriculum_items'] & {
    offered: unknown;
    edits: Generated<number>;
    answers: Generated<number>;
    right_share: number | null;
    discrimination: number | null;
    flags: Generated<ItemFlag[]>;
    form: Read<QuestionForm | null>;
    search: Read<string>;
    likeness: Read<string>;
  };
  curriculum_changes: {
    change_id: Generated<number>;
    kind: string;
    id: string;
    at: Date;
    made_by: string | null;
    action: QuestionChange['action'];
    to_state: ItemState | null;
    version: number;
  };
  users: { id: string; name: string; surname: string };
};
