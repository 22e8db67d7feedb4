-- Compares matching questions by both sides of their pairs. The steps of an ordering question are already among its
-- options.
create or replace function curriculum_likeness(kind text, title text, body json) returns text
  language sql immutable parallel safe
  return left(search_fold(case kind
    when 'question' then concat_ws(' ', title, body->>'prompts', body->>'options')
    when 'placement-item' then title || ' ' || coalesce(body->>'ask', '')
    when 'writing-prompt' then title || ' ' || coalesce(body->'task'->>'en', '')
    when 'word' then title || ' ' || coalesce(body->>'tr', '')
    when 'reading' then title || ' ' || coalesce(body->>'paragraphs', '')
    when 'listening' then title || ' ' || coalesce(body->>'turns', '')
    else title end), 600);
-- Recomputes the stored column where its value has changed.
update curriculum_items set body = body where kind = 'question' and body->>'form' = 'match';

-- The flag "too hard" now depends on the form of an item, so flags are recomputed, a few hundred items a minute.
delete from curriculum_counted;
