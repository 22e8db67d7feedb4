import { expect, it } from 'vitest';
import { asks } from './draft.ts';
import { fillLine } from './lines.ts';

it('partner’s sentence › starts with a capital letter, even after a typographic quotation mark', () => {
  const fill = (line: string) => fillLine(line, { word: 'hope' });
  expect(fill('“{word}”. The mason is glad.')).toBe('“Hope”. The mason is glad.');
  expect(fill('"{word}". The mason is glad.')).toBe('"Hope". The mason is glad.');
  expect(fill('They asked “Why?” {word} was the answer.')).toBe('They asked “Why?” Hope was the answer.');
  expect(fill('A door inscribed “{word}”.')).toBe('A door inscribed “hope”.');
});

it('partner’s sentence › is recognised as a question when a quotation mark follows the question mark', () => {
  for (const line of [
    'Say: “Where is the station?”',
    'Say: "Where is the station?"',
    'Where is the station?',
  ])
    expect(asks(line)).toBe(true);
  expect(asks('“It is here.”')).toBe(false);
});
