import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns about missing or extra words in a phrase and about punctuation between clauses. */
export const phrasePatternExplanations = table<Explanation>({
  'such-a': {
    tr: 'such ve what’tan sonra gelen tekil, sayılabilen isim artikel ister: such a, what a. Türkçede “öyle bir” denmese de olur. Örnek: It was such a good film. What a nice day!',
    en: 'A singular countable noun after such or what needs an article: such a, what a. Example: It was such a good film. What a nice day!',
  },
  'article-of': {
    tr: '“glass of”, “piece of”, “sense of” gibi of’lu kalıplarda baştaki tekil isim a/an ister. Türkçede “bir” söylenmeyebilir. Örnek: Can I have a glass of water?',
    en: 'A singular noun before of, as in glass of or piece of, needs a/an. Example: Can I have a glass of water?',
  },
  'the-part': {
    tr: 'Bir şeyin başı, sonu, üstü ya da çoğunluğu tektir; of ile gelince önüne the alır. Türkçede bu artikelin karşılığı yoktur. Örnek: We waited until the end of the film.',
    en: 'There is only one end, top or majority of something, so use the. Example: We waited until the end of the film.',
  },
  stranded: {
    tr: 'Soru kelimesi başa geçse de fiilin ya da sıfatın edatı yerinde kalır. Türkçede ise ek soru kelimesine gelir: kime, neye. Örnek: Who are you waiting for?',
    en: 'The question word moves to the front, but the preposition stays at the end. Example: Who are you waiting for?',
  },
  'set-preposition': {
    tr: 'Bu söz kalıbı edatıyla birlikte öğrenilir: because of, instead of, next to, look forward to. Türkçede anlamı isme gelen ek taşır. Örnek: We stayed at home because of the rain.',
    en: 'This phrase always has its preposition: because of, instead of, next to, look forward to. Example: We stayed at home because of the rain.',
  },
  'needs-arrive': {
    tr: '“-e varmak”taki ekin karşılığı at ya da in’dir: bina ve durak için at, şehir ve ülke için in. arrive nesnesini edatsız almaz. Örnek: We arrived at the airport late.',
    en: 'Use arrive at before a building or stop, and arrive in before a city or country. Arrive always needs a preposition before a place. Example: We arrived at the airport late.',
  },
  'needs-born': {
    tr: 'Doğum yeri ve yılı in ile söylenir: born in İzmir, born in 1998. Türkçedeki -de eki burada ayrı bir edattır. Örnek: My grandmother was born in 1948.',
    en: 'Use in before the place and the year of birth. Example: My grandmother was born in 1948.',
  },
  'needs-place': {
    tr: 'Çalışılan, okunan ya da kalınan yer in veya at ile söylenir. Türkçedeki -de ekinin karşılığı edattır. Örnek: She works in a bank.',
    en: 'We work, study or stay in or at a place. Example: She works in a bank.',
  },
  'needs-time': {
    tr: 'Saatin önüne at, günün bölümlerinin, ayların ve mevsimlerin önüne in gelir. Türkçede ek yeter ya da hiç ek gelmez. Örnek: I get up at seven and read in the evening.',
    en: 'Use at with clock times, and in with parts of the day, months and seasons. Example: I get up at seven and read in the evening.',
  },
  'second-object': {
    tr: 'Bu fiilde kişiden sonra gelen ikinci nesne edat ister: thank for, remind of, congratulate on. Türkçede onu bir ek ya da “için” gösterir. Örnek: Thank you for your help.',
    en: 'After the person, this verb needs a preposition before the topic: thank for, remind of, congratulate on. Example: Thank you for your help.',
  },
  'it-for-thing': {
    tr: 'Türkçede kişi de eşya da “o”dur; İngilizcede eşyalar, yerler ve düşünceler için it kullanılır. Örnek: I bought a new phone. It is very fast.',
    en: 'Turkish has one pronoun for people and things. In English, use it for a thing or a place. Example: I bought a new phone. It is very fast.',
  },
  'has-for-there': {
    tr: '“Babamın arabası var” cümlesinde “var” sahipliği anlatır; İngilizcede özne kişi, fiil have olur. there is yalnızca bir şeyin bir yerde bulunduğunu söyler. Örnek: My father has a car.',
    en: 'When a person owns something, that person is the subject of have. Use there is only for things that exist. Example: My father has a car.',
  },
  'comma-splice': {
    tr: 'İki tam cümle yalnızca virgülle bağlanmaz: ya nokta konur ya da so, and, but gibi bir bağlaç eklenir. Türkçede virgül yetebilir. Örnek: I was tired, so I went to bed.',
    en: 'A comma alone cannot join two sentences. Write a full stop, or add so, and or but. Example: I was tired, so I went to bed.',
  },
  'run-on': {
    tr: 'Burada ikinci bir cümle başlıyor; araya nokta ya da noktalı virgül gelir. Her cümlenin kendi öznesi ve fiili vardır. Örnek: I live in Bursa. I am a student.',
    en: 'A second sentence begins here, so write a full stop or a semicolon before it. Example: I live in Bursa. I am a student.',
  },
  'linker-comma': {
    tr: 'however ve therefore bağlaç değil, zarftır: önlerine nokta ya da noktalı virgül, arkalarına virgül gelir. Türkçede “ancak”tan önce virgül yeter. Örnek: I was late; however, they waited.',
    en: 'However and therefore are adverbs. Write a full stop or semicolon before them and a comma after them. Example: I was late; however, they waited.',
  },
  'clause-comma': {
    tr: 'when, if, because gibi kelimelerle başlayan yan cümle önde gelirse sonuna virgül konur. Yan cümle sondaysa virgül gerekmez. Örnek: When the bell rang, we went out.',
    en: 'When a clause with when, if or because comes first, write a comma after it. Example: When the bell rang, we went out.',
  },
  'subject-comma': {
    tr: 'Özne ile fiilin arasına virgül girmez, özne uzun olsa da. Türkçede uzun özneden sonra virgül konabilir. Örnek: The man at the door is my uncle.',
    en: 'Do not write a comma between the subject and its verb, even if the subject is long. Example: The man at the door is my uncle.',
  },
  'relative-comma': {
    tr: 'Hangisi olduğunu belirten who ya da which yan cümlesi virgül almaz; yalnızca ek bilgi veren ise iki virgül arasına girer. Örnek: My mother, who is a doctor, works a lot.',
    en: 'A clause with who or which that only adds information has two commas. A clause that says which person or thing has no commas. Example: My mother, who is a doctor, works a lot.',
  },
  'decimal-point': {
    tr: 'İngilizcede ondalıklar noktayla, binlikler virgülle ayrılır; Türkçede tam tersidir. Örnek: It is 2.5 kilometres long. It costs 1,200 lira.',
    en: 'English writes decimals with a point and thousands with a comma. Turkish does the opposite. Example: It is 2.5 kilometres long.',
  },
  'colon-list': {
    tr: 'Sayılacak şeyleri haber veren sözün arkasına noktalı virgül değil, iki nokta gelir. Örnek: I have two hobbies: chess and swimming.',
    en: 'Before a list, write a colon, not a semicolon. Example: I have two hobbies: chess and swimming.',
  },
  'list-comma': {
    tr: 'Sıralanan kelimelerin arasına virgül, sonuncunun önüne and gelir. Virgül atlanırsa kelimeler birbirine karışır. Örnek: We bought milk, eggs and bread.',
    en: 'Write commas between the words of a list, and write and before the last word. Example: We bought milk, eggs and bread.',
  },
  'question-mark': {
    tr: 'Soru cümlesi soru işaretiyle biter; soru kelimesi olması yetmez. Örnek: Where do you live?',
    en: 'A question always ends with a question mark, even after a question word. Example: Where do you live?',
  },
  'opening-comma': {
    tr: 'Cümle başındaki however, for example, yes, no gibi sözlerden sonra virgül gelir. Türkçede bu virgül çoğu zaman konmaz. Örnek: However, the room was small.',
    en: 'Write a comma after an opening word such as however, for example, yes or no. Example: However, the room was small.',
  },
  'some-any': {
    tr: 'Olumsuz cümlede some yerine any kullanılır. Türkçede bu ayrım “biraz” ile “hiç” arasındadır. Örnek: I don’t have any money.',
    en: 'In a negative sentence some becomes any. Example: I don’t have any money.',
  },
});
