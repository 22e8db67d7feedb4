-- Network addresses from which an account was signed in to: a limit that others fill does not apply there.
create table idp_known_addresses (
  user_id text not null references idp_user (id) on delete cascade,
  -- HMAC-SHA-256 of account and address under the installation's secret
  address_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, address_hash)
);
create index idp_known_addresses_last_used on idp_known_addresses (last_used_at);

-- Accounts, real or made up, for which an address last gave a wrong password; both as HMAC-SHA-256.
create table sign_in_failing_accounts (
  address_hash text not null,
  account_hash text not null,
  failed_at timestamptz not null,
  primary key (address_hash, account_hash)
);
create index sign_in_failing_accounts_failed on sign_in_failing_accounts (failed_at);
