-- Assignments of a class. The practices store the work itself; results are computed from it.
create table assignments (
  id uuid primary key,
  class_id uuid not null references classes,
  kind text not null check (kind in ('reading', 'listening', 'writing', 'chat', 'vocabulary')),
  item_id text check ((kind in ('reading', 'listening', 'writing')) <= (item_id is not null)),
  title jsonb,
  -- minutes of conversation or number of word reviews
  amount integer check (amount between 1 and 500),
  least_percent smallint check (least_percent between 0 and 100),
  note text not null check (length(note) <= 500),
  opens_at timestamptz not null,
  due_at timestamptz not null check (due_at > opens_at),
  -- false: only the learners in assignment_learners have the assignment
  for_all boolean not null,
  created_at timestamptz not null,
  created_by uuid references users on delete set null,
  revision integer not null default 0,
  changed_at timestamptz,
  changed_by uuid references users on delete set null
);
create index assignments_class on assignments (class_id, due_at desc);
create index assignments_created_by on assignments (created_by);
create index assignments_changed_by on assignments (changed_by);

create table assignment_learners (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (assignment_id, user_id)
);
create index assignment_learners_user on assignment_learners (user_id);

create table assignment_feedback (
  assignment_id uuid not null references assignments on delete cascade,
  user_id uuid not null references users on delete cascade,
  comment text not null check (length(comment) <= 1000),
  grade smallint check (grade between 0 and 100),
  given_by uuid references users on delete set null,
  given_at timestamptz not null,
  primary key (assignment_id, user_id)
);
create index assignment_feedback_user on assignment_feedback (user_id);
create index assignment_feedback_given_by on assignment_feedback (given_by);
