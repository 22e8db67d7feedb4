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
export const controls = /[\u0000-\u001f\u007f]+/g;

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

/** Returns the text up to and including the last `end`. */
export const upToLast = (text: string, end: string): string => {
  const at = text.lastIndexOf(end);
  return at < 0 ? '' : text.slice(0, at + end.length);
};

/** Removes all tags, styles and scripts. Each tag that begins or ends a block is replaced by `blockMark`. */
export const withoutTags = (html: string, blockMark: string): string =>
  withoutBlocks(html)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replaceAll(
      /<\/?(?:br|div|p|li|ul|ol|dl|dt|dd|tr|td|th|table|hr|h[1-6]|pre|blockquote|section|article|aside|figcaption)\b[^<>]*>/gi,
      blockMark,
    )
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '');

/** Replaces the HTML entities of characters. Other entities, such as those that a document declares, stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-z]{2,6});/g, entity);
