import { sentenceSpans } from '@pratik/text/sentences';

/** Maximum length of a paragraph in characters. Longer paragraphs are divided at the end of a sentence. */
export const longestParagraph = 1_500;
/** The paragraphs of a stored text are separated by an empty line. */
export const paragraphBreak = '\n\n';

// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Returns the paragraphs with single spaces, at most `longestParagraph` long; paragraphs without a word are omitted. */
export const tidyParagraphs = (paragraphs: readonly string[]): string[] =>
  paragraphs
    .map((text) => text.toWellFormed().replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .flatMap((text) => (text.length <= longestParagraph ? [text] : divided(text)));

/** Divides a long paragraph between sentences. A sentence that is too long is divided between words. */
const divided = (text: string): string[] =>
  joinedUpTo(
    sentenceSpans(text).flatMap(({ start, end }) => cut(text.slice(start, end))),
    longestParagraph,
    ' ',
  ).map((pieces) => pieces.join(' '));

const cut = (sentence: string): string[] => {
  const pieces: string[] = [];
  let from = 0;
  while (sentence.length - from > longestParagraph) {
    const space = sentence.lastIndexOf(' ', from + longestParagraph);
    const end = space > from ? space : from + longestParagraph;
    pieces.push(sentence.slice(from, end).toWellFormed().trim());
    from = end;
  }
  return [...pieces, sentence.slice(from).toWellFormed().trim()].filter((piece) => piece !== '');
};

/** Groups consecutive texts so that each group, joined by the separator, has at most `most` characters. */
export const joinedUpTo = (texts: readonly string[], most: number, separator: string): string[][] => {
  const groups: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const group = groups.at(-1);
    const longer = length + separator.length + text.length;
    if (group && longer <= most) {
      group.push(text);
      length = longer;
    } else {
      groups.push([text]);
      length = text.length;
    }
  }
  return groups;
};
