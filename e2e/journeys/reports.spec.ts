import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beyondTheEdge, tooSmallToTap, violations } from '../support/axe.ts';
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
  withAdministrator,
} from '../support/users.ts';

const teacher = {
  name: 'Tuğba',
  surname: 'Öğretmen',
  email: 'tugba@okul.example',
  password: 'tebeşir tozu ve çay',
};

let pratik: Pratik;
let classId: string;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  const { id: learnerId } = await addLearner(request, pratik);
  const { id: teacherId } = await addLearner(request, pratik, teacher);
  const { call } = await callsAs(pratik, administrator);
  const group = { code: '9-A', name: 'Dokuzuncu sınıf', term: '2026–2027 Güz', levelId: 'A1' };
  classId = (await call<{ id: string }>('class/add', group)).id;
  await call('class/add-members', { classId, role: 'learner', userIds: [learnerId] });
  await call('class/add-members', { classId, role: 'teacher', userIds: [teacherId] });
  await pratik.query(
    `insert into activity_days (user_id, day, kind, active_ms, learner_words, learner_turns, last_event_at)
     select '${learnerId}', current_date - 1, 'chat', 1500000, 240, 12, now()`,
  );
  await pratik.query(
    `insert into error_counts (user_id, week, code, count)
     select '${learnerId}', date_trunc('week', current_date - 1)::date, 'missing-article', 7`,
  );
});
test.afterAll(() => pratik.stop());

const issuesOf = async (page: Page) => {
  const found = [...(await beyondTheEdge(page)), ...(await tooSmallToTap(page))];
  for (const scheme of ['dark', 'light'] as const) found.push(...(await violations(page, scheme)));
  return found;
};

/** Returns the texts of menus and buttons that would be printed, and the background of the page on paper. */
const onPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate(() => ({
    menus: [...document.querySelectorAll('header[class], nav, footer, button, select')]
      .filter((node) => node.closest('header')?.querySelector('h1') == null)
      .filter((node) => node.checkVisibility())
      .map((node) => node.textContent),
    background: getComputedStyle(document.body).backgroundColor,
    colour: getComputedStyle(document.querySelector('h1') as Element).color,
  }));
  await page.emulateMedia({ media: null, colorScheme: null });
  return found;
};
const blackOnWhite = { menus: [], background: 'rgb(255, 255, 255)', colour: 'rgb(0, 0, 0)' };

test('reports › let a teacher open and print a class report on a phone, and let learners open the report about themselves', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setStorageState(await browserStateOf(pratik, teacher));
  await page.goto(`${pratik.url}/pages/class/${classId}`);
  await expectPage(page, '9-A');
  await press(page, page.getByRole('link', { name: 'Rapor', exact: true }));
  await expectPage(page, 'Sınıf raporu: 9-A');
  const errors = page.getByRole('table', { name: 'Sınıfın hataları' });
  await expect(errors.getByRole('row', { name: /Eksik artikel/ })).toContainText('2,9');
  await expect(page.getByRole('table', { name: 'Öğrenciler' }).getByText('25')).toBeVisible();
  expect(await issuesOf(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await press(page, page.getByRole('button', { name: 'Yazdır' }));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  expect(await onPaper(page)).toEqual(blackOnWhite);

  const downloading = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'PDF indir' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sinif-raporu-\d{4}-\d{2}-\d{2}\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await press(page, page.getByRole('table', { name: 'Öğrenciler' }).getByRole('link', { name: 'Can Işık' }));
  await expectPage(page, 'Öğrenci raporu: Can Işık');
  await expect(page.getByText('1 günde toplam 25 dakika')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Veli mektubu' }));
  await expectPage(page, 'Veli mektubu: Can Işık');
  await expect(page.getByText('Sayın veli,')).toBeVisible();
  expect(await issuesOf(page)).toEqual([]);
  expect(await onPaper(page)).toEqual(blackOnWhite);

  await context.setStorageState(await browserStateOf(pratik, learner));
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Profil');
  await press(page, page.getByRole('link', { name: 'Çalışma raporum' }));
  await expectPage(page, 'Çalışma raporum');
  await expect(page.getByText('1 günde toplam 25 dakika')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Veli mektubu' })).toHaveCount(0);
  expect(await issuesOf(page)).toEqual([]);
  expect(await onPaper(page)).toEqual(blackOnWhite);
});
