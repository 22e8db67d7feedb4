-- Learners' messages and the state of their check.
create table messages (
  -- id of the learner's turn or piece of writing
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('chat', 'writing')),
  conversation_id uuid,
  text text not null,
  -- the learner's local day
  day date not null,
  state text not null check (state in ('waiting', 'processing', 'done', 'needs-review', 'failed')),
  -- attempts in total; failures since an administrator last queued the message again
  attempts integer not null default 0,
  failures integer not null default 0,
  reason text,
  engine text,
  engine_version text,
  model text,
  prompt_version text,
  input_tokens integer,
  output_tokens integer,
  cost_usd numeric(12, 6),
  duration_ms double precision,
  correction_count integer not null default 0,
  disputed boolean not null default false,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);
create index messages_created on messages (created_at desc, id desc);
create index messages_state on messages (state, created_at desc, id desc);
create index messages_user on messages (user_id, created_at desc, id desc);
create index messages_conversation on messages (conversation_id) where conversation_id is not null;
create index messages_finished on messages (finished_at desc nulls last, id desc);
create index messages_duration on messages (duration_ms desc nulls last, id desc);

create table message_attempts (
  message_id uuid not null references messages (id) on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  duration_ms double precision,
  outcome text not null check (outcome in ('running', 'done', 'failed', 'handed-back')),
  reason text,
  engine text,
  primary key (message_id, number)
);

create table corrections (
  id uuid primary key,
  message_id uuid not null references messages (id) on delete cascade,
  position integer not null,
  code text not null,
  start_at integer not null,
  end_at integer not null,
  replacements jsonb not null,
  source text not null,
  confidence double precision not null,
  explanation jsonb not null,
  disputed boolean not null default false,
  unique (message_id, position)
);

-- One clock per learner for all their devices: when the server last saw them practise.
create table activity_clock (
  user_id uuid primary key references users (id) on delete cascade,
  last_event_at timestamptz not null,
  previous_event_at timestamptz
);

create table activity_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('chat', 'writing', 'vocabulary', 'reading', 'listening')),
  active_ms bigint not null default 0,
  learner_words integer not null default 0,
  learner_turns integer not null default 0,
  -- when the partner closed the conversation because the day's minutes were used up
  farewell_at timestamptz,
  last_event_at timestamptz not null,
  primary key (user_id, day, kind)
);
create index activity_days_day on activity_days (day);

-- The error profile: corrections by code and week; a week is stored as its Monday.
create table error_counts (
  user_id uuid not null references users (id) on delete cascade,
  week date not null,
  code text not null,
  count integer not null,
  primary key (user_id, week, code)
);

create table conversations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('free', 'scenario', 'errors')),
  scenario_id text,
  partner text not null check (partner in ('ai', 'offline')),
  partner_name text not null,
  level text not null check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  state text not null check (state in ('open', 'closed')),
  -- error codes to practise, for kind 'errors'
  codes jsonb not null default '[]',
  partner_state jsonb,
  -- summary of the turns that no longer fit into the model's window, and the position of the last of them
  recap text,
  recap_until integer not null default -1,
  active_ms bigint not null default 0,
  learner_turns integer not null default 0,
  next_position integer not null default 0,
  summary jsonb,
  started_at timestamptz not null,
  last_turn_at timestamptz not null,
  closed_at timestamptz
);
create index conversations_user on conversations (user_id, last_turn_at desc, id desc);

create table turns (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  position integer not null,
  speaker text not null check (speaker in ('learner', 'partner')),
  text text not null,
  state text not null check (state in ('streaming', 'complete', 'stopped', 'cut', 'failed')),
  problem jsonb,
  created_at timestamptz not null,
  -- renewed by the process that writes the reply; an expired lease means that this process has died
  lease_until timestamptz,
  stop_requested boolean not null default false,
  watched_until timestamptz,
  unique (conversation_id, position)
);
-- Allows one reply at a time in a conversation, over all processes.
create unique index turns_streaming on turns (conversation_id) where state = 'streaming';
create index turns_lease on turns (lease_until) where state = 'streaming';

-- Tokens used by day; the person '00000000-…' is the total of the instance.
create table ai_usage (
  day date not null,
  person_id uuid not null,
  tokens bigint not null default 0,
  primary key (day, person_id)
);
