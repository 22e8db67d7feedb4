import { manageLevels } from '@pratik/contract/level';
import { listUnits, reorderUnits, setUnitRetired } from '@pratik/contract/unit-editing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { someLevels } from '../levels.fixture.ts';
import { someUnits } from './units.fixture.ts';

let units = someUnits;
let orders: unknown[] = [];
beforeEach(() => {
  units = someUnits;
  orders = [];
  server.use(
    answer(manageLevels, () => ({ levels: someLevels })),
    answer(listUnits, ({ levelId }) => (levelId === 'yok' ? problem('not-found') : { units })),
    answer(reorderUnits, (input) => {
      orders.push([input.from.join(' '), input.to.join(' ')]);
      units = [...input.to, 'a1-old'].flatMap((id) => units.filter((unit) => unit.id === id));
      return { done: true as const };
    }),
  );
});

const inUse = () => screen.getByRole('list', { name: 'Öğrenme yolundaki üniteler' });
const open = async () => {
  const app = renderApp('/pages/unit-list/A1', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Üniteler' });
  await screen.findByRole('list', { name: 'Öğrenme yolundaki üniteler' });
  return app;
};
const rows = () =>
  within(inUse())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('unit list page', () => {
  it('shows the units in order, each with its theme, numbers of items, state, and whether it was edited', async () => {
    await open();
    expect(rows()).toEqual(['1. Ekmek ve fırın', '2. Evim', '3. Günüm']);
    expect(await screen.findByText(/^A1 Türkçe seviyesinin öğrenme yolu/)).toBeInTheDocument();
    const [first, second] = within(inUse()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Mahallede ve kentte yaşam · 2 kelime · 1 dil bilgisi konusu · 2 metin');
    expect(first).toHaveTextContent('yayında');
    expect(first).not.toHaveTextContent('düzenlendi');
    expect(second).toHaveTextContent('yayında · düzenlendi');
    expect(within(inUse()).getByRole('link', { name: '2. Evim' })).toHaveAttribute(
      'href',
      '/pages/unit-edit/A1/a1-home',
    );
    const retired = screen.getByRole('list', { name: 'Kullanımdan kaldırılanlar' });
    expect(retired).toHaveTextContent('Eski ünite');
    expect(retired).toHaveTextContent('kullanım dışı');
    expect(within(retired).queryByRole('button', { name: /taşı/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ünite ekle' })).toHaveAttribute('href', '/pages/unit-add/A1');
  });

  it('moves a unit by keyboard, keeps the focus on the pressed button, and offers an undo', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Yukarı taşı: Günüm' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toEqual(['1. Ekmek ve fırın', '2. Günüm', '3. Evim']));
    expect(screen.getByRole('button', { name: 'Yukarı taşı: Günüm' })).toHaveFocus();
    expect(await screen.findByText('Günüm: 2. sırada')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(rows()).toEqual(['1. Ekmek ve fırın', '2. Evim', '3. Günüm']));
    await waitFor(() =>
      expect(orders).toEqual([
        ['a1-bread a1-home a1-day', 'a1-bread a1-day a1-home'],
        ['a1-bread a1-day a1-home', 'a1-bread a1-home a1-day'],
      ]),
    );
  });

  it('restores the stored order when another administrator has changed it in the meantime', async () => {
    server.use(answer(reorderUnits, () => problem('conflict')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Aşağı taşı: Evim' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('başka bir yönetici değiştirmiş');
    await waitFor(() => expect(rows()).toEqual(['1. Ekmek ve fırın', '2. Evim', '3. Günüm']));
  });

  it('retires a unit and restores it on undo', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(setUnitRetired, (input) => {
        sent.push(input);
        const state = input.retired ? ('retired' as const) : ('published' as const);
        units = units.map((unit) => (unit.id === input.id ? { ...unit, state } : unit));
        return { done: true as const };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Kullanımdan kaldır: Evim' }));
    expect(await screen.findByText('Evim kullanımdan kaldırıldı')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toEqual(['1. Ekmek ve fırın', '2. Günüm']));
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Geri getir: Eski ünite' }));
    expect(await screen.findByText('Eski ünite yeniden kullanımda')).toBeInTheDocument();
    await waitFor(() => expect(rows()).toContain('4. Eski ünite'));
    expect(sent).toEqual([
      { id: 'a1-home', retired: true },
      { id: 'a1-home', retired: false },
      { id: 'a1-old', retired: false },
    ]);
  });

  it('shows the reason above the list when a unit cannot be retired', async () => {
    server.use(answer(setUnitRetired, () => problem('unavailable')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Kullanımdan kaldır: Evim' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(rows()).toHaveLength(3);
  });

  it('offers to add the first unit of a level, and names the units that learners see until then', async () => {
    units = [];
    renderApp('/pages/unit-list/aksam', { as: 'admin' });
    expect(
      await screen.findByRole('heading', { name: 'Bu seviyenin henüz ünitesi yok' }),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Bu seviyedeki öğrenciler B1 ünitelerini görür/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ünite ekle' })).toHaveAttribute('href', '/pages/unit-add/aksam');
  });

  it('shows a skeleton while the units are loading', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      answer(listUnits, async () => {
        await gate.promise;
        return { units };
      }),
    );
    renderApp('/pages/unit-list/A1', { as: 'admin' });
    expect(await screen.findByText('Yükleniyor')).toBeInTheDocument();
    gate.resolve();
    expect(await screen.findByText('1. Ekmek ve fırın')).toBeInTheDocument();
    expect(screen.queryByText('Yükleniyor')).not.toBeInTheDocument();
  });

  it('offers a retry when the units cannot be loaded, and says when the level does not exist', async () => {
    let refused = true;
    server.use(answer(listUnits, () => (refused ? problem('forbidden') : { units })));
    const { user, unmount } = renderApp('/pages/unit-list/A1', { as: 'admin' });
    const alert = await screen.findByRole('alert');
    refused = false;
    await user.click(within(alert).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('1. Ekmek ve fırın')).toBeInTheDocument();
    unmount();
    server.use(answer(listUnits, () => problem('not-found')));
    renderApp('/pages/unit-list/yok', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Bu seviye bulunamadı' })).toBeInTheDocument();
  });
});
