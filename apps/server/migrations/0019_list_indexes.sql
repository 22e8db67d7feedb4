-- A filtered page is found along the sort's index alone: what people are filtered by stands in it, so that no row
-- is read for those passed over (at a million people 5 ms rather than 50 where one of 600 matches).
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
-- Who was never here comes before everybody else who was.
create index users_sort_active on users (coalesce(last_active_at, '-infinity'), id)
  include (name_fold, surname_fold, email_fold, status, role, level_id, last_active_at);

-- The same for what is counted up to a thousand.
drop index users_status;
drop index users_level;
create index users_status on users (status) include (id, role, level_id) where status <> 'active';
create index users_level on users (level_id) include (id, status, role);

create index curriculum_items_unpublished on curriculum_items (state, kind, id) where state <> 'published';
