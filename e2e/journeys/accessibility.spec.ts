import type { Page } from '@playwright/test';
import { beyondTheEdge, setTextSize, tooSmallToTap, violations } from '../support/axe.ts';
import { expectPage } from '../support/page.ts';
import {
  administratorPlaces,
  type Furniture,
  furnish,
  learnerPlaces,
  openPlaces,
  type Place,
} from '../support/places.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test, watchErrors } from '../support/test.ts';
import {
  administrator,
  browserStateOf,
  learner,
  reauthenticateUser,
  type Stored,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
let furniture: Furniture;
const stored: Partial<Record<'nobody' | 'learner' | 'administrator', Stored>> = {};
test.beforeAll(async () => {
  pratik = await startPratik({ ...withAdministrator, SIGN_UP: 'true' });
  furniture = await furnish(pratik);
  stored.administrator = await browserStateOf(pratik, administrator);
  stored.learner = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

/** Opens a page of the list `places` and waits until the content of the page is visible. */
const open = async (page: Page, { path, heading, ready }: Place) => {
  const address = typeof path === 'string' ? path : path(furniture);
  // The server offers the form for the first administrator only while no administrator exists. The test changes the
  // server’s response so that the page shows this form.
  await page.route('**/api/public/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), setupNeeded: address === '/auth/setup' } });
  });
  await page.goto(`${pratik.url}${address}`);
  if (heading) await expectPage(page, heading);
  if (ready) await expect(page.getByText(ready).first()).toBeVisible();
  const corrections = page.getByRole('button', { name: /^\d+ düzeltme/, expanded: false });
  if (address.includes('?c=')) await corrections.first().click();
};

for (const [who, places] of [
  ['nobody', openPlaces],
  ['learner', learnerPlaces],
  ['administrator', administratorPlaces],
] as const) {
  test.describe(() => {
    // All pages of one role share a browser context, so that the browser compiles Pratik’s code only once.
    let page: Page;
    let errors: ReturnType<typeof watchErrors>;
    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ ...(stored[who] && { storageState: stored[who] }) });
      errors = watchErrors(context);
      page = await context.newPage();
    });
    test.afterAll(() => page.context().close());

    for (const place of places) {
      test(`accessibility of ${place.name} for ${who} › has no violations in both widths and colour schemes, and hides no content with large text`, async () => {
        const found: string[] = [];
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 });
          if (width === 1440) await open(page, place);
          for (const scheme of ['dark', 'light'] as const) {
            for (const error of await violations(page, scheme)) found.push(`at ${width}, ${error}`);
          }
        }
        // Pages for administrators are exempt from the check of touch targets, because their tables may be denser.
        if (who !== 'administrator') {
          for (const node of await tooSmallToTap(page)) found.push(`too small to tap: ${node}`);
        }
        // 18 px is the root font size at the largest scale; 28 px is twice the root font size at the default
        // scale. 320 px is the narrowest width at which WCAG requires pages to work.
        for (const [width, size] of [
          [390, 18],
          [390, 28],
          [320, 14],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          await setTextSize(page, size);
          for (const node of await beyondTheEdge(page)) found.push(`at ${width}, text of ${size}: ${node}`);
        }
        expect(found).toEqual([]);
        expect(errors.unexpected()).toEqual([]);
      });
    }
  });
}

test('accessibility › menus, sidebars and dialogs cause no violations in the light and dark colour schemes', async ({
  page,
  context,
}) => {
  if (stored.administrator) await context.setStorageState(stored.administrator);
  await reauthenticateUser(page, pratik, administrator);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pratik.url}/pages/user-edit/${furniture.userId}`);
  await expectPage(page, 'Kullanıcıyı düzenle');
  const found: string[] = [];
  for (const opener of ['Menüyü aç', 'Görünüm ayarları', 'Hesap', 'Şifre bağlantısı oluştur', 'Sil']) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const scheme of ['dark', 'light'] as const) {
      for (const error of await violations(page, scheme)) found.push(`${opener}, ${error}`);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(found).toEqual([]);
});
