import { isCommonWord } from './common-words.ts';
import { fold, type Heard, hear } from './hearing.ts';

const TURKISH = new Set(
  `ve bir bu su icin ama cok ben sen biz siz onlar degil var yok evet hayir nasil neden niye nerede nereye ne kim kac
istiyorum istemiyorum bilmiyorum anlamadim anlamiyorum tamam merhaba selam gunaydin tesekkurler tesekkur ederim
lutfen simdi bugun yarin dun gibi daha en ile ya da iyi kotu guzel sonra once bence hic her sey olarak olur oldu
gidiyorum geliyorum yapiyorum seviyorum sevmiyorum yardim tekrar yavas misin musun miyim mi mu hangi benim senin
istanbulda evde okulda iste galiba belki bana sana onu bunu gorusuruz hoscakal iyiyim ingilizce turkce demek
nedir soyle soyler arkadasim annem babam ailem calisiyorum yasiyorum oturuyorum ogrenciyim ogretmenim acim abi`.split(
    /\s+/,
  ),
);
const ALSO_ENGLISH = new Set([
  'on',
  'an',
  'at',
  'in',
  'var',
  'ten',
  'men',
  'den',
  'su',
  'en',
  'her',
  'once',
  'ne',
  'mi',
  'mu',
  'ya',
  'da',
]);
const ENDING =
  /(?:iyorum|uyorum|iyor|uyor|yorlar|mak|mek|larda|lerde|ları|leri|dim|dum|dik|acagim|ecegim|sin|siniz|miyim)$/;

const looksTurkish = (word: string): boolean =>
  (TURKISH.has(word) && !ALSO_ENGLISH.has(word)) || (word.length > 5 && ENDING.test(word));

export type TurkishMeaning =
  | 'yes'
  | 'no'
  | 'not-understood'
  | 'repeat'
  | 'help'
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'other';

const MEANINGS: readonly (readonly [RegExp, TurkishMeaning])[] = [
  [/anlamadim|anlamiyorum|anlayamadim|ne demek/, 'not-understood'],
  [/tekrar|bir daha/, 'repeat'],
  [/yardim|bilmiyorum|ne diyecegim|ne yazacagim|ipucu/, 'help'],
  [/^evet|^tamam|^olur/, 'yes'],
  [/^hayir|^yok\b/, 'no'],
  [/gorusuruz|hoscakal|gule gule|iyi geceler|iyi gunler/, 'bye'],
  [/merhaba|selam|gunaydin/, 'greeting'],
  [/tesekkur|sag ?ol/, 'thanks'],
];

/**
 * Returns what the learner requests in a message that is mostly Turkish. Returns null if the message is not mostly
 * Turkish. Names and dishes do not count as Turkish words.
 */
export function turkishMeaning(whole: Heard): TurkishMeaning | null {
  // Removes quoted words first, because Turkish words in quotation marks do not make a message Turkish.
  const heard = /["“”«»]/.test(whole.raw) ? hear(whole.raw.replace(/["“«][^"”»]*["”»]/g, ' ')) : whole;
  const words = heard.words.map((word) => word.text);
  const letters = heard.raw
    .split(/\s+/)
    .filter((word) => /[ğışçöüĞİŞÇÖÜ]/u.test(word) && /^\p{Ll}/u.test(word))
    .map(fold);
  const turkish = words.filter((word) => looksTurkish(word) || letters.includes(word)).length;
  const english = words.filter((word) => isCommonWord(word) && !TURKISH.has(word)).length;
  const known = words.some(looksTurkish);
  if (turkish === 0 || turkish <= english || (!known && turkish < 2)) return null;
  for (const [pattern, meaning] of MEANINGS) if (pattern.test(heard.plain)) return meaning;
  return 'other';
}
