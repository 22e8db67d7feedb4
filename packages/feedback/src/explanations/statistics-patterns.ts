import { table } from '../lexicon/table.ts';
import type { Explanation } from './explanation.ts';

/** Explanations for corrections that the statistical layer suggests, grouped by kind of correction. */
export const statisticsExplanations = table<Explanation>({
  'comma-conjunction': {
    tr: 'and, but, so ya da or iki tam cümleyi bağlıyorsa önüne virgül gelir. Türkçede “ve”den önce virgül konmaz. Örnek: I called her, but she did not answer.',
    en: 'Write a comma before and, but, so or or when it joins two whole clauses. Turkish has no comma before “ve”. Example: I called her, but she did not answer.',
  },
  'comma-opening': {
    tr: 'Cümle bir zarf, bağlaç ya da yan cümleyle başlıyorsa asıl özneden önce virgül gelir. Örnek: In the end, we stayed at home. When I was a child, I lived in Bursa.',
    en: 'After an opening phrase or clause, write a comma before the main subject. Example: In the end, we stayed at home. When I was a child, I lived in Bursa.',
  },
  'comma-missing': {
    tr: 'Ek bilgi veren ya da sıralanan sözler virgülle ayrılır; burada bir virgül eksik görünüyor. Örnek: My uncle, who lives in Izmir, is a cook.',
    en: 'Commas separate added information and the parts of a list. A comma seems to be missing here. Example: My uncle, who lives in Izmir, is a cook.',
  },
  'comma-extra': {
    tr: 'Bu virgül fazla. Türkçede “ki”den önce ya da uzun özneden sonra virgül konabilir; İngilizcede özne ile fiil, fiil ile that arasına virgül girmez. Örnek: I think that she is right.',
    en: 'This comma is not needed. Turkish may have a comma after a long subject or before “ki”. English has no comma between subject and verb or before that. Example: I think that she is right.',
  },
  splice: {
    tr: 'İki tam cümle yalnızca virgülle bağlanmaz. Nokta koyun ya da and, but, so gibi bir bağlaç ekleyin. Örnek: It was late. We went home.',
    en: 'A comma alone cannot join two whole sentences. Use a full stop, or add and, but or so. Example: It was late. We went home.',
  },
  join: {
    tr: 'Bu iki kelime İngilizcede bitişik, tek kelime olarak yazılır. Örnek: lifestyle, workplace, everyone, weekend.',
    en: 'English writes these two words together, as one word. Example: lifestyle, workplace, everyone, weekend.',
  },
  blank: {
    tr: 'Nokta ve virgülden sonra bir boşluk bırakılır; işaretten önce boşluk olmaz. Örnek: We ate, talked and laughed. Then we left.',
    en: 'Write a space after a full stop or comma, and no space before it. Example: We ate, talked and laughed. Then we left.',
  },
  lower: {
    tr: 'Bu kelime özel isim değil; cümle içinde küçük harfle yazılır. Büyük harf kişi, yer, dil, gün ve ay adları içindir. Örnek: My best friend lives in Rome.',
    en: 'This word is not a name, so it has no capital letter within a sentence. People, places, languages, days and months have capital letters. Example: My best friend lives in Rome.',
  },
  'article-choice': {
    tr: 'a/an ilk kez anılan, the ise dinleyenin bildiği bir şey içindir. Burada öteki artikel daha uygun görünüyor. Örnek: I saw a cat. The cat was black.',
    en: 'Use a/an for something new, and the for something that the listener knows. The other article seems to be right here. Example: I saw a cat. The cat was black.',
  },
  'small-word-missing': {
    tr: 'Burada it, that, and ya da have gibi kısa bir kelime eksik. Türkçede nesne ya da bağlaç söylenmeyebilir, İngilizcede söylenir. Örnek: I read the book and liked it.',
    en: 'A short word such as it, that, and or have is missing. Turkish may omit an object or a conjunction; English does not. Example: I read the book and liked it.',
  },
  'small-word-extra': {
    tr: 'Bu kısa kelime burada fazla: aynı şeyi cümledeki başka bir kelime zaten söylüyor. Örnek: The film that I saw was long.',
    en: 'This short word is not needed, because another word of the sentence already has its meaning. Example: The film that I saw was long.',
  },
  'noun-plural': {
    tr: 'Birden çok şeyden ya da genel olarak bir türden söz ediliyor; isim çoğul olur. Türkçede isim böyle yerlerde tekil kalabilir. Örnek: I like dogs. They sell shoes.',
    en: 'You mean more than one thing, or a kind in general, so the noun is plural. In Turkish, it can be singular. Example: I like dogs. They sell shoes.',
  },
  'noun-singular': {
    tr: 'Burada tekil isim gerekir: tek bir şey anlatılıyor ya da kelime sayılamıyor. Örnek: Every student has a book. This is useful information.',
    en: 'Use a singular noun here: you mean one thing, or the noun is uncountable. Example: Every student has a book. This is useful information.',
  },
  'verb-plural': {
    tr: 'Özne çoğul, I ya da you ise (ve to, can, will gibi kelimelerden sonra) geniş zamandaki fiil -s almaz. Örnek: My parents live in Izmir.',
    en: 'The verb has no -s with a plural subject, with I or you, and after to, can or will. Example: My parents live in Izmir.',
  },
  'verb-past': {
    tr: 'Anlatılan olay geçmişte; fiil de geçmiş zamanda olmalı. Bir öyküde zamanı baştan sona koruyun. Örnek: I opened the door and saw my brother.',
    en: 'The event is in the past, so the verb is also in the past. Use one tense in a story. Example: I opened the door and saw my brother.',
  },
  'verb-present': {
    tr: 'Burada geçmiş zaman yerine yalın fiil gerekir: genel bir durum anlatılıyor ya da önünde did, to, can gibi bir kelime var. Örnek: We did not see the sign.',
    en: 'Use the base form of the verb, not the past. The sentence is generally true, or did, to or can comes before the verb. Example: We did not see the sign.',
  },
  'verb-ing': {
    tr: 'Burada fiilin -ing hâli gerekir: edatlardan, be fiilinden ve enjoy, finish gibi fiillerden sonra -ing gelir. Örnek: She left without saying a word.',
    en: 'Use the -ing form here. It follows prepositions, be, and verbs such as enjoy and finish. Example: She left without saying a word.',
  },
  'verb-base': {
    tr: 'Burada fiilin yalın hâli gerekir: to, can, must, will, do ve let’ten sonra ek gelmez. Örnek: I want to learn it. Let me help you.',
    en: 'Use the base form of the verb after to, can, must, will, do and let. Example: I want to learn it. Let me help you.',
  },
  'verb-participle': {
    tr: 'have ile kurulan zamanlarda ve edilgen cümlelerde fiilin 3. hâli kullanılır. Örnek: She has written two books. The house was built in 1990.',
    en: 'Use the participle after have and in the passive. Example: She has written two books. The house was built in 1990.',
  },
  'verb-agreement': {
    tr: 'be, have ve do özneye göre değişir: tekil öznede is/was/has/does, çoğul öznede are/were/have/do. Örnek: The books are on the table. Everybody has a phone.',
    en: 'Be, have and do agree with the subject: is/was/has/does with a singular subject, are/were/have/do with a plural subject. Example: The books are on the table. Everybody has a phone.',
  },
  'this-these': {
    tr: 'this ve that tekil, these ve those çoğul isimle kullanılır. Türkçede “bu” değişmez. Örnek: I bought these shoes and that bag.',
    en: 'Use this and that with a singular noun, these and those with a plural noun. Turkish “bu” does not change. Example: I bought these shoes and that bag.',
  },
  pronoun: {
    tr: 'Zamir, yerine geçtiği kişi ya da şeye uymalı: tekil nesne için it, birden çok şey için they/them, kişiler için he/she. Örnek: I lost my keys, but I found them.',
    en: 'A pronoun agrees with its noun: it for one thing, they/them for more than one, he/she for people. Example: I lost my keys, but I found them.',
  },
});

/** One example for each word that the statistical layer suggests in place of a confused word. */
export const confusedWordExamples = table<string>({
  // biome-ignore lint/suspicious/noThenProperty: a word of the language, in a table that is no promise
  then: 'We ate, and then we slept.',
  than: 'He is taller than me.',
  their: 'They sold their car.',
  there: 'There is a park near here.',
  "they're": 'I think they’re tired.',
  where: 'I know where he lives.',
  were: 'We were at home.',
  other: 'I have other plans.',
  another: 'I need another chair.',
  well: 'She sings well.',
  good: 'It is a good film.',
  make: 'They make plans.',
  do: 'I do my homework.',
  have: 'We have breakfast at eight.',
  take: 'I take photos.',
  effect: 'Sleep has a good effect.',
  affect: 'Noise can affect sleep.',
  life: 'My life is quiet.',
  live: 'They live in a village.',
  lives: 'He lives alone.',
  anything: 'I did not buy anything.',
  something: 'I bought something.',
  can: 'I can swim.',
  could: 'When I was six, I could swim.',
  would: 'I would like some tea.',
  will: 'I will call you tomorrow.',
  if: 'I do not know if she is at home.',
  whether: 'I wonder whether it is true.',
  like: 'It is like a dream.',
  as: 'She works as a nurse.',
  most: 'Most people agree.',
  more: 'I need more time.',
  too: 'I like it too.',
  to: 'I went to bed.',
  things: 'I have many things.',
  think: 'I think so.',
  choice: 'It was a good choice.',
  choose: 'You can choose one.',
  chose: 'Yesterday we chose a name.',
  excited: 'I am excited about the trip.',
  interested: 'I am interested in art.',
  bored: 'I was bored at home.',
  interesting: 'It is an interesting book.',
  success: 'The party was a success.',
  easily: 'You can find it easily.',
  really: 'I am really tired.',
  quickly: 'He ran quickly.',
  every: 'I walk every day.',
  all: 'All my friends came.',
  many: 'I have many books.',
  much: 'I do not have much time.',
  fewer: 'Fewer people came.',
  few: 'A few people came.',
  which: 'Here is the bag which I lost.',
  who: 'I know the man who called.',
  some: 'I have some money.',
  any: 'I do not have any money.',
  for: 'I waited for two hours.',
  since: 'I have lived here since May.',
  tell: 'Tell me the truth.',
  told: 'She told me a story.',
  because: 'I stayed because it rained.',
  its: 'The dog lost its ball.',
  "it's": 'I think it’s late.',
  your: 'I like your bag.',
  "you're": 'I hope you’re well.',
  quite: 'It is quite cold.',
  off: 'Turn off the light.',
  of: 'I had a cup of tea.',
  advice: 'He gave me good advice.',
  lose: 'Do not lose your keys.',
  difference: 'There is a big difference.',
  different: 'We have different ideas.',
  past: 'We walked past the bank.',
  passed: 'Two years passed.',
  weather: 'The weather is fine.',
});

const families: readonly (readonly [RegExp, string])[] = [
  [/^comma\+cc/, 'comma-conjunction'],
  [/^comma\+open/, 'comma-opening'],
  [/^comma\+/, 'comma-missing'],
  [/^comma-/, 'comma-extra'],
  [/^splice/, 'splice'],
  [/^blank/, 'blank'],
  [/^join/, 'join'],
  [/^lower/, 'lower'],
  [/^(?:the|a)>(?:the|a)$/, 'article-choice'],
  [/^>(?:it|that|and|have|my)$/, 'small-word-missing'],
  [/^(?:it|that|and|have|my)>$/, 'small-word-extra'],
  [/^NN>NNS$/, 'noun-plural'],
  [/^NNS>NN$/, 'noun-singular'],
  [/^VBZ>(?:VB|NN)$/, 'verb-plural'],
  [/^\w+>VBD$/, 'verb-past'],
  [/^VBD>(?:VB|VBZ|NN)$/, 'verb-present'],
  [/^\w+>VBG$/, 'verb-ing'],
  [/^\w+>VBN$/, 'verb-participle'],
  [/^VB[GN]>VB$/, 'verb-base'],
];
const setFamilies: Readonly<Record<number, string>> = {
  ...{ 0: 'verb-agreement', 1: 'verb-agreement', 2: 'verb-agreement', 5: 'this-these' },
  ...{ 10: 'pronoun', 11: 'pronoun', 12: 'pronoun' },
};

/**
 * Returns the explanation for a kind of correction (`pattern`) of the statistical layer. Returns undefined if the
 * explanation of the error code fits better.
 */
export function explainStatistics(pattern: string): Explanation | undefined {
  const kind = /^statistics (.+)$/.exec(pattern)?.[1];
  if (kind === undefined) return undefined;
  const [, set, from = '', to = ''] = /^(\d+):([^>]+)>(.+)$/.exec(kind) ?? [];
  if (set === undefined) {
    const name = families.find(([form]) => form.test(kind))?.[1];
    return name === undefined ? undefined : statisticsExplanations[name];
  }
  const family = setFamilies[Number(set)];
  return family === undefined ? confused(from, to) : statisticsExplanations[family];
}

function confused(from: string, to: string): Explanation | undefined {
  const example = confusedWordExamples[to];
  if (example === undefined) return undefined;
  const [wrong, right] = [from.replace("'", '’'), to.replace("'", '’')];
  return {
    tr: `“${wrong}” ile “${right}” sık karıştırılır; bu cümleye “${right}” daha uygun görünüyor. Örnek: ${example}`,
    en: `“${wrong}” and “${right}” are often confused; “${right}” seems to fit this sentence. Example: ${example}`,
  };
}
