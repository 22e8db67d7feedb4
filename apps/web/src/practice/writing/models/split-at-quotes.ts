/**
 * Splits a text at the quoted passages, and ignores quotes that the text does not contain. The parts joined together
 * equal the text.
 */
export const splitAtQuotes = (
  text: string,
  quotes: readonly string[],
): { text: string; isQuote: boolean }[] => {
  const places = quotes
    .map((quote) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length }))
    .filter(({ start }) => start !== -1)
    .toSorted((a, b) => a.start - b.start);
  const parts: { text: string; isQuote: boolean }[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    parts.push(
      { text: text.slice(at, start), isQuote: false },
      { text: text.slice(start, end), isQuote: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at), isQuote: false });
  return parts.filter((part) => part.text !== '');
};
