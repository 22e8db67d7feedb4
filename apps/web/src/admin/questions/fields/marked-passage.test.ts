import { expect, it } from 'vitest';
import { evidenceMarks, glossaryMarks } from './marked-passage.tsx';

const text = 'It’s late. “The oven isn’t lit,” she says.';
const marked = (marks: readonly { start: number; end: number }[]) =>
  marks.map(({ start, end }) => text.slice(start, end));

it('marked passage › highlights evidence and glossary words even if their quotation marks differ from those of the text', () => {
  for (const evidence of ['“The oven isn’t lit,” she says.', '"The oven isn\'t lit," she says.'])
    expect(marked(evidenceMarks(text, evidence))).toEqual(['“The oven isn’t lit,” she says.']);
  expect(evidenceMarks(text, '\nNot in it.')).toEqual([]);
  for (const word of ["isn't", 'isn’t'])
    expect(marked(glossaryMarks(text, [{ word, tr: 'değil' }]))).toEqual(['isn’t']);
});
