-- A provider of the house's own: who is invited proves it with a code, never with an e-mail address.
create table invitations (
  code_hash text primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- Tokens whose session was signed out here before they ran out; providers keep sessions, not ours.
create table ended_tokens (
  token_hash text primary key,
  until timestamptz not null
);
create index ended_tokens_until on ended_tokens (until);
