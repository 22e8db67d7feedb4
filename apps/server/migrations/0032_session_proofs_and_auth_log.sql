-- When the owner of a session last proved their identity. The key is a hash of issuer, subject and session.
create table session_proofs (
  session_hash text primary key,
  proved_at timestamptz not null
);

-- Authentication events within one minute. The first event of a kind becomes an entry of audit_log at once; the others
-- are counted here and become one entry when the minute ends, so that nobody can flood the log.
create table auth_events (
  minute timestamptz not null,
  key text not null,
  count int not null,
  action text not null,
  actor_id uuid,
  target_kind text not null,
  target_id text,
  detail jsonb not null,
  primary key (minute, key)
);

-- A safety case is closed with a note. Cases closed before this migration have none.
alter table safety_cases add column settled_note text;
