import type { ClassRole } from '@pratik/contract/classes';
import type { UserStatus } from '@pratik/contract/user';
import type { Generated } from 'kysely';

export type ClassesTable = {
  id: string;
  code: string;
  name: string;
  term: string;
  level_id: string | null;
  archived_at: Date | null;
  created_at: Date;
  revision: Generated<number>;
  changed_at: Date | null;
  changed_by: string | null;
  search: Generated<string>;
};
export type ClassMembersTable = {
  class_id: string;
  user_id: string;
  role: ClassRole;
  joined_at: Date;
  left_at: Date | null;
};
/** The columns of the table `users` that the queries about classes use. */
type MemberUsersTable = {
  id: string;
  name: string;
  surname: string;
  email: string;
  status: UserStatus;
  level_id: string | null;
  last_active_at: Date | null;
  name_fold: string;
  surname_fold: string;
  email_fold: string;
};
export type ClassesTables = {
  classes: ClassesTable;
  class_members: ClassMembersTable;
  users: MemberUsersTable;
};
