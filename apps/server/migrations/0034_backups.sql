-- Completed backups, to show the age of the newest one.
create table backups (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  tables integer not null,
  rows bigint not null,
  bytes bigint not null
);
