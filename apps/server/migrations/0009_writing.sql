-- A piece of writing: on a prompt as it stood when it was begun, or a text of one's own.
create table writings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  prompt_id text,
  prompt_version integer,
  prompt_title jsonb,
  -- of the prompt; of the learner where there is none
  level_id text references levels (id),
  least_words integer,
  most_words integer,
  started_at timestamptz not null,
  -- when its last draft was submitted
  submitted_at timestamptz,
  check ((prompt_id is null) = (prompt_version is null))
);
create index writings_submitted on writings (user_id, submitted_at desc, id desc) where submitted_at is not null;
create index writings_prompt on writings (user_id, prompt_id) where prompt_id is not null;
-- A prompt nothing was sent on yet is begun once, over all the learner's devices.
create unique index writings_begun on writings (user_id, prompt_id)
  where submitted_at is null and prompt_id is not null;

-- A draft that was submitted is a message of the same id.
create table writing_drafts (
  id uuid primary key,
  writing_id uuid not null references writings (id) on delete cascade,
  number integer not null,
  text text not null,
  words integer not null,
  -- counts the saves; the last of them, an id made by the browser
  revision integer not null default 0,
  save_id uuid,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  -- when it was taken into the estimate of the skill
  counted_at timestamptz,
  unique (writing_id, number)
);
create unique index writing_drafts_open on writing_drafts (writing_id) where submitted_at is null;

-- The prompt of a learner's day: chosen once, so that new corrections do not change it before the evening.
create table writing_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  prompt_id text not null,
  primary key (user_id, day)
);
