-- External identity providers: an invitation is proved by a code, never by an e-mail address.
create table invitations (
  code_hash text primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- Tokens of sessions that were signed out here before they expired; the provider stores its own sessions.
create table ended_tokens (
  token_hash text primary key,
  until timestamptz not null
);
create index ended_tokens_until on ended_tokens (until);
