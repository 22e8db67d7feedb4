import type { Page } from '@playwright/test';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let asLearner: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  asLearner = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

const indigo = 'rgb(79, 70, 229)';
const lightPaper = [247, 247, 251];
const darkPaper = [18, 18, 28];

const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menü' });

const openSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Görünüm ayarları' }).click();
  await expect(page.getByRole('dialog', { name: 'Görünüm ayarları' })).toBeVisible();
};

/** Opens the profile page, makes a choice in the settings sidebar, and reloads the page. */
const choose = async (page: Page, choosing: () => Promise<void>) => {
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Profil');
  await openSettings(page);
  await choosing();
  await page.keyboard.press('Escape');
  await page.reload();
  await expectPage(page, 'Profil');
};

/** Blocks all script files, opens a page, and returns the red, green and blue values of one of its pixels. */
const firstPaint = async (page: Page, path: string): Promise<number[]> => {
  // Leaves the current page first, because a page that fails to load its code reloads itself and would cancel
  // this navigation.
  await page.goto('about:blank');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${pratik.url}${path}`, { waitUntil: 'domcontentloaded' });
  const png = (await page.screenshot({ clip: { x: 3, y: 400, width: 1, height: 1 } })).toString('base64');
  await page.unroute('**/assets/*.js');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png);
};

test('default layout › is light indigo with font size 14, static menu, outlined fields and ripple effect', async ({
  page,
  context,
}) => {
  await page.goto(`${pratik.url}/auth/login`);
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toHaveCSS('background-color', indigo);
  await expect(page.locator('html')).toHaveClass('light');
  expect(await fontSize(page)).toBe('14px');
  await context.setStorageState(asLearner);
  await page.goto(`${pratik.url}/pages/profile`);
  await expect(menu(page)).toBeVisible();
  await openSettings(page);
  const chosen = page.getByRole('dialog').getByRole('button', { pressed: true });
  await expect(chosen).toHaveText(['Açık', 'Sabit', 'Çerçeveli', 'Türkçe']);
  await expect(page.getByRole('switch', { name: 'Dokunma dalgası' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Yazı boyutu' }).getByRole('status')).toHaveText('14');
});

test('layout › is dark from the first paint after a reload when the user chose dark, whatever the operating system prefers', async ({
  page,
  context,
  errors,
}) => {
  errors.allow(/ERR_FAILED/);
  await context.setStorageState(asLearner);
  expect(await firstPaint(page, '/pages/profile')).toEqual(lightPaper);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await firstPaint(page, '/pages/profile')).toEqual(lightPaper);

  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page, () => page.getByRole('button', { name: 'Koyu' }).click());
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('body')).toHaveCSS('background-color', `rgb(${darkPaper.join(', ')})`);
  for (const path of ['/pages/profile', '/auth/login', '/landing', '/notfound']) {
    expect(await firstPaint(page, path), path).toEqual(darkPaper);
  }
});

test('layout › has the chosen font size from the first paint after a reload', async ({ page, context }) => {
  await context.setStorageState(asLearner);
  await choose(page, async () => {
    for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Büyüt' }).click();
    await expect(page.getByRole('button', { name: 'Büyüt' })).toBeDisabled();
  });
  expect(await fontSize(page)).toBe('18px');
  expect(Number.parseFloat(await styleOf(page, 'input', 'font-size'))).toBeCloseTo(18 * 1.143, 0);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.early = getComputedStyle(document.documentElement).fontSize;
    });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-early', '18px');
  await choose(page, async () => {
    for (let step = 0; step < 6; step += 1) await page.getByRole('button', { name: 'Küçült' }).click();
    await expect(page.getByRole('button', { name: 'Küçült' })).toBeDisabled();
  });
  expect(await fontSize(page)).toBe('12px');
});

test('layout › keeps the menu mode when the page is reloaded', async ({ page, context }) => {
  await context.setStorageState(asLearner);
  await choose(page, () => page.getByRole('button', { name: 'Üstte açılan' }).click());
  await expect(menu(page)).toHaveCount(0);
  await choose(page, () => page.getByRole('button', { name: 'Sabit' }).click());
  await expect(menu(page)).toBeVisible();
});

test('layout › keeps the input style when the page is reloaded, and uses it for all fields', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.goto(`${pratik.url}/pages/profile`);
  await expect(page.locator('.MuiOutlinedInput-root').first()).toBeVisible();
  await choose(page, () => page.getByRole('button', { name: 'Dolgulu' }).click());
  await expect(page.locator('.MuiFilledInput-root').first()).toBeVisible();
  await expect(page.locator('.MuiOutlinedInput-root')).toHaveCount(0);
});

test('layout › keeps the ripple setting when the page is reloaded, and shows no ripple when the user prefers reduced motion', async ({
  page,
  context,
}) => {
  await context.setStorageState(asLearner);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pratik.url);
  const pressed = page.getByRole('button', { name: 'Hesap' });
  const expectRipple = async (comes: boolean) => {
    await pressed.hover();
    await page.mouse.down();
    await expect(pressed.locator('.MuiTouchRipple-root')).toHaveCount(comes ? 1 : 0);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  await expectRipple(true);
  await choose(page, () => page.getByRole('switch', { name: 'Dokunma dalgası' }).click());
  await expectRipple(false);
  await choose(page, () => page.getByRole('switch', { name: 'Dokunma dalgası' }).click());
  await expectRipple(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectRipple(false);
});
