import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns about amounts, pairs, possessives and determiners. */
export const amountPatternExplanations = table<Explanation>({
  'few-little': {
    tr: 'Türkçede “az” her isimle kullanılır; İngilizcede sayılabilen çoğullarla few, sayılamayanlarla little gelir. Karşılaştırmada da fewer ile less ayrılır. Örnek: few friends, little time.',
    en: 'Turkish “az” goes with every noun; English says few with countable plurals and little with uncountables. So it is with fewer and less. Example: few friends, little time.',
  },
  'amount-number': {
    tr: 'Türkçede “miktar” ile “sayı” kolayca yer değiştirir. İngilizcede sayılabilen çoğullarla number, sayılamayanlarla amount kullanılır. Örnek: a large number of students.',
    en: 'English says number with countable plurals and amount with uncountables. Turkish is less strict here. Example: a large number of students.',
  },
  'every-single': {
    tr: '“every” ve “each” kelimelerinden sonra isim de fiil de tekildir. Türkçede de öyledir: her öğrenci. Örnek: Every student has a book.',
    en: 'After every and each both the noun and the verb are singular, as they are in Turkish. Example: Every student has a book.',
  },
  'another-other': {
    tr: 'Türkçede “başka” tekille de çoğulla da kullanılır; İngilizcede another tekil, other çoğul isimden önce gelir. Örnek: another book, other books.',
    en: 'Turkish “başka” goes with both; in English another comes before a singular noun and other before a plural one. Example: another book, other books.',
  },
  others: {
    tr: '“others” bir ismin yerini tutar; isim söylenince -s almaz. Türkçede de “diğer insanlar” denir. Örnek: Other people think so. Others think so.',
    en: 'others stands in the place of a noun; before a noun it loses its -s. Example: Other people think so. Others think so.',
  },
  'pair-of': {
    tr: 'Türkçede “bir pantolon” denir; İngilizcede iki parçalı şeylerin adı hep çoğuldur ve a/an almaz. Saymak için a pair of kullanılır. Örnek: I bought a pair of trousers.',
    en: 'Turkish says “bir pantolon”; in English things with two halves are plural and take no a/an. Count them with a pair of. Example: I bought a pair of trousers.',
  },
  'this-these': {
    tr: 'Türkçede “bu” ile “şu” çoğul isimden önce değişmez; İngilizcede this yerine these, that yerine those gelir. Örnek: These shoes are new.',
    en: 'Turkish “bu” and “şu” do not change before a plural; in English this becomes these and that becomes those. Example: These shoes are new.',
  },
  'possessive-form': {
    tr: 'Türkçede “benim” hem isimden önce gelir hem tek başına kalır; İngilizcede isimden önce my, your, her, tek başına mine, yours, hers denir. Örnek: This is my bag. That bag is mine.',
    en: 'Turkish “benim” does both; English says my, your, her before a noun and mine, yours, hers alone. Example: This is my bag. That bag is mine.',
  },
  'its-own': {
    tr: '“its” iyelik bildirir ve kesme işareti almaz; “it’s” ise it is ya da it has demektir. Örnek: The dog wagged its tail. It’s late.',
    en: 'its tells whose and has no apostrophe; it’s stands for it is or it has. Example: The dog wagged its tail. It’s late.',
  },
  apostrophe: {
    tr: 'Kısaltılan yardımcı fiillerde düşen harfin yerine kesme işareti konur. Türkçede kesme işareti başka bir işe yarar: özel adın ekini ayırır. Örnek: I don’t know. It’s raining.',
    en: 'In a shortened auxiliary an apostrophe stands for the letter left out. In Turkish it sets off the ending of a name. Example: I don’t know. It’s raining.',
  },
  'blank-before-mark': {
    tr: 'Noktalama işareti önündeki kelimeye bitişik yazılır, boşluk ondan sonra gelir. Türkçede de kural budur. Örnek: Well, let’s go!',
    en: 'A mark is joined to the word before it, and the blank comes after. Turkish has the same rule. Example: Well, let’s go!',
  },
  'perfect-ever': {
    tr: 'Zamanı söylenmeyen bir deneyim ya da yeni bitmiş bir iş present perfect ile anlatılır; ever, already, just bunu gösterir. Türkçede “-di” ikisine de yeter. Örnek: Have you ever been to Van?',
    en: 'An experience without a date, or something just finished, takes the present perfect; ever, already and just point to it. Turkish “-di” covers both. Example: Have you ever been to Van?',
  },
  'right-now': {
    tr: 'Tam şu anda süren bir iş am/is/are + -ing ile anlatılır. now, at the moment ve Look! gibi sözler bunu gösterir. Örnek: She is sleeping now.',
    en: 'What is going on at this very moment takes am/is/are + -ing; now, at the moment and Look! point to it. Example: She is sleeping now.',
  },
  'reported-will': {
    tr: 'said, told, thought gibi geçmiş bir fiilden sonra will, would olur. Türkçede “geleceğini söyledi” derken zaman değişmez. Örnek: He said he would come.',
    en: 'After a verb in the past such as said or told, will becomes would; Turkish changes nothing here. Example: He said he would come.',
  },
  'say-hello': {
    tr: 'hello, goodbye, thanks, sorry gibi sözler tell ile değil, say ile kullanılır. Kişi to ile eklenir. Örnek: She said hello to me.',
    en: 'hello, goodbye, thanks and sorry go with say, not tell; the person is added with to. Example: She said hello to me.',
  },
});
