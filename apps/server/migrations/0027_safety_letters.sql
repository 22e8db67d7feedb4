-- An open case remains after its learner's account is erased, with kind, source and day but without words. It gets a new
-- id, so that nothing links it to the learner. Closed cases and mere reports are deleted with the account.
alter table safety_cases
  alter column user_id drop not null,
  -- when administrators were notified by mail
  add column told_at timestamptz,
  add constraint safety_cases_unnamed check (user_id is not null or text = '');
create index safety_cases_untold on safety_cases (raised_at) where told_at is null and settled_at is null;

-- When administrators were last notified: one row, locked by the process that sends the mail.
create table safety_letters (
  one boolean primary key default true check (one),
  sent_at timestamptz
);
insert into safety_letters (sent_at) values (null);
