import {
  applyQuestionImport,
  checkQuestionImport,
  type ImportReport,
  listQuestionImports,
  undoQuestionImport,
} from '@pratik/contract/question-import';
import { listQuestions } from '@pratik/contract/question-list';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failWorkers } from '../../../../test/browser.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { around, pageOf } from '../questions.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const rowOf = (line: number): ImportReport => ({ line, title: `Row ${line}`, outcome: 'new', errors: [] });
const bad: ImportReport = {
  ...rowOf(2),
  outcome: 'refused',
  errors: [{ pointer: '/levelId', code: 'level-not-chosen' as const }],
};
const file = (rows: number) =>
  new File([JSON.stringify(Array.from({ length: rows }, () => ({ kind: 'cloze' })))], 'sorular.json');

/** Chooses a file with `rows` rows. The test decides when the server answers each batch. */
const choose = async (rows: number) => {
  const asked: { lines: number[]; reply: (report: ImportReport[]) => void }[] = [];
  server.use(
    ...around(),
    answer(listQuestions, () => pageOf([])),
    answer(checkQuestionImport, ({ rows: batch }) => {
      const waiting = Promise.withResolvers<{ rows: ImportReport[] }>();
      asked.push({
        lines: batch.map(({ line }) => line),
        reply: (report) => waiting.resolve({ rows: report }),
      });
      return waiting.promise;
    }),
  );
  const app = renderApp('/pages/question-add?by=file', { as: 'admin' });
  await app.user.upload(await screen.findByLabelText('Dosya seç'), file(rows));
  const batch = async (number: number) => {
    await expect.poll(() => asked.length).toBe(number);
    return asked[number - 1] as (typeof asked)[number];
  };
  return { ...app, asked, batch };
};

it('question import › shows the progress of the check, and can stop between two batches', async () => {
  const { user, asked, batch } = await choose(900);
  const first = await batch(1);
  expect(await screen.findByText('Denetleniyor: 0 / 900')).toBeInTheDocument();
  first.reply(first.lines.map(rowOf));
  expect(await screen.findByText('Denetleniyor: 400 / 900')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Durdur' }));
  const second = await batch(2);
  second.reply(second.lines.map(rowOf));
  expect(await screen.findByLabelText('Dosya seç')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

it('question import › asks about each unknown column, and sends no request before all columns are decided', async () => {
  const sent: unknown[] = [];
  server.use(
    ...around(),
    answer(listQuestions, () => pageOf([])),
    answer(checkQuestionImport, ({ rows }) => {
      sent.push(...rows);
      return { rows: rows.map(({ line }) => rowOf(line)) };
    }),
  );
  const { user } = renderApp('/pages/question-add?by=file', { as: 'admin' });
  const csv = new File(['Tür;Sınıf\nKelime;A2'], 'sorular.csv');
  await user.upload(await screen.findByLabelText('Dosya seç'), csv);
  expect(await screen.findByRole('heading', { name: 'Tanınmayan sütunlar' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Denetle' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Seviye olarak oku' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Denetle' }));
  expect(await screen.findByRole('heading', { name: 'Denetim sonucu' })).toBeInTheDocument();
  expect(sent).toEqual([{ line: 2, record: { Tür: 'Kelime', Seviye: 'A2' } }]);
});

it('question import › stores valid rows in batches, can stop and continue, and reports items that another administrator has changed', async () => {
  const { user, batch } = await choose(5);
  (await batch(1)).reply([rowOf(1), bad, rowOf(3), rowOf(4), rowOf(5)]);
  const steps: ((answer: { applied: number[]; refused: ImportReport[]; left: number }) => void)[] = [];
  server.use(
    answer(applyQuestionImport, () => {
      const waiting = Promise.withResolvers<{ applied: number[]; refused: ImportReport[]; left: number }>();
      steps.push(waiting.resolve);
      return waiting.promise;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Yalnızca uygun olanları yaz (4)' }));
  expect(await screen.findByText('Yazılıyor: 0 / 4')).toBeInTheDocument();
  await expect.poll(() => steps.length).toBe(1);
  // Leaving the page during the import opens a confirmation dialog.
  await user.click(screen.getByRole('link', { name: 'Soru Listesi' }));
  await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
  await user.click(await screen.findByRole('button', { name: 'Durdur' }));
  steps[0]?.({ applied: [1], refused: [bad], left: 3 });
  expect(
    await screen.findByText('İçe aktarma durduruldu. Yazılan satırlar kaldı; ötekiler aktarılmadı.'),
  ).toBeInTheDocument();
  expect(steps).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Yalnızca uygun olanları yaz (3)' }));
  await expect.poll(() => steps.length).toBe(2);
  const conflict: ImportReport = {
    ...rowOf(4),
    outcome: 'refused',
    errors: [{ pointer: '/id', code: 'row-conflict' as const }],
  };
  // This batch wrote no row, and the import continues with the remaining rows.
  steps[1]?.({ applied: [], refused: [bad, conflict], left: 2 });
  await expect.poll(() => steps.length).toBe(3);
  steps[2]?.({ applied: [3, 5], refused: [bad, conflict], left: 0 });
  expect(await screen.findByText('3 satır yazıldı.')).toBeInTheDocument();
  expect(screen.getByText(/^Bu arada başka biri tarafından değiştirildi/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Yalnızca uygun/ })).toBeNull();
});

it('undo of a question import › asks for confirmation, and reports how many items cannot be removed', async () => {
  const undone: object[] = [];
  const one = { id: '0190a0f0-0000-7000-8000-000000000900', at: '2026-09-05T09:00:00.000Z', changed: 0 };
  server.use(
    ...around(),
    answer(listQuestions, () => pageOf([])),
    answer(listQuestionImports, () => ({
      imports: [{ ...one, made: 3, undoneAt: undone.length > 0 ? one.at : null }],
    })),
    answer(undoQuestionImport, (input) => {
      undone.push(input);
      return { deleted: 2, stored: 1 };
    }),
  );
  const { user } = renderApp('/pages/question-add?by=file', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /^Geri al: / }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bu içe aktarma geri alınsın mı?' }));
  expect(undone).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Geri al' }));
  expect(await screen.findByText('2 taslak silindi; sonradan değiştirilen 1 öğe kaldı')).toBeInTheDocument();
  expect(undone).toEqual([{ importId: one.id }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Geri al/ })).not.toBeInTheDocument());
});

it('question import › reports that the file cannot be read when the web worker fails', async () => {
  failWorkers();
  const { asked } = await choose(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('okunması çok uzun sürdü');
  expect(asked).toEqual([]);
});
