import { readFile } from 'node:fs/promises';
import { beyondTheEdge, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  callsAs,
  learner,
  reauthenticateUser,
  withAdministrator,
} from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  const { id } = await addLearner(request, pratik);
  const { call } = await callsAs(pratik, administrator);
  await call('user/set-status', { userIds: [id], status: 'disabled' });
  await call('level/set-retired', { id: 'C1', retired: true });
});
test.afterAll(() => pratik.stop());

test('audit log › can be opened, filtered by action and exported as CSV by keyboard on a phone', async ({
  page,
  context,
}) => {
  await context.setStorageState(await browserStateOf(pratik, administrator));
  await reauthenticateUser(page, pratik, administrator);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${pratik.url}/pages/user-list`);
  await press(page, page.getByRole('link', { name: 'İşlem kaydı' }));
  await expectPage(page, 'İşlem Kaydı');
  const rows = page.getByRole('list', { name: 'İşlemler, yeniden eskiye' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Seviyeyi kullanımdan kaldırdı' })).toHaveCount(1);
  await press(page, page.getByRole('button', { name: 'Süzgeçler' }));
  await page.getByLabel('İşlem', { exact: true }).selectOption({ label: 'Hesabı kapattı' });
  await expect(page).toHaveURL(/act=user\.disable/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`${learner.name} ${learner.surname}`);

  const found = await beyondTheEdge(page);
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  expect(found).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"user.disable";"user";');

  await page.goBack();
  await expect(rows.filter({ hasText: 'Seviyeyi kullanımdan kaldırdı' })).toHaveCount(1);
});
