-- One placement test of a person, from its first question to what it says.
create table placement_attempts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- what was believed before the first answer, in logits of the placement scale
  prior_ability double precision not null,
  prior_error double precision not null,
  -- the question now asked, as it stood then; null when there is none
  asked_item text,
  asked_version integer,
  -- what it says, once finished: the level, the ability and how far off it may be
  level_id text,
  ability double precision,
  standard_error double precision,
  -- [{ "levelId", "share" }]: how likely each level is
  shares jsonb,
  -- [{ "skill", "ability", "standardError" }]
  skills jsonb,
  started_at timestamptz not null,
  last_at timestamptz not null,
  finished_at timestamptz,
  -- given up for a new one
  abandoned_at timestamptz,
  -- the person took the level over
  accepted_at timestamptz,
  check ((finished_at is null) = (level_id is null))
);
-- A test is open once for each person, over all their devices.
create unique index placement_attempts_open on placement_attempts (user_id)
  where finished_at is null and abandoned_at is null;
create index placement_attempts_finished on placement_attempts (user_id, finished_at desc, id desc)
  where finished_at is not null;

create table placement_answers (
  attempt_id uuid not null references placement_attempts (id) on delete cascade,
  item_id text not null,
  item_version integer not null,
  position integer not null,
  skill text not null check (skill in ('grammar', 'vocabulary', 'reading')),
  tests text not null,
  -- as it was taken to be when the item was asked
  difficulty double precision not null,
  -- null: "I do not know"
  choice integer,
  answered text not null check (answered in ('right', 'wrong', 'unknown')),
  answered_at timestamptz not null,
  primary key (attempt_id, item_id)
);

-- How hard an item has shown itself; an item without a row is as hard as its level says.
create table placement_difficulties (
  item_id text primary key,
  -- another version is another item
  item_version integer not null,
  difficulty double precision not null,
  standard_error double precision not null check (standard_error > 0),
  answers integer not null,
  estimated_at timestamptz not null
);

-- Who does not want to be offered the test.
create table placement_skips (
  user_id uuid primary key references users (id) on delete cascade,
  skipped_at timestamptz not null
);
