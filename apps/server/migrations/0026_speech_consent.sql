-- Sentences of conversations are sent to an external speech service only with a separate consent.
alter table privacy_texts drop constraint privacy_texts_kind_check,
  add constraint privacy_texts_kind_check check (kind in ('notice', 'ai', 'voice', 'speech', 'reminders'));
alter table consents drop constraint consents_purpose_check,
  add constraint consents_purpose_check check (purpose in ('ai', 'voice', 'speech', 'reminders'));

insert into privacy_texts (kind, version, text_tr, text_en, asks_again, made_at) values
('speech', 1,
'Sohbet arkadaşımın yanıtlarının ve seslendirilmesini istediğim kendi cümlelerimin, sese dönüştürülmesi için aşağıda adı geçen seslendirme hizmetine gönderilmesine, bu hizmetin sunucuları yurt dışındaysa bu cümlelerin oraya aktarılmasına açık rıza veriyorum. Cümlelerle birlikte kim olduğum (adım, soyadım, e-posta adresim) gönderilmez; içinde telefon veya kimlik numarası gibi bir bilgi görülen cümle hiç gönderilmez. Rızamı istediğim an geri alabilirim; bir sonraki cümleden başlayarak hiçbiri gönderilmez ve onları kurumun sunucusundaki temel ses söyler.',
'I give my explicit consent that the replies of my chat partner, and those sentences of my own that I ask to hear, are sent to the speech service named below to be spoken, and that they are transferred abroad where that service’s servers are abroad. Who I am (my name, surname and e-mail address) is not sent with them; a sentence in which a telephone or identity number or the like is seen is not sent at all. I can withdraw at any time; from the next sentence on none is sent, and the basic voice on the institution’s own server says them.',
true, '2026-11-21T00:00:00Z');

-- Use of the transcription service.
alter table ai_spending drop constraint ai_spending_purpose_check,
  add constraint ai_spending_purpose_check check (purpose in ('chat', 'feedback', 'speech', 'transcription')),
  -- duration of the transcribed recordings
  add column seconds numeric(14, 3) not null default 0;
