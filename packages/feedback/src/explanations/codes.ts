import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Explanation } from './explanation.ts';

/** One explanation per error code. Used for rules that have no explanation of their own. */
export const codeExplanations: Record<CorrectionCode, Explanation> = {
  'missing-article': {
    tr: 'Türkçede artikel yoktur; bu yüzden “a/an/the” kolayca unutulur. Sayılabilen tekil bir isim tek başına kalmaz: ilk kez geçiyorsa a/an, bilinen bir şeyse the ister. Örnek: I bought a book.',
    en: 'Turkish has no articles, so it is easy to forget a/an/the. A singular countable noun needs one: a/an when it is new, the when it is known. Example: I bought a book.',
  },
  'extra-article': {
    tr: 'Burada artikel fazla. Bir şeyden genel olarak söz ederken çoğul ve sayılamayan isimler artikelsiz kullanılır. Örnek: Life is short. Dogs are loyal.',
    en: 'The article is not needed here. Plural and uncountable nouns have no article when we speak in general. Example: Life is short. Dogs are loyal.',
  },
  'missing-preposition': {
    tr: 'Türkçede bu anlamı ismin sonundaki ek (-i, -e) verir; İngilizcede ise ayrı bir edat gerekir. Kelimeyi edatıyla birlikte öğrenin: listen to, wait for, look at. Örnek: We waited for the bus.',
    en: 'Turkish uses a case ending here. English uses a preposition. Learn the word together with its preposition: listen to, wait for, look at. Example: We waited for the bus.',
  },
  'wrong-preposition': {
    tr: 'Edat, Türkçedeki ekten (-den, -le, -e) birebir çevrilmiş; İngilizcede bu kelime başka bir edatla kullanılır. Kelimeyi edatıyla birlikte ezberleyin. Örnek: She is good at maths.',
    en: 'This preposition is a translation of the Turkish ending. The word needs a different preposition in English. Learn both together. Example: She is good at maths.',
  },
  'extra-preposition': {
    tr: 'Türkçedeki “hakkında”, “-e” ya da “ile” buraya fazladan bir edat olarak geçmiş. İngilizcede bu söz ardından geleni edatsız alır. Örnek: They entered the room.',
    en: 'This preposition is a translation of a Turkish ending. The English verb needs no preposition here. Example: They entered the room.',
  },
  'third-person-s': {
    tr: 'Geniş zamanda özne he, she, it ya da tekil bir isimse fiil -s alır. Türkçede 3. tekil kişinin eki çoğu zaman yoktur, bu yüzden kolayca unutulur. Örnek: My brother works in a bank.',
    en: 'In the present simple, the verb has -s after he, she, it or a singular noun. Turkish often has no ending here, so it is easy to forget. Example: My brother works in a bank.',
  },
  'he-she-it': {
    tr: 'Türkçede tek bir “o” vardır; İngilizcede kadın için she/her, erkek için he/his/him kullanılır. Zamiri, sözünü ettiğiniz kişiye göre seçin. Örnek: My aunt sold her car.',
    en: 'Turkish has one pronoun, “o”; English says she/her for a woman and he/his/him for a man. Choose it by the person you mean. Example: My aunt sold her car.',
  },
  'be-omission': {
    tr: 'Türkçede “-dir” eki çoğu zaman söylenmez, ama İngilizce cümle fiilsiz kalamaz. Sıfattan, isimden ya da yerden önce am/is/are (geçmişte was/were) gerekir. Örnek: They are at home.',
    en: 'Turkish often has no verb here, but an English sentence needs a verb. Use am/is/are (past: was/were) before an adjective, noun or place. Example: They are at home.',
  },
  'be-insertion': {
    tr: 'Cümlede zaten asıl fiil var; am/is/are fazla. “be” yalnızca -ing’li fiille, edilgen çatıda ya da sıfat, isim ve yer bildiren sözlerle kullanılır. Örnek: I agree with you.',
    en: 'The sentence already has a main verb, so am/is/are is not needed. Use “be” only with -ing, in the passive, or before adjectives, nouns and places. Example: I agree with you.',
  },
  'tense-present-perfect': {
    tr: 'Geçmişte başlayıp hâlâ süren bir durum Türkçede şimdiki ya da geniş zamanla anlatılır; İngilizcede present perfect (have/has + 3. hâl) kullanılır. “since” başlangıcı, “for” süreyi gösterir. Örnek: I have known her for ten years.',
    en: 'For something that began in the past and still continues, Turkish uses the present. English uses the present perfect (have/has + participle). “Since” gives the start, “for” the length. Example: I have known her for ten years.',
  },
  'tense-other': {
    tr: 'Fiilin zamanı anlatılan zamanla uyuşmuyor. “yesterday”, “last week”, “ago” gibi ifadeler past simple ister. Örnek: We moved here two years ago.',
    en: 'The tense of the verb does not fit the time. With “yesterday”, “last week” and “ago”, use the past simple. Example: We moved here two years ago.',
  },
  'word-order': {
    tr: 'Türkçede fiil sonda durur ve kelimelerin yeri serbesttir; İngilizcede sıra özne + fiil + nesne + yer + zamandır. “very much” gibi ifadeler nesneden sonra gelir. Örnek: I like this song very much.',
    en: 'In Turkish, the verb comes last and other words can move. English word order is subject + verb + object + place + time. “Very much” comes after the object. Example: I like this song very much.',
  },
  'question-formation': {
    tr: 'Türkçede soru “mı/mi” ile kurulur ve sıra değişmez; İngilizcede yardımcı fiil özneden önce gelir. Yardımcı fiil yoksa do/does/did kullanılır ve asıl fiil yalın kalır. Örnek: Where do you live?',
    en: 'Turkish adds “mı/mi” and does not change the order. In English, the auxiliary verb comes before the subject. If there is none, use do/does/did and the base form. Example: Where do you live?',
  },
  negation: {
    tr: 'Türkçede olumsuzluk fiile eklenen “-ma/-me” ile yapılır; İngilizcede fiilden önce don’t, doesn’t ya da didn’t gelir. Fiil yalın kalır. Örnek: She doesn’t like coffee.',
    en: 'Turkish adds “-ma/-me” to the verb. English puts don’t, doesn’t or didn’t before the base form of the verb. Example: She doesn’t like coffee.',
  },
  countability: {
    tr: 'Bu isim Türkçede çoğul olabilir (bilgiler, öneriler), İngilizcede ise sayılamaz: çoğul eki ve a/an almaz. Saymak gerekirse çoğu zaman “a piece of” kullanılır. Örnek: a piece of advice.',
    en: 'This noun can be plural in Turkish, but it is uncountable in English: it has no plural -s and no a/an. Use “a piece of” to count it. Example: a piece of advice.',
  },
  quantifier: {
    tr: 'Türkçedeki “çok” her isimle kullanılır; İngilizcede sayılabilen çoğullarla many, sayılamayanlarla much gelir. Kararsızsanız “a lot of” ikisine de uyar. Örnek: many friends, much time.',
    en: 'Turkish uses “çok” with every noun. English uses many with countable plural nouns and much with uncountable nouns. “A lot of” is right with both. Example: many friends, much time.',
  },
  'plural-after-number': {
    tr: 'Türkçede sayıdan sonra isim tekil kalır (üç kedi); İngilizcede birden büyük sayılardan ve these, those, many, several gibi kelimelerden sonra isim çoğul olur. Örnek: five minutes, these books.',
    en: 'In Turkish, the noun is singular after a number. In English, it is plural after numbers above one and after these, those, many and several. Example: five minutes, these books.',
  },
  comparatives: {
    tr: 'Türkçede “daha” her sıfatla kullanılır; İngilizcede kısa sıfatlar -er, uzun sıfatlar more alır, ikisi birlikte olmaz. Karşılaştırılan şey “than” ile gelir. Örnek: My brother is taller than me.',
    en: 'Turkish uses “daha” with every adjective. In English, short adjectives have -er and long adjectives have more, never both. Use “than” for the comparison. Example: My brother is taller than me.',
  },
  'verb-pattern': {
    tr: 'İki fiil art arda gelince ikincisinin biçimini birincisi belirler: kimi “to” ister (want to go), kimi -ing (enjoy going), kimi yalın fiil (let him go). Fiili kalıbıyla öğrenin. Örnek: I enjoy reading.',
    en: 'When one verb follows another, the first verb decides the form of the second: to (want to go), -ing (enjoy going) or the base form (let him go). Example: I enjoy reading.',
  },
  'collocation-transfer': {
    tr: 'Kelimeler tek tek doğru, ama bu birliktelik Türkçeden çevrilmiş; İngilizcede bu isim başka bir fiille kullanılır. İkisini birlikte öğrenin. Örnek: take a photo, do homework.',
    en: 'Each word is right, but together they are a translation from Turkish. English uses a different verb with this noun. Learn the two together. Example: take a photo, do homework.',
  },
  'false-friends-and-calques': {
    tr: 'Bu ifade Türkçeden birebir çevrilmiş ya da Türkçedeki benzerinden farklı anlam taşıyor. İngilizcede bu düşünce başka bir kalıpla söylenir. Örnek: in my opinion (bana göre).',
    en: 'This is a word-for-word translation from Turkish, or the word means something different in English. English says it in another way. Example: in my opinion (bana göre).',
  },
  'double-connector': {
    tr: 'Türkçede “gerçi … ama” ya da “madem … öyleyse” gibi çift bağlaçlar vardır; İngilizcede iki cümleyi tek bir bağlaç bağlar. Birini seçin. Örnek: Although it rained, we went out.',
    en: 'Turkish has pairs such as “gerçi … ama”; in English one connector is enough to join two clauses. Choose one. Example: Although it rained, we went out.',
  },
  'relative-pronoun': {
    tr: 'Türkçede “-en/-diği” ile anlatılan, İngilizcede kişi için who, eşya için which, ikisi için de that ile kurulur. İlgi zamiri nesnenin yerini tutar; yanına ayrıca it/him konmaz. Örnek: the film that I saw.',
    en: 'For Turkish “-en/-diği”, English uses who for people, which for things and that for both. This pronoun replaces the object, so do not add it or him. Example: the film that I saw.',
  },
  possessive: {
    tr: 'Türkçede iyelik iki ekle kurulur (kardeşimin arabası); İngilizcede sahibi bildiren sözün sonuna ’s gelir. Eşyalarda çoğu zaman “of” kullanılır. Örnek: my brother’s car, the end of the road.',
    en: 'Turkish shows possession with two endings. English adds ’s to the owner. With things, English often uses “of”. Example: my brother’s car, the end of the road.',
  },
  'there-is-have': {
    tr: 'Türkçede hem “arabam var” hem “odada masa var” denir. İngilizcede bir yerde bulunan için there is/are, sahip olunan için have kullanılır. Örnek: There is a park near my house.',
    en: 'Turkish uses “var” for two meanings. English uses there is/are for things that exist, and have for things that someone owns. Example: There is a park near my house.',
  },
  modal: {
    tr: 'can, must, should, will gibi kip fiillerinden sonra fiil yalın gelir: “to”, -s ya da -ed almaz. Türkçedeki “-mek zorunda”, “-ebilmek” kalıpları “to” eklemeye yöneltir. Örnek: He can drive.',
    en: 'After can, must, should or will, use the base form of the verb, without to, -s or -ed. Example: He can drive.',
  },
  'capital-letters': {
    tr: 'Türkçede gün ve ay adları, belirli bir tarih bildirmedikçe küçük yazılır. İngilizcede gün, ay, dil, ülke ve milliyet adları ile “I” her yerde büyük harfle yazılır. Örnek: on Friday, in May, Turkish food.',
    en: 'Turkish often writes days and months with a small letter. English always uses a capital letter for days, months, languages, countries, nationalities and “I”. Example: on Friday, in May, Turkish food.',
  },
  punctuation: {
    tr: 'Noktalama İngilizcede Türkçedekinden ayrılır: “that” ile başlayan yan cümleden önce virgül gelmez. Öne alınan yan cümleden sonra ise virgül konur. Örnek: I think that you are right.',
    en: 'English punctuation is different from Turkish. There is no comma before “that”. A clause at the beginning ends with a comma. Example: I think that you are right.',
  },
  spelling: {
    tr: 'Bu kelime başka türlü yazılır. İngilizcede okunuş ile yazılış her zaman örtüşmez; Türkçedeki gibi duyulduğu gibi yazmak yanıltır. Örnek: because, beautiful, which.',
    en: 'The word has a different spelling. Unlike Turkish, English is often not written as it sounds. Example: because, beautiful, which.',
  },
  other: {
    tr: 'Bu ifade İngilizcede büyük olasılıkla böyle söylenmez. Öneriye bir bakın, anlatmak istediğiniz buysa kullanın. Örnek: an hour, a university (a/an sese göre seçilir).',
    en: 'English probably says this in a different way. Use the suggestion if it is what you mean. Example: an hour, a university (a/an depends on the sound).',
  },
};
