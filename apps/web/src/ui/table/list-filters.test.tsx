import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setWidth } from '../../../test/browser.ts';
import { ListFilters } from './list-filters.tsx';

const usual = window.innerWidth;
afterEach(() => setWidth(usual));

const filters = (set: number, onClear = vi.fn()) => (
  <ListFilters set={set} onClear={onClear}>
    <input aria-label="Ad" />
    <input aria-label="Rol" />
  </ListFilters>
);

it('list filters › are replaced on a phone by a button with the number of active filters, next to a clear button', () => {
  setWidth(390);
  const clear = vi.fn();
  render(filters(2, clear));
  const button = screen.getByRole('button', { name: 'Süzgeçler (2)' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByLabelText('Ad')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Süzgeçleri temizle' }));
  expect(clear).toHaveBeenCalledOnce();
  fireEvent.click(button);
  expect(screen.getByRole('search', { name: 'Süzgeçler' })).toContainElement(screen.getByLabelText('Rol'));
});

it('list filters › are visible on a wide screen, with a clear button when a filter is active', () => {
  const { rerender } = render(filters(0));
  expect(screen.getByLabelText('Ad')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(filters(1));
  expect(screen.getByRole('button', { name: 'Süzgeçleri temizle' })).toBeVisible();
});
