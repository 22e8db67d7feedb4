alter table vocabulary_cards
  -- the learner's note
  add column note text,
  -- not asked before this instant, which is the start of the learner's next day
  add column buried_until timestamptz,
  -- when the card was suspended after too many lapses
  add column set_aside_at timestamptz,
  -- lapses that no longer count because the learner resumed the card
  add column pardoned_lapses integer not null default 0;

-- One round of gap exercises: chosen by the learner's errors and earlier wrong answers.
create table vocabulary_gap_rounds (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- [{ "id", "version", "asked", "reason", "code" }] in the order in which they are asked
  items jsonb not null,
  -- the learner's local day on which the round began
  day date not null,
  started_at timestamptz not null,
  finished_at timestamptz
);
create index vocabulary_gap_rounds_user on vocabulary_gap_rounds (user_id, started_at desc);

create table vocabulary_gap_answers (
  round_id uuid not null references vocabulary_gap_rounds (id) on delete cascade,
  item_id text not null,
  item_version integer not null,
  asked text not null check (asked in ('typed', 'chosen')),
  answer text not null,
  outcome text not null check (outcome in ('right', 'slip', 'wrong')),
  answered_at timestamptz not null,
  primary key (round_id, item_id)
);

-- When a gap exercise may be asked again: soon after a wrong answer, late after a right one.
create table vocabulary_gap_standings (
  user_id uuid not null references users (id) on delete cascade,
  item_id text not null,
  rights_in_row integer not null,
  due timestamptz not null,
  primary key (user_id, item_id)
);

-- Extra practice. It does not change any due date.
create table vocabulary_extra_answers (
  -- id made by the browser; an answer that is sent twice counts once
  id uuid primary key,
  card_id uuid not null references vocabulary_cards (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  known boolean not null,
  answered_at timestamptz not null
);
create index vocabulary_extra_answers_user on vocabulary_extra_answers (user_id, answered_at desc);
