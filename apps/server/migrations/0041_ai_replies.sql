-- The offline partner also replies when the AI’s reply was above the learner’s level.
alter table conversations drop constraint conversations_ai_away_check;
alter table conversations add constraint conversations_ai_away_check
  check (ai_away in ('unavailable', 'cap-reached', 'above-level'));
