-- When the owner of a session last proved who they are. The key is a hash of issuer, subject and session.
create table session_proofs (
  session_hash text primary key,
  proved_at timestamptz not null
);

-- Events of the authentication log within one minute. The first of a kind is an entry of audit_log at once; the others
-- are counted here and become one entry when the minute is over, so that nobody fills the log.
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

-- A safety case is closed with a note. Cases closed before this have none.
alter table safety_cases add column settled_note text;
