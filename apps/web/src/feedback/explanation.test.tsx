import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Explanation, exampleOf } from './explanation.tsx';

test('explanation of a correction › marks its example as English for screen readers', () => {
  render(<Explanation of={{ tr: 'Edat gerekir. Örnek: I listen to music.', en: 'It takes “to”.' }} />);
  expect(screen.getByText('I listen to music.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Edat gerekir/)).toHaveAttribute('lang', 'tr');
});

test.each([
  ['Artikel gerekir.', { why: 'Artikel gerekir.', example: '' }],
  ['A plural needs -s. Example: two cats.', { why: 'A plural needs -s. Example: ', example: 'two cats.' }],
  // Screen readers must not read an example as English if it contains a Turkish translation.
  ['Örnek: in my opinion (görüşümce).', { why: 'Örnek: in my opinion (görüşümce).', example: '' }],
])('explanation of a correction › separates its final example from the rest: %s', (explanation, parts) => {
  expect(exampleOf(explanation)).toEqual(parts);
});
