-- Questions on texts that are answered by more than one place: several options, an order, pairs.

alter table reading_answers
  -- which options, by their place from 0; null in answers from before, where `choice` is the one
  add column choices integer[],
  alter column choice drop not null,
  add check (choice is not null or choices is not null);
alter table listening_answers
  add column choices integer[],
  alter column choice drop not null,
  add check (choice is not null or choices is not null);

-- How a question on a text is answered: found in lists.
alter table curriculum_items
  add column form text generated always as (
    case when kind = 'question' then coalesce(body->>'form', 'one') end) stored;
create index curriculum_items_form on curriculum_items (form, kind, id) where form <> 'one';
