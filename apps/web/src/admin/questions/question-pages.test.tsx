import {
  addQuestion,
  getQuestion,
  getQuestionVersion,
  type Question,
  saveQuestion,
  settleQuestionOffer,
} from '@pratik/contract/question';
import { findNearDuplicates, listQuestions, setQuestionState } from '@pratik/contract/question-list';
import { getQuestionStatistics } from '@pratik/contract/question-statistics';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { around, makeQuestion, makeRow, noStatistics, pageOf } from './questions.fixture.ts';

const path = '/pages/question-edit/question/the-oven.q1';
const open = async (question = makeQuestion(), ...answers: RequestHandler[]) => {
  server.use(...answers, ...around(question));
  const app = renderApp(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Soruyu düzenle' });
  await screen.findByLabelText('Soru (İngilizce)');
  return app;
};
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe('question edit page', () => {
  it('updates the preview of the item while the administrator types', async () => {
    await open();
    const preview = screen.getByRole('region', { name: 'Öğrencinin gördüğü' });
    expect(within(preview).getByText('The door is closed.', { selector: 'mark' })).toBeInTheDocument();
    write('Soru (İngilizce)', 'What does Ece wait for?');
    expect(within(preview).getByText('What does Ece wait for?')).toBeInTheDocument();
    write('Yanlış şık 1', 'She is early.');
    expect(within(preview).getByText('She is early.')).toBeInTheDocument();
  });

  it('saves with the revision that was opened, and shows field errors beside their fields', async () => {
    const { user } = await open();
    const sent: unknown[] = [];
    server.use(
      answer(saveQuestion, (input) => {
        sent.push(input);
        if (sent.length === 1)
          return problem('validation', {
            errors: [{ pointer: '/draft/evidence', code: 'evidence-not-in-text' }],
          });
        return makeQuestion({ version: 2, revision: 3, draft: input.draft as Question['draft'] });
      }),
    );
    const save = screen.getByRole('button', { name: 'Kaydet' });
    expect(save).toBeDisabled();
    write('Kanıt cümlesi', 'The door is open.');
    await user.click(save);
    expect(
      await screen.findByText('Bu cümle metinde geçmiyor; metinden aynen kopyalayın'),
    ).toBeInTheDocument();
    expect(screen.getByText(/düzeltilmesi gerekiyor: Kanıt cümlesi/)).toBeInTheDocument();
    write('Kanıt cümlesi', 'It opens at six.');
    await user.click(save);
    expect(await screen.findByText('2. sürüm olarak kaydedildi')).toBeInTheDocument();
    expect(sent[1]).toMatchObject({
      kind: 'question',
      id: 'the-oven.q1',
      revision: 1,
      draft: { evidence: 'It opens at six.', right: 'The door is closed.' },
    });
    await waitFor(() => expect(save).toBeDisabled());
  });

  it('lists the fields that differ on a conflict, and saves the version chosen for each field', async () => {
    const { user } = await open();
    const sent: { revision: number; draft: object }[] = [];
    const present = makeQuestion({
      revision: 5,
      draft: { ...makeQuestion().draft, why: 'Kapı kapalıymış.' } as never,
    });
    server.use(
      answer(saveQuestion, (input) => {
        sent.push(input);
        if (sent.length > 1)
          return makeQuestion({ version: 3, revision: 6, draft: input.draft as Question['draft'] });
        return problem('conflict', {
          current: { revision: 5, changedAt: '2026-09-05T10:00:00.000Z', changedBy: null, present },
        });
      }),
    );
    write('Soru (İngilizce)', 'Why does she wait?');
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Kapı kapalıymış.')).toBeInTheDocument();
    expect(within(dialog).getByText('Why does she wait?')).toBeInTheDocument();
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Seçilenleri kaydet' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      revision: 5,
      draft: { ask: 'Why does she wait?', why: 'Kapı kapalıymış.' },
    });
  });

  it('changes the state of the item, and lists its near duplicates', async () => {
    const near = {
      kind: 'question' as const,
      id: 'the-oven.q7',
      title: 'Why is Ece waiting?',
      state: 'draft' as const,
      similarity: 0.8,
    };
    const found = answer(findNearDuplicates, ({ items }) => ({
      found: items.map((item) => ({ ...item, near: [near] })),
    }));
    const { user } = await open(makeQuestion({ state: 'draft' }), found);
    expect(await screen.findByText('Buna çok benzeyenler')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Why is Ece waiting?' })).toBeInTheDocument();
    const states: string[] = [];
    server.use(
      answer(setQuestionState, ({ items, state }) => {
        states.push(state);
        return { changed: items.map((item) => ({ ...item, from: 'draft' as const })) };
      }),
      answer(getQuestion, () => makeQuestion({ state: 'in-review' })),
    );
    await user.click(screen.getByRole('button', { name: 'İncelemeye gönder' }));
    expect(await screen.findByRole('button', { name: 'Yayımla' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Taslağa al' })).toBeInTheDocument();
    expect(states).toEqual(['in-review']);
  });

  it('shows how an older version differs from the current version, and copies the older version into the form', async () => {
    const { user } = await open(
      makeQuestion({
        version: 2,
        versions: [
          { version: 2, madeAt: '2026-09-06T09:00:00.000Z', madeBy: 'Bora Su' },
          { version: 1, madeAt: '2026-09-05T09:00:00.000Z', madeBy: null },
        ],
        changes: [
          { at: '2026-09-06T09:00:00.000Z', by: 'Derya Koç', action: 'edited', toState: null, version: 2 },
        ],
      }),
    );
    expect(screen.getByText(/^Derya Koç · 6 Eyl/)).toBeInTheDocument();
    server.use(
      answer(getQuestionVersion, () => ({
        version: 1,
        madeAt: '2026-09-05T09:00:00.000Z',
        madeBy: null,
        draft: { ...makeQuestion().draft, ask: 'Why is Ece waiting?' } as never,
      })),
    );
    await user.click(screen.getByRole('button', { name: 'Farkları göster' }));
    expect(await screen.findByText('Why is Ece waiting?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Bu sürüme dön' }));
    expect(screen.getByLabelText('Soru (İngilizce)')).toHaveValue('Why is Ece waiting?');
    expect(screen.getByRole('button', { name: 'Kaydet' })).toBeEnabled();
  });

  it.each([
    ['left', 'Bizimki kalsın', false],
    ['taken', 'Kütüphaneninkini al', true],
  ])(
    'offers the newer library version, which the administrator can accept or dismiss: %s',
    async (_, name, take) => {
      const { draft } = makeQuestion();
      const offered = { levelId: 'A2', topic: null, draft: { ...draft, ask: 'Why must Ece wait?' } as never };
      const { user } = await open(makeQuestion({ offered }));
      expect(screen.getByText('Why must Ece wait?')).toBeInTheDocument();
      const settled: unknown[] = [];
      server.use(
        answer(settleQuestionOffer, (input) => {
          settled.push(input);
          return makeQuestion();
        }),
        answer(getQuestion, () => makeQuestion()),
      );
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByText('Why must Ece wait?')).not.toBeInTheDocument());
      expect(settled).toEqual([{ kind: 'question', id: 'the-oven.q1', revision: 1, take }]);
    },
  );

  it('shows how often learners placed each step of an ordering question at each position', async () => {
    server.use(
      answer(getQuestionStatistics, () => ({
        ...noStatistics,
        answers: 10,
        rightShare: 0.6,
        places: {
          columns: null,
          rows: [
            { text: 'She wakes.', right: 0, chosen: [7, 3] },
            { text: 'She walks.', right: 1, chosen: [3, 7] },
          ],
        },
      })),
      ...around(makeQuestion()),
    );
    renderApp(path, { as: 'admin' });
    const table = await screen.findByRole('table', { name: 'Adımlar hangi sıraya kondu?' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Adım', '1. sıra', '2. sıra']);
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('She wakes.7 (doğru yer)3');
  });

  it('shows the statistics of the item, with warnings when the results are poor', async () => {
    server.use(
      answer(getQuestionStatistics, () => ({
        ...noStatistics,
        answers: 40,
        olderAnswers: 3,
        rightShare: 0.2,
        chance: 0.5,
        discrimination: -0.214,
        byLevel: [{ levelId: 'A2', answers: 40, rightShare: 0.2 }],
        options: [
          { text: 'The door is closed.', right: true, chosen: 8 },
          { text: 'She is tired.', right: false, chosen: 32 },
        ],
        medianMs: 8400,
        flags: ['too-hard' as const, 'separates-backwards' as const],
      })),
      ...around(makeQuestion()),
    );
    renderApp(path, { as: 'admin' });
    const card = await screen.findByRole('region', { name: 'İstatistikler' });
    for (const text of [
      'Çok zor',
      'Ters ayırt ediyor',
      '−0,21',
      '8,4 sn',
      '32 kez',
      '%20 (40 yanıt)',
      '%20',
    ]) {
      expect(await within(card).findByText(text)).toBeInTheDocument();
    }
    expect(
      within(card).getByText(/Yalnızca tahminle verilen doğru yanıtların payı %50\./),
    ).toBeInTheDocument();
    expect(within(card).getByText('Eski sürümlere verilen 3 yanıt sayılmaz.')).toBeInTheDocument();
  });

  it('shows “not found” when the item does not exist', async () => {
    server.use(
      ...around(),
      answer(getQuestion, () => problem('not-found')),
    );
    renderApp('/pages/question-edit/cloze/nowhere', { as: 'admin' });
    expect(await screen.findByText('Öğe bulunamadı')).toBeInTheDocument();
  });
});

describe('question add page', () => {
  it('lets the administrator search for a text when the list does not show all texts', async () => {
    const texts = Array.from({ length: 130 }, (_, index) =>
      makeRow(index, { kind: 'reading', id: `text-${index}`, group: 'reading', title: `Text ${index}` }),
    );
    server.use(
      ...around(makeQuestion()),
      answer(listQuestions, ({ textFilter }) => {
        const found = texts.filter(({ title }) => title.includes(textFilter ?? ''));
        return pageOf(found.slice(0, 100), { total: found.length });
      }),
    );
    const { user } = renderApp('/pages/question-add?kind=reading-question', { as: 'admin' });
    const choice = await screen.findByLabelText('Sorunun metni');
    await waitFor(() => expect(choice).toHaveAccessibleDescription(/^Başlığa göre ilk 100 metin/));
    expect(within(choice).queryByRole('option', { name: 'Text 129' })).toBeNull();
    await user.type(screen.getByLabelText('Metin ara'), 'Text 129{Enter}');
    await user.selectOptions(choice, await within(choice).findByRole('option', { name: 'Text 129' }));
    expect(choice).toHaveDisplayValue('Text 129');
    expect(choice).not.toHaveAccessibleDescription();
  });

  it('adds a true/false question only once when the request is repeated, and opens the page of the question', async () => {
    const made = makeQuestion({ id: 'the-oven.y-1', state: 'draft' });
    const sent: { key: string; draft: object }[] = [];
    server.use(
      ...around(made),
      answer(listQuestions, () =>
        pageOf([
          makeRow(9, { kind: 'reading', id: 'the-oven', group: 'reading', title: 'The oven', parent: null }),
        ]),
      ),
      answer(addQuestion, (input) => {
        sent.push(input);
        return sent.length === 1 ? problem('unavailable') : made;
      }),
    );
    const { user } = renderApp('/pages/question-add?kind=reading-question', { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Soru Ekle' });
    await screen.findByRole('option', { name: 'The oven' });
    await user.selectOptions(screen.getByLabelText('Sorunun metni'), 'The oven');
    write('Soru (İngilizce)', 'Is the door closed?');
    await user.selectOptions(screen.getByLabelText('Yanıt biçimi'), 'Doğru / yanlış');
    write('Kanıt cümlesi', 'The door is closed.');
    write('Açıklama (Türkçe)', 'Kapı kapalı.');
    const add = screen.getByRole('button', { name: 'Taslak olarak ekle' });
    await user.click(add);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByLabelText('Soru (İngilizce)')).toHaveValue('Is the door closed?');
    await user.click(add);
    expect(await screen.findByRole('heading', { level: 1, name: 'Soruyu düzenle' })).toBeInTheDocument();
    expect(sent[0]).toMatchObject({
      levelId: null,
      draft: { textId: 'the-oven', right: 'True', wrong: ['False'], ask: 'Is the door closed?' },
    });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});
