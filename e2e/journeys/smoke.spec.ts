import { expect, test } from '@playwright/test';
import { type Pratik, startPratik } from '../support/pratik.ts';

let pratik: Pratik;
test.beforeAll(async () => {
  pratik = await startPratik();
});
test.afterAll(() => pratik.stop());

test('landing', async ({ page }) => {
  await page.goto(`${pratik.url}/landing`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
