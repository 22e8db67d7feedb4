-- Replies that the learner can tap below a turn of the partner. Null: none.
alter table turns add column suggestions jsonb check (jsonb_typeof(suggestions) = 'array');

-- How often the learner repaired this error without help, after a prompt or a hint of the partner.
alter table error_counts add column repaired integer not null default 0 check (repaired >= 0);

-- Whether the partner may use facts of earlier conversations. No row: not decided, and nothing is remembered.
create table memory_settings (
  user_id uuid primary key references users (id) on delete cascade,
  remembers boolean not null,
  changed_at timestamptz not null
);

-- Facts that the partner may come back to in a later conversation.
create table remembered_facts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- the conversation in which the learner said it; the fact is deleted with it
  conversation_id uuid not null references conversations (id) on delete cascade,
  kind text not null,
  -- the subject as the partner says it: "your brother", "football"
  about text not null,
  -- a coming event of the subject: "exam"; empty: none
  event text not null default '',
  topic text,
  plural boolean not null,
  pronoun text not null check (pronoun in ('he', 'she', 'it', 'they')),
  at timestamptz not null,
  -- when the partner came back to it; null: not yet
  recalled_at timestamptz
);
create unique index remembered_facts_subject on remembered_facts (user_id, kind, about);
create index remembered_facts_conversation on remembered_facts (conversation_id);
