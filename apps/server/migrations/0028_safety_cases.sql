-- An open case outlives its learner's account without saying whose it was: kind, source and day, no words. Its id is a
-- new one, so that nothing written down elsewhere leads back. Whatever is settled, or was only reported, goes along.
alter table safety_cases
  alter column user_id drop not null,
  -- when administrators were written to about it
  add column told_at timestamptz,
  add constraint safety_cases_unnamed check (user_id is not null or text = '');
create index safety_cases_untold on safety_cases (raised_at) where told_at is null and settled_at is null;

-- When administrators were last written to; one row, which whoever writes to them holds.
create table safety_letters (
  one boolean primary key default true check (one),
  sent_at timestamptz
);
insert into safety_letters (sent_at) values (null);
