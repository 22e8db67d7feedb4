const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

const entity = (whole: string, code: string): string => {
  if (!code.startsWith('#')) return named[code] ?? whole;
  const hex = code[1] === 'x' || code[1] === 'X';
  const point = Number.parseInt(code.slice(hex ? 2 : 1), hex ? 16 : 10);
  return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : '';
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const controls = /[\u0000-\u001f\u007f]+/g;

/** Removes styles and scripts with their content. An element without an end tag extends to the end of the text. */
const withoutBlocks = (html: string): string => {
  const opening = /<(style|script)\b[^>]*>/gi;
  const openable = upToLast(html, '>');
  let stored = '';
  let from = 0;
  for (let open = opening.exec(openable); open; open = opening.exec(openable)) {
    stored += `${html.slice(from, open.index)} `;
    const closing = open[1]?.toLowerCase() === 'style' ? /<\/style\s*>/gi : /<\/script\s*>/gi;
    closing.lastIndex = opening.lastIndex;
    from = closing.test(html) ? closing.lastIndex : html.length;
    opening.lastIndex = from;
  }
  return stored + html.slice(from);
};

const upToLast = (text: string, end: string): string => {
  const at = text.lastIndexOf(end);
  return at < 0 ? '' : text.slice(0, at + end.length);
};

/**
 * Replaces matches that end with `end`. The text after the last `end` is not searched, because each start marker
 * there would scan the whole remaining text.
 */
const replacedUpTo = (
  text: string,
  end: string,
  pattern: RegExp,
  put: (whole: string, inside: string) => string,
): string => {
  const ended = upToLast(text, end);
  return ended.replaceAll(pattern, put) + text.slice(ended.length);
};

/** Returns the answer of a cloze: `kedi` for `kedi::hayvan`. `hayvan` is the hint, which contains no braces. */
const clozeAnswer = (_: string, inside: string): string => {
  const lastBrace = Math.max(inside.lastIndexOf('{'), inside.lastIndexOf('}'));
  const hint = inside.indexOf('::', lastBrace + 1);
  return hint < 0 ? inside : inside.slice(0, hint);
};

/**
 * Converts a note field to text on one line, without tags, sounds, pictures or styles. A cloze is replaced by its
 * answer.
 */
export const textOfHtml = (html: string): string => {
  const bare = withoutBlocks(html)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<\/?(?:br|div|p|li|ul|ol|tr|td|th|table|hr|h[1-6])\b[^<>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '');
  const silent = replacedUpTo(bare, ']', /\[sound:[^\]]*\]/g, () => ' ');
  return replacedUpTo(silent, '}}', /\{\{c\d+::([\s\S]*?)\}\}/g, clozeAnswer)
    .replaceAll(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g, entity)
    .replaceAll(controls, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text to the HTML of a note field. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign).replaceAll(controls, ' ');
