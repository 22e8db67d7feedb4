import { expect, it } from 'vitest';
import { sentenceSpans } from './sentences.ts';

const sentences = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

it('sentences › end at a punctuation mark before a space', () => {
  expect(sentences('One. Two? “Three!” she said. Mr Kaya is here.')).toEqual([
    'One.',
    'Two?',
    '“Three!” she said.',
    'Mr Kaya is here.',
  ]);
});

it('sentences › end at the end of a line, as in a menu or a timetable', () => {
  expect(sentences('Soup: 80 lira\nBread: free\n\n  Open until ten. Closed on Mondays.')).toEqual([
    'Soup: 80 lira',
    'Bread: free',
    'Open until ten.',
    'Closed on Mondays.',
  ]);
});

it('sentences › continue on the next line when the next line begins with a lower-case letter', () => {
  expect(sentences('Three,\nas it were. Four.')).toEqual(['Three,\nas it were.', 'Four.']);
});
