-- Turkish search and sorting of names, and the table of users that other tables refer to.
create extension if not exists pg_trgm;

-- İ, I and ı become i; accents are removed; lower case: "ISPARTA", "Isparta" and "ısparta" fold to the same text.
create function search_fold(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    normalize(lower(translate(value, 'İIı', 'iii') collate "und-x-icu"), NFKD),
    '[\u0300-\u036f]', '', 'g');

create collation if not exists turkish (provider = icu, locale = 'tr');

create table users (
  id uuid primary key,
  name text not null,
  surname text not null,
  email text not null,
  role text not null check (role in ('user', 'admin')),
  status text not null check (status in ('active', 'invited', 'disabled')),
  level_id text,
  time_zone text not null default 'Europe/Istanbul',
  language text not null default 'tr' check (language in ('tr', 'en')),
  correction_dose text not null default 'at-once-all'
    check (correction_dose in ('at-once-all', 'at-once-main', 'at-end-all', 'at-end-main')),
  created_at timestamptz not null,
  last_active_at timestamptz,
  -- Stored, because folding a million names during a search takes seconds.
  name_fold text not null generated always as (search_fold(name)) stored,
  surname_fold text not null generated always as (search_fold(surname)) stored,
  email_fold text not null generated always as (search_fold(email)) stored
);
create unique index users_email on users (lower(email));
create index users_sort_name on users (name collate turkish, surname collate turkish, id);
create index users_sort_surname on users (surname collate turkish, name collate turkish, id);
create index users_sort_email on users (email collate turkish, id);
create index users_sort_created on users (created_at, id);
-- Sorts users who have never signed in before all others.
create index users_sort_active on users (coalesce(last_active_at, '-infinity'), id);
create index users_name_search on users using gin (name_fold gin_trgm_ops);
create index users_surname_search on users using gin (surname_fold gin_trgm_ops);
create index users_email_search on users using gin (email_fold gin_trgm_ops);
create index users_role on users (id) where role = 'admin';
create index users_status on users (status) where status <> 'active';
create index users_level on users (level_id);

-- Links an account to its subject at an identity provider. Accounts are never matched by e-mail.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

create table levels (
  id text primary key,
  cefr text not null check (cefr in ('A1', 'A2', 'B1', 'B2', 'C1')),
  name_tr text not null,
  name_en text not null,
  position integer not null,
  retired_at timestamptz
);
insert into levels (id, cefr, name_tr, name_en, position) values
  ('A1', 'A1', 'A1 · Başlangıç', 'A1 · Beginner', 1),
  ('A2', 'A2', 'A2 · Temel', 'A2 · Elementary', 2),
  ('B1', 'B1', 'B1 · Orta', 'B1 · Intermediate', 3),
  ('B2', 'B2', 'B2 · Orta üstü', 'B2 · Upper intermediate', 4),
  ('C1', 'C1', 'C1 · İleri', 'C1 · Advanced', 5);
alter table users add constraint users_level foreign key (level_id) references levels (id);

-- Audit log. Rows are only inserted.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  target_kind text not null,
  target_id text,
  detail jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc);

-- Small values of the installation: the hash of the setup code, the version that ran last.
create table instance_facts (
  name text primary key,
  value jsonb not null
);
