-- Tables of the embedded identity provider. better-auth names the columns; platform/idp maps them.
create table idp_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Deleting a session invalidates its tokens, because every request looks for its row.
create table idp_session (
  id text primary key,
  user_id text not null references idp_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index idp_session_user on idp_session (user_id);

create table idp_account (
  id text primary key,
  user_id text not null references idp_user (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index idp_account_user on idp_account (user_id);

-- Identifiers are hashed, so that a reader of this table cannot set a password.
create table idp_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index idp_verification_identifier on idp_verification (identifier);
create index idp_verification_value on idp_verification (value);

create table idp_jwks (
  id text primary key,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  alg text,
  crv text
);

-- Attempts counted by rate-limiter-flexible. Keys are hashed; `expire` is in epoch milliseconds.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
