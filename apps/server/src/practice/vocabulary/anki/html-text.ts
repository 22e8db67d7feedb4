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

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const controls = /[\u0000-\u001f\u007f]+/g;

/** What a field of a note says, on one line: no tags, sounds, pictures or styles; a cloze as its answer. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(style|script)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(/<\/?(?:br|div|p|li|ul|ol|tr|td|th|table|hr|h[1-6])\b[^<>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/\[sound:[^\]]*\]/g, ' ')
    .replaceAll(/\{\{c\d+::(.*?)(?:::[^{}]*?)?\}\}/g, '$1')
    .replaceAll(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g, entity)
    .replaceAll(controls, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as a field of a note. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign).replaceAll(controls, ' ');
