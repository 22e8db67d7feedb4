import { deleteLevel, manageLevels, reorderLevels, setLevelRetired } from '@pratik/contract/level';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { someLevels } from '../levels.fixture.ts';

let levels = someLevels;
beforeEach(() => {
  levels = someLevels;
  server.use(answer(manageLevels, () => ({ levels })));
});

const open = async () => {
  const app = renderApp('/pages/level-list', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Seviyeler' });
  await screen.findByRole('list', { name: 'Kullanımdaki seviyeler' });
  return app;
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Kullanımdaki seviyeler' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

describe('level list page', () => {
  it('shows the levels in order, each with its numbers of items and a link to its learners', async () => {
    await open();
    expect(rows()).toEqual(['A1 Türkçe', 'A2 Türkçe', 'aksam Türkçe']);
    const [first, second] = screen.getAllByRole('listitem').slice(-4);
    expect(first).toHaveTextContent('1.000+ öğrenci · en alt seviye · 12 cümle');
    expect(first).toHaveTextContent('540 kelime · 1 okuma · 2 taslak · 3 yayından kalkmış öğe');
    expect(screen.getByRole('link', { name: '1.000+ öğrenci' })).toHaveAttribute(
      'href',
      '/pages/user-list?level=A1',
    );
    expect(second).toHaveTextContent('eşik −2,25');
    expect(second).toHaveTextContent('Kütüphanede daha yeni 2 metin var');
    const retired = screen.getByRole('list', { name: 'Kullanımdan kaldırılanlar' });
    expect(retired).toHaveTextContent('Kullanımdan kalktı: 5 Eylül 2026');
    expect(within(retired).queryByRole('button', { name: /taşı/ })).not.toBeInTheDocument();
  });

  it('moves a level by keyboard and keeps the focus on the pressed button', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(reorderLevels, (input) => {
        sent.push(input);
        levels = input.to.flatMap((id) => levels.filter((level) => level.id === id));
        return { done: true as const };
      }),
    );
    const { user } = await open();
    screen.getByRole('button', { name: 'Yukarı taşı: aksam Türkçe' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['A1 Türkçe', 'aksam Türkçe', 'A2 Türkçe']));
    expect(await screen.findByText('aksam Türkçe: 2. sırada')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Yukarı taşı: aksam Türkçe' })).toHaveFocus();
    await user.keyboard(' ');
    await waitFor(() => expect(rows()[0]).toBe('aksam Türkçe'));
    // The moved level is now first and its “up” button is disabled, so the “down” button has the focus.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Aşağı taşı: aksam Türkçe' })).toHaveFocus(),
    );
    expect(sent).toEqual([
      { from: ['A1', 'A2', 'aksam'], to: ['A1', 'aksam', 'A2'] },
      { from: ['A1', 'aksam', 'A2'], to: ['aksam', 'A1', 'A2'] },
    ]);
  });

  it('waits for the response to one move before it sends the next move', async () => {
    const gate = Promise.withResolvers<void>();
    const sent: string[][] = [];
    server.use(
      answer(reorderLevels, async (input) => {
        sent.push(input.to);
        if (sent.length === 1) await gate.promise;
        levels = input.to.flatMap((id) => levels.filter((level) => level.id === id));
        return { done: true as const };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Yukarı taşı: aksam Türkçe' }));
    await waitFor(() => expect(rows()[1]).toBe('aksam Türkçe'));
    await user.click(screen.getByRole('button', { name: 'Aşağı taşı: aksam Türkçe' }));
    await waitFor(() => expect(rows()[2]).toBe('aksam Türkçe'));
    expect(sent).toHaveLength(1);
    gate.resolve();
    await waitFor(() =>
      expect(sent).toEqual([
        ['A1', 'aksam', 'A2'],
        ['A1', 'A2', 'aksam'],
      ]),
    );
    await waitFor(() => expect(rows()).toEqual(['A1 Türkçe', 'A2 Türkçe', 'aksam Türkçe']));
  });

  it('restores the stored order and shows the reason when the server rejects a new order', async () => {
    server.use(
      answer(reorderLevels, () =>
        problem('level-order', {
          code: 'threshold-order',
          params: {
            upperTr: 'A1',
            upperEn: 'A1',
            upperFrom: -3,
            lowerTr: 'A2',
            lowerEn: 'A2',
            lowerFrom: -2,
          },
        }),
      ),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Yukarı taşı: A2 Türkçe' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sıra değişmedi');
    expect(alert).toHaveTextContent('“A1” (−3) sırada “A2” (−2) seviyesinden sonra geliyor');
    await waitFor(() => expect(rows()).toEqual(['A1 Türkçe', 'A2 Türkçe', 'aksam Türkçe']));
  });

  it('reports a conflict when another administrator has changed the order in the meantime', async () => {
    server.use(answer(reorderLevels, () => problem('conflict')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Aşağı taşı: A2 Türkçe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('başka bir yönetici değiştirmiş');
  });

  it('shows in the retire dialog who uses the level, and offers an undo after the level has been retired', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(setLevelRetired, (input) => {
        sent.push(input);
        return { done: true as const };
      }),
    );
    const { user } = await open();
    const menuButton = screen.getByRole('button', { name: 'İşlemler: A1 Türkçe' });
    await user.click(menuButton);
    expect(screen.queryByRole('menuitem', { name: 'Sil' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Kullanımdan kaldır' }));
    const dialog = await screen.findByRole('dialog', { name: 'A1 Türkçe kullanımdan kaldırılsın mı?' });
    expect(within(dialog).getByRole('link', { name: '1.000+ öğrenci' })).toHaveAttribute(
      'href',
      '/pages/user-list?level=A1',
    );
    expect(dialog).toHaveTextContent('540 kelime');
    expect(dialog).toHaveTextContent('2 taslak');
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Kullanımdan kaldır' }));
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'A1', retired: true },
        { id: 'A1', retired: false },
      ]),
    );
  });

  it('says in the retire dialog why the last level cannot be retired', async () => {
    server.use(answer(setLevelRetired, () => problem('last-level')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'İşlemler: A2 Türkçe' }));
    await user.click(screen.getByRole('menuitem', { name: 'Kullanımdan kaldır' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Kullanımdan kaldır' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('en az bir seviye kalmalı');
  });

  it('deletes an unused level after a confirmation', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(deleteLevel, (input) => {
        sent.push(input);
        return { done: true as const };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'İşlemler: aksam Türkçe' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sil' }));
    const dialog = await screen.findByRole('dialog', { name: 'aksam Türkçe silinsin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sil' }));
    expect(await screen.findByText('aksam Türkçe silindi')).toBeInTheDocument();
    expect(sent).toEqual([{ id: 'aksam' }]);
  });

  it('offers a retry when the levels cannot be loaded', async () => {
    let refused = true;
    server.use(answer(manageLevels, () => (refused ? problem('forbidden') : { levels })));
    const { user } = renderApp('/pages/level-list', { as: 'admin' });
    const alert = await screen.findByRole('alert');
    refused = false;
    await user.click(within(alert).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('list', { name: 'Kullanımdaki seviyeler' })).toBeInTheDocument();
  });
});
