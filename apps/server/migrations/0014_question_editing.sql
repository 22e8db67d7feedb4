-- Search by text, statistics and an action log for curriculum items that administrators write.

-- Text of a body without the names of its fields, folded for search.
create function curriculum_search(title text, body json) returns text
  language sql immutable parallel safe
  return search_fold(title || ' ' || regexp_replace(
    regexp_replace(body::text, '"[A-Za-z]+":', ' ', 'g'), '[][{}",\\]+', ' ', 'g'));

-- The text that duplicate search compares: the part a learner would recognise as the same exercise.
create function curriculum_likeness(kind text, title text, body json) returns text
  language sql immutable parallel safe
  return left(search_fold(case kind
    when 'question' then title || ' ' || coalesce(body->>'options', '')
    when 'placement-item' then title || ' ' || coalesce(body->>'ask', '')
    when 'writing-prompt' then title || ' ' || coalesce(body->'task'->>'en', '')
    when 'word' then title || ' ' || coalesce(body->>'tr', '')
    when 'reading' then title || ' ' || coalesce(body->>'paragraphs', '')
    when 'listening' then title || ' ' || coalesce(body->>'turns', '')
    else title end), 600);

alter table curriculum_items
  -- the library's newer content of an edited item: { level_id, topic, title, position, codes, body }
  add column offered json,
  -- number of saves by administrators; together with the version it is the revision that a form was opened with
  add column edits integer not null default 0,
  -- first answers to the present version, and the flags derived from them
  add column answers integer not null default 0,
  add column right_share double precision,
  add column discrimination double precision,
  add column flags text[] not null default '{}',
  add column search text generated always as (
    case when kind in ('scenario', 'function-word') then '' else curriculum_search(title, body) end) stored,
  add column likeness text generated always as (
    case when kind in ('scenario', 'function-word') then '' else curriculum_likeness(kind, title, body) end) stored;

create index curriculum_items_search on curriculum_items using gin (search gin_trgm_ops);
-- GiST, for nearest-neighbour search; its larger signature is ten times faster than GIN among 100,000 similar items.
create index curriculum_items_likeness on curriculum_items using gist (likeness gist_trgm_ops (siglen = 128));
create index curriculum_items_sort_title on curriculum_items (title collate turkish, kind, id)
  where kind not in ('scenario', 'function-word');
create index curriculum_items_sort_updated on curriculum_items (updated_at, kind, id)
  where kind not in ('scenario', 'function-word');
create index curriculum_items_sort_answers on curriculum_items (answers, kind, id)
  where kind not in ('scenario', 'function-word');
create index curriculum_items_sort_share on curriculum_items (coalesce(right_share, 2), kind, id)
  where kind not in ('scenario', 'function-word');
create index curriculum_items_flagged on curriculum_items (kind, id) where flags <> '{}';

-- Actions on an item and who did them. Changes by the library are in the versions instead.
create table curriculum_changes (
  change_id bigint generated always as identity primary key,
  kind text not null,
  id text not null,
  at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  action text not null
    check (action in ('added', 'edited', 'state', 'library-taken', 'library-declined', 'imported')),
  to_state text,
  version integer not null,
  foreign key (kind, id) references curriculum_items (kind, id)
);
create index curriculum_changes_item on curriculum_changes (kind, id, change_id);

-- An import between its check and its completion.
create table curriculum_imports (
  id uuid primary key,
  made_by uuid not null references users (id) on delete cascade,
  made_at timestamptz not null
);
create table curriculum_import_rows (
  import_id uuid not null references curriculum_imports (id) on delete cascade,
  line integer not null,
  kind text,
  id text,
  title text not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'refused')),
  errors json not null,
  -- the content to write; null when nothing is to be written
  given json,
  applied_at timestamptz,
  primary key (import_id, line)
);
create index curriculum_import_rows_item on curriculum_import_rows (import_id, kind, id);

-- Indexes for the answers to an item, and for the answers since the last count.
create index reading_answers_question on reading_answers (question_id);
create index reading_answers_at on reading_answers (answered_at);
create index listening_answers_question on listening_answers (question_id);
create index listening_answers_at on listening_answers (answered_at);
create index placement_answers_item on placement_answers (item_id);
create index placement_answers_at on placement_answers (answered_at);
create index vocabulary_gap_answers_item on vocabulary_gap_answers (item_id);
create index vocabulary_gap_answers_at on vocabulary_gap_answers (answered_at);

-- The time up to which answers have been counted.
create table curriculum_counted (
  source text primary key,
  until timestamptz not null
);
