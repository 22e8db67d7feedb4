-- Extra practice asks of each word when it was last practised: without this every answer ever given is read for each.
create index vocabulary_extra_answers_card on vocabulary_extra_answers (card_id, answered_at desc);
-- What was still known, month by month, is counted in the index alone: a year of answers is many rows with all a card was.
create index vocabulary_reviews_known on vocabulary_reviews (user_id, reviewed_at) include (grade)
  where undone_at is null and before ->> 'state' = 'review';
-- The conversation to go on with, among thousands that are over.
create index conversations_open on conversations (user_id, last_turn_at desc) where state = 'open';

-- The level shown in the list of past pieces, and what it was worked out from: working it out reads the whole text.
alter table writing_drafts
  add column level text check (level in ('A1', 'A2', 'B1', 'B2', 'C1')),
  add column level_of text;
