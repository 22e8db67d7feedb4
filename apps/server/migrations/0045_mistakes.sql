-- Cards of the learner's own mistakes. Corrections with the same code and pattern share one card.
create table mistake_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  code text not null,
  pattern text not null check (length(pattern) <= 200),
  -- the exercise that the card asks next
  stage text not null default 'sentence' check (stage in ('sentence', 'gap', 'free')),
  -- the cloze item that the card asks, and the one that the learner answered last
  asked_item text,
  answered_item text,
  -- scheduling state in the form of ts-fsrs
  state text not null default 'new' check (state in ('new', 'learning', 'review', 'relearning')),
  due timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  learning_steps integer not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  last_review_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, code, pattern)
);
create index mistake_cards_due on mistake_cards (user_id, due);

-- The corrections of a card. A card without a correction is not in the deck, but its schedule remains.
create table mistake_sentences (
  correction_id uuid primary key references corrections (id) on delete cascade,
  card_id uuid not null references mistake_cards (id) on delete cascade,
  message_id uuid not null references messages (id) on delete cascade,
  written_at timestamptz not null
);
create index mistake_sentences_card on mistake_sentences (card_id, written_at desc);
create index mistake_sentences_message on mistake_sentences (message_id);

-- Learners whose earlier corrections have been added to their deck.
create table mistake_decks (
  user_id uuid primary key references users (id) on delete cascade,
  filled_at timestamptz not null
);

create table mistake_answers (
  -- id made by the browser; an answer that is sent twice counts once
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- null: a cloze item that was practised without a card
  card_id uuid references mistake_cards (id) on delete cascade,
  code text not null,
  stage text not null check (stage in ('sentence', 'gap', 'free')),
  item_id text,
  typed text not null,
  hints smallint not null check (hints between 0 and 3),
  outcome text not null check (outcome in ('right', 'slip', 'wrong')),
  -- what the learner was shown after the answer
  answers text[] not null,
  why jsonb not null,
  corrections jsonb not null check (jsonb_typeof(corrections) = 'array'),
  answered_at timestamptz not null
);
create index mistake_answers_user on mistake_answers (user_id, answered_at desc);
create index mistake_answers_card on mistake_answers (card_id);

alter table activity_days
  drop constraint activity_days_kind_check,
  add constraint activity_days_kind_check
    check (kind in ('chat', 'writing', 'vocabulary', 'reading', 'listening', 'speaking', 'mistakes'));
