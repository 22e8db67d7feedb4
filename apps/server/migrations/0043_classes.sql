-- Classes of a school. A teacher is a member of a class, not a role of the user.
create table classes (
  id uuid primary key,
  code text not null,
  name text not null,
  term text not null,
  level_id text references levels,
  archived_at timestamptz,
  created_at timestamptz not null,
  revision integer not null default 0,
  changed_at timestamptz,
  changed_by uuid references users on delete set null,
  search text not null generated always as (search_fold(code || ' ' || name || ' ' || term)) stored
);

-- Two classes of one term cannot have the same code.
create unique index classes_code_in_term on classes (search_fold(code), search_fold(term));
create index classes_level on classes (level_id);
create index classes_changed_by on classes (changed_by);

create table class_members (
  class_id uuid not null references classes,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('learner', 'teacher')),
  joined_at timestamptz not null,
  -- When the membership ended. Null for a current member.
  left_at timestamptz,
  primary key (class_id, user_id)
);

create index class_members_user on class_members (user_id);
create index class_members_current on class_members (class_id, role) where left_at is null;
