-- Two questions of pairs are the same exercise by what is to be matched as much as by what it is matched with; the
-- steps of an order are among its options already.
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
-- Computes the stored column anew where it is another now.
update curriculum_items set body = body where kind = 'question' and body->>'form' = 'match';

-- What is too hard depends on the form of an item from here on: its flags are set anew, a few hundred items a minute.
delete from curriculum_counted;
