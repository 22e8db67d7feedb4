import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for patterns about amounts, pairs, possessives and determiners. */
export const amountPatternExplanations = table<Explanation>({
  'few-little': {
    tr: 'Türkçede “az” her isimle kullanılır; İngilizcede sayılabilen çoğullarla few, sayılamayanlarla little gelir. Karşılaştırmada da fewer ile less ayrılır. Örnek: few friends, little time.',
    en: 'Turkish uses “az” with every noun. English uses few with countable plural nouns and little with uncountable nouns. Use fewer and less in the same way. Example: few friends, little time.',
  },
  'amount-number': {
    tr: 'Türkçede “miktar” ile “sayı” kolayca yer değiştirir. İngilizcede sayılabilen çoğullarla number, sayılamayanlarla amount kullanılır. Örnek: a large number of students.',
    en: 'Use number with countable plural nouns and amount with uncountable nouns. Turkish does not always make this difference. Example: a large number of students.',
  },
  'every-single': {
    tr: '“every” ve “each” kelimelerinden sonra isim de fiil de tekildir. Türkçede de öyledir: her öğrenci. Örnek: Every student has a book.',
    en: 'After every and each, the noun and the verb are singular. Turkish is the same here. Example: Every student has a book.',
  },
  'another-other': {
    tr: 'Türkçede “başka” tekille de çoğulla da kullanılır; İngilizcede another tekil, other çoğul isimden önce gelir. Örnek: another book, other books.',
    en: 'Turkish uses “başka” with singular and plural nouns. English uses another before a singular noun and other before a plural noun. Example: another book, other books.',
  },
  others: {
    tr: '“others” bir ismin yerini tutar; isim söylenince -s almaz. Türkçede de “diğer insanlar” denir. Örnek: Other people think so. Others think so.',
    en: 'Others replaces a noun. Before a noun, use other without -s. Example: Other people think so. Others think so.',
  },
  'pair-of': {
    tr: 'Türkçede “bir pantolon” denir; İngilizcede iki parçalı şeylerin adı hep çoğuldur ve a/an almaz. Saymak için a pair of kullanılır. Örnek: I bought a pair of trousers.',
    en: 'Turkish says “bir pantolon”. In English, things with two parts are plural and have no a/an. Use a pair of to count them. Example: I bought a pair of trousers.',
  },
  'this-these': {
    tr: 'Türkçede “bu” ile “şu” çoğul isimden önce değişmez; İngilizcede this yerine these, that yerine those gelir. Örnek: These shoes are new.',
    en: 'Turkish “bu” and “şu” do not change before a plural noun. In English, this becomes these and that becomes those. Example: These shoes are new.',
  },
  'possessive-form': {
    tr: 'Türkçede “benim” hem isimden önce gelir hem tek başına kalır; İngilizcede isimden önce my, your, her, tek başına mine, yours, hers denir. Örnek: This is my bag. That bag is mine.',
    en: 'Turkish uses “benim” with and without a noun. English uses my, your, her before a noun, and mine, yours, hers without a noun. Example: This is my bag. That bag is mine.',
  },
  'its-own': {
    tr: '“its” iyelik bildirir ve kesme işareti almaz; “it’s” ise it is ya da it has demektir. Örnek: The dog wagged its tail. It’s late.',
    en: 'Its shows possession and has no apostrophe. It’s means it is or it has. Example: The dog wagged its tail. It’s late.',
  },
  apostrophe: {
    tr: 'Kısaltılan yardımcı fiillerde düşen harfin yerine kesme işareti konur. Türkçede kesme işareti başka bir işe yarar: özel adın ekini ayırır. Örnek: I don’t know. It’s raining.',
    en: 'In a short form such as don’t, the apostrophe replaces the missing letter. In Turkish, it separates an ending from a name. Example: I don’t know. It’s raining.',
  },
  'blank-before-mark': {
    tr: 'Noktalama işareti önündeki kelimeye bitişik yazılır, boşluk ondan sonra gelir. Türkçede de kural budur. Örnek: Well, let’s go!',
    en: 'A comma or full stop has no space before it and one space after it. Turkish has the same rule. Example: Well, let’s go!',
  },
  'perfect-ever': {
    tr: 'Zamanı söylenmeyen bir deneyim ya da yeni bitmiş bir iş present perfect ile anlatılır; ever, already, just bunu gösterir. Türkçede “-di” ikisine de yeter. Örnek: Have you ever been to Van?',
    en: 'Use the present perfect for an experience without a date, or for something that has just finished. Turkish uses “-di” here. Example: Have you ever been to Van?',
  },
  'right-now': {
    tr: 'Tam şu anda süren bir iş am/is/are + -ing ile anlatılır. now, at the moment ve Look! gibi sözler bunu gösterir. Örnek: She is sleeping now.',
    en: 'Use am/is/are + -ing for an action at this moment, for example with now or at the moment. Example: She is sleeping now.',
  },
  'reported-will': {
    tr: 'said, told, thought gibi geçmiş bir fiilden sonra will, would olur. Türkçede “geleceğini söyledi” derken zaman değişmez. Örnek: He said he would come.',
    en: 'After a past verb such as said or told, will becomes would. Turkish does not change the verb here. Example: He said he would come.',
  },
  'say-hello': {
    tr: 'hello, goodbye, thanks, sorry gibi sözler tell ile değil, say ile kullanılır. Kişi to ile eklenir. Örnek: She said hello to me.',
    en: 'Use say, not tell, with hello, goodbye, thanks and sorry. Add the person with to. Example: She said hello to me.',
  },
});
