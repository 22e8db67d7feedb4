import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeProblem } from '../../lib/api/api-problem.ts';
import { createAppTheme } from '../theme/theme.ts';
import { gridOf } from './data-table.styles.ts';
import { DataTable } from './data-table.tsx';
import type { DataColumn, DataTableProps } from './data-table.types.ts';

type User = { id: string; name: string; minutes: number };
const users: User[] = [
  { id: 'a', name: 'Ayşe', minutes: 8 },
  { id: 'b', name: 'İpek', minutes: 3 },
];
const columns: DataColumn<User>[] = [
  { id: 'name', header: 'Ad', cell: (user) => user.name, sortable: true, primary: true },
  { id: 'minutes', header: 'Dakika', cell: (user) => user.minutes, numeric: true },
];

const linked: DataColumn<User>[] = columns.map((column) => ({
  ...column,
  cell: (user) => (column.primary ? <a href="/">{user.name}</a> : column.cell(user)),
}));

const show = (props: Partial<DataTableProps<User>> = {}) => {
  const onPageChange = vi.fn();
  const table = (more: Partial<DataTableProps<User>>) => (
    <ThemeProvider theme={createAppTheme({ inputStyle: 'outlined', ripple: false })}>
      <DataTable
        label="Kişiler"
        columns={columns}
        rows={users}
        rowId={(user) => user.id}
        rowName={(user) => user.name}
        page={0}
        size={2}
        total={5}
        totalCapped={false}
        onPageChange={onPageChange}
        empty={<p>Henüz kimse yok</p>}
        {...props}
        {...more}
      />
    </ThemeProvider>
  );
  const { rerender, unmount } = render(table({}));
  const showAgain = (more: Partial<DataTableProps<User>>) => rerender(table(more));
  return { user: userEvent.setup(), onPageChange, showAgain, unmount };
};

describe('data table', () => {
  it('has an accessible name, and row headers in its primary column', () => {
    show();
    const table = screen.getByRole('table', { name: 'Kişiler' });
    expect(within(table).getByRole('rowheader', { name: 'İpek' })).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('keeps the focus inside a row when the column definitions are replaced', () => {
    const { showAgain } = show({ selected: [], onSelectedChange: () => {} });
    screen.getByLabelText('Seç: İpek').focus();
    const late = columns.map((column) => ({ ...column, cell: (user: User) => column.cell(user) }));
    showAgain({ columns: late, rowActions: () => <button type="button">Aç</button> });
    expect(screen.getByLabelText('Seç: İpek')).toHaveFocus();
    expect(screen.getAllByRole('button', { name: 'Aç' })).toHaveLength(2);
  });

  it('shows which rows are displayed, and requests the next page on a click', async () => {
    const { user, onPageChange } = show();
    expect(screen.getByText('1–2 / 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Önceki sayfa' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('shows “1.000+” and offers a next page when the server stopped counting at 1,000', () => {
    show({ total: 1001, totalCapped: true });
    expect(screen.getByText('1–2 / 1.000+')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeEnabled();
  });

  it('offers a next page while the current page is full, even beyond the maximum total', () => {
    const { showAgain } = show({ total: 1001, totalCapped: true, page: 501 });
    expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeEnabled();
    showAgain({ rows: users.slice(0, 1) });
    expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeDisabled();
  });

  it('offers no next page on the last page', () => {
    show({ page: 2, rows: users.slice(0, 1) });
    expect(screen.getByText('5–5 / 5')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sonraki sayfa' })).toBeDisabled();
  });

  it('reverses the sort order when the user clicks the header of the sorted column', async () => {
    const onSortChange = vi.fn();
    const { user } = show({ sort: { id: 'name', order: 'asc' }, onSortChange });
    expect(screen.getByRole('columnheader', { name: 'Ad' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Ad' }));
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ id: 'name', order: 'desc' });
  });

  it('sorts in both directions with the sort menu, and hides columns marked hiddenAtFirst at first', async () => {
    const onSortChange = vi.fn();
    const hidden = { id: 'seen', header: 'Son', cell: () => 'dün', hiddenAtFirst: true };
    const { user } = show({
      columns: [...columns, hidden],
      sort: { id: 'name', order: 'asc' },
      onSortChange,
    });
    const choice = screen.getByLabelText('Sırala');
    const down = within(choice).getByText('Ad, azalan');
    await user.selectOptions(choice, down);
    expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ id: 'name', order: 'desc' });
    expect(screen.queryByRole('columnheader', { name: 'Son' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sütunlar' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Son' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('columnheader', { name: 'Son' })).toBeInTheDocument();
  });

  it('lets the user select single rows and all rows of the page', async () => {
    const onSelectedChange = vi.fn();
    const { user } = show({ selected: ['a'], onSelectedChange });
    expect(screen.getByRole('checkbox', { name: 'Seç: Ayşe' })).toBeChecked();
    expect(screen.getByText('1 satır seçildi')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Seç: İpek' }));
    expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'b']);
    await user.click(screen.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }));
    expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'b']);
  });

  it('lets the user show and hide every column except the primary column', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Sütunlar' }));
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['Dakika']);
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Dakika' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('columnheader', { name: 'Dakika' })).not.toBeInTheDocument();
  });

  it('shows the total above the rows', () => {
    show();
    expect(screen.getByText('Toplam 5')).toBeVisible();
  });

  it('supports the shortcuts j and k (move between rows), x (select a row) and / (focus the search field)', async () => {
    const onSelectedChange = vi.fn();
    const { user } = show({
      columns: linked,
      selected: [],
      onSelectedChange,
      toolbar: <input type="search" aria-label="Ara" />,
    });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Ayşe' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'İpek' })).toHaveFocus();
    await user.keyboard('jx');
    expect(onSelectedChange).toHaveBeenLastCalledWith(['b']);
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'Ayşe' })).toHaveFocus();
    await user.keyboard('/');
    expect(screen.getByLabelText('Ara')).toHaveFocus();
  });

  it('ignores its shortcuts while the user types in a field or holds Ctrl', async () => {
    const onSelectedChange = vi.fn();
    const { user } = show({
      columns: linked,
      selected: [],
      onSelectedChange,
      toolbar: <input type="search" aria-label="Ara" />,
    });
    await user.type(screen.getByLabelText('Ara'), 'jxk/?');
    expect(screen.getByLabelText('Ara')).toHaveValue('jxk/?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Control>}j{/Control}');
    expect(screen.getByRole('link', { name: 'Ayşe' })).not.toHaveFocus();
    expect(onSelectedChange).not.toHaveBeenCalled();
  });

  it('lists its shortcuts when the user presses ? or the button', async () => {
    const { user } = show();
    await user.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: 'Klavye kısayolları' });
    expect(within(dialog).getByText('Sonraki satıra geç')).toBeVisible();
    expect(within(dialog).queryByText('Satırı seç ya da seçimini kaldır')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await user.click(await screen.findByRole('button', { name: 'Klavye kısayolları' }));
    expect(screen.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
  });

  it('turns its shortcuts off and on for this device', async () => {
    const { user, unmount } = show({ columns: linked });
    await user.click(screen.getByRole('button', { name: 'Klavye kısayolları' }));
    await user.click(screen.getByRole('switch', { name: 'Kısayollar bu cihazda açık' }));
    unmount();
    show({ columns: linked });
    await user.keyboard('j?');
    expect(screen.getByRole('link', { name: 'Ayşe' })).not.toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Klavye kısayolları' }));
    await user.click(screen.getByRole('switch', { name: 'Kısayollar bu cihazda açık' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Ayşe' })).toHaveFocus();
  });

  it('gives each column a width that does not depend on its contents', () => {
    expect(
      gridOf([{ primary: true }, { share: 4 }, { numeric: true }], { select: true, actions: 3 }),
    ).toEqual({
      template: '2.75rem minmax(9rem, 3fr) minmax(5.5rem, 4fr) minmax(5rem, 1fr) 3rem',
      least: 25.25,
    });
  });

  it('shows the text of a cell as a tooltip only if the cell is too narrow', () => {
    show();
    const cell = screen.getByRole('rowheader', { name: 'Ayşe' });
    fireEvent.mouseOver(cell);
    expect(cell).not.toHaveAttribute('title');
    Object.defineProperty(cell, 'scrollWidth', { value: 300 });
    fireEvent.mouseOver(cell);
    expect(cell).toHaveAttribute('title', 'Ayşe');
  });

  it('shows its empty state when there are no rows', () => {
    show({ rows: [], total: 0 });
    expect(screen.getByText('Henüz kimse yok')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('keeps the rows of the last response, with an error and a retry, when a request fails', async () => {
    const onRetry = vi.fn();
    const { user } = show({ error: makeProblem('unavailable'), onRetry });
    expect(screen.getByRole('rowheader', { name: 'Ayşe' })).toBeInTheDocument();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Yeniden dene' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
