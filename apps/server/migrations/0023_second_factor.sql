-- Second factors of the embedded identity provider. They are deleted with their account.
create table idp_totp (
  user_id text primary key references idp_user (id) on delete cascade,
  -- AES-256-GCM with a key derived from the installation's secret
  secret text not null,
  -- null: shown to the user but not confirmed by a first code yet
  confirmed_at timestamptz,
  -- time step of 30 s; a code of this step or an earlier one is rejected
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table idp_recovery_codes (
  user_id text not null references idp_user (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table idp_passkeys (
  -- credential id of the authenticator, base64url
  id text primary key,
  user_id text not null references idp_user (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index idp_passkeys_user on idp_passkeys (user_id, created_at);

-- A sign-in in progress: after the password, or before a passkey has signed. The key is the hash of a secret that the
-- browser stores.
create table idp_steps (
  id_hash text primary key,
  kind text not null check (kind in ('second-factor', 'passkey-sign-in', 'passkey-registration')),
  -- null: the account of the passkey is not known yet
  user_id text references idp_user (id) on delete cascade,
  challenge text,
  expires_at timestamptz not null
);
create index idp_steps_expires on idp_steps (expires_at);
create index idp_steps_user on idp_steps (user_id);
