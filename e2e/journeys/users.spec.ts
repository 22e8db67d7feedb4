import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectPage, listening } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import {
  addLearner,
  administrator,
  browserStateOf,
  callsAs,
  learner,
  reauthenticateInDialog,
  reauthenticateUser,
  type Stored,
  signIn,
  withAdministrator,
} from '../support/users.ts';

const named = [
  'Isparta Gül',
  'İpek Işık',
  'Irmak Şahin',
  'Çağla Öz',
  'Cem Ünal',
  'Ümit Çelik',
  'Zeynep =Formül',
];
const others = Array.from({ length: 45 - named.length }, (_, index) => `Öğrenci Sınıf${index + 10}`);

let pratik: Pratik;
let asAdministrator: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  const { call } = await callsAs(pratik, administrator);
  const rows = [...named, ...others].map((full, index) => {
    const [name = '', surname = ''] = full.split(' ');
    return {
      line: index + 2,
      name,
      surname,
      email: `kisi${index}@okul.example`,
      role: '',
      level: index < 7 ? 'B1' : '',
    };
  });
  const answer = await call<{ rows: { outcome: string }[] }>('user/import', { rows, dryRun: false });
  expect(answer.rows.every(({ outcome }) => outcome === 'added')).toBe(true);
  asAdministrator = await browserStateOf(pratik, administrator);
});
test.afterAll(() => pratik.stop());
test.beforeEach(async ({ page, context }) => {
  await context.setStorageState(asAdministrator);
  await reauthenticateUser(page, pratik, administrator);
});

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Kullanıcı listesi' }).locator('tbody').getByRole('row');
const names = (page: Page) =>
  page.getByRole('table', { name: 'Kullanıcı listesi' }).getByRole('rowheader').allTextContents();
const openList = async (page: Page, search = '') => {
  await page.goto(`${pratik.url}/pages/user-list${search}`);
  await expectPage(page, 'Kullanıcılar');
};
const openFilters = (page: Page) => page.getByRole('button', { name: /^Süzgeçler( \(|$)/ }).click();
const actOn = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `İşlemler: ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('user list › stores filters, sort order and page number in the URL, so that links and the Back button restore them', async ({
  page,
  browser,
}) => {
  await openList(page);
  await expect(page.getByText('1–20 / 47')).toBeVisible();
  await expect(page).toHaveURL(`${pratik.url}/pages/user-list`);
  await openFilters(page);
  await page.getByLabel('Seviye', { exact: true }).selectOption({ label: 'B1 · Orta' });
  await expect(page.getByText('1–7 / 7')).toBeVisible();
  await page.getByRole('button', { name: 'Ad Soyad' }).click();
  await expect(page).toHaveURL(/\?level=B1&order=desc$/);
  await expect
    .poll(() => names(page))
    .toEqual([
      'Zeynep =Formül',
      'Ümit Çelik',
      'İpek Işık',
      'Isparta Gül',
      'Irmak Şahin',
      'Çağla Öz',
      'Cem Ünal',
    ]);
  const colleague = await (await browser.newContext({ storageState: asAdministrator })).newPage();
  await colleague.goto(page.url());
  await expect.poll(() => names(colleague)).toEqual(await names(page));
  await colleague.context().close();

  await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click();
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(page.getByText('21–40 / 47')).toBeVisible();
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(page.getByText('41–47 / 47')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Sonraki sayfa' })).toBeDisabled();
  await page.goBack();
  await expect(page.getByText('21–40 / 47')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText('1–7 / 7')).toBeVisible();
  await page.getByLabel('Sayfa başına satır').selectOption('50');
  await expect(page).toHaveURL(/size=50/);
});

test('user list › shows 20 rows on a laptop, keeps its header row visible, and opens a user with the keys j, x and Enter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page);
  await expect(rowsOf(page)).toHaveCount(20);
  await expect(rowsOf(page).last()).toBeInViewport({ ratio: 1 });
  await rowsOf(page)
    .last()
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  await expect(page.getByRole('columnheader', { name: 'E-posta' })).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('/');
  await page.keyboard.type('öz çağla');
  await expect.poll(() => names(page)).toEqual(['Çağla Öz']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 satır seçildi')).toBeVisible();
  await page.keyboard.press('Enter');
  await expectPage(page, 'Çağla Öz');
});

test('user list › ignores case and Turkish diacritics in a search', async ({ page }) => {
  await openList(page);
  await openFilters(page);
  for (const [field, typed, found] of [
    ['Ad', 'ISPARTA', 'Isparta Gül'],
    ['Ad', 'İPEK', 'İpek Işık'],
    ['Ad', 'ısparta', 'Isparta Gül'],
    ['Ad', 'ipek', 'İpek Işık'],
    ['Ad', 'cagla', 'Çağla Öz'],
    ['Soyad', 'ŞAHİN', 'Irmak Şahin'],
    ['E-posta', 'KISI1@', 'İpek Işık'],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill(typed);
    await expect.poll(() => names(page), typed).toEqual([found]);
    await page.getByLabel(field, { exact: true }).fill('');
    await expect(page.getByText('1–20 / 47')).toBeVisible();
  }
});

test('user list › treats i and ı in surnames as equal in a search, and offers to clear the filters when no user matches', async ({
  page,
}) => {
  for (const typed of ['işık', 'ışık', 'IŞIK']) {
    await openList(page, `?surname=${typed}`);
    await expect.poll(() => names(page)).toEqual([`${learner.name} ${learner.surname}`, 'İpek Işık']);
  }
  await openFilters(page);
  await page.getByLabel('Ad', { exact: true }).fill('yok böyle biri');
  await expect(page.getByText('Süzgeçlere uyan kullanıcı yok')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Süzgeçleri temizle' }).last().click();
  await expect(page.getByText('1–20 / 47')).toBeVisible();
});

test('CSV export › contains the filtered users in UTF-8 with a byte order mark and semicolons, with escaped formulas', async ({
  page,
}) => {
  await openList(page, '?level=B1');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kullanicilar-\d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '"Ad";"Soyad";"E-posta";"Rol";"Durum";"Seviye";"Kayıt tarihi";"Son etkinlik";"Bu hafta (dk)"',
  );
  expect(lines).toHaveLength(1 + 7);
  expect(lines.find((line) => line.includes('Isparta'))).toMatch(
    /^"Isparta";"Gül";"kisi0@okul\.example";"Öğrenci";"Davetli";"B1";/,
  );
  expect(lines.find((line) => line.includes('Zeynep'))).toMatch(/^"Zeynep";"'=Formül/);
});

test('user list › disables one or several accounts, and enables these accounts again on undo', async ({
  page,
}) => {
  await openList(page, '?name=Isparta');
  await actOn(page, 'Isparta Gül', 'Hesabı kapat');
  await expect(page.getByRole('status').getByText('Isparta Gül: hesap kapatıldı')).toBeVisible();
  await expect(rowsOf(page)).toContainText('Kapalı');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(rowsOf(page)).not.toContainText('Kapalı');

  await openList(page, '?level=B1');
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }).check();
  await expect(page.getByText('7 satır seçildi')).toBeVisible();
  await page.getByRole('button', { name: 'Hesapları kapat' }).click();
  await expect(page.getByText('7 hesap kapatıldı')).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: 'Kapalı' })).toHaveCount(7);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(rowsOf(page).filter({ hasText: 'Kapalı' })).toHaveCount(0);
});

test('user list › assigns a level to several users and renews an unused invitation, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, '?level=B1');
  await page.getByRole('checkbox', { name: 'Seç: Isparta Gül' }).check();
  await page.getByRole('checkbox', { name: 'Seç: İpek Işık' }).check();
  await page.getByRole('button', { name: 'Seviye ver' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'A1 · Başlangıç' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 kullanıcı: A2 · Temel')).toBeVisible();
  const levels = () =>
    pratik.query(`select level_id from users where name in ('Isparta', 'İpek') order by name`);
  expect(await levels()).toEqual([{ level_id: 'A2' }, { level_id: 'A2' }]);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(levels).toEqual([{ level_id: 'B1' }, { level_id: 'B1' }]);

  await openList(page, '?name=Isparta&seen=never');
  await page.getByRole('checkbox', { name: 'Seç: Isparta Gül' }).check();
  await page.getByRole('button', { name: 'Yeniden davet et' }).click();
  const question = page.getByRole('dialog', { name: '1 kullanıcıya yeni davet bağlantısı' });
  await question.getByRole('button', { name: 'Yeniden davet et' }).click();
  const links = page.getByRole('dialog', { name: 'Davet bağlantıları' });
  await expect(links.getByLabel('Isparta Gül')).toHaveValue(/auth\/reset-password#token=/);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
});

test('user deletion › asks for a confirmation that names the user, and for re-authentication of the administrator', async ({
  page,
  errors,
}) => {
  errors.allow(/403/);
  await pratik.query('delete from session_reauthentications');
  await openList(page, '?surname=Sınıf12');
  await actOn(page, 'Öğrenci Sınıf12', 'Sil');
  const question = page.getByRole('dialog', { name: 'Öğrenci Sınıf12 silinsin mi?' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toHaveCount(0);
  await actOn(page, 'Öğrenci Sınıf12', 'Sil');
  await question.getByRole('button', { name: 'Sil' }).click();
  await reauthenticateInDialog(page, administrator);
  await expect(page.getByText('Öğrenci Sınıf12 silindi')).toBeVisible();
  await expect(page.getByText('Süzgeçlere uyan kullanıcı yok')).toBeVisible();
  expect(await pratik.query(`select id from users where surname = 'Sınıf12'`)).toEqual([]);
});

test('user editor › saves name, role and level, and asks before it discards unsaved changes', async ({
  page,
}) => {
  await openList(page, '?surname=Sınıf13');
  await actOn(page, 'Öğrenci Sınıf13', 'Düzenle');
  await expectPage(page, 'Kullanıcıyı düzenle');
  await page.getByLabel('Ad', { exact: true }).fill('Öğretmen');
  await page.getByRole('link', { name: 'Mesaj İşleme' }).click();
  const question = page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler silinsin mi?' });
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toHaveCount(0);
  await page.getByLabel('Rol').selectOption('Yönetici');
  await page.getByLabel('Seviye').selectOption('C1 · İleri');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Değişiklikler kaydedildi')).toBeVisible();
  const rows = await pratik.query(`select name, role, level_id from users where surname = 'Sınıf13'`);
  expect(rows).toEqual([{ name: 'Öğretmen', role: 'admin', level_id: 'C1' }]);
  await page.getByLabel('Rol').selectOption('Öğrenci');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kaydet', exact: true })).toBeDisabled();
});

test('user list › does not let administrators disable, delete or change the role of their own account', async ({
  page,
}) => {
  await openList(page, '?role=admin');
  await expect(rowsOf(page)).toHaveCount(1);
  const [name = ''] = await names(page);
  await page.getByRole('button', { name: `İşlemler: ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: /Profil$/ })).toBeVisible();
  for (const action of ['Hesabı kapat', 'Sil']) {
    await expect(page.getByRole('menuitem', { name: action })).toHaveCount(0);
  }
  await page.getByRole('menuitem', { name: 'Düzenle' }).click();
  await expectPage(page, 'Kullanıcıyı düzenle');
  await expect(page.getByRole('link', { name: 'Profile git' })).toBeVisible();
  await expect(page.getByLabel('Rol')).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Rol')).toHaveValue('admin');
});

test('new user › sets a password with an invitation link, which works only once, and signs in', async ({
  page,
  browser,
}) => {
  await page.goto(`${pratik.url}/pages/user-add`);
  await page.getByLabel('Ad', { exact: true }).fill('Defne');
  await page.getByLabel('Soyad').fill('Kaya');
  await page.getByLabel('E-posta').fill('defne.kaya@okul.example');
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Defne Kaya eklendi' })).toBeFocused();
  const link = await page.getByLabel('Bağlantı').inputValue();

  const theirs = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await theirs.goto(link);
  await expectPage(theirs, 'Şifre belirle');
  await theirs.getByLabel('Yeni şifre').fill('kısa');
  await theirs.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(theirs.getByText('Şifre en az 10 karakter olmalı')).toBeVisible();
  await theirs.getByLabel('Yeni şifre').fill('yağmurlu bir pazar');
  await theirs.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expectPage(theirs, 'Giriş');
  await signIn(theirs, pratik, { email: 'defne.kaya@okul.example', password: 'yağmurlu bir pazar' });
  await theirs.context().close();

  const again = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await again.goto(link);
  await again.getByLabel('Yeni şifre').fill('başka bir uzun şifre');
  await again.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(again.getByRole('alert')).toBeVisible();
  await expect(again.getByRole('link', { name: 'Yeni bağlantı iste' })).toBeVisible();
  await again.context().close();
  await openList(page, '?name=Defne');
  await expect(rowsOf(page)).toContainText('Etkin');
});

test('user import › reports each invalid row, and adds the valid rows with invitation links', async ({
  page,
}) => {
  await page.goto(`${pratik.url}/pages/user-add?by=file`);
  const csv = [
    '\uFEFFAd;Soyad;E-posta;Rol;Seviye',
    'Nehir;Aksoy;nehir@okul.example;öğrenci;A2',
    'Arda;;arda@okul.example;öğrenci;A2',
    'Ela;Koç;bu bir adres değil;öğrenci;A2',
    `Can;Işık;${learner.email};öğrenci;A2`,
    'Deniz;Er;deniz@okul.example;müdür;Z9',
    'Nehir;Aksoy;NEHIR@okul.example;;',
    'Poyraz;Ünlü;poyraz@okul.example;;B1',
  ].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'sınıf.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(page.getByRole('heading', { name: 'Denetim sonucu' })).toBeFocused();
  await expect(page.getByText('7 satır okundu')).toBeVisible();
  const report = page.getByRole('table', { name: 'Satır satır sonuç' }).locator('tbody').getByRole('row');
  await expect(report).toHaveCount(5);
  for (const [index, row] of [
    ['3', 'Soyadı yazın'],
    ['4', 'Geçerli bir e-posta adresi yazın'],
    ['5', 'kayıtlı'],
    ['6', 'Z9'],
    ['7', 'satır 2'],
  ].entries()) {
    const [line = '', why = ''] = row;
    await expect(report.nth(index).getByRole('cell', { name: line, exact: true })).toBeVisible();
    await expect(report.nth(index)).toContainText(why);
  }
  await page.getByRole('button', { name: 'Uygun olanları ekle (2)' }).click();
  await expect(page.getByRole('heading', { name: '2 kullanıcı eklendi' })).toBeFocused();
  await page.getByRole('button', { name: 'Uygun (2)' }).click();
  await expect(report.filter({ hasText: 'Eklendi' })).toHaveCount(2);
  await expect(report.first()).toContainText(`${pratik.url}/auth/reset-password#token=`);
  const added = await pratik.query(
    `select email, level_id from users where email in ('nehir@okul.example', 'poyraz@okul.example') order by email`,
  );
  expect(added).toEqual([
    { email: 'nehir@okul.example', level_id: 'A2' },
    { email: 'poyraz@okul.example', level_id: 'B1' },
  ]);
});

test('user page › shows statistics, and ends all sessions of the user immediately, by keyboard', async ({
  page,
  browser,
  errors,
}) => {
  errors.allow(/401/);
  const name = `${learner.name} ${learner.surname}`;
  const theirs = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  const listens = listening(theirs);
  await signIn(theirs, pratik, learner);
  await listens;
  await openList(page, `?email=${learner.email}`);
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expectPage(page, name);
  await expect(page.getByRole('heading', { name: 'Beceri seviyeleri' })).toBeVisible();
  await expect(page.getByText('Son on iki haftada gösterilen düzeltme yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Bütün oturumları kapat' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', {
    name: `${name} için bütün cihazlardaki oturumlar kapatılsın mı?`,
  });
  await question.getByRole('button', { name: 'Bütün oturumları kapat' }).click();
  await expect(page.getByText('Açık oturum yok.')).toBeVisible();
  await expectPage(theirs, 'Giriş');
  await theirs.context().close();

  await page.getByRole('link', { name: 'İşlem kaydı' }).click();
  await expect(page.getByRole('list', { name: /yeniden eskiye/ })).toContainText('Oturumlarını kapattı');
  await page.goBack();
  await expectPage(page, name);
});

test('disabled account › is signed out immediately and cannot sign in again', async ({
  page,
  browser,
  errors,
}) => {
  errors.allow(/401/);
  const theirs = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await signIn(theirs, pratik, learner);
  const listens = listening(theirs);
  await theirs.goto(`${pratik.url}/pages/profile`);
  await expectPage(theirs, 'Profil');
  await listens;
  await openList(page, `?email=${learner.email}`);
  await actOn(page, `${learner.name} ${learner.surname}`, 'Hesabı kapat');
  await expectPage(theirs, 'Giriş');
  await theirs.getByLabel('E-posta').fill(learner.email);
  await theirs.getByLabel('Şifre', { exact: true }).fill(learner.password);
  await theirs.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(theirs.getByRole('alert')).toBeVisible();
  await theirs.context().close();
});
