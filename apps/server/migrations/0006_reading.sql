-- One reading session of a learner, from opening the text to the last question.
create table readings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the version of the text that was opened; title and length are copied into this row
  text_id text not null,
  text_version integer not null,
  title text not null,
  level_id text not null references levels (id),
  words integer not null,
  -- the questions in the order in which they are asked: [{ "id", "version" }]
  questions jsonb not null,
  -- the sentence last viewed, counted from 0 over the whole text
  sentence integer not null default 0,
  -- time on the text before its questions, by the server's clock
  active_ms bigint not null default 0,
  -- words per minute; null when it could not be measured
  pace integer,
  right_count integer not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null,
  read_at timestamptz,
  finished_at timestamptz
);
-- A learner has at most one open session for a text, over all devices.
create unique index readings_open on readings (user_id, text_id) where finished_at is null;
create index readings_finished on readings (user_id, finished_at desc, id desc) where finished_at is not null;
create index readings_text on readings (user_id, text_id, finished_at desc);

create table reading_answers (
  reading_id uuid not null references readings (id) on delete cascade,
  question_id text not null,
  question_version integer not null,
  choice integer not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (reading_id, question_id)
);
