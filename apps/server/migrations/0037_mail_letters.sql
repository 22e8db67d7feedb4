-- Outbox: letters wait here until a mail server accepts them. The content of a letter is stored apart, because it may
-- contain a sign-in link: it is deleted when the letter is sent or expired, and it is not part of backups.
create table mail_letters (
  id uuid primary key,
  kind text not null check (kind in (
    'invitation', 'password-reset', 'factor-changed', 'factor-reset', 'guardian', 'safety')),
  -- the user whom the letter is about; null: none, or not known before it is sent
  user_id uuid references users (id) on delete cascade,
  recipient text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  -- why the last attempt failed
  reason text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- the letter is not sent after this time
  expires_at timestamptz not null,
  -- when a process last started to send it
  claimed_at timestamptz,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create index mail_letters_user on mail_letters (user_id, created_at);
create index mail_letters_created on mail_letters (created_at, id);
create index mail_letters_expires on mail_letters (expires_at) where state = 'waiting';
-- Only one password reset per address waits at a time; further letters would be the same.
create unique index mail_letters_wish on mail_letters (recipient)
  where kind = 'password-reset' and state = 'waiting';

create table mail_texts (
  letter_id uuid primary key references mail_letters (id) on delete cascade,
  subject text not null,
  body text not null
);

-- When retention last ran, by the clock of that run, and since when it waits for an administrator because the clock
-- seems to have jumped. A later run compares its clock with this row and not with newer data, which a wrong clock
-- would also have dated wrongly.
create table retention_clock (
  one boolean primary key default true check (one),
  last_run_at timestamptz,
  held_since timestamptz
);
insert into retention_clock (last_run_at)
  select coalesce((select max(at) from retention_runs), (select max(last_active_at) from users));

-- A whole import can be undone.
alter table curriculum_imports add column undone_at timestamptz;
