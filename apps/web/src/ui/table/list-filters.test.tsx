import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ListFilters } from './list-filters.tsx';

const show = (level: string) => {
  const onClear = vi.fn();
  const onRemove = vi.fn();
  render(
    <ListFilters
      search={<input aria-label="Ara" />}
      active={level !== ''}
      onClear={onClear}
      chips={[
        { label: 'Seviye', value: level, onRemove },
        { label: 'Rol', value: '', onRemove: vi.fn() },
      ]}
    >
      <input aria-label="Seviye" />
      <input aria-label="Rol" />
    </ListFilters>,
  );
  return { user: userEvent.setup(), onClear, onRemove };
};

it('list filters › show the search field at first, and the other filters after a click on the button', async () => {
  const { user } = show('');
  expect(screen.getByLabelText('Ara')).toBeVisible();
  expect(screen.queryByLabelText('Rol')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Süzgeçleri temizle' })).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Süzgeçler' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('search', { name: 'Süzgeçler' })).toContainElement(screen.getByLabelText('Rol'));
});

it('list filters › show one chip per active filter, with a button that removes the filter', async () => {
  const { user, onRemove, onClear } = show('A2');
  expect(screen.getByRole('button', { name: 'Süzgeçler (1)' })).toBeVisible();
  expect(screen.getByText('Seviye: A2')).toBeVisible();
  expect(screen.queryByText(/^Rol:/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Süzgeci kaldır: Seviye: A2' }));
  expect(onRemove).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Süzgeçleri temizle' }));
  expect(onClear).toHaveBeenCalledOnce();
});
