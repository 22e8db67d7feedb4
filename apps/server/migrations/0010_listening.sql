-- What audio links are signed with: in the database, so that processes that share it share the secret.
create table speech_secret (
  id boolean primary key default true check (id),
  secret text not null
);

-- One time a learner listens to a script, from opening it to the last question.
create table listenings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the script as it stood when it was opened; its title stays with the listening
  text_id text not null,
  text_version integer not null,
  title text not null,
  level_id text not null references levels (id),
  -- the questions asked, in their order: [{ "id", "version" }]
  questions jsonb not null,
  -- the sentence last heard, from 0 over the whole script
  sentence integer not null default 0,
  -- time spent on it, on the server's clock
  active_ms bigint not null default 0,
  right_count integer not null default 0,
  -- when the words were shown before every question was answered: those answered after it were read too
  script_shown_at timestamptz,
  started_at timestamptz not null,
  last_at timestamptz not null,
  finished_at timestamptz
);
-- A script is open once for each person, over all their devices.
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

-- One time a learner writes sentences of a script down by ear, after having listened to it.
create table dictations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  listening_id uuid not null references listenings (id) on delete cascade,
  -- the sentences asked for, by their number in the script
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
  -- as it was typed
  given text not null,
  hinted boolean not null,
  right_words integer not null,
  all_words integer not null,
  answered_at timestamptz not null,
  primary key (dictation_id, sentence)
);

-- A run over all published scripts that makes their recordings ahead of the learners.
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
-- One at a time.
create unique index recording_runs_open on recording_runs ((true)) where state in ('waiting', 'running');
