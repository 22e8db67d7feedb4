-- Levels edited by administrators: the number of saves, and the library's newer text for an edited level.
alter table levels
  add column revision integer not null default 0,
  add column changed_at timestamptz,
  add column changed_by uuid references users (id) on delete set null,
  add column offered json;
alter table can_do_statements add column offered json;
-- Clears offers whose text was not stored; the next load of the library records them again with the text.
update levels set offered_hash = null where offered_hash is not null;
update can_do_statements set offered_hash = null where offered_hash is not null;

-- The audit log is append-only.
create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log: rows are only ever added';
end
$$;
create trigger audit_log_stays before update or delete on audit_log
  for each row execute function audit_log_stays();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function audit_log_stays();
