/** Matches text that appears on the screen only if the code shows a value without formatting it. */
const unformatted = /\[object [A-Za-z]+\]|\{\{\w+\}\}|\bundefined\b|\bNaN\b/g;

/** Returns the unformatted values in the text, labels and titles of the page, such as “[object Object]”. */
export const unformattedValues = (page: ParentNode): string[] => {
  const labels = [...page.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [page.textContent ?? '', ...labels].flatMap((text) => text.match(unformatted) ?? []);
};
