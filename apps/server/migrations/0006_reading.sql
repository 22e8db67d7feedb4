-- One time a learner reads a text, from opening it to the last question.
create table readings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the text as it stood when it was opened; its title and length stay with the reading
  text_id text not null,
  text_version integer not null,
  title text not null,
  level_id text not null references levels (id),
  words integer not null,
  -- the questions asked, in their order: [{ "id", "version" }]
  questions jsonb not null,
  -- the sentence last looked at, from 0 over the whole text
  sentence integer not null default 0,
  -- time spent on the text before its questions, on the server's clock
  active_ms bigint not null default 0,
  -- words a minute, where that could be measured
  pace integer,
  right_count integer not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null,
  read_at timestamptz,
  finished_at timestamptz
);
-- A text is open once for each person, over all their devices.
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
