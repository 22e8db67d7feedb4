import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisuallyHidden } from './visually-hidden.tsx';

test('VisuallyHidden › stays inside the element that scrolls it', () => {
  render(<VisuallyHidden>heard</VisuallyHidden>);
  const hidden = screen.getByText('heard');
  expect(hidden).toHaveStyle({ position: 'absolute' });
  expect(hidden.parentElement).toHaveStyle({ position: 'relative' });
});
