-- Levels that administrators edit: how often they were saved, and what the library has in place of an edited text.
alter table levels
  add column revision integer not null default 0,
  add column changed_at timestamptz,
  add column changed_by uuid references users (id) on delete set null,
  add column offered json;
alter table can_do_statements add column offered json;
-- An offer noted before its text was kept: the next load notes it again, with the text.
update levels set offered_hash = null where offered_hash is not null;
update can_do_statements set offered_hash = null where offered_hash is not null;

-- What was written down stays as it was written.
create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log: rows are only ever added';
end
$$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_stays();
