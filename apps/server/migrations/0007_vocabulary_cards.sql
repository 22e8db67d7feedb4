-- A learner's word card with its state of spaced repetition (FSRS).
create table vocabulary_cards (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the library's word and its version; null for a word that the learner added
  item_id text,
  item_version integer,
  word text not null,
  meaning text not null,
  -- folded text; the same word in the same sense is one card
  word_key text not null,
  meaning_key text not null,
  -- other accepted English answers
  also text[] not null default '{}',
  pos text,
  ipa text,
  sentence text,
  sentence_tr text,
  origin text not null check (origin in ('level', 'reading', 'listening', 'chat', 'own')),
  origin_id text,
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
  -- the learner's local day of the first review
  introduced_on date,
  suspended_at timestamptz,
  -- a removed card stays as a row, so that its word is not added again automatically
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

-- Every review, with the state of the card before it.
create table vocabulary_reviews (
  -- id made by the browser; a review that is sent twice counts once
  id uuid primary key,
  card_id uuid not null references vocabulary_cards (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  grade smallint not null check (grade between 1 and 4),
  mode text not null check (mode in ('recognise', 'recall', 'fill')),
  typed text,
  before jsonb not null,
  -- by the server's clock
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
