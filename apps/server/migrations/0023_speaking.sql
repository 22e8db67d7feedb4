-- Saying sentences and telling sounds apart.

-- Sounds (ship, sheep) are items of no level, as function words are.
alter table curriculum_items
  drop constraint curriculum_items_kind_check,
  drop constraint curriculum_items_check,
  add constraint curriculum_items_kind_check check (kind in ('word', 'reading', 'listening', 'question', 'cloze',
    'writing-prompt', 'placement-item', 'scenario', 'function-word', 'sound')),
  add constraint curriculum_items_check check ((level_id is null) = (kind in ('function-word', 'sound')));

-- Time spent speaking is a kind of its own, beside the chat's.
alter table activity_days
  drop constraint activity_days_kind_check,
  add constraint activity_days_kind_check
    check (kind in ('chat', 'writing', 'vocabulary', 'reading', 'listening', 'speaking'));

-- What was said aloud: neither the sound nor what was understood is kept, only that it was said.
create table spoken_sentences (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('reading', 'listening', 'word', 'pair')),
  -- of an item; of a word, of the learner's card
  item_id text not null,
  item_version integer not null,
  -- its number in the text, or of the pair
  sentence integer not null,
  -- measured in the sound; 0 where the browser listened itself
  seconds double precision not null,
  at timestamptz not null
);
create index spoken_sentences_user on spoken_sentences (user_id, at);

-- Which word of a pair was heard (hear), or understood when it was said (say).
create table sound_answers (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sound_id text not null,
  item_version integer not null,
  pair integer not null,
  way text not null check (way in ('hear', 'say')),
  is_right boolean not null,
  at timestamptz not null
);
create index sound_answers_user on sound_answers (user_id, sound_id, at desc);

-- Words in which a sound was heard as another, by the learner's own day; gone once the word is understood.
create table sound_misses (
  user_id uuid not null references users (id) on delete cascade,
  sound_id text not null,
  word text not null,
  day date not null,
  at timestamptz not null,
  primary key (user_id, sound_id, word, day)
);
