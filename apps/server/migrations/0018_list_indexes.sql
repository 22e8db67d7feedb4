-- The sort index includes the columns that users are filtered by, so that rows that do not match are never read
-- (with a million users and one match in 600: 5 ms instead of 50 ms).
drop index users_sort_name;
drop index users_sort_surname;
drop index users_sort_email;
drop index users_sort_created;
drop index users_sort_active;
create index users_sort_name on users (name collate turkish, surname collate turkish, id)
  include (name_fold, surname_fold, email_fold, status, role, level_id);
create index users_sort_surname on users (surname collate turkish, name collate turkish, id)
  include (name_fold, surname_fold, email_fold, status, role, level_id);
create index users_sort_email on users (email collate turkish, id)
  include (name_fold, surname_fold, email_fold, status, role, level_id);
create index users_sort_created on users (created_at, id)
  include (name_fold, surname_fold, email_fold, status, role, level_id);
-- Sorts users who have never signed in before all others.
create index users_sort_active on users (coalesce(last_active_at, '-infinity'), id)
  include (name_fold, surname_fold, email_fold, status, role, level_id, last_active_at);

-- The same for counts of up to a thousand.
drop index users_status;
drop index users_level;
create index users_status on users (status) include (id, role, level_id) where status <> 'active';
create index users_level on users (level_id) include (id, status, role);

create index curriculum_items_unpublished on curriculum_items (state, kind, id) where state <> 'published';
