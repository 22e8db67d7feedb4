-- Model answers to writing prompts: items of the library.
alter table curriculum_items
  drop constraint curriculum_items_kind_check,
  add constraint curriculum_items_kind_check check (kind in ('word', 'reading', 'listening', 'question', 'cloze',
    'grammar-lesson', 'writing-prompt', 'model-answer', 'placement-item', 'scenario', 'function-word', 'sound'));
