-- One word per concept: a user is never a person, message review is never a desk, and users are notified.
alter table ai_usage rename column person_id to user_id;
alter table ai_reservations rename column person_id to user_id;
alter index ai_reservations_person rename to ai_reservations_user;
alter table desk_runs rename to message_review_runs;
alter index desk_runs_open rename to message_review_runs_open;
update message_review_runs set filter = filter - 'personFilter' || jsonb_build_object('userFilter', filter -> 'personFilter')
  where filter ? 'personFilter';
alter table safety_cases rename column told_at to notified_at;
alter index safety_cases_untold rename to safety_cases_unnotified;
alter index audit_log_person rename to audit_log_user;
alter function count_person_saves() rename to count_user_saves;
