-- The embedded provider's second factor. It belongs to an account and goes with it.
create table idp_totp (
  user_id text primary key references idp_user (id) on delete cascade,
  -- AES-256-GCM under a key derived from the installation's secret
  secret text not null,
  -- null: shown, but not yet proved by a first code
  confirmed_at timestamptz,
  -- thirty seconds each; a code of this step or an earlier one is not taken again
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
  -- the authenticator's own name for the key, base64url
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

-- A step somebody is in the middle of: after the password, or before a passkey has signed. The browser holds the
-- secret whose hash is the key.
create table idp_steps (
  id_hash text primary key,
  kind text not null check (kind in ('second-factor', 'passkey-sign-in', 'passkey-registration')),
  -- null: whose passkey it will be is not known yet
  user_id text references idp_user (id) on delete cascade,
  challenge text,
  expires_at timestamptz not null
);
create index idp_steps_expires on idp_steps (expires_at);
create index idp_steps_user on idp_steps (user_id);
