import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Explanation, exampleOf } from './explanation.tsx';

test('explanation › marks the example at the end as English for screen readers', () => {
  render(<Explanation of={{ tr: 'Edat gerekir. Örnek: I listen to music.', en: 'It takes “to”.' }} />);
  expect(screen.getByText('I listen to music.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Edat gerekir/)).toHaveAttribute('lang', 'tr');
});

test.each([
  ['Artikel gerekir.', { why: 'Artikel gerekir.', example: '' }],
  ['A plural needs -s. Example: two cats.', { why: 'A plural needs -s. Example: ', example: 'two cats.' }],
  // An example that contains a Turkish translation is not marked as English.
  ['Örnek: in my opinion (görüşümce).', { why: 'Örnek: in my opinion (görüşümce).', example: '' }],
])('exampleOf › splits %s', (explanation, parts) => {
  expect(exampleOf(explanation)).toEqual(parts);
});
