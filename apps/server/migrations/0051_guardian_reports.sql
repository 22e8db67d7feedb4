-- Weekly reports to guardians by e-mail. They are off until an administrator adds a class or a learner here.
create table guardian_report_classes (
  class_id uuid primary key references classes on delete cascade,
  set_at timestamptz not null,
  set_by uuid references users on delete set null
);
create index guardian_report_classes_set_by on guardian_report_classes (set_by);

create table guardian_report_learners (
  user_id uuid primary key references users on delete cascade,
  set_at timestamptz not null,
  set_by uuid references users on delete set null
);
create index guardian_report_learners_set_by on guardian_report_learners (set_by);

-- Sent reports; at most one for each learner and week.
create table guardian_reports (
  user_id uuid not null references users on delete cascade,
  -- Monday of the reported week
  week date not null,
  sent_at timestamptz not null,
  -- null: sent automatically
  sent_by uuid references users on delete set null,
  primary key (user_id, week)
);
create index guardian_reports_sent_by on guardian_reports (sent_by);

alter table mail_letters
  drop constraint mail_letters_kind_check,
  add constraint mail_letters_kind_check check (kind in (
    'invitation', 'password-reset', 'factor-changed', 'factor-reset', 'guardian', 'safety', 'guardian-report'));
