-- The curriculum. Items are loaded from the library; an item with `edited_at` belongs to the administrators.
create table curriculum_items (
  kind text not null check (kind in ('word', 'reading', 'listening', 'question', 'cloze', 'writing-prompt',
    'placement-item', 'scenario', 'function-word')),
  id text not null,
  level_id text references levels (id),
  topic text,
  title text not null,
  -- the text that a question belongs to
  parent_kind text,
  parent_id text,
  position integer not null default 0,
  -- feedback codes that the item practises
  codes text[] not null default '{}',
  state text not null check (state in ('draft', 'in-review', 'published', 'retired')),
  version integer not null,
  -- json and not jsonb: the order of keys has a meaning (the slots of a scenario, the order of a glossary)
  body json not null,
  -- hash of the library's last body, and of a newer library body for an edited item
  library_hash text,
  offered_hash text,
  edited_at timestamptz,
  edited_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (kind, id),
  foreign key (parent_kind, parent_id) references curriculum_items (kind, id),
  check ((level_id is null) = (kind = 'function-word'))
);
create index curriculum_items_published on curriculum_items (kind, level_id, topic) where state = 'published';
create index curriculum_items_parent on curriculum_items (parent_kind, parent_id, position)
  where parent_id is not null;
create index curriculum_items_updated on curriculum_items (kind, updated_at);

-- Every body of an item, including the present one, because an answer refers to the version it was given to.
create table curriculum_versions (
  kind text not null,
  id text not null,
  version integer not null,
  body json not null,
  made_at timestamptz not null,
  -- null: changed by the library
  made_by uuid references users (id) on delete set null,
  primary key (kind, id, version),
  foreign key (kind, id) references curriculum_items (kind, id)
);

alter table levels
  add column description_tr text,
  add column description_en text,
  -- lowest ability of this level, in logits of the placement scale
  add column ability_from double precision,
  add column library_hash text,
  add column offered_hash text,
  add column edited_at timestamptz,
  add column edited_by uuid references users (id) on delete set null;

create table can_do_statements (
  id text primary key,
  level_id text not null references levels (id),
  skill text not null
    check (skill in ('speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar')),
  text_tr text not null,
  text_en text not null,
  position integer not null,
  library_hash text,
  offered_hash text,
  edited_at timestamptz,
  edited_by uuid references users (id) on delete set null,
  retired_at timestamptz
);
create index can_do_statements_level on can_do_statements (level_id, position) where retired_at is null;

-- When which library was loaded, and which of its files could not be read.
create table library_loads (
  id bigint generated always as identity primary key,
  digest text not null,
  loaded_at timestamptz not null,
  faults json not null
);
