/** One word of an English text. Offsets count UTF-16 code units of this text. */
export type Token = {
  text: string;
  /** The word in lower case with straight apostrophes. English case rules apply, so I becomes i. */
  lower: string;
  start: number;
  /** Whether the word is the first word of a sentence, so that a capital letter does not indicate a name. */
  first: boolean;
};

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const ENDS_SENTENCE = /[.!?…:](?:["'”’)\]]|\s)*["'“‘([–-]?\s*$/;
const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|St|No|a\.m|p\.m)\.\s*$/;

export const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** Returns the words of a text in order, without numbers and punctuation. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    const opens =
      match.index === 0 || /^["'“‘(\s–-]*$/.test(text.slice(0, match.index)) || /["“]$/.test(before);
    return {
      text: match[0],
      lower: plain(match[0]),
      start: match.index,
      first: opens || (ENDS_SENTENCE.test(before) && !ABBREVIATION.test(before)),
    };
  });
}

const SENTENCE = /[^.!?…]+(?:[.!?…]+["'”’)\]]*|$)/gu;

/** Splits a paragraph into sentences. Abbreviations such as "Mr." do not end a sentence. */
export function sentencesOf(paragraph: string): string[] {
  const masked = paragraph
    .replace(/\b(Mr|Mrs|Ms|Dr|St|No)\.(?=\s)/g, '$1\u2024')
    .replace(/\b([ap])\.m\./g, '$1\u2024m\u2024')
    .replace(/(\d)\.(?=\d)/g, '$1\u2024');
  return (masked.match(SENTENCE) ?? [])
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => /\p{L}|\d/u.test(sentence));
}

/** Counts the space-separated parts of a text that contain at least one letter or digit. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((part) => /[\p{L}\d]/u.test(part)).length;
