import type { Page } from '@playwright/test';
import { expectPage, heading } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  learner,
  type Stored,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
let asAdministrator: Stored;
let asLearner: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  asAdministrator = await browserStateOf(pratik, administrator);
  asLearner = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menü' });
const menuEntry = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/**
 * The menu (docs/specification.md, rows 2.11–2.14), by group. Each entry has its name, path and page heading.
 */
const home = {
  group: 'Ana',
  entries: [
    ['Ana Sayfa', '/', 'Ana Sayfa'],
    ['Çıkış', '/pages/empty', 'Giriş'],
  ],
};
const menus = {
  learner: [
    {
      group: 'Kullanıcı',
      entries: [
        ['Profil', '/pages/profile', 'Profil'],
        ['Sohbet', '/pages/chat', 'Sohbet'],
        ['Yazma Pratiği', '/pages/writing-practice', 'Yazma Pratiği'],
        ['Kelime Pratiği', '/pages/vocabulary-practice', 'Kelime Pratiği'],
        ['Okuma Pratiği', '/pages/reading-practice', 'Okuma Pratiği'],
        ['Dinleme Pratiği', '/pages/listening-practice', 'Dinleme Pratiği'],
      ],
    },
    home,
  ],
  administrator: [
    home,
    {
      group: 'Yönetim',
      entries: [
        ['Kullanıcı Listesi', '/pages/user-list', 'Kullanıcılar'],
        ['Kullanıcı Ekle', '/pages/user-add', 'Kullanıcı Ekle'],
        ['Seviye Listesi', '/pages/level-list', 'Seviyeler'],
        ['Seviye Ekle', '/pages/level-add', 'Seviye Ekle'],
        ['Soru Listesi', '/pages/question-list', 'Sorular'],
        ['Soru Ekle', '/pages/question-add', 'Soru Ekle'],
        ['Mesaj İşleme', '/pages/message-process-list', 'Mesaj İşleme'],
      ],
    },
  ],
};

/** Returns the groups of the menu on the page in order, each with its entries and their paths. */
const shownMenu = async (page: Page) => {
  const groups = await menu(page).getByRole('button').all();
  return Promise.all(
    groups.map(async (group) => {
      const list = page.locator(`id=${await group.getAttribute('aria-controls')}`);
      const links = await list.getByRole('link').all();
      return {
        group: await group.textContent(),
        entries: await Promise.all(
          links.map(async (l) => [await l.textContent(), await l.getAttribute('href')]),
        ),
      };
    }),
  );
};

for (const who of ['learner', 'administrator'] as const) {
  test(`${who} menu › lists its groups and entries, and each entry opens a page with its own h1 heading and title`, async ({
    page,
    context,
  }) => {
    await context.setStorageState(who === 'learner' ? asLearner : asAdministrator);
    await page.goto(pratik.url);
    await expectPage(page, 'Ana Sayfa');
    await expect
      .poll(() => shownMenu(page))
      .toEqual(
        menus[who].map(({ group, entries }) => ({ group, entries: entries.map(([name, to]) => [name, to]) })),
      );
    const entries = menus[who].flatMap((group) => group.entries).filter(([, to]) => to !== '/pages/empty');
    for (const [name = '', to = '', title = ''] of entries) {
      if (to === '/') await page.goto(`${pratik.url}/pages/profile`);
      await menuEntry(page, name).click();
      await expectPage(page, title);
      await expect(page).toHaveURL(`${pratik.url}${to}`);
      await expect(page).toHaveTitle(`${title} · Pratik`);
      await expect(heading(page, title)).toBeFocused();
      await expect(menuEntry(page, name)).toHaveAttribute('aria-current', 'page');
    }
  });
}

test('landing page › is public, links to the sign-in page and scrolls to its anchors', async ({ page }) => {
  await page.goto(`${pratik.url}/landing`);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+ · Pratik$/);
  await page.goto(`${pratik.url}/landing#kimin-icin`);
  await expect(page.locator('#kimin-icin')).toBeInViewport();
  await page.getByRole('link', { name: 'Giriş yap' }).first().click();
  await expectPage(page, 'Giriş');
});

test.describe('path that does not exist', () => {
  test('shows the 404 page with a button to the sign-in page when the user is signed out', async ({
    page,
  }) => {
    await page.goto(`${pratik.url}/boyle/bir-sayfa?yok=1`);
    await expectPage(page, 'Sayfa bulunamadı');
    await expect(page).toHaveURL(`${pratik.url}/notfound`);
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(links).toHaveCount(3);
    expect(await Promise.all((await links.all()).map((link) => link.getAttribute('href')))).toEqual([
      '/pages/chat',
      '/pages/reading-practice',
      '/pages/vocabulary-practice',
    ]);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expectPage(page, 'Giriş');
    await expect(page).toHaveURL(`${pratik.url}/auth/login`);
  });

  test('shows the 404 page with a button to the home page when the user is signed in', async ({
    page,
    context,
  }) => {
    await context.setStorageState(asLearner);
    await page.goto(`${pratik.url}/pages/no-such-page`);
    await expectPage(page, 'Sayfa bulunamadı');
    await expect(page).toHaveURL(`${pratik.url}/notfound`);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expectPage(page, 'Ana Sayfa');
    await expect(page).toHaveURL(`${pratik.url}/`);
  });
});

test('skip link › is the first tab stop and moves the focus to the main content', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Profil');
  const name = page.getByLabel('Ad', { exact: true });
  await expect(name).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // The links to the report and to the reminders come before the first field.
  for (const link of ['Çalışma raporum', 'Hatırlatmalar']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: link })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
});

test('menu group › expands and collapses in 400 ms, or immediately when the user prefers reduced motion', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pratik.url);
  const group = menu(page).getByRole('button', { name: 'Kullanıcı' });
  const animation = () =>
    group.evaluate((button) => getComputedStyle(button.nextElementSibling ?? button).transitionDuration);
  expect((await animation()).split(', ')).toEqual(['0.4s', '0.4s']);
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(menuEntry(page, 'Profil')).toBeHidden();
  await group.click();
  await expect(menuEntry(page, 'Profil')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const duration of (await animation()).split(', '))
    expect(Number.parseFloat(duration)).toBeLessThan(0.001);
});

test('side menu › is shown beside the page, and can be hidden, in windows wider than 991 px', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto(pratik.url);
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menüyü kapat' }).click();
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('side menu › covers the page in a window of 991 px, and closes on Esc and on every navigation', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  await expect(menu(page)).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Menüyü aç' });
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await menuEntry(page, 'Sohbet').click();
  await expectPage(page, 'Sohbet');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'Sohbet')).toBeFocused();

  await opener.click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expectPage(page, 'Ana Sayfa');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page, 'Ana Sayfa')).toBeFocused();
});

test('side menu › covers the page even in a wide window when the menu mode is “overlay”', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.goto(pratik.url);
  await expect(menu(page)).toBeVisible();
  await page.getByRole('button', { name: 'Görünüm ayarları' }).click();
  await page.getByRole('button', { name: 'Üstte açılan' }).click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('sidebars for profile and settings › open, close, and return the focus to their buttons', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  for (const [opener, title] of [
    ['Hesap', 'Hesap'],
    ['Görünüm ayarları', 'Görünüm ayarları'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Hesap' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Hesap' });
  await expect(sidebar.getByText(`${learner.name} ${learner.surname}`)).toBeVisible();
  await expect(sidebar.getByText('Öğrenci')).toBeVisible();
  await sidebar.getByRole('link', { name: 'Profil' }).click();
  await expectPage(page, 'Profil');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('scroll position › is restored by the Back button, and is at the top on a new page', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto(`${pratik.url}/pages/profile`);
  await expect(page.getByRole('heading', { name: 'Oturumlar' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 420));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  expect(await scrolled()).toBe(420);
  await menuEntry(page, 'Sohbet').click();
  await expectPage(page, 'Sohbet');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expectPage(page, 'Profil');
  await expect.poll(scrolled).toBe(420);

  // A link to an anchor on the same page scrolls to the anchor. Pressing Back stays on the page and preserves the
  // typed text.
  await page.evaluate(() => window.scrollTo(0, 0));
  const sessions = page.getByRole('heading', { name: 'Oturumlar' });
  await expect(sessions).not.toBeInViewport();
  await page.getByLabel('Ad', { exact: true }).fill('Nilüfer');
  await sessions.evaluate(({ id }) => window.location.assign(`#${id}`));
  await expect(sessions).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${pratik.url}/pages/profile`);
  await expect.poll(scrolled).toBe(0);
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Nilüfer');
});

test('link to an anchor in the page › scrolls to the anchor', async ({ page, context }) => {
  await context.setStorageState(asLearner);
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto(`${pratik.url}/pages/profile`);
  const sessions = page.getByRole('heading', { name: 'Oturumlar' });
  await expect(sessions).toBeVisible();
  await expect(sessions).not.toBeInViewport();
  await sessions.evaluate(({ id }) => window.location.assign(`#${id}`));
  await expect(sessions).toBeInViewport();
});

test('link to the current page › loads the data again', async ({ page, context }) => {
  await context.setStorageState(asAdministrator);
  await page.goto(`${pratik.url}/pages/user-list`);
  await expect(page.getByText(learner.email)).toBeVisible();
  await pratik.query(`update users set name = 'Cansu' where email = $1`, [learner.email]);
  await menuEntry(page, 'Kullanıcı Listesi').click();
  await expect(page.getByRole('link', { name: `Cansu ${learner.surname}` })).toBeVisible();
  await pratik.query(`update users set name = $2 where email = $1`, [learner.email, learner.name]);
});

test('language setting › applies immediately and after a reload', async ({ page, context }) => {
  await context.setStorageState(asAdministrator);
  await page.goto(`${pratik.url}/pages/user-list`);
  await expectPage(page, 'Kullanıcılar');
  await page.getByRole('button', { name: 'Görünüm ayarları' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.keyboard.press('Escape');
  await expectPage(page, 'Users');
  await expect(page).toHaveTitle('Users · Pratik');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expectPage(page, 'Users');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await page.keyboard.press('Escape');
  await expectPage(page, 'Kullanıcılar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});
