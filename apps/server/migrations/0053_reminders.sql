-- Settings of reminders and of the weekly letter. A user without a row gets neither.
create table reminder_settings (
  user_id uuid primary key references users on delete cascade,
  reminder boolean not null,
  weekly_letter boolean not null,
  -- 1 is Monday, 7 is Sunday
  weekdays smallint[] not null,
  -- in the user's time zone
  hour smallint not null check (hour between 0 and 23),
  tone text not null check (tone in ('calm', 'cheerful', 'brief')),
  -- the code of the link that turns off both kinds of e-mail
  stop_code uuid not null unique,
  changed_at timestamptz not null
);

-- Sent e-mails; at most one of each kind for each user and day.
create table sent_reminders (
  user_id uuid not null references users on delete cascade,
  day date not null,
  kind text not null check (kind in ('reminder', 'weekly-letter')),
  sent_at timestamptz not null,
  primary key (user_id, day, kind)
);
create index sent_reminders_day on sent_reminders (day);

alter table mail_letters
  drop constraint mail_letters_kind_check,
  add constraint mail_letters_kind_check check (kind in (
    'invitation', 'password-reset', 'factor-changed', 'factor-reset', 'guardian', 'safety', 'guardian-report',
    'reminder', 'weekly-letter'));

-- The consent also covers the weekly letter. A text that an administrator has edited stays as it is.
insert into privacy_texts (kind, version, text_tr, text_en, asks_again, made_at)
select 'reminders', 2,
  'E-posta adresime çalışma hatırlatmaları ve haftalık mektup gönderilmesine açık rıza veriyorum. Rızamı istediğim an geri alabilirim; o andan sonra bunlar gönderilmez.',
  'I give my explicit consent to receive practice reminders and a weekly letter at my e-mail address. I can withdraw at any time; from then on neither is sent.',
  true, now()
where (select max(version) from privacy_texts where kind = 'reminders') = 1;
