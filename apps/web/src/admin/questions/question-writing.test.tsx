import { addQuestion, type Question, saveQuestion } from '@pratik/contract/question';
import { listQuestions } from '@pratik/contract/question-list';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { around, makeQuestion, makeRow, pageOf } from './questions.fixture.ts';

const open = async (question = makeQuestion()) => {
  server.use(...around(question));
  const app = renderApp('/pages/question-edit/question/the-oven.q1', { as: 'admin' });
  await screen.findByLabelText('Soru (İngilizce)');
  return app;
};
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it('question form › scrolls the text to the evidence, and lets the keyboard scroll the text', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.textContent === 'It opens at six.' ? 900 : 400;
  });
  await open();
  const passage = screen.getByRole('region', { name: 'Metin: The oven' });
  expect(passage).toHaveAttribute('tabindex', '0');
  // The passage scrolls to two lines before the evidence.
  expect(passage.scrollTop).toBeGreaterThan(320);
  expect(passage.scrollTop).toBeLessThan(400);
  write('Kanıt cümlesi', 'It opens at six.');
  expect(passage.scrollTop).toBeGreaterThan(820);
  write('Kanıt cümlesi', 'It never opens.');
  expect(passage.scrollTop).toBe(0);
  place.mockRestore();
});

it('question form › explains the evidence field for each type of question, and shows long pairs in full', async () => {
  const { user } = await open();
  const helpIn = async (form: string) => {
    await user.selectOptions(screen.getByLabelText('Yanıt biçimi'), form);
    return screen.getByLabelText('Kanıt cümlesi');
  };
  expect(await helpIn('Doğru / yanlış')).toHaveAccessibleDescription(
    'Yanıtın çıktığı tek cümle, metinden aynen.',
  );
  expect(await helpIn('Sıralama')).toHaveAccessibleDescription(/^Sıranın anlaşıldığı cümleler/);
  expect(await helpIn('Eşleştirme')).toHaveAccessibleDescription(/^Eşlerin anlaşıldığı cümleler/);
  const match = screen.getByLabelText('Eş 1, eşi');
  expect(match.tagName).toBe('TEXTAREA');
  write('Eş 1, eşi', 'waits at the\ndoor');
  expect(match).toHaveValue('waits at the door');
});

it('question form › updates the preview when another type of question is chosen', async () => {
  const { user } = await open();
  const sent: { draft: object }[] = [];
  server.use(
    answer(saveQuestion, (input) => {
      sent.push(input);
      return makeQuestion({ version: 2, revision: 3, draft: input.draft as Question['draft'] });
    }),
  );
  await user.selectOptions(screen.getByLabelText('Yanıt biçimi'), 'Eşleştirme');
  write('Eş 1, eşlenecek', 'Ece');
  write('Eş 1, eşi', 'waits');
  write('Eş 2, eşlenecek', 'the oven');
  write('Eş 2, eşi', 'opens');
  await user.click(screen.getByRole('button', { name: 'Çıkar: Eş 3' }));
  await user.selectOptions(screen.getByLabelText('Ece'), 'opens');
  expect(screen.getByText('the oven → opens')).toBeVisible();
  // Selecting the previous question form again restores its values.
  await user.selectOptions(screen.getByLabelText('Yanıt biçimi'), 'Çoktan seçmeli (tek doğru)');
  expect(screen.getByLabelText('Doğru şık')).toHaveValue('The door is closed.');
  await user.selectOptions(screen.getByLabelText('Yanıt biçimi'), 'Eşleştirme');
  await user.type(screen.getByLabelText('Eş 2, eşi'), '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.draft).toMatchObject({
    form: 'match',
    pairs: [
      { prompt: 'Ece', match: 'waits' },
      { prompt: 'the oven', match: 'opens' },
    ],
  });
});

const invalid = () =>
  problem('validation', { errors: [{ pointer: '/draft/wrong/0', code: 'option-twice' }] });

it('question form › keeps empty option fields when saving an item fails', async () => {
  const { user } = await open();
  const sent: { draft: object }[] = [];
  server.use(
    answer(saveQuestion, (input) => {
      sent.push(input);
      return invalid();
    }),
  );
  write('Yanlış şık 1', '');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Yanlış şık 2')).toHaveAccessibleDescription('Bu şık iki kez yazılmış'),
  );
  expect(sent[0]?.draft).toMatchObject({ wrong: ['It is Sunday.'] });
  expect(screen.getByLabelText('Yanlış şık 1')).toHaveValue('');
  expect(screen.getByLabelText('Yanlış şık 2')).toHaveValue('It is Sunday.');
});

it('question form › keeps empty option fields when adding an item fails', async () => {
  const oven = makeRow(9, {
    kind: 'reading',
    id: 'the-oven',
    group: 'reading',
    title: 'The oven',
    parent: null,
  });
  server.use(
    ...around(makeQuestion()),
    answer(listQuestions, () => pageOf([oven])),
    answer(addQuestion, invalid),
  );
  const { user } = renderApp('/pages/question-add?kind=reading-question', { as: 'admin' });
  await screen.findByLabelText('Soru (İngilizce)');
  write('Yanlış şık 2', 'It is Sunday.');
  await user.click(screen.getByRole('button', { name: 'Taslak olarak ekle' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Yanlış şık 2')).toHaveAccessibleDescription('Bu şık iki kez yazılmış'),
  );
  const options = screen.getAllByLabelText(/^Yanlış şık \d$/);
  expect(options.map((field) => (field as HTMLTextAreaElement).value)).toEqual(['', 'It is Sunday.', '']);
});

it('question form › enables saving only while the form differs from the stored item', async () => {
  const { user } = await open();
  const save = () => screen.getByRole('button', { name: 'Kaydet' });
  const stored = screen.getByLabelText<HTMLTextAreaElement>('Yanlış şık 1').value;
  expect(save()).toBeDisabled();
  write('Yanlış şık 1', 'It is Monday.');
  expect(save()).toBeEnabled();
  write('Yanlış şık 1', stored);
  expect(save()).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Yanıt biçimi'), 'Doğru / yanlış');
  expect(save()).toBeEnabled();
});

it('question form › removes only the list row whose remove button was pressed', async () => {
  const { user } = await open();
  const rows = () =>
    screen.getAllByLabelText(/^Yanlış şık \d$/).map((row) => (row as HTMLTextAreaElement).value);
  const [, ...others] = rows();
  await user.click(screen.getByRole('button', { name: 'Çıkar: Yanlış şık 1' }));
  expect(rows()).toEqual(others);
  await user.click(screen.getByRole('button', { name: 'Ekle: Yanlış şıklar' }));
  expect(rows()).toEqual([...others, '']);
});
