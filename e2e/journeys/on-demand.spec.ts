import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { administrator, signIn, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
test.beforeAll(async () => {
  pratik = await startPratik(withAdministrator);
});
test.afterAll(() => pratik.stop());

test('JavaScript of pages under /pages › is loaded on the first visit of a page, without reloading the document', async ({
  page,
}) => {
  const scripts: string[] = [];
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    if (request.resourceType() === 'document') documents += 1;
  });
  await signIn(page, pratik, administrator);
  expect(scripts.filter((path) => path.includes('user-list-page'))).toEqual([]);
  const before = documents;
  await page.getByRole('link', { name: 'Kullanıcı Listesi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanıcılar' })).toBeVisible();
  expect(scripts.filter((path) => path.includes('user-list-page'))).toHaveLength(1);
  expect(documents).toBe(before);
});
