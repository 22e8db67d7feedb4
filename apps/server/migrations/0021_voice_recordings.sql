-- Durations of the stages of spoken turns: counts by hour and time step, without user or content.
create table voice_times (
  hour timestamptz not null,
  stage text not null,
  -- practice/chat/voice/time-steps.ts defines the milliseconds
  step smallint not null,
  count integer not null check (count > 0),
  primary key (hour, stage, step)
);

-- Whether a learner stores their recordings. No row: no.
create table voice_settings (
  user_id uuid primary key references users (id) on delete cascade,
  keeps boolean not null,
  changed_at timestamptz not null
);

-- Recordings that learners store for themselves; the files are under DATA_DIR, named by their key.
create table voice_recordings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- the message it became; null until the message is sent
  turn_id uuid,
  key text not null,
  format text not null check (format in ('wav', 'ogg', 'webm')),
  bytes integer not null,
  seconds real not null,
  at timestamptz not null
);
create unique index voice_recordings_key on voice_recordings (key);
create index voice_recordings_user on voice_recordings (user_id, at desc, id);
create index voice_recordings_conversation on voice_recordings (conversation_id);
create index voice_recordings_at on voice_recordings (at);

-- Files whose row was deleted. A row is removed here after its file was deleted.
create table voice_files_gone (key text primary key);

create function voice_file_gone() returns trigger language plpgsql as $$
begin
  insert into voice_files_gone (key) values (old.key) on conflict do nothing;
  return old;
end
$$;
create trigger voice_recordings_gone after delete on voice_recordings
for each row execute function voice_file_gone();
