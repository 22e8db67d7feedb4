import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Explanation } from './explanation.ts';

/** One explanation per error code, used for patterns without their own explanation. */
export const codeExplanations: Record<CorrectionCode, Explanation> = {
  'missing-article': {
    tr: 'Türkçede artikel yoktur; bu yüzden “a/an/the” kolayca unutulur. Sayılabilen tekil bir isim tek başına kalmaz: ilk kez geçiyorsa a/an, bilinen bir şeyse the ister. Örnek: I bought a book.',
    en: 'Turkish has no articles, so a/an/the is easily forgotten. A singular countable noun does not stand alone: a/an when it is new, the when it is known. Example: I bought a book.',
  },
  'extra-article': {
    tr: 'Burada artikel fazla. Bir şeyden genel olarak söz ederken çoğul ve sayılamayan isimler artikelsiz kullanılır. Örnek: Life is short. Dogs are loyal.',
    en: 'There is an article too many here. Plural and uncountable nouns take none when we speak in general. Example: Life is short. Dogs are loyal.',
  },
  'missing-preposition': {
    tr: 'Türkçede bu anlamı ismin sonundaki ek (-i, -e) verir; İngilizcede ise ayrı bir edat gerekir. Kelimeyi edatıyla birlikte öğrenin: listen to, wait for, look at. Örnek: We waited for the bus.',
    en: 'In Turkish a case ending does this work; in English a preposition does. Learn the word together with it: listen to, wait for, look at. Example: We waited for the bus.',
  },
  'wrong-preposition': {
    tr: 'Edat, Türkçedeki ekten (-den, -le, -e) birebir çevrilmiş; İngilizcede bu kelime başka bir edatla kullanılır. Kelimeyi edatıyla birlikte ezberleyin. Örnek: She is good at maths.',
    en: 'The preposition was translated from the Turkish ending; this word takes another one in English. Learn the word and its preposition as one. Example: She is good at maths.',
  },
  'extra-preposition': {
    tr: 'Türkçedeki “hakkında”, “-e” ya da “ile” buraya fazladan bir edat olarak geçmiş. İngilizcede bu söz ardından geleni edatsız alır. Örnek: They entered the room.',
    en: 'A Turkish ending has come through as a preposition that English does not need. What follows comes directly, without one. Example: They entered the room.',
  },
  'third-person-s': {
    tr: 'Geniş zamanda özne he, she, it ya da tekil bir isimse fiil -s alır. Türkçede 3. tekil kişinin eki çoğu zaman yoktur, bu yüzden kolayca unutulur. Örnek: My brother works in a bank.',
    en: 'In the present simple the verb takes -s after he, she, it or a singular noun. Turkish often has no ending there, so it is easily forgotten. Example: My brother works in a bank.',
  },
  'he-she-it': {
    tr: 'Türkçede tek bir “o” vardır; İngilizcede kadın için she/her, erkek için he/his/him kullanılır. Zamiri, sözünü ettiğiniz kişiye göre seçin. Örnek: My aunt sold her car.',
    en: 'Turkish has one pronoun, “o”; English says she/her for a woman and he/his/him for a man. Choose it by the person you mean. Example: My aunt sold her car.',
  },
  'be-omission': {
    tr: 'Türkçede “-dir” eki çoğu zaman söylenmez, ama İngilizce cümle fiilsiz kalamaz. Sıfattan, isimden ya da yerden önce am/is/are (geçmişte was/were) gerekir. Örnek: They are at home.',
    en: 'Turkish often leaves the copula out, but an English sentence needs its verb. Use am/is/are (past was/were) before an adjective, noun or place. Example: They are at home.',
  },
  'be-insertion': {
    tr: 'Cümlede zaten asıl fiil var; am/is/are fazla. “be” yalnızca -ing’li fiille, edilgen çatıda ya da sıfat, isim ve yer bildiren sözlerle kullanılır. Örnek: I agree with you.',
    en: 'The sentence has its main verb already; am/is/are is too much. Use “be” only with -ing, in the passive, or before adjectives, nouns and places. Example: I agree with you.',
  },
  'tense-present-perfect': {
    tr: 'Geçmişte başlayıp hâlâ süren bir durum Türkçede şimdiki ya da geniş zamanla anlatılır; İngilizcede present perfect (have/has + 3. hâl) kullanılır. “since” başlangıcı, “for” süreyi gösterir. Örnek: I have known her for ten years.',
    en: 'For something that began in the past and still goes on, Turkish uses the present; English uses the present perfect (have/has + participle). “since” gives the start, “for” the length. Example: I have known her for ten years.',
  },
  'tense-other': {
    tr: 'Fiilin zamanı anlatılan zamanla uyuşmuyor. “yesterday”, “last week”, “ago” gibi ifadeler past simple ister. Örnek: We moved here two years ago.',
    en: 'The tense of the verb does not fit the time that is meant. “yesterday”, “last week” and “ago” call for the past simple. Example: We moved here two years ago.',
  },
  'word-order': {
    tr: 'Türkçede fiil sonda durur ve kelimelerin yeri serbesttir; İngilizcede sıra özne + fiil + nesne + yer + zamandır. “very much” gibi ifadeler nesneden sonra gelir. Örnek: I like this song very much.',
    en: 'Turkish puts the verb last and is free with the rest; English order is subject + verb + object + place + time. “very much” comes after the object. Example: I like this song very much.',
  },
  'question-formation': {
    tr: 'Türkçede soru “mı/mi” ile kurulur ve sıra değişmez; İngilizcede yardımcı fiil özneden önce gelir. Yardımcı fiil yoksa do/does/did kullanılır ve asıl fiil yalın kalır. Örnek: Where do you live?',
    en: 'Turkish adds “mı/mi” and keeps the order; in English the auxiliary comes before the subject. If there is none, use do/does/did and the bare verb. Example: Where do you live?',
  },
  negation: {
    tr: 'Türkçede olumsuzluk fiile eklenen “-ma/-me” ile yapılır; İngilizcede fiilden önce don’t, doesn’t ya da didn’t gelir. Fiil yalın kalır. Örnek: She doesn’t like coffee.',
    en: 'Turkish adds “-ma/-me” to the verb; English puts don’t, doesn’t or didn’t before it. The verb stays bare. Example: She doesn’t like coffee.',
  },
  countability: {
    tr: 'Bu isim Türkçede çoğul olabilir (bilgiler, öneriler), İngilizcede ise sayılamaz: çoğul eki ve a/an almaz. Saymak gerekirse çoğu zaman “a piece of” kullanılır. Örnek: a piece of advice.',
    en: 'This noun can be plural in Turkish but is uncountable in English: no plural -s and no a/an. “a piece of” usually helps to count it. Example: a piece of advice.',
  },
  quantifier: {
    tr: 'Türkçedeki “çok” her isimle kullanılır; İngilizcede sayılabilen çoğullarla many, sayılamayanlarla much gelir. Kararsızsanız “a lot of” ikisine de uyar. Örnek: many friends, much time.',
    en: 'Turkish “çok” goes with every noun; English says many with countable plurals and much with uncountables. “a lot of” fits both. Example: many friends, much time.',
  },
  'plural-after-number': {
    tr: 'Türkçede sayıdan sonra isim tekil kalır (üç kedi); İngilizcede birden büyük her sayıdan sonra isim çoğul olur. Örnek: five minutes, two children.',
    en: 'In Turkish the noun stays singular after a number; in English it is plural after any number above one. Example: five minutes, two children.',
  },
  comparatives: {
    tr: 'Türkçede “daha” her sıfatla kullanılır; İngilizcede kısa sıfatlar -er, uzun sıfatlar more alır, ikisi birlikte olmaz. Karşılaştırılan şey “than” ile gelir. Örnek: My brother is taller than me.',
    en: 'Turkish “daha” goes with every adjective; in English short ones take -er and long ones more, never both. What you compare with follows “than”. Example: My brother is taller than me.',
  },
  'verb-pattern': {
    tr: 'İki fiil art arda gelince ikincisinin biçimini birincisi belirler: kimi “to” ister (want to go), kimi -ing (enjoy going), kimi yalın fiil (let him go). Fiili kalıbıyla öğrenin. Örnek: I enjoy reading.',
    en: 'When two verbs meet, the first decides the form of the second: to (want to go), -ing (enjoy going) or the bare verb (let him go). Learn the verb with its pattern. Example: I enjoy reading.',
  },
  'collocation-transfer': {
    tr: 'Kelimeler tek tek doğru, ama bu birliktelik Türkçeden çevrilmiş; İngilizcede bu isim başka bir fiille kullanılır. İkisini birlikte öğrenin. Örnek: take a photo, do homework.',
    en: 'Each word is right, but the pair is translated from Turkish; English uses another verb with this noun. Learn the two together. Example: take a photo, do homework.',
  },
  'false-friends-and-calques': {
    tr: 'Bu ifade Türkçeden birebir çevrilmiş ya da Türkçedeki benzerinden farklı anlam taşıyor. İngilizcede bu düşünce başka bir kalıpla söylenir. Örnek: in my opinion (bana göre).',
    en: 'This is translated word for word from Turkish, or means something else than its Turkish look-alike. English says it in another way. Example: in my opinion (bana göre).',
  },
  'double-connector': {
    tr: 'Türkçede “gerçi … ama” ya da “madem … öyleyse” gibi çift bağlaçlar vardır; İngilizcede iki cümleyi tek bir bağlaç bağlar. Birini seçin. Örnek: Although it rained, we went out.',
    en: 'Turkish has pairs such as “gerçi … ama”; in English one connector is enough to join two clauses. Choose one. Example: Although it rained, we went out.',
  },
  'relative-pronoun': {
    tr: 'Türkçede “-en/-diği” ile anlatılan, İngilizcede kişi için who, eşya için which, ikisi için de that ile kurulur. İlgi zamiri nesnenin yerini tutar; yanına ayrıca it/him konmaz. Örnek: the film that I saw.',
    en: 'What Turkish says with “-en/-diği”, English says with who for people, which for things and that for both. The pronoun stands for the object, so no it/him is added. Example: the film that I saw.',
  },
  possessive: {
    tr: 'Türkçede iyelik iki ekle kurulur (kardeşimin arabası); İngilizcede sahibi bildiren sözün sonuna ’s gelir. Eşyalarda çoğu zaman “of” kullanılır. Örnek: my brother’s car, the end of the road.',
    en: 'Turkish marks possession with two endings; English adds ’s to the owner. With things it is often “of”. Example: my brother’s car, the end of the road.',
  },
  'there-is-have': {
    tr: 'Türkçede hem “arabam var” hem “odada masa var” denir. İngilizcede bir yerde bulunan için there is/are, sahip olunan için have kullanılır. Örnek: There is a park near my house.',
    en: 'Turkish “var” covers both; English says there is/are for what exists somewhere and have for what someone owns. Example: There is a park near my house.',
  },
  modal: {
    tr: 'can, must, should, will gibi kip fiillerinden sonra fiil yalın gelir: “to”, -s ya da -ed almaz. Türkçedeki “-mek zorunda”, “-ebilmek” kalıpları “to” eklemeye yöneltir. Örnek: He can drive.',
    en: 'After can, must, should or will the verb is bare: no to, -s or -ed. Turkish infinitive patterns tempt one to add “to”. Example: He can drive.',
  },
  'capital-letters': {
    tr: 'Türkçede gün ve ay adları, belirli bir tarih bildirmedikçe küçük yazılır. İngilizcede gün, ay, dil, ülke ve milliyet adları ile “I” her yerde büyük harfle yazılır. Örnek: on Friday, in May, Turkish food.',
    en: 'Turkish writes days and months in lower case outside full dates; English always capitalises days, months, languages, countries, nationalities and “I”. Example: on Friday, in May, Turkish food.',
  },
  punctuation: {
    tr: 'Noktalama İngilizcede Türkçedekinden ayrılır: “that” ile başlayan yan cümleden önce virgül gelmez. Öne alınan yan cümleden sonra ise virgül konur. Örnek: I think that you are right.',
    en: 'English marks differ from Turkish ones: no comma comes before “that”. After a clause that is put first, a comma follows. Example: I think that you are right.',
  },
  spelling: {
    tr: 'Bu kelime başka türlü yazılır. İngilizcede okunuş ile yazılış her zaman örtüşmez; Türkçedeki gibi duyulduğu gibi yazmak yanıltır. Örnek: because, beautiful, which.',
    en: 'The word is spelt differently. English is not written the way it sounds, as Turkish is, so the ear misleads. Example: because, beautiful, which.',
  },
  other: {
    tr: 'Bu ifade İngilizcede büyük olasılıkla böyle söylenmez. Öneriye bir bakın, anlatmak istediğiniz buysa kullanın. Örnek: an hour, a university (a/an sese göre seçilir).',
    en: 'English most likely says this in another way. Look at the suggestion and use it if it is what you mean. Example: an hour, a university (a/an follows the sound).',
  },
};
