-- A learner's ability in a skill, in logits of the placement scale; derived from skill_evidence and placement.
create table skill_abilities (
  user_id uuid not null references users (id) on delete cascade,
  skill text not null
    check (skill in ('speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar')),
  ability double precision not null,
  -- variance at updated_at; it grows with each day without practice
  variance double precision not null check (variance > 0),
  -- number of pieces of evidence included
  answers integer not null default 0,
  updated_at timestamptz not null,
  primary key (user_id, skill)
);

-- Every piece of evidence about a learner's ability, with the weight it was given.
create table skill_evidence (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  skill text not null
    check (skill in ('speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar')),
  difficulty double precision not null,
  score double precision not null check (score between 0 and 1),
  guess double precision not null default 0 check (guess >= 0 and guess < 1),
  weight double precision not null check (weight > 0),
  at timestamptz not null
);
create index skill_evidence_user on skill_evidence (user_id, at);

-- A learner's own goals: days of practice per week, and the purpose of learning English.
alter table users
  -- null: same as the language of the screens
  add column explanation_language text check (explanation_language in ('tr', 'en')),
  add column goal_days smallint check (goal_days between 1 and 7),
  add column goal_purpose text
    check (goal_purpose in ('everyday', 'travel', 'work', 'study', 'exam', 'pleasure'));
