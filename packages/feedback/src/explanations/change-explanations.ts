import type { CorrectionCode } from '@pratik/contract/feedback';
import type { Explanation } from './explanation.ts';
import { statisticsExplanations } from './statistics-patterns.ts';

/** The words that a correction replaces (`from`), and the replacement (`to`). */
export type Change = { from: string; to: string };

const pluralOnly = new Set(["don't", "haven't", 'have', 'do']);
const helpers = /^(?:is|are|was|were|has|have|do|does)(?:n't)?$/;
/** Whether both texts are short enough to be quoted in a sentence of an explanation. */
const isShort = ({ from, to }: Change): boolean =>
  /^[\p{L}’-]{2,25}$/u.test(from) && /^[\p{L}’ -]{2,25}$/u.test(to);

/**
 * Returns an explanation that depends on the changed words. Some rules have corrections with different causes, and
 * some explanations quote the words. Returns undefined if the explanation of the rule fits every change.
 */
export function explainChange(
  code: CorrectionCode,
  pattern: string,
  change: Change,
): Explanation | undefined {
  const { from, to } = { from: change.from.replaceAll("'", '’'), to: change.to.replaceAll("'", '’') };
  if (pattern.startsWith('spelling-')) return isShort({ from, to }) ? misspelt(from, to) : undefined;
  if (pattern === 'third-person-s') return ofAgreement(change.to.toLowerCase());
  if (code === 'extra-article' && /^an?\b/i.test(change.from)) return articleTooMuch;
  if (pattern === 'good-well' && !/\bgood$/i.test(change.from) && isShort({ from, to }))
    return adverbOf(from, to);
  return undefined;
}

const misspelt = (from: string, to: string): Explanation => ({
  tr: `“${from}” böyle yazılmaz; doğrusu büyük olasılıkla “${to}”. İngilizcede kelimeler Türkçedeki gibi duyulduğu gibi yazılmaz. Örnek: because, beautiful, which.`,
  en: `“${from}” is misspelt; the word is most likely “${to}”. English is not written the way it sounds, as Turkish is. Example: because, beautiful, which.`,
});

/**
 * Returns another explanation for corrections that do not add an -s, such as "is" → "are", "has" → "have" and
 * "plays" → "play". Returns undefined for all other corrections.
 */
function ofAgreement(right: string): Explanation | undefined {
  if (helpers.test(right)) return statisticsExplanations['verb-agreement'];
  return pluralOnly.has(right) || !right.endsWith('s') ? statisticsExplanations['verb-plural'] : undefined;
}

const articleTooMuch: Explanation = {
  tr: 'a/an yalnızca sayılabilen tekil bir isimden önce gelir; çoğul isimden, sayıdan ve sayılamayan isimden önce gelmez. Türkçede “bir” böyle yerlerde kullanılabilir. Örnek: They sell good products. We waited for two hours.',
  en: 'a/an stands only before one countable thing, not before a plural, a number or an uncountable noun. Turkish uses “bir” more freely. Example: They sell good products. We waited for two hours.',
};

const adverbOf = (from: string, to: string): Explanation => ({
  tr: `Bir işin nasıl yapıldığı zarfla anlatılır: “${from}” sıfat, “${to}” zarftır. Türkçede aynı kelime ikisi için de kullanılabilir. Örnek: He is a careful driver. He drives carefully.`,
  en: `How something is done takes an adverb: “${from}” is an adjective, “${to}” the adverb. In Turkish one word may do both. Example: He is a careful driver. He drives carefully.`,
});
