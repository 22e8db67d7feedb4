import { expect, it } from 'vitest';
import { asks } from './draft.ts';
import { fillLine } from './lines.ts';

it('begins a sentence with a capital, also behind quotation marks as they are printed', () => {
  const fill = (line: string) => fillLine(line, { word: 'hope' });
  expect(fill('“{word}”. The mason is glad.')).toBe('“Hope”. The mason is glad.');
  expect(fill('"{word}". The mason is glad.')).toBe('"Hope". The mason is glad.');
  expect(fill('They asked “Why?” {word} was the answer.')).toBe('They asked “Why?” Hope was the answer.');
  expect(fill('A door inscribed “{word}”.')).toBe('A door inscribed “hope”.');
});

it('hears a question that ends with a quotation mark, printed or typed', () => {
  for (const line of [
    'Say: “Where is the station?”',
    'Say: "Where is the station?"',
    'Where is the station?',
  ])
    expect(asks(line)).toBe(true);
  expect(asks('“It is here.”')).toBe(false);
});
