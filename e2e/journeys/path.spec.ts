import { beyondTheEdge, violations } from '../support/axe.ts';
import { press } from '../support/keyboard.ts';
import { expectPage } from '../support/page.ts';
import { type Pratik, startPratik } from '../support/pratik.ts';
import { expect, test } from '../support/test.ts';
import { addLearner, browserStateOf, learner, type Stored, withAdministrator } from '../support/users.ts';

let pratik: Pratik;
let stored: Stored;
test.beforeAll(async ({ request }) => {
  pratik = await startPratik(withAdministrator);
  await addLearner(request, pratik);
  stored = await browserStateOf(pratik, learner);
});
test.afterAll(() => pratik.stop());

test('learning path › leads from the home page through the check of a unit to the next unit, by keyboard on a phone', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'tr-TR',
    storageState: stored,
  });
  const page = await phone.newPage();
  const errors: string[] = [];
  const checkAccessibility = async () => {
    for (const scheme of ['dark', 'light'] as const) errors.push(...(await violations(page, scheme)));
    errors.push(...(await beyondTheEdge(page)));
  };

  await page.goto(pratik.url);
  await expectPage(page, 'Ana Sayfa');
  const plan = page.getByRole('region', { name: 'Bugünün planı' });
  await expect(plan.getByText('1. ünite: Tanışma')).toBeVisible();
  await checkAccessibility();
  await press(page, plan.getByRole('link', { name: 'Yolunuzu görün' }));
  await expectPage(page, 'Tanışma');
  await checkAccessibility();

  // A learner who knows the unit takes its check without doing the steps.
  await press(page, page.getByRole('link', { name: 'Sınamaya başla' }));
  await expectPage(page, 'Sınama: Tanışma');
  await checkAccessibility();
  const result = page.getByRole('heading', { name: 'Üniteyi geçtiniz' });
  for (let number = 1; number <= 15 && !(await result.isVisible()); number += 1) {
    await expect(page.getByText(`${number}. soru`)).toBeVisible();
    await answerRight(page);
    await expect(page.getByRole('status').getByText('Doğru', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${number}. soru`)).toBeHidden();
  }
  await expect(result).toBeFocused();
  await expect(page.getByText('12 sorudan 12 doğru.')).toBeVisible();
  await expect(page.getByText(/günü kısa bir tekrarla geri gelir/)).toBeVisible();
  await checkAccessibility();
  await press(page, page.getByRole('link', { name: /^Sıradaki ünite/ }));
  await expectPage(page, 'Ailem ve arkadaşlarım');
  await press(page, page.getByRole('link', { name: 'Bütün üniteler' }));
  await expectPage(page, 'Öğrenme yolu');
  await expect(page.getByRole('link', { name: /^✓Tanışma|Tanışma.*tekrar:/ })).toBeVisible();
  expect(errors).toEqual([]);
  await phone.close();
});

/** Gives the right answer to the question on the screen, by choosing an option or by typing. */
const answerRight = async (page: import('@playwright/test').Page): Promise<void> => {
  const [asked] = await pratik.query<{ kind: string; id: string; word: string; answers: string[] }>(
    `select item.kind, item.id, item.body->>'word' as word,
       array(select json_array_elements_text(coalesce(item.body->'answers', '[]'))) as answers
     from unit_checks as one cross join lateral (select one.items -> -1 as last) as open
     join curriculum_items as item on item.kind = open.last->>'kind' and item.id = open.last->>'id'
     where one.finished_at is null`,
  );
  const options = page.getByRole('group', { name: 'Boşluğa ne gelir?' });
  if (await options.isVisible()) {
    const right = asked?.kind === 'cloze' ? (asked.answers[0] ?? '') : (asked?.word ?? '');
    await press(page, options.getByRole('button', { name: right, exact: true }));
    return;
  }
  // The typed answer to a question about a word is a form of the word, or a phrase, as in the example
  // sentence of the word.
  const [row] = await pratik.query<{ sentences: string[] }>(
    `select array(select e->>'en' from json_array_elements(body->'examples') as e) as sentences
     from curriculum_items where kind = 'word' and id = $1`,
    [asked?.id],
  );
  const shown = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const form = row?.sentences
    .flatMap((sentence) =>
      [asked?.word ?? '', ...sentence.split(/\s+/).map((word) => word.replace(/[.,!?]$/, ''))]
        .filter((word) => word !== '' && sentence.includes(word))
        .map((word) => ({ sentence, word })),
    )
    .find(({ sentence, word }) => sentence.split(word).every((part) => shown.includes(part.trim())));
  await page.getByLabel('Boşluğa gelen kelimeler').fill(form?.word ?? '');
  await page.keyboard.press('Enter');
};
