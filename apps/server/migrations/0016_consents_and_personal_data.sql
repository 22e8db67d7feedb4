-- Privacy texts (notice and consents). Every published version is stored.
create table privacy_texts (
  kind text not null check (kind in ('notice', 'ai', 'voice', 'reminders')),
  version integer not null,
  text_tr text not null,
  text_en text not null,
  -- this version ends the consents given to earlier versions
  asks_again boolean not null,
  made_at timestamptz not null,
  -- null: a text shipped with the product
  made_by uuid references users (id) on delete set null,
  primary key (kind, version)
);

-- Every consent decision, one row each; the newest row of a purpose is valid.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('ai', 'voice', 'reminders')),
  given boolean not null,
  text_version integer not null,
  -- the service that the page named; another service needs a new consent
  service text not null,
  at timestamptz not null
);
create index consents_user on consents (user_id, purpose, id desc);

-- When the notice was read. Reading it is not a consent.
create table notice_readings (
  user_id uuid not null references users (id) on delete cascade,
  version integer not null,
  at timestamptz not null,
  primary key (user_id, version)
);

insert into privacy_texts (kind, version, text_tr, text_en, asks_again, made_at) values
('notice', 1,
'Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca sizi bilgilendirmek içindir; onayınızı istemez.

Veri sorumlusu: Pratik’i sizin için işleten kurum. Kurumun adını, adresini ve başvuru yollarını yöneticinizden öğrenebilirsiniz.

İşlenen veriler: adınız, soyadınız, e-posta adresiniz; seviyeniz, hedefleriniz ve ayarlarınız; sohbette ve yazma çalışmalarında yazdıklarınız, bunlara verilen düzeltmeler; kelime, okuma, dinleme ve test yanıtlarınız; çalışma süreleriniz; oturum açma kayıtlarınız.

Amaç: size İngilizce çalıştırmak, ilerlemenizi göstermek, hesabınızı güvende tutmak.

Yöntem ve hukuki sebep: veriler siz Pratik’i kullanırken elektronik ortamda toplanır; sözleşmenin kurulması veya ifası (m. 5/2-c) ile veri sorumlusunun meşru menfaatine (m. 5/2-f) dayanılarak işlenir. Bunların dışında kalan her amaç için ayrıca açık rızanız istenir; rıza vermemeniz çalışmanızı engellemez.

Aktarım: verileriniz kurumun kendi sunucusunda durur. Bir dış hizmete yalnızca o hizmet için ayrıca verdiğiniz onayla gönderilir; onay sayfası hizmetin adını söyler.

Haklarınız (m. 11): verilerinizin işlenip işlenmediğini öğrenme, bilgi isteme, amacını ve aktarıldığı yerleri öğrenme, düzeltilmesini, silinmesini veya yok edilmesini isteme, bunların aktarıldığı kişilere bildirilmesini isteme, yalnızca otomatik sistemlerle analiz sonucu aleyhinize çıkan bir sonuca itiraz etme ve zararınızın giderilmesini isteme. Hakkınızda tutulan her şeyi Gizlilik sayfasından indirebilir, hesabınızı sildirebilirsiniz.',
'This text informs you as article 10 of the Turkish data protection law (KVKK, no. 6698) requires; it does not ask for your consent.

Controller: the institution that runs Pratik for you. Your administrator can tell you its name, its address and how to apply to it.

Data: your name, surname and e-mail address; your level, goals and settings; what you write in chat and writing practice and the corrections given to it; your answers in vocabulary, reading, listening and tests; how long you practise; records of signing in.

Purpose: to let you practise English, to show your progress, to keep your account safe.

Method and legal ground: data is collected electronically while you use Pratik, for the performance of a contract (art. 5/2-c) and the legitimate interest of the controller (art. 5/2-f). For any other purpose your explicit consent is asked separately; you can practise without giving it.

Transfer: your data stays on the institution’s own server. It goes to an outside service only with the consent you give for that service; the consent page names it.

Your rights (art. 11): to learn whether your data is processed, to ask for information, to learn the purpose and the recipients, to have it corrected or erased, to have recipients told of that, to object to a result against you that comes solely from automatic analysis, and to claim damages. On the Privacy page you can download everything held on you, or have your account erased.',
true, '2026-01-01T00:00:00Z'),
('ai', 1,
'Sohbette ve yazma çalışmalarında yazdığım metinlerin; yanıt, düzeltme ve açıklama üretilmesi için aşağıda adı geçen yapay zekâ hizmetine gönderilmesine, bu hizmetin sunucuları yurt dışındaysa metinlerimin oraya aktarılmasına açık rıza veriyorum. Adım, soyadım ve e-posta adresim gönderilmez. Rızamı istediğim an geri alabilirim; o andan sonra yazdıklarım gönderilmez ve çevrimdışı sohbet arkadaşıyla çalışmaya devam ederim.',
'I give my explicit consent that what I write in chat and writing practice is sent to the AI service named below to make replies, corrections and explanations, and that my texts are transferred abroad where that service’s servers are abroad. My name, surname and e-mail address are not sent. I can withdraw at any time; from then on nothing I write is sent, and I go on practising with the offline partner.',
true, '2026-01-01T00:00:00Z'),
('voice', 1,
'Konuşma çalışmalarında kaydedilen sesimin, yazıya çevrilmesi için aşağıda adı geçen hizmete gönderilmesine, bu hizmetin sunucuları yurt dışındaysa sesimin oraya aktarılmasına açık rıza veriyorum. Rızamı istediğim an geri alabilirim; o andan sonra sesim gönderilmez ve yazarak çalışmaya devam ederim.',
'I give my explicit consent that my recorded voice is sent to the service named below to be turned into text, and that it is transferred abroad where that service’s servers are abroad. I can withdraw at any time; from then on my voice is not sent, and I go on practising by typing.',
true, '2026-01-01T00:00:00Z'),
('reminders', 1,
'E-posta adresime çalışma hatırlatmaları gönderilmesine açık rıza veriyorum. Rızamı istediğim an geri alabilirim; o andan sonra hatırlatma gönderilmez.',
'I give my explicit consent to receive practice reminders at my e-mail address. I can withdraw at any time; from then on no reminder is sent.',
true, '2026-01-01T00:00:00Z');

-- A copy of all data of a user, made by a job; deleted with the user and after its retention period.
create table privacy_exports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  asked_by uuid references users (id) on delete set null,
  state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
  -- kinds of data written so far, and in total
  made integer not null default 0,
  total integer not null,
  file bytea,
  asked_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz not null
);
create index privacy_exports_user on privacy_exports (user_id, asked_at desc);
create unique index privacy_exports_open on privacy_exports (user_id) where state in ('waiting', 'running');

-- That an erasure took place, when, and the number of rows by table; without the identity of the user.
create table erasures (
  id uuid primary key,
  at timestamptz not null,
  by_self boolean not null,
  -- whether the account at the identity provider was removed, or still has to be removed there
  account_removed boolean not null,
  rows jsonb not null
);
create index erasures_at on erasures (at desc, id);

-- Replaces an erased user in the audit log by the id of the erasure; no other part of an entry ever changes.
create or replace function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'actor_id' - 'target_id' = to_jsonb(old) - 'actor_id' - 'target_id'
      and (new.actor_id is not distinct from old.actor_id
        or exists (select from erasures where id = new.actor_id))
      and (new.target_id is not distinct from old.target_id
        or exists (select from erasures where id::text = new.target_id))
    then
      return new;
    end if;
  end if;
  raise exception 'audit_log: rows are only ever added';
end
$$;
