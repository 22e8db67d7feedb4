import type {
  ClassDetails,
  ClassMember,
  ClassRight,
  ListedClass,
  SchoolClass,
} from '@pratik/contract/classes';
import type { ClassRow } from './classes.store.ts';
import type { MemberRow } from './members.store.ts';

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const classView = ({
  id,
  code,
  name,
  term,
  level_id,
  archived_at,
}: Pick<ClassRow, 'id' | 'code' | 'name' | 'term' | 'level_id' | 'archived_at'>): SchoolClass => ({
  id,
  code,
  name,
  term,
  levelId: level_id,
  archivedAt: instantOf(archived_at),
});

export const listedView = (row: ClassRow): ListedClass => ({
  ...classView(row),
  learners: row.learners,
  teachers: row.teachers,
});

export const detailsView = (row: ClassRow, right: ClassRight): ClassDetails => ({
  ...listedView(row),
  right,
  revision: row.revision,
  changedAt: instantOf(row.changed_at),
  changedBy: row.changedBy,
});

export const memberView = (row: MemberRow, minutesThisWeek: number): ClassMember => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  status: row.status,
  levelId: row.level_id,
  joinedAt: row.joined_at.toISOString(),
  lastActiveAt: instantOf(row.last_active_at),
  minutesThisWeek,
});
