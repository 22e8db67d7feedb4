import { beyondTheEdge, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { administrator, browserStateOf, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async () => {
  pratik = await startPratik(withAdministrator);
});
test.afterAll(() => pratik.stop());

test('status page › can be opened from the dashboard by keyboard on a phone', async ({ page, context }) => {
  await context.setStorageState(await browserStateOf(pratik, administrator));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pratik.url);
  await press(page, page.getByRole('link', { name: 'Sistem durumu' }).first());
  await expectPage(page, 'Sistem durumu');
  await expect(page).toHaveURL(/\/pages\/status$/);
  await expect(page.getByRole('region', { name: 'Hizmetler' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Son yedek' })).toContainText('kayıtlı yedeği yok');

  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  expect(found).toEqual([]);

  await press(page, page.getByRole('main').getByRole('link', { name: 'Ana Sayfa' }));
  await expectPage(page, 'Ana Sayfa');
});
