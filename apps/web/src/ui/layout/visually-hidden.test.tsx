import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './visually-hidden.tsx';

test('visually hidden text › is positioned relative to its wrapper, so that it scrolls with the surrounding content', () => {
  render(<VisuallyHidden>heard</VisuallyHidden>);
  const hidden = screen.getByText('heard');
  expect(hidden).toHaveStyle({ position: 'absolute' });
  expect(hidden.parentElement).toHaveStyle({ position: 'relative' });
});
