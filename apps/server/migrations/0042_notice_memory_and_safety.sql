-- Version 2 of the shipped notice names the partner's memory and the check for signs of danger. Users confirm the new
-- version once. An organisation's own notice is not changed.
insert into privacy_texts (kind, version, text_tr, text_en, asks_again, made_at)
select
  'notice',
  2,
  text_tr || '

Tehlike belirtileri: yazdıklarınız ve söyledikleriniz; kendinize zarar verme, şiddet, istismar, acil durum, yeme bozukluğu ve uyuşturucu gibi tehlikelerin belirtileri için kurumunuzun sunucusunda kurallarla kontrol edilir. Bu kontrol için hiçbir dış hizmete veri gönderilmez. Belirti kesin değilse sohbet arkadaşı size nazikçe nasıl olduğunuzu sorar ve kimseye haber verilmez; aynı konu sürerse veya soruya evet derseniz belirti kesin sayılır. Belirti kesinse size yardım hatları gösterilir, mesajınız bir güvenlik kaydı olarak saklanır ve yalnızca kurumunuzun yöneticileri tarafından okunabilir; her okuma kayda geçer. Yazma çalışmalarında kesin olmayan belirti için soru sorulmaz; metniniz yalnızca dış hizmetlere gönderilmez. Kontrol yanılabilir ve her şeyi yakalayamaz.

Sohbet arkadaşının hafızası: izin verirseniz sohbet arkadaşı, serbest sohbetlerde anlattığınız aile, iş, hobi ve plan gibi konuları hatırlar ve sonraki sohbetlerde bunları sorar. Sağlık gibi özel konular saklanmaz. Yapay zekâ için de onay verdiyseniz hatırlananlar o hizmete gönderilen metinde yer alır. İzin vermezseniz hiçbir şey hatırlanmaz. Hatırlananları Profil sayfasında görebilir ve silebilirsiniz; izninizi geri alırsanız hepsi silinir.',
  text_en || '

Signs of danger: rules on your institution’s server check what you write and say for signs of danger, such as self-harm, violence, abuse, an emergency, an eating disorder or drugs. No data is sent to an outside service for this check. If a sign is not certain, the partner kindly asks how you are, and nobody is notified; the sign counts as certain if you answer yes or write about the same subject again. If a sign is certain, you see help lines, and your message is stored as a safety case that only the administrators of your institution can read; each reading is recorded. In writing practice no question is asked about an uncertain sign; your text is only not sent to outside services. The check can be wrong and cannot catch everything.

The partner’s memory: if you agree, the partner remembers subjects such as family, work, hobbies and plans from your free conversations, and asks about them in later conversations. Private subjects such as health are not stored. If you have also consented to the AI service, remembered facts are part of the text that is sent to it. If you do not agree, nothing is remembered. You can see and delete what is remembered on the Profile page; if you withdraw, all of it is deleted.',
  false,
  now()
from privacy_texts
where kind = 'notice' and version = 1 and made_by is null
  and not exists (select from privacy_texts where kind = 'notice' and version > 1);
