import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Explanation, exampleOf } from './explanation.tsx';

test('the example at the end is English to who hears the page', () => {
  render(<Explanation of={{ tr: 'Edat gerekir. Örnek: I listen to music.', en: 'It takes “to”.' }} />);
  expect(screen.getByText('I listen to music.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Edat gerekir/)).toHaveAttribute('lang', 'tr');
});

test.each([
  ['Artikel gerekir.', { why: 'Artikel gerekir.', example: '' }],
  ['A plural needs -s. Example: two cats.', { why: 'A plural needs -s. Example: ', example: 'two cats.' }],
  // An example with its Turkish meaning in it is not English throughout.
  ['Örnek: in my opinion (görüşümce).', { why: 'Örnek: in my opinion (görüşümce).', example: '' }],
])('%s', (explanation, parts) => {
  expect(exampleOf(explanation)).toEqual(parts);
});
