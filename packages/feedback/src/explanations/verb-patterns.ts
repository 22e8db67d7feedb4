import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns about verbs: be, tenses, modals, verb complements, questions and negation. */
export const verbPatternExplanations = table<Explanation>({
  'be-agree': {
    tr: '“agree” zaten “katılmak” anlamında bir fiildir, yanına am/is/are gelmez. Olumsuzu “don’t agree” olur. Örnek: I agree with you. She doesn’t agree.',
    en: '“Agree” is already a verb (“katılmak”), so do not add am/is/are. The negative is “don’t agree”. Example: I agree with you. She doesn’t agree.',
  },
  'past-time': {
    tr: 'yesterday, last week, two days ago gibi ifadeler bitmiş bir zamanı gösterir; fiil past simple olur. Türkçede anlatırken “dün gidiyorum” denebilse de İngilizcede denmez. Örnek: I saw him two days ago.',
    en: 'Yesterday, last week and two days ago are finished times, so use the past simple. Example: I saw him two days ago.',
  },
  'story-past': {
    tr: 'Cümlenin öteki fiilleri geçmişi anlatıyor; bu fiil de past simple olmalı. Bir olayı anlatırken zamanı baştan sona aynı tutun. Örnek: She opened the door and saw me.',
    en: 'The other verbs of the story are in the past, so this verb is in the past simple too. Keep one tense when you tell a story. Example: She opened the door and saw me.',
  },
  'did-past': {
    tr: 'Geçmiş zamanı did gösterir; asıl fiil yalın kalır. Türkçede zaman eki fiilin üzerinde olduğu için iki kez işaretlemek kolaydır. Örnek: I didn’t see him. Did you see him?',
    en: '“Did” already shows the past, so use the base form of the main verb. Example: I didn’t see him. Did you see him?',
  },
  'does-s': {
    tr: '-s ekini does üzerine alır; asıl fiil yalın kalır. İkisi birden -s almaz. Örnek: He doesn’t like fish. Does she work here?',
    en: '“Does” already has the -s, so use the base form of the main verb. Example: He doesn’t like fish. Does she work here?',
  },
  'perfect-since': {
    tr: '“2015’ten beri yaşıyorum” Türkçede şimdiki zamandır; İngilizcede since + başlangıç noktası present perfect ister. Örnek: I have lived here since 2015.',
    en: 'Turkish uses the present here. In English, since + a starting point needs the present perfect. Example: I have lived here since 2015.',
  },
  'perfect-for': {
    tr: '“Üç yıldır öğreniyorum” hâlâ süren bir iştir; İngilizcede for + süre ile present perfect kullanılır. Örnek: I have been learning English for three years.',
    en: 'For an action that began three years ago and still continues, use the present perfect with for + length of time. Example: I have been learning English for three years.',
  },
  'since-duration': {
    tr: '“-den beri” Türkçede başlangıçla da süreyle de kullanılır; İngilizcede başlangıç noktası since, süre for ile söylenir. Örnek: since 2020, for five years.',
    en: 'Use since with the starting point and for with the length of time. Turkish uses “-den beri” for both. Example: since 2020, for five years.',
  },
  'first-time': {
    tr: '“İlk kez kar görüyorum” derken Türkçe şimdiki zamanı kullanır; İngilizcede “this is the first time”dan sonra present perfect gelir. Örnek: This is the first time I have eaten sushi.',
    en: 'After “this is the first time”, English uses the present perfect. Turkish uses the present. Example: This is the first time I have eaten sushi.',
  },
  'perfect-with-past-time': {
    tr: 'yesterday, last year, ago gibi bitmiş bir zaman söylenince present perfect kullanılmaz. Past simple yeterlidir. Örnek: I went to the dentist yesterday.',
    en: 'With a finished time such as yesterday, last year or ago, use the past simple, not the present perfect. Example: I went to the dentist yesterday.',
  },
  stative: {
    tr: 'know, want, need, understand gibi durum bildiren fiiller genellikle -ing almaz. Türkçede “biliyorum, istiyorum” denmesi yanıltır. Örnek: I know him. I want a coffee.',
    en: 'Verbs of state such as know, want, need and understand usually have no -ing, although Turkish says “biliyorum, istiyorum”. Example: I know him. I want a coffee.',
  },
  'if-will': {
    tr: 'if ve when ile başlayan yan cümlede gelecek anlamı olsa da will kullanılmaz; geniş zaman gelir. will temel cümlededir. Örnek: If it rains, we will stay at home.',
    en: 'After if and when, use the present for the future. Use will only in the main clause. Example: If it rains, we will stay at home.',
  },
  'modal-to': {
    tr: 'can, must, should gibi kip fiillerinden sonra fiil “to” almadan, yalın gelir. “to” have to, want to gibi fiillere aittir. Örnek: She can swim. You must try.',
    en: 'After can, must or should, use the verb without “to”. Only have to and want to need “to”. Example: She can swim. You must try.',
  },
  'modal-bare': {
    tr: 'Kip fiilinden (can, will, must …) sonra fiil hep yalındır: -s, -ed ya da -ing almaz; kip fiili de -s almaz. Örnek: He can speak German. I will go.',
    en: 'After a modal (can, will, must …), use the base form of the verb: no -s, -ed or -ing. The modal itself has no -s. Example: He can speak German. I will go.',
  },
  'modal-negative': {
    tr: 'Kip fiilleri olumsuzu kendileri yapar, don’t almaz. not doğrudan kip fiiline eklenir. Örnek: You mustn’t smoke here. I can’t come.',
    en: 'Modals make the negative with not, without don’t. Example: You mustn’t smoke here. I can’t come.',
  },
  'gerund-verb': {
    tr: 'enjoy, finish, avoid, mind, suggest gibi fiillerden sonra “to” değil -ing gelir. Türkçedeki “-mek” bu ikisini ayırmaz. Örnek: I enjoy swimming.',
    en: 'After enjoy, finish, avoid, mind and suggest, use -ing, not “to”. Turkish uses “-mek” for both. Example: I enjoy swimming.',
  },
  'infinitive-verb': {
    tr: 'want, need, decide, hope, plan gibi fiillerden sonra ikinci fiil “to” ile gelir. Örnek: She wants to go home. We decided to wait.',
    en: 'After want, need, decide, hope and plan, use “to” before the second verb. Example: She wants to go home. We decided to wait.',
  },
  'would-like': {
    tr: '“would like” bir isteği anlatır ve “to” ister; “like + -ing” ise genel bir zevki anlatır. Örnek: I’d like to visit London. I like travelling.',
    en: '“Would like” is a wish and needs “to”. “Like + -ing” is about things that you generally enjoy. Example: I’d like to visit London. I like travelling.',
  },
  'to-ing': {
    tr: 'Mastar yapan “to”dan sonra fiil yalındır, -ing almaz. İkisinden birini seçin. Örnek: I like to read. I like reading.',
    en: 'After the “to” of an infinitive, use the base form without -ing. Use either to + base form or -ing. Example: I like to read. I like reading.',
  },
  'let-make': {
    tr: 'let ve make’ten sonra kişi + yalın fiil gelir, “to” kullanılmaz. Türkçedeki “-mesine izin vermek” to’yu çağrıştırır. Örnek: Let him go. She made me laugh.',
    en: 'After let and make, use the person + base form, without “to”. Example: Let him go. She made me laugh.',
  },
  'look-forward': {
    tr: '“look forward to” içindeki to bir edattır; ardından isim ya da -ing gelir. Örnek: I’m looking forward to seeing you.',
    en: 'The “to” of “look forward to” is a preposition, so use a noun or -ing after it. Example: I’m looking forward to seeing you.',
  },
  'used-to-ing': {
    tr: '“be used to” alışkın olmak demektir ve -ing ister; “used to” ise eskiden yapmak demektir ve yalın fiil alır. Örnek: I’m used to getting up early.',
    en: '“Be used to” means that something is normal for you, and needs -ing. “Used to” is about the past and needs the base form. Example: I’m used to getting up early.',
  },
  'preposition-gerund': {
    tr: 'at, of, for, without, before, after gibi edatlardan sonra fiil -ing alır. Örnek: She is good at cooking. Thank you for helping me.',
    en: 'After at, of, for, without, before and after, use the verb with -ing. Example: She is good at cooking. Thank you for helping me.',
  },
  'person-to': {
    tr: 'ask, tell, allow, invite, encourage gibi fiillerde kişiden sonra to + fiil gelir. Türkçede bunu tek bir kelime (“beklememi”) anlattığı için to unutulur. Örnek: She asked me to wait.',
    en: 'After ask, tell, allow, invite and encourage, use the person + “to” + verb. Turkish uses one ending. Example: She asked me to wait.',
  },
  'gerund-phrase': {
    tr: 'spend time, have difficulty, be worth ve be busy kalıplarından sonra fiil -ing alır, “to” gelmez. Türkçedeki “-mek için / -mekte” yanıltır. Örnek: I spent an hour cleaning. It is worth trying.',
    en: 'After spend time, have difficulty, be worth and be busy, use -ing, not “to”. Example: I spent an hour cleaning. It is worth trying.',
  },
  'for-to': {
    tr: 'Türkçedeki “-mek için” for’u çağrıştırır, ama for’dan sonra yalın fiil gelmez. Amaç to + fiille, teşekkür ve neden for + -ing ile söylenir. Örnek: I came to learn English. Thank you for helping me.',
    en: 'Turkish “için” has two translations. Use to + verb for a purpose, and for + -ing for thanks or a reason. Example: I came to learn English. Thank you for helping me.',
  },
  'suggest-to': {
    tr: 'suggest ve recommend fiilleri kişi + to almaz; that + özne + yalın fiil ya da -ing gelir. Örnek: He suggested that I take the bus. He suggested taking the bus.',
    en: 'Do not use person + “to” after suggest and recommend. Use that + subject + base form, or -ing. Example: He suggested that I take the bus.',
  },
  'prefer-to': {
    tr: 'prefer bir şeyi ötekine to ile bağlar; than başka karşılaştırmalarda kullanılır. Türkçedeki “-den çok” than’i çağrıştırır. Örnek: I prefer tea to coffee.',
    en: 'Use “to” after prefer. Use “than” in other comparisons. Example: I prefer tea to coffee.',
  },
  'want-that': {
    tr: '“Gelmeni istiyorum” İngilizcede that ile kurulmaz: want + kişi + to + fiil. Örnek: I want you to come.',
    en: 'Do not use a that-clause after “want”. Use want + person + to + verb. Example: I want you to come.',
  },
  'question-order': {
    tr: 'Soruda am/is/are, have ya da kip fiili özneden önce gelir; Türkçede sıra değişmediği için unutulur. Örnek: Why are you sad? How can I help?',
    en: 'In a question, am/is/are, have or the modal comes before the subject. Turkish does not change the order. Example: Why are you sad? How can I help?',
  },
  'question-do': {
    tr: 'Yardımcı fiil yoksa soru do/does/did ile kurulur ve asıl fiil yalın kalır. Örnek: Where do you work? What did you eat?',
    en: 'When there is no auxiliary verb, a question needs do/does/did and the base form. Example: Where do you work? What did you eat?',
  },
  'what-means': {
    tr: 'Bir kelimenin anlamı sorulurken de soru düzeni gerekir: What does … mean? Örnek: What does this sign mean?',
    en: 'A question about a meaning also needs question order: What does … mean? Example: What does this sign mean?',
  },
  'indirect-question': {
    tr: 'Cümlenin içindeki dolaylı soruda sıra düz cümledeki gibidir: özne + fiil; do/does/did kullanılmaz. Örnek: I don’t know where he lives.',
    en: 'An indirect question has the word order of a statement: subject + verb, without do/does/did. Example: I don’t know where he lives.',
  },
  'irregular-past': {
    tr: 'Bu fiilin geçmiş biçimi düzensizdir, -ed almaz. Sık kullanılan fiillerin çoğu böyledir; geçmiş biçimiyle birlikte ezberleyin. Örnek: buy – bought, go – went, teach – taught.',
    en: 'This verb has an irregular past without -ed, like many everyday verbs. Example: buy – bought, go – went, teach – taught.',
  },
  'missing-do': {
    tr: 'Fiilin önüne yalnızca no ya da not koymak yetmez: don’t, doesn’t ya da didn’t gerekir. Örnek: I don’t understand. She didn’t come.',
    en: 'No or not alone cannot make a verb negative. Use don’t, doesn’t or didn’t. Example: I don’t understand. She didn’t come.',
  },
  'double-negative': {
    tr: '“Hiçbir şey bilmiyorum”da iki olumsuzluk vardır; İngilizcede biri yeter. Olumsuz fiilin yanında any’li biçim kullanılır. Örnek: I don’t know anything.',
    en: 'Turkish uses two negatives here, but English uses only one. With a negative verb, use a word with any. Example: I don’t know anything.',
  },
});
