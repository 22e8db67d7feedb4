-- Messages about self-harm or abuse and their answers. They are not sent to a service and do not count as practice.
alter table turns
  add column danger text check (danger in ('self-harm', 'abuse')),
  -- when the learner reported the partner's message
  add column reported_at timestamptz;
alter table writing_drafts add column danger text check (danger in ('self-harm', 'abuse'));

-- Cases that need a human: signs of danger and learners' reports. The text is copied, because it is retained longer
-- or shorter here than in the conversation.
create table safety_cases (
  -- id of the turn or draft
  id uuid primary key,
  kind text not null check (kind in ('self-harm', 'abuse', 'report')),
  source text not null check (source in ('chat', 'writing')),
  user_id uuid not null references users (id) on delete cascade,
  text text not null,
  raised_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references users (id) on delete set null
);
create index safety_cases_open on safety_cases (raised_at desc, id) where settled_at is null;
create index safety_cases_raised on safety_cases (raised_at desc, id);
create index safety_cases_user on safety_cases (user_id);

-- Rows deleted by retention, by day. Counts only.
create table retention_runs (
  day date primary key,
  at timestamptz not null,
  rows jsonb not null
);

-- A completed run does not need the name that was searched for.
update desk_runs set filter = filter - 'personFilter' || '{"personFilter": ""}'::jsonb
  where state in ('done', 'cancelled');

-- Age band of a user. Dates of birth are not stored.
create table age_bands (
  user_id uuid primary key references users (id) on delete cascade,
  band text not null check (band in ('under-13', '13-17', 'adult')),
  set_at timestamptz not null,
  -- null: stated by the user; otherwise the administrator who corrected it
  set_by uuid references users (id) on delete set null
);

-- A request for a guardian's consent, by mail or on paper. The code is only in the link.
create table guardian_requests (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null unique,
  -- null: printed
  email text,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index guardian_requests_user on guardian_requests (user_id, asked_at desc);

-- Every decision of a guardian; the newest one is valid.
create table guardian_decisions (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  given boolean not null,
  guardian text not null,
  -- link: decided by the guardian online; paper: an administrator has the signed sheet
  means text not null check (means in ('link', 'paper')),
  recorded_by uuid references users (id) on delete set null,
  at timestamptz not null
);
create index guardian_decisions_user on guardian_decisions (user_id, id desc);

-- Updates the shipped notice; a notice written by an administrator is not changed.
update privacy_texts set
  text_tr = text_tr || '

Güvenlik, yaş ve süre: kendine zarar, şiddet veya istismardan söz eden mesajlar kurumunuzdaki sorumlu kişiye gösterilir ve dış hizmetlere gönderilmez; bu ayrımı kurallar yapar ve her şeyi yakalayamaz. Kurumunuz soruyorsa yaş grubunuz ve velinizin kararı tutulur. Veriler, kurumunuzun belirlediği sürelerin sonunda kendiliğinden silinir.',
  text_en = text_en || '

Safety, age and time: messages that speak of self-harm, violence or abuse are shown to the person responsible at your institution and are sent to no outside service; rules tell them apart, and cannot catch everything. Where your institution asks, your age group and your guardian’s decision are kept. Data is deleted by itself after the times your institution has set.'
where kind = 'notice' and version = 1 and made_by is null;
