import { type CefrLevel, cefrLevels } from '@pratik/contract/common';

/** Words that connect sentences, by the level at which they are taught. */
const byLevel: Readonly<Record<CefrLevel, string>> = {
  A1: 'and, but, or, because, then',
  A2: 'so, when, after, before, also, first, next, finally, later, if, too, in the end, at first, of course',
  B1: `however, although, while, until, since, for example, for instance, as soon as, instead, especially, in fact,
    on the one hand, even though, so that, that is why, at the same time, in my opinion, as well as, second, secondly,
    to sum up, in conclusion, besides`,
  B2: `therefore, despite, in spite of, whereas, unless, moreover, in addition, on the other hand, as a result,
    as long as, even if, in other words, in contrast, not only, what is more, due to, such as, apart from, rather than`,
  C1: `nevertheless, nonetheless, furthermore, consequently, thus, hence, albeit, provided that, notwithstanding,
    that said, by contrast, insofar as, all the more, let alone, as if, as though, to that end, in so far as, granted`,
};

export type Connector = { text: string; level: CefrLevel };

const connectors: readonly (Connector & { pattern: RegExp })[] = cefrLevels.flatMap((level) =>
  byLevel[level].split(/,\s*/).map((text) => ({
    text,
    level,
    pattern: new RegExp(`(?<![\\p{L}'’-])${text.replaceAll(' ', '\\s+')}(?![\\p{L}'’-])`, 'iu'),
  })),
);

/** Returns the distinct connectors in a text, easiest first. */
export const connectorsIn = (text: string): Connector[] =>
  connectors
    .filter(({ pattern }) => pattern.test(text))
    .map(({ text: found, level }) => ({ text: found, level }));
