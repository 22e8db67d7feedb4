-- Question forms with several answers: multiple options, an order, pairs.

alter table reading_answers
  -- indexes of the chosen options, from 0; null for older answers, which use `choice`
  add column choices integer[],
  alter column choice drop not null,
  add check (choice is not null or choices is not null);
alter table listening_answers
  add column choices integer[],
  alter column choice drop not null,
  add check (choice is not null or choices is not null);

-- The form of a question on a text, for filtering lists.
alter table curriculum_items
  add column form text generated always as (
    case when kind = 'question' then coalesce(body->>'form', 'one') end) stored;
create index curriculum_items_form on curriculum_items (form, kind, id) where form <> 'one';
