import type { BrowserContext, Page } from '@playwright/test';
import { beyondTheEdge, settled, violations } from '../support/axe.ts';
import { expectPage } from '../support/page.ts';
import { administrator, type Kept, keptBy, learner, withAdministrator } from '../support/people.ts';
import { administratorPlaces, furnish, learnerPlaces, openPlaces, type Place } from '../support/places.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';

let pratik: Pratik;
const kept: Partial<Record<'administrator' | 'learner', Kept>> = {};
let furniture: Awaited<ReturnType<typeof furnish>>;
test.beforeAll(async ({ browser }) => {
  pratik = await startPratik({ ...withAdministrator, SIGN_UP: 'true' });
  furniture = await furnish(pratik);
  kept.administrator = await keptBy(browser, pratik, administrator);
  kept.learner = await keptBy(browser, pratik, learner);
});
test.afterAll(() => pratik.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [1440, 390];
const groups = {
  nobody: () => openPlaces,
  learner: () => learnerPlaces(furniture),
  administrator: () => administratorPlaces(furniture),
};
type Group = keyof typeof groups;

/** Begins as someone, in one scheme and scale, chosen in the configuration sidebar as a person does. */
const begin = async (context: BrowserContext, page: Page, who: Group, choices: readonly string[]) => {
  const state = kept[who === 'nobody' ? 'learner' : who];
  if (state) await context.setStorageState(state);
  if (choices.length > 0) {
    await page.goto(pratik.url);
    await page.getByRole('button', { name: 'Görünüm ayarları' }).click();
    for (const choice of choices) await page.getByRole('button', { name: choice, exact: true }).click();
  }
  if (who !== 'nobody') return;
  await page.goto(`${pratik.url}/landing`);
  await page.evaluate(() => localStorage.removeItem('role'));
  await context.clearCookies({ name: /^(?!pratik_layout)/ });
};

/** Opens a place and waits until what it shows is there. */
const open = async (page: Page, { path, heading, ready }: Place) => {
  // The first administrator's form stands only while there is none; here it is looked at all the same.
  await page.route('**/api/public/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), setupNeeded: path === '/auth/setup' } });
  });
  await page.goto(`${pratik.url}${path}`);
  if (heading) await expectPage(page, heading);
  if (ready) await expect(page.getByText(ready).first()).toBeVisible();
  const corrections = page.getByRole('button', { name: /^\d+ düzeltme/, expanded: false });
  if (path.includes('?c=')) await corrections.first().click();
};

for (const scheme of ['Açık', 'Koyu']) {
  for (const who of ['nobody', 'learner', 'administrator'] as const) {
    test(`${who}’s pages have no violation, wide and narrow: ${scheme}`, async ({ page, context }) => {
      await begin(context, page, who, [scheme]);
      const found: string[] = [];
      for (const place of groups[who]()) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          if (width === widths[0]) await open(page, place);
          await settled(page);
          for (const fault of await violations(page)) found.push(`${place.name} at ${width}: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    });
  }

  test(`what lies over the pages has no violation: ${scheme}`, async ({ page, context }) => {
    await begin(context, page, 'administrator', [scheme]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${pratik.url}/pages/user-edit/${furniture.people.id}`);
    await expectPage(page, 'Kullanıcıyı düzenle');
    const found: string[] = [];
    for (const opener of ['Menüyü aç', 'Görünüm ayarları', 'Hesap', 'Şifre bağlantısı oluştur', 'Sil']) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await settled(page);
      for (const fault of await violations(page)) found.push(`${opener}: ${fault}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}

for (const who of ['nobody', 'learner', 'administrator'] as const) {
  test(`${who}’s pages fit a narrow window at the largest scale and with text twice as large`, async ({
    page,
    context,
  }) => {
    await begin(context, page, who, []);
    const found: string[] = [];
    for (const place of groups[who]()) {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, place);
      for (const [width, scale] of [
        [390, 18],
        [390, 28],
        [320, 14],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`;
        }, scale);
        await settled(page);
        for (const node of await beyondTheEdge(page))
          found.push(`${place.name} at ${width}, ${scale}: ${node}`);
      }
    }
    expect(found).toEqual([]);
  });
}
