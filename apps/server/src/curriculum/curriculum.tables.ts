import type { CefrLevel } from '@pratik/contract/common';
import type { ItemKind, ItemState } from '@pratik/contract/curriculum';
import type { EditableLevel, LevelSkill, ManagedStatement } from '@pratik/contract/level';
import type { ColumnType } from 'kysely';

/**
 * The origin of a row: the library content that was last loaded into the row, and the time of an administrator’s edit.
 * Library updates do not change an edited row.
 */
type Origin = {
  library_hash: string | null;
  offered_hash: string | null;
  edited_at: Date | null;
  edited_by: string | null;
};

type Offered<Of extends { offered: object | null }> = ColumnType<Of['offered'], string | null, string | null>;

type LevelRow = Origin & {
  id: string;
  cefr: CefrLevel;
  name_tr: string;
  name_en: string;
  description_tr: string | null;
  description_en: string | null;
  ability_from: number | null;
  position: number;
  retired_at: Date | null;
  /** The newer library text that administrators can accept. `offered_hash` is the hash of this text. */
  offered: Offered<EditableLevel>;
  /**
   * Revision of a level. It increases when the level or its statements change, but not when the level’s position
   * changes.
   */
  revision: number;
  changed_at: Date | null;
  changed_by: string | null;
};

type CanDoRow = Origin & {
  id: string;
  level_id: string;
  skill: LevelSkill;
  text_tr: string;
  text_en: string;
  position: number;
  retired_at: Date | null;
  offered: Offered<ManagedStatement>;
};

type ItemRow = Origin & {
  kind: ItemKind;
  id: string;
  level_id: string | null;
  topic: string | null;
  title: string;
  parent_kind: ItemKind | null;
  parent_id: string | null;
  position: number;
  codes: string[];
  state: ItemState;
  version: number;
  body: unknown;
  created_at: Date;
  updated_at: Date;
};

type VersionRow = {
  kind: ItemKind;
  id: string;
  version: number;
  body: unknown;
  made_at: Date;
  made_by: string | null;
};

export type CurriculumTables = {
  levels: LevelRow;
  can_do_statements: CanDoRow;
  curriculum_items: ItemRow;
  curriculum_versions: VersionRow;
};
