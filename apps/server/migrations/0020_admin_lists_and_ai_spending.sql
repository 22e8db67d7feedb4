-- Deep pages of administrators' lists are found by key; values that are not known yet have a place in the order.
drop index messages_finished;
drop index messages_duration;
-- Skipped rows are read from the index only.
drop index messages_created;
create index messages_created on messages (created_at desc, id desc) include (disputed, state, source);
create index messages_finished on messages (coalesce(finished_at, '-infinity') desc, id desc);
create index messages_duration on messages (coalesce(duration_ms, -1) desc, id desc);

-- Indexes of the audit log by time, by actor and by subject.
drop index audit_log_at;
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc) where actor_id is not null;
create index audit_log_person on audit_log (target_id, at desc, id desc) where target_kind = 'user';
create index audit_log_action on audit_log (action, at desc, id desc);

-- Number of saves of the fields that the administrator's form edits, and the user who saved last.
alter table users
  add column revision integer not null default 0,
  add column edited_at timestamptz,
  add column edited_by uuid references users (id) on delete set null;
create index users_edited_by on users (edited_by) where edited_by is not null;
-- Counts changes from any source; an update that changes nothing does not change who saved last.
create function count_person_saves() returns trigger language plpgsql as $$
begin
  if (new.name, new.surname, new.role, new.level_id) is distinct from (old.name, old.surname, old.role, old.level_id) then
    new.revision := old.revision + 1;
  else
    new.edited_at := old.edited_at;
    new.edited_by := old.edited_by;
  end if;
  return new;
end $$;
create trigger users_count_saves before update of name, surname, role, level_id on users
  for each row execute function count_person_saves();

-- Use of the configured services by day (in the instance's time zone) and purpose, including failed calls.
create table ai_spending (
  day date not null,
  purpose text not null check (purpose in ('chat', 'feedback', 'speech')),
  calls integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- characters synthesised
  units bigint not null default 0,
  -- null: no price is configured
  cost_usd numeric(14, 6),
  primary key (day, purpose)
);
