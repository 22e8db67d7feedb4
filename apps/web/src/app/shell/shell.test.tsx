import type { Role } from '@pratik/contract/user';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setWidth } from '../../../test/browser.ts';
import { renderApp } from '../../../test/render-app.tsx';

const menu = () => screen.findByRole('navigation', { name: 'Menü' });
const noMenu = () =>
  waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menü' })).not.toBeInTheDocument());

const entriesOf = async (role: Role) => {
  renderApp('/pages/reading-practice', { as: role });
  const nav = await menu();
  return {
    groups: within(nav)
      .getAllByRole('button')
      .map((button) => button.textContent),
    entries: within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  };
};

describe('side menu', () => {
  it('shows the learner’s menu, with its groups and entries', async () => {
    expect(await entriesOf('user')).toEqual({
      groups: ['Kullanıcı', 'Ana'],
      entries: [
        ['Profil', '/pages/profile'],
        ['Sohbet', '/pages/chat'],
        ['Yazma Pratiği', '/pages/writing-practice'],
        ['Kelime Pratiği', '/pages/vocabulary-practice'],
        ['Okuma Pratiği', '/pages/reading-practice'],
        ['Dinleme Pratiği', '/pages/listening-practice'],
        ['Ana Sayfa', '/'],
        ['Çıkış', '/pages/empty'],
      ],
    });
  });

  it('shows the administrator’s menu, with its groups and entries', async () => {
    expect(await entriesOf('admin')).toEqual({
      groups: ['Ana', 'Yönetim'],
      entries: [
        ['Ana Sayfa', '/'],
        ['Çıkış', '/pages/empty'],
        ['Kullanıcı Listesi', '/pages/user-list'],
        ['Kullanıcı Ekle', '/pages/user-add'],
        ['Seviye Listesi', '/pages/level-list'],
        ['Seviye Ekle', '/pages/level-add'],
        ['Soru Listesi', '/pages/question-list'],
        ['Soru Ekle', '/pages/question-add'],
        ['Mesaj İşleme', '/pages/message-process-list'],
      ],
    });
  });

  it('highlights the entry of the vocabulary practice on the page of a grammar lesson', async () => {
    renderApp('/pages/grammar', { as: 'user' });
    expect(within(await menu()).getByRole('link', { current: true })).toHaveTextContent('Kelime Pratiği');
  });

  it('highlights the entry of the current page', async () => {
    renderApp('/pages/reading-practice', { as: 'user' });
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Okuma Pratiği');
  });

  it.each([
    ['audit-log', 'Kullanıcı Listesi'],
    ['class-add', 'Kullanıcı Listesi'],
    ['user-edit/7', 'Kullanıcı Listesi'],
    ['level-edit/A2', 'Seviye Listesi'],
    ['unit-edit/A2/a2-home', 'Seviye Listesi'],
    ['question-edit/word/bread', 'Soru Listesi'],
    ['message-process/7', 'Mesaj İşleme'],
    ['user-list', null],
  ])('highlights the entry of the section on the page %s', async (page, section) => {
    renderApp(`/pages/${page}`, { as: 'admin' });
    const marked = within(await menu())
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true');
    expect(marked.map((link) => link.textContent)).toEqual(section === null ? [] : [section]);
  });

  it('collapses and expands a menu group', async () => {
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    const group = await screen.findByRole('button', { name: 'Kullanıcı' });
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Sohbet' })).not.toBeInTheDocument();
    await user.click(group);
    expect(screen.getByRole('link', { name: 'Sohbet' })).toBeInTheDocument();
  });

  it('stands beside the page and can be hidden when the window is wider than 991 px', async () => {
    setWidth(992);
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    await menu();
    await user.click(screen.getByRole('button', { name: 'Menüyü kapat' }));
    await noMenu();
  });

  it('covers the page when the window is 991 px wide, and closes on a route change', async () => {
    setWidth(991);
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Menüyü aç' }));
    await user.click(within(await menu()).getByRole('link', { name: 'Dinleme Pratiği' }));
    await screen.findByRole('heading', { level: 1, name: 'Dinleme Pratiği' });
    await noMenu();
    setWidth(1024);
  });

  it('closes with Esc and returns the focus to the menu button', async () => {
    setWidth(390);
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    const opener = await screen.findByRole('button', { name: 'Menüyü aç' });
    await user.click(opener);
    await menu();
    await user.keyboard('{Escape}');
    await noMenu();
    expect(opener).toHaveFocus();
    setWidth(1024);
  });
});

describe('layout settings in the side panel', () => {
  const openSettings = async () => {
    const { user, unmount } = renderApp('/pages/reading-practice', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Görünüm ayarları' }));
    await screen.findByRole('dialog', { name: 'Görünüm ayarları' });
    return { user, unmount };
  };

  it('keep their values when the page is reloaded', async () => {
    const { user, unmount } = await openSettings();
    for (const name of ['Koyu', 'Üstte açılan', 'Dolgulu', 'Büyüt', 'English']) {
      await user.click(screen.getByRole('button', { name }));
    }
    await user.click(await screen.findByRole('switch', { name: 'Ripple on touch' }));
    unmount();
    renderApp('/pages/reading-practice', { as: 'user' });
    const settings = await screen.findByRole('button', { name: 'Appearance' });
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement.style.fontSize).toBe('93.75%');
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
    await user.click(settings);
    const pressed = (await screen.findAllByRole('button', { pressed: true })).map(
      (button) => button.textContent,
    );
    expect(pressed).toEqual(['Dark', 'Overlay menu', 'Filled', 'English']);
    expect(screen.getByRole('switch', { name: 'Ripple on touch' })).not.toBeChecked();
    expect(screen.getByText('15')).toBeInTheDocument();
  });

  it('allow only scales from 12 to 18', async () => {
    const { user } = await openSettings();
    for (let step = 0; step < 2; step += 1) await user.click(screen.getByRole('button', { name: 'Küçült' }));
    expect(screen.getByRole('button', { name: 'Küçült' })).toBeDisabled();
    for (let step = 0; step < 6; step += 1) await user.click(screen.getByRole('button', { name: 'Büyüt' }));
    expect(screen.getByRole('button', { name: 'Büyüt' })).toBeDisabled();
  });
});

describe('page navigation', () => {
  it('moves the focus to the heading of the new page and changes the document title', async () => {
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    await user.click(await screen.findByRole('link', { name: 'Dinleme Pratiği' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Dinleme Pratiği' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(document.title).toBe('Dinleme Pratiği · Pratik'));
  });

  it('reloads the open page when the user clicks the link to this page', async () => {
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    const before = await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('link', { name: 'Okuma Pratiği' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toBe(before));
  });

  it('offers a link that skips the side menu', async () => {
    const { user } = renderApp('/pages/reading-practice', { as: 'user' });
    const skip = await screen.findByRole('link', { name: 'İçeriğe geç' });
    await user.click(skip);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows a banner while the browser is offline', async () => {
    renderApp('/pages/reading-practice', { as: 'user' });
    await menu();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/Bağlantı yok/)).toBeInTheDocument();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/Bağlantı yok/)).not.toBeInTheDocument());
  });
});
