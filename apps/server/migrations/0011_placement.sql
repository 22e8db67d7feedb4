-- One placement test of a learner, from the first question to the result.
create table placement_attempts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- estimate before the first answer, in logits of the placement scale
  prior_ability double precision not null,
  prior_error double precision not null,
  -- the current question and its version; null when there is none
  asked_item text,
  asked_version integer,
  -- the result: level, ability and standard error
  level_id text,
  ability double precision,
  standard_error double precision,
  -- [{ "levelId", "share" }]: the probability of each level
  shares jsonb,
  -- [{ "skill", "ability", "standardError" }]
  skills jsonb,
  started_at timestamptz not null,
  last_at timestamptz not null,
  finished_at timestamptz,
  -- ended because the learner began a new test
  abandoned_at timestamptz,
  -- when the learner accepted the level
  accepted_at timestamptz,
  check ((finished_at is null) = (level_id is null))
);
-- A learner has at most one open test, over all devices.
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
  -- difficulty of the item when it was asked
  difficulty double precision not null,
  -- null: "I do not know"
  choice integer,
  answered text not null check (answered in ('right', 'wrong', 'unknown')),
  answered_at timestamptz not null,
  primary key (attempt_id, item_id)
);

-- Measured difficulty of an item. An item without a row has the difficulty of its level.
create table placement_difficulties (
  item_id text primary key,
  -- another version counts as another item
  item_version integer not null,
  difficulty double precision not null,
  standard_error double precision not null check (standard_error > 0),
  answers integer not null,
  estimated_at timestamptz not null
);

-- Learners who declined the offer of a test.
create table placement_skips (
  user_id uuid primary key references users (id) on delete cascade,
  skipped_at timestamptz not null
);
