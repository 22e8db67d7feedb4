/** Splits a text at the quoted places. The parts together are the text. Quotes that are not in the text are ignored. */
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
