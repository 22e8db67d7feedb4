-- Network addresses from which an account signed in successfully: limits used up by others do not apply to them.
create table idp_known_addresses (
  user_id text not null references idp_user (id) on delete cascade,
  -- HMAC-SHA-256 of account and address with the installation's secret
  address_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, address_hash)
);
create index idp_known_addresses_last_used on idp_known_addresses (last_used_at);

-- Accounts, existing or not, for which an address last gave a wrong password; both as HMAC-SHA-256.
create table sign_in_failing_accounts (
  address_hash text not null,
  account_hash text not null,
  failed_at timestamptz not null,
  primary key (address_hash, account_hash)
);
create index sign_in_failing_accounts_failed on sign_in_failing_accounts (failed_at);

-- Set when a user registered this address and it has not been confirmed yet.
alter table idp_user add column signed_up boolean not null default false;

-- A new time zone applies from the end of the learner's day in the old zone.
alter table users add column time_zone_before text;
alter table users add column time_zone_from timestamptz;
alter table users add constraint users_time_zone_change
  check ((time_zone_before is null) = (time_zone_from is null));

-- A copy ordered by the learner and a copy ordered by an administrator may exist at the same time.
alter table privacy_exports add column own boolean not null
  generated always as (asked_by is not null and asked_by = user_id) stored;
drop index privacy_exports_open;
create unique index privacy_exports_open on privacy_exports (user_id, own) where state in ('waiting', 'running');
