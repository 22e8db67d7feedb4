-- Letters wait here until a mail server has taken them. What a letter says stands apart: it may hold a link that lets
-- its reader in, so it is deleted as soon as the letter was sent or expired, and no backup carries it.
create table mail_letters (
  id uuid primary key,
  kind text not null check (kind in (
    'invitation', 'password-reset', 'factor-changed', 'factor-reset', 'guardian', 'safety')),
  -- whom the letter is about; null: nobody, or not known before it is sent
  user_id uuid references users (id) on delete cascade,
  recipient text not null,
  state text not null check (state in ('waiting', 'sent', 'failed')),
  -- why the last attempt did not succeed
  reason text,
  attempts integer not null default 0,
  created_at timestamptz not null,
  -- a letter is not sent after this
  expires_at timestamptz not null,
  -- when a process last took it up
  claimed_at timestamptz,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create index mail_letters_user on mail_letters (user_id, created_at);
create index mail_letters_created on mail_letters (created_at, id);
create index mail_letters_expires on mail_letters (expires_at) where state = 'waiting';
-- One wish for a new password waits for an address; more of them would be the same letter.
create unique index mail_letters_wish on mail_letters (recipient)
  where kind = 'password-reset' and state = 'waiting';

create table mail_texts (
  letter_id uuid primary key references mail_letters (id) on delete cascade,
  subject text not null,
  body text not null
);

-- When retention last ran, by the clock it ran by, and since when it waits for an administrator because the clock
-- seems to have jumped. A new clock is compared with this and not with what was stored since: a wrong clock dates that
-- as well.
create table retention_clock (
  one boolean primary key default true check (one),
  last_run_at timestamptz,
  held_since timestamptz
);
insert into retention_clock (last_run_at)
  select coalesce((select max(at) from retention_runs), (select max(last_active_at) from users));

-- An import can be undone as a whole.
alter table curriculum_imports add column undone_at timestamptz;
