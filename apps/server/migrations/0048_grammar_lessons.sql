-- Grammar lessons: their texts are items of the library, their exercises are rounds of cloze items.
alter table curriculum_items
  drop constraint curriculum_items_kind_check,
  add constraint curriculum_items_kind_check check (kind in ('word', 'reading', 'listening', 'question', 'cloze',
    'grammar-lesson', 'writing-prompt', 'placement-item', 'scenario', 'function-word', 'sound'));

-- A round of a lesson is either its exercises or its check. Rounds of free practice have neither column.
alter table vocabulary_gap_rounds
  add column lesson_id text,
  add column part text check (part in ('exercise', 'check')),
  add constraint vocabulary_gap_rounds_part check ((lesson_id is null) = (part is null));
create index vocabulary_gap_rounds_lesson on vocabulary_gap_rounds (user_id, lesson_id)
  where lesson_id is not null;
