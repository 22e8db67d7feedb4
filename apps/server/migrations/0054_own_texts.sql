-- Texts that learners add themselves. Only the learner can read them.
create table own_texts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  format text not null check (format in ('text', 'subtitles', 'epub')),
  -- a long file is divided into parts; each stored text is one part
  file_part int not null,
  file_parts int not null,
  -- paragraphs, separated by an empty line
  text text not null check (char_length(text) <= 60000),
  length int not null,
  -- level profile, computed once when the text is stored
  profile jsonb not null,
  pages int not null,
  -- the page that the learner read last
  last_page int not null,
  added_at timestamptz not null,
  read_at timestamptz,
  -- deleted by the learner; the row is removed an hour later
  deleted_at timestamptz
);
create index own_texts_user on own_texts (user_id, (coalesce(read_at, added_at)) desc);
create index own_texts_deleted on own_texts (deleted_at) where deleted_at is not null;

-- Answers to gaps in these texts. `paragraph` and `word_start` are the place of the missing word.
create table own_text_answers (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  text_id uuid not null references own_texts on delete cascade,
  paragraph int not null,
  word_start int not null,
  answer text not null,
  typed text not null,
  outcome text not null check (outcome in ('right', 'slip', 'wrong')),
  answered_at timestamptz not null
);
create index own_text_answers_user on own_text_answers (user_id);
create index own_text_answers_text on own_text_answers (text_id);
