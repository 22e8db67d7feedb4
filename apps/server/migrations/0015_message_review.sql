-- Administrators' decisions on corrections. A decided correction survives a new check of its message.
alter table corrections
  add column verdict text check (verdict in ('approved', 'edited', 'rejected', 'added')),
  add column decided_at timestamptz,
  add column decided_by uuid references users (id) on delete set null,
  -- number of decisions
  add column revision integer not null default 0,
  -- when the learner reported the correction as wrong, whether or not the report was answered
  add column reported_at timestamptz,
  -- the original correction of the checker, when an administrator edited it
  add column original jsonb,
  -- engine versions of the correction, which may be older than the last check of the message
  add column engine text,
  add column engine_version text,
  add column model text,
  add column prompt_version text,
  -- corrections are sorted by their position in the text
  drop column position;
update corrections c set
    engine = m.engine, engine_version = m.engine_version,
    model = case when c.source = 'model' then m.model end,
    prompt_version = case when c.source = 'model' then m.prompt_version end,
    reported_at = case when c.disputed then coalesce(m.finished_at, m.created_at) end
  from messages m where m.id = c.message_id;
create index corrections_message on corrections (message_id);
create index corrections_decided on corrections (decided_at) where verdict is not null;

create index messages_disputed on messages (created_at desc, id desc) where disputed;

-- Each check of a message is paid for, so its cost is stored per attempt.
alter table message_attempts
  add column model text,
  add column prompt_version text,
  add column input_tokens integer,
  add column output_tokens integer,
  add column cost_usd numeric(12, 6);
update message_attempts a set
    model = m.model, prompt_version = m.prompt_version,
    input_tokens = m.input_tokens, output_tokens = m.output_tokens, cost_usd = m.cost_usd
  from messages m
  where m.id = a.message_id and m.model is not null and a.outcome = 'done'
    and a.number = (select max(number) from message_attempts l where l.message_id = a.message_id and l.outcome = 'done');
create index message_attempts_paid on message_attempts (finished_at) where input_tokens is not null;

-- Messages that are processed again in bulk.
create table desk_runs (
  id uuid primary key,
  asked_by uuid references users (id) on delete set null,
  state text not null check (state in ('waiting', 'running', 'done', 'cancelled')),
  filter jsonb not null,
  total integer not null,
  queued integer not null default 0,
  -- the last message processed, in the order of (created_at, id)
  after_at timestamptz,
  after_id uuid,
  asked_at timestamptz not null,
  ended_at timestamptz
);
-- Allows one run at a time.
create unique index desk_runs_open on desk_runs ((true)) where state in ('waiting', 'running');
