-- Sort orders of the user list by level and by status, with the columns that the list is filtered by. Users without a
-- level come first.
create index users_sort_level on users
  (coalesce(level_id, ''), name collate turkish, surname collate turkish, id)
  include (name_fold, surname_fold, email_fold, status, role, level_id);
create index users_sort_status on users
  (status, name collate turkish, surname collate turkish, id)
  include (name_fold, surname_fold, email_fold, role, level_id);
