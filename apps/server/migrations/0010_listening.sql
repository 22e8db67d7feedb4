-- The secret that signs audio links; in the database, so that all processes share it.
create table speech_secret (
  id boolean primary key default true check (id),
  secret text not null
);

-- One listening session of a learner, from opening the script to the last question.
create table listenings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the version of the script that was opened; its title is copied into this row
  text_id text not null,
  text_version integer not null,
  title text not null,
  level_id text not null references levels (id),
  -- the questions in the order in which they are asked: [{ "id", "version" }]
  questions jsonb not null,
  -- the sentence last played, counted from 0 over the whole script
  sentence integer not null default 0,
  -- time on the script, by the server's clock
  active_ms bigint not null default 0,
  right_count integer not null default 0,
  -- when the transcript was shown before all questions were answered; later answers may come from reading it
  script_shown_at timestamptz,
  started_at timestamptz not null,
  last_at timestamptz not null,
  finished_at timestamptz
);
-- A learner has at most one open session for a script, over all devices.
create unique index listenings_open on listenings (user_id, text_id) where finished_at is null;
create index listenings_finished on listenings (user_id, finished_at desc, id desc) where finished_at is not null;
create index listenings_text on listenings (user_id, text_id, finished_at desc);

create table listening_answers (
  listening_id uuid not null references listenings (id) on delete cascade,
  question_id text not null,
  question_version integer not null,
  choice integer not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (listening_id, question_id)
);

-- One dictation: a learner writes down sentences of a script after listening to it.
create table dictations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  listening_id uuid not null references listenings (id) on delete cascade,
  -- the sentences to write, by their number in the script
  sentences integer[] not null,
  right_words integer not null default 0,
  all_words integer not null default 0,
  started_at timestamptz not null,
  last_at timestamptz not null,
  finished_at timestamptz
);
create unique index dictations_open on dictations (listening_id) where finished_at is null;
create index dictations_listening on dictations (listening_id, finished_at desc);

create table dictation_answers (
  dictation_id uuid not null references dictations (id) on delete cascade,
  sentence integer not null,
  -- the text as the learner typed it
  given text not null,
  hinted boolean not null,
  right_words integer not null,
  all_words integer not null,
  answered_at timestamptz not null,
  primary key (dictation_id, sentence)
);

-- A run that makes the recordings of all published scripts in advance.
create table recording_runs (
  id uuid primary key,
  asked_by uuid references users (id) on delete set null,
  state text not null check (state in ('waiting', 'running', 'done', 'cancelled')),
  total integer not null,
  made integer not null default 0,
  failed integer not null default 0,
  asked_at timestamptz not null,
  ended_at timestamptz
);
-- Allows one run at a time.
create unique index recording_runs_open on recording_runs ((true)) where state in ('waiting', 'running');
