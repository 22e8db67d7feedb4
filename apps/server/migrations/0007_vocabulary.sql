-- A word among a learner's words, with where it stands in spaced repetition (FSRS).
create table vocabulary_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- what a level brought: the library's word as it stood then; null for a word the learner added
  item_id text,
  item_version integer,
  word text not null,
  meaning text not null,
  -- folded: the same word in the same sense is one card
  word_key text not null,
  meaning_key text not null,
  -- other English answers to accept
  also text[] not null default '{}',
  pos text,
  ipa text,
  sentence text,
  sentence_tr text,
  origin text not null check (origin in ('level', 'reading', 'listening', 'chat', 'own')),
  origin_id text,
  -- the scheduling, as ts-fsrs keeps it
  state text not null default 'new' check (state in ('new', 'learning', 'review', 'relearning')),
  due timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  learning_steps integer not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  last_review_at timestamptz,
  -- the learner's own day it was first asked on
  introduced_on date,
  suspended_at timestamptz,
  -- kept, so that a word taken out does not come again by itself
  deleted_at timestamptz,
  created_at timestamptz not null,
  search text not null generated always as (search_fold(word || ' ' || meaning)) stored,
  unique (user_id, word_key, meaning_key)
);
create index vocabulary_cards_due on vocabulary_cards (user_id, due)
  where deleted_at is null and suspended_at is null;
create index vocabulary_cards_created on vocabulary_cards (user_id, created_at desc, id desc)
  where deleted_at is null;
create index vocabulary_cards_introduced on vocabulary_cards (user_id, introduced_on);

-- Every answer ever given, with what the card was before it.
create table vocabulary_reviews (
  -- made by the browser: the same one twice counts once
  id uuid primary key,
  card_id uuid not null references vocabulary_cards (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  grade smallint not null check (grade between 1 and 4),
  mode text not null check (mode in ('recognise', 'recall', 'fill')),
  typed text,
  before jsonb not null,
  -- on the server's clock
  reviewed_at timestamptz not null,
  received_at timestamptz not null,
  undone_at timestamptz
);
create index vocabulary_reviews_card on vocabulary_reviews (card_id, reviewed_at desc) where undone_at is null;
create index vocabulary_reviews_user on vocabulary_reviews (user_id, reviewed_at desc) where undone_at is null;

create table vocabulary_settings (
  user_id uuid primary key references users (id) on delete cascade,
  new_per_day integer not null check (new_per_day between 0 and 30)
);
