-- State of each provider (AI, speech, transcription, mail), shared by all processes and kept over restarts.
create table provider_health (
  provider text primary key check (provider in ('ai', 'speech', 'transcription', 'mail')),
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure_cause text,
  -- failures since the last success
  failures integer not null default 0
);

-- Tokens reserved for running AI calls. When a process dies, its reservations end at expires_at.
create table ai_reservations (
  id uuid primary key,
  person_id uuid not null references users (id) on delete cascade,
  day date not null,
  -- the day in the instance's time zone
  instance_day date not null,
  tokens bigint not null,
  expires_at timestamptz not null
);
create index ai_reservations_expiry on ai_reservations (expires_at);
create index ai_reservations_person on ai_reservations (person_id);

-- Which partner wrote a reply; null for learners' turns, opening lines, help texts and older replies.
alter table turns add column partner text check (partner in ('ai', 'offline'));
-- Why the offline partner wrote the last reply of a conversation with the AI; null when the AI wrote it.
alter table conversations add column ai_away text check (ai_away in ('unavailable', 'cap-reached'));
