-- Extra practice needs the last review of each word; without this index every review ever given is read.
create index vocabulary_extra_answers_card on vocabulary_extra_answers (card_id, answered_at desc);
-- Monthly retention is counted from the index only, because review rows are wide.
create index vocabulary_reviews_known on vocabulary_reviews (user_id, reviewed_at) include (grade)
  where undone_at is null and before ->> 'state' = 'review';
-- Finds the conversation to continue among thousands of closed ones.
create index conversations_open on conversations (user_id, last_turn_at desc) where state = 'open';

-- The level shown in the list of pieces, and what it was computed from; computing it reads the whole text.
alter table writing_drafts
  add column level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  add column level_of text;
