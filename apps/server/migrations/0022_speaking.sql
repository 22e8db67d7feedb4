-- Speaking exercises: repeating sentences and telling sounds apart.

-- Sounds (ship, sheep) are items without a level, like function words.
alter table curriculum_items
  drop constraint curriculum_items_kind_check,
  drop constraint curriculum_items_check,
  add constraint curriculum_items_kind_check check (kind in ('word', 'reading', 'listening', 'question', 'cloze',
    'writing-prompt', 'placement-item', 'scenario', 'function-word', 'sound')),
  add constraint curriculum_items_check check ((level_id is null) = (kind in ('function-word', 'sound')));

-- Time spent speaking is counted apart from chat.
alter table activity_days
  drop constraint activity_days_kind_check,
  add constraint activity_days_kind_check
    check (kind in ('chat', 'writing', 'vocabulary', 'reading', 'listening', 'speaking'));

-- Sentences spoken by learners. Neither the recording nor the transcript is stored.
create table spoken_sentences (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('reading', 'listening', 'word', 'pair')),
  -- id of the item; for kind 'word', of the learner's card
  item_id text not null,
  item_version integer not null,
  -- number of the sentence in the text, or of the pair
  sentence integer not null,
  -- measured duration of the recording; 0 when the browser transcribed the speech
  seconds double precision not null,
  at timestamptz not null
);
create index spoken_sentences_user on spoken_sentences (user_id, at);

-- The word of a pair that the learner heard (hear), or that was understood from the learner (say).
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

-- Words in which one sound was understood as another, by the learner's day; deleted once the word is understood.
create table sound_misses (
  user_id uuid not null references users (id) on delete cascade,
  sound_id text not null,
  word text not null,
  day date not null,
  at timestamptz not null,
  primary key (user_id, sound_id, word, day)
);
