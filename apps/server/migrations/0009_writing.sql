-- A piece of writing, on a version of a prompt or on a topic of the learner's own.
create table writings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  prompt_id text,
  prompt_version integer,
  prompt_title jsonb,
  -- level of the prompt; of the learner when there is no prompt
  level_id text references levels (id),
  least_words integer,
  most_words integer,
  started_at timestamptz not null,
  -- when the last draft was submitted
  submitted_at timestamptz,
  check ((prompt_id is null) = (prompt_version is null))
);
create index writings_submitted on writings (user_id, submitted_at desc, id desc) where submitted_at is not null;
create index writings_prompt on writings (user_id, prompt_id) where prompt_id is not null;
-- A learner has at most one piece without a submitted draft for a prompt, over all devices.
create unique index writings_begun on writings (user_id, prompt_id)
  where submitted_at is null and prompt_id is not null;

-- A submitted draft is also a message with the same id.
create table writing_drafts (
  id uuid primary key,
  writing_id uuid not null references writings (id) on delete cascade,
  number integer not null,
  text text not null,
  words integer not null,
  -- number of saves; and the id of the last save, made by the browser
  revision integer not null default 0,
  save_id uuid,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  -- when the draft was included in the estimate of the skill
  counted_at timestamptz,
  unique (writing_id, number)
);
create unique index writing_drafts_open on writing_drafts (writing_id) where submitted_at is null;

-- The prompt of a learner's day. It is stored, so that new corrections do not change it during the day.
create table writing_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  prompt_id text not null,
  primary key (user_id, day)
);
