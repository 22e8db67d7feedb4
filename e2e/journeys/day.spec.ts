import { beyondTheEdge, setTextSize, violations } from '../support/axe.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
let userId: string;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  userId = (await addLearner(request, pratik)).id;
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

/**
 * SQL expression for today’s date in the learner’s time zone. It can be one day later than the date in the
 * database’s time zone.
 */
const today = "(now() at time zone 'Europe/Istanbul')::date";

/** Inserts the data of four weeks of practice. */
const practised = async (): Promise<void> => {
  await pratik.query(
    `insert into activity_days (user_id, day, kind, active_ms, learner_words, learner_turns, last_event_at)
     select $1, ${today} - back, kind, 300000, 150, 5, now()
     from generate_series(0, 27) back, unnest(array['chat', 'reading', 'writing']) kind where back % 6 <> 5`,
    [userId],
  );
  await pratik.query(
    `insert into error_counts (user_id, week, code, count)
     select $1, date_trunc('week', ${today})::date - 7 * back, 'missing-article', 5 + 10 * back
     from generate_series(0, 3) back`,
    [userId],
  );
  await pratik.query(
    `insert into skill_abilities (user_id, skill, ability, variance, answers, updated_at)
     values ($1, 'reading', -1.5, 0.3, 20, now()), ($1, 'speaking', 0, 0.07, 60, now())`,
    [userId],
  );
};

test('home page › shows the weekly goal and links to the practice pages by keyboard on a phone', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: stored,
  });
  const page = await phone.newPage();
  await page.goto(`${pratik.url}/pages/profile`);
  await expectPage(page, 'Profil');
  const days = page.getByLabel('Haftada kaç gün');
  await tabTo(page, days);
  await page.keyboard.press('ArrowDown');
  await expect(days).toHaveValue('1');
  await press(page, page.getByRole('button', { name: 'Kaydet' }));
  await expect(page.getByText('Profiliniz kaydedildi')).toBeVisible();

  await practised();
  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  await expect(page.getByText(/^Hedefiniz haftada 1 gün; bu hafta [1-7] gün çalıştınız\.$/)).toBeVisible();
  const skills = page.getByRole('region', { name: 'Beceri seviyeleriniz' });
  await expect(skills.getByText('A2 dolayında (A1 ile B1 arası)')).toBeVisible();
  await expect(skills.getByText('büyük olasılıkla B1')).toBeVisible();
  const errors = page.getByRole('region', { name: 'Üzerinde durulacaklar' });
  await expect(errors.getByText('azaldı')).toBeVisible();
  for (const scheme of ['dark', 'light'] as const) expect(await violations(page, scheme)).toEqual([]);
  for (const size of [14, 18]) {
    await setTextSize(page, size);
    expect(await beyondTheEdge(page)).toEqual([]);
  }

  // When the learner has made errors recently, the plan begins with the words and a grammar lesson about
  // these errors.
  const plan = page.getByRole('region', { name: 'Bugünün planı' });
  await expect(plan.getByRole('listitem')).toHaveCount(4);
  await expect(plan.getByRole('link', { name: /^Dil bilgisi.*sık yaptığınız hata/ })).toHaveAttribute(
    'href',
    /^\/pages\/grammar\/a\d-articles$/,
  );
  await press(page, plan.getByRole('button', { name: '10 dk' }));
  await expect(plan.getByRole('listitem')).toHaveCount(2);

  // On a phone, the main button is beside the ring that shows today’s minutes.
  await setTextSize(page, 14);
  const ring = await plan.getByRole('img').boundingBox();
  const button = await plan.getByRole('link', { name: 'Kelimelere başla' }).boundingBox();
  expect(button?.x).toBeGreaterThan((ring?.x ?? 0) + (ring?.width ?? 0));
  await press(page, plan.getByRole('link', { name: 'Kelimelere başla' }));
  await expectPage(page, 'Kelime Pratiği');
  await phone.close();
});
