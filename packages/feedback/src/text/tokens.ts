export type TokenKind = 'word' | 'number' | 'mark' | 'other';

/** A word, number or punctuation mark. Offsets count UTF-16 code units from the beginning of the whole text. */
export type Token = {
  text: string;
  /** The text of the token in lower case with straight apostrophes, for lookups in the word lists. */
  lower: string;
  kind: TokenKind;
  start: number;
  end: number;
};

const pattern =
  /(?:https?:\/\/|www\.)\S{1,200}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}|[@#][\p{L}\p{N}_]+|\p{N}+(?:[.,:]\p{N}+)*(?:st|nd|rd|th)?|[\p{L}\p{M}]+(?:['’‘][\p{L}\p{M}]+)*['’]?|\S/gu;

/** Splits a range of the text into words and punctuation marks, in order. The time is linear. */
export function tokenise(text: string, start: number, end: number): Token[] {
  const tokens: Token[] = [];
  for (const found of text.slice(start, end).matchAll(pattern)) {
    const [raw, kind] = trimQuote(found[0]);
    const at = start + found.index;
    tokens.push({ text: raw, lower: fold(raw), kind, start: at, end: at + raw.length });
    if (raw.length < found[0].length) {
      const quote = found[0].slice(raw.length);
      tokens.push({
        text: quote,
        lower: quote,
        kind: 'mark',
        start: at + raw.length,
        end: at + found[0].length,
      });
    }
  }
  return tokens;
}

/**
 * Treats an apostrophe at the end of a word as part of the word only after "s", as in "brothers'". After any other
 * letter, it is a quotation mark, as in "'hello'".
 */
function trimQuote(raw: string): [string, TokenKind] {
  const kind = kindOf(raw);
  return kind === 'word' && /[^sS]['’]$/.test(raw) ? [raw.slice(0, -1), kind] : [raw, kind];
}

function kindOf(raw: string): TokenKind {
  if (/^(?:https?:\/\/|www\.)|^[@#].|^[^\s'’]+@/.test(raw)) return 'other';
  if (/^\p{N}/u.test(raw)) return 'number';
  if (/^\p{L}/u.test(raw)) return 'word';
  return /^[\p{P}]$/u.test(raw) ? 'mark' : 'other';
}

/**
 * Normalizes a word for lookups in the word lists: lower case, straight apostrophes, and the letter i for both İ
 * and I.
 */
export function fold(word: string): string {
  return word.replace(/[’‘]/g, "'").replace(/İ/g, 'i').toLowerCase();
}
