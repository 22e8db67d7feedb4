-- The units of the learning path: items of the library, in the order of `position`.
alter table curriculum_items
  drop constraint curriculum_items_kind_check,
  add constraint curriculum_items_kind_check check (kind in ('word', 'reading', 'listening', 'question', 'cloze',
    'grammar-lesson', 'writing-prompt', 'model-answer', 'placement-item', 'scenario', 'unit', 'function-word', 'sound'));

-- A check at the end of a unit, or a review of the unit some days later.
create table unit_checks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  unit_id text not null,
  part text not null check (part in ('check', 'review')),
  -- The items that were asked so far, the unanswered one last: [{ kind, id, version }].
  items jsonb not null,
  least smallint not null,
  most smallint not null check (most >= least),
  started_at timestamptz not null,
  finished_at timestamptz,
  right_count smallint,
  total smallint,
  passed boolean,
  check ((finished_at is null) = (passed is null))
);
create index unit_checks_user on unit_checks (user_id, unit_id, finished_at);
create unique index unit_checks_open on unit_checks (user_id, unit_id) where finished_at is null;

create table unit_check_answers (
  check_id uuid not null references unit_checks on delete cascade,
  number smallint not null,
  item_kind text not null check (item_kind in ('cloze', 'word')),
  item_id text not null,
  item_version integer not null,
  answer text not null check (length(answer) <= 200),
  outcome text not null check (outcome in ('right', 'slip', 'wrong')),
  answered_at timestamptz not null,
  primary key (check_id, number)
);
create index unit_check_answers_item on unit_check_answers (item_kind, item_id);

-- The plan of a learner’s current day. It stays the same during the day, so that finished steps remain visible.
create table learner_plans (
  user_id uuid primary key references users on delete cascade,
  -- minutes that the learner wants to practise each day
  minutes smallint not null default 20 check (minutes in (10, 20, 30)),
  day date not null,
  steps jsonb not null
);
