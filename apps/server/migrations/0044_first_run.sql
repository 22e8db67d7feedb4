-- The next step of a user's first run: 'goals', 'message' or 'level'. Null when the first run is finished or skipped.
-- Users who already exist get no first run.
alter table users add column first_run text check (first_run in ('goals', 'message', 'level'));
alter table users alter column first_run set default 'goals';
