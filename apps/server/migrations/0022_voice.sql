-- How long the stages of spoken turns take: counts by hour and step of time, nothing of whom or what.
create table voice_times (
  hour timestamptz not null,
  stage text not null,
  -- practice/chat/voice/time-steps.ts says which milliseconds
  step smallint not null,
  count integer not null check (count > 0),
  primary key (hour, stage, step)
);

-- Whether a learner keeps their recordings; no row: they do not.
create table voice_settings (
  user_id uuid primary key references users (id) on delete cascade,
  keeps boolean not null,
  changed_at timestamptz not null
);

-- Recordings learners keep to hear themselves; the sound lies under DATA_DIR, named by its key.
create table voice_recordings (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- the message it became; null until it is sent
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

-- Files whose row is gone, whichever way it went; whoever has removed the file removes the line.
create table voice_files_gone (key text primary key);

create function voice_file_gone() returns trigger language plpgsql as $$
begin
  insert into voice_files_gone (key) values (old.key) on conflict do nothing;
  return old;
end
$$;
create trigger voice_recordings_gone after delete on voice_recordings
for each row execute function voice_file_gone();
