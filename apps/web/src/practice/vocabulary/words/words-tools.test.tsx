import { answerExtra, getExtraPractice, getVocabularyStats } from '@pratik/contract/vocabulary';
import { importWords } from '@pratik/contract/vocabulary-files';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import type { ImportReport } from '../import/use-word-import.ts';
import { cardOf } from '../vocabulary.fixture.ts';
import { extraPath, importPath, statsPath } from '../vocabulary-paths.ts';

beforeEach(() => localStorage.clear());

describe('extra vocabulary practice page', () => {
  it('offers the answers “known” and “unknown”, repeats unknown cards, and sends offline answers when the device is online again', async () => {
    const asked: { cardId: string; known: boolean }[] = [];
    const state = { offline: true };
    server.use(
      answer(getExtraPractice, () => ({ cards: [cardOf('bread'), cardOf('oven', { mode: 'recall' })] })),
      answer(answerExtra, (input) => {
        if (state.offline) return HttpResponse.error();
        asked.push(input);
        return { done: true as const };
      }),
    );
    const { user } = renderApp(extraPath, { as: 'user' });
    expect(await screen.findByText('bread')).toBeVisible();
    await user.keyboard(' ');
    expect(screen.queryByText(/5 gün/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Bildim' })).toHaveFocus();
    await user.keyboard('1');
    expect(await screen.findByText(/yanıtlar bağlantı gelince/)).toBeVisible();
    await user.keyboard('oven{Enter}');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('bread')).toBeVisible();
    await user.keyboard(' 3');
    expect(await screen.findByRole('heading', { name: 'Alıştırma bitti' })).toHaveFocus();
    expect(screen.getByText('İlk seferde bildiğiniz: 1 / 2')).toBeVisible();
    state.offline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked.map(({ known }) => known)).toEqual([false, true, true]));
    expect(screen.queryByText(/yanıtlar bağlantı gelince/)).toBeNull();
  });

  it('stores an answer while the server is unavailable, and sends it once with the next answer after a page reload', async () => {
    const asked: string[] = [];
    const state = { away: true };
    server.use(
      answer(getExtraPractice, () => ({ cards: [cardOf('bread'), cardOf('oven')] })),
      answer(answerExtra, ({ cardId }) => {
        if (state.away) return problem('unavailable');
        asked.push(cardId);
        return { done: true as const };
      }),
    );
    const { user, unmount } = renderApp(extraPath, { as: 'user' });
    expect(await screen.findByText('bread')).toBeVisible();
    await user.keyboard(' 3');
    expect(await screen.findByText(/yanıtlar bağlantı gelince/)).toBeVisible();
    unmount();
    const again = renderApp(extraPath, { as: 'user' });
    expect(await screen.findByText(/yanıtlar bağlantı gelince/)).toBeVisible();
    state.away = false;
    await again.user.keyboard(' 3');
    await waitFor(() => expect(asked).toEqual([cardOf('bread').id, cardOf('bread').id]));
    expect(screen.queryByText(/yanıtlar bağlantı gelince/)).toBeNull();
  });

  it('says that there are no words to practise when the list is empty', async () => {
    server.use(answer(getExtraPractice, () => ({ cards: [] })));
    renderApp(extraPath, { as: 'user' });
    expect(await screen.findByText('Henüz alıştırılacak kelime yok')).toBeVisible();
  });
});

describe('vocabulary statistics page', () => {
  const forecast = Array.from({ length: 30 }, (_, index) => ({
    day: `2026-09-${String(index + 1).padStart(2, '0')}`,
    due: index === 0 ? 12 : index % 3,
  }));

  it('shows each statistic as a chart and as a table', async () => {
    server.use(
      answer(getVocabularyStats, () => ({
        forecast,
        retention: [
          { month: '2026-08-01', asked: 50, known: 43 },
          { month: '2026-09-01', asked: 20, known: 19 },
        ],
        maturity: { new: 5, learning: 2, young: 10, mature: 30, suspended: 1 },
      })),
    );
    renderApp(statsPath, { as: 'user' });
    const days = within(await screen.findByRole('table', { name: 'Önümüzdeki 30 gün' }));
    expect(days.getAllByRole('row')).toHaveLength(31);
    expect(days.getByRole('row', { name: '1 Eylül 2026 12' })).toBeInTheDocument();
    const months = within(screen.getByRole('table', { name: 'Aklınızda kalanlar' }));
    expect(months.getByRole('row', { name: 'Ağustos 2026 %86 50' })).toBeInTheDocument();
    const ripe = within(screen.getByRole('region', { name: 'Kelimelerin olgunluğu' }));
    expect(ripe.getByText('Toplam: 48 kelime')).toBeVisible();
    expect(ripe.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Olgun üç hafta ve daha uzun aralıkla soruluyor30',
    );
  });

  it('says that there are no reviews yet when the learner has not reviewed a word', async () => {
    server.use(
      answer(getVocabularyStats, () => ({
        forecast: forecast.map(({ day }) => ({ day, due: 0 })),
        retention: [],
        maturity: { new: 0, learning: 0, young: 0, mature: 0, suspended: 0 },
      })),
    );
    renderApp(statsPath, { as: 'user' });
    expect(await screen.findByText(/Henüz kelimeniz yok/)).toBeVisible();
    expect(screen.getByText(/ilk kez yeniden sorulduğunda başlar/)).toBeVisible();
  });
});

describe('word import page', () => {
  const report = (change: Partial<ImportReport> = {}): ImportReport => ({
    format: 'csv',
    columns: [
      { name: 'Kelime', samples: ['sea'] },
      { name: null, samples: ['deniz'] },
    ],
    chosen: { word: 0, meaning: 1, sentence: null, sentenceTr: null },
    rows: 3,
    added: 1,
    already: 1,
    bad: 1,
    first: [{ word: 'sea', meaning: 'deniz', sentence: null }],
    left: [
      { line: 3, word: '', code: 'word-empty', bad: true },
      { line: 4, word: 'SEA', code: 'word-in-file', params: { line: 2 }, bad: false },
    ],
    ...change,
  });
  const choose = async (text = 'sea;deniz') => {
    const shown = renderApp(importPath, { as: 'user' });
    await shown.user.upload(
      await screen.findByLabelText('Dosya seç', { selector: 'input' }),
      new File([text], 'k.csv'),
    );
    return shown;
  };

  it('previews the import, updates the preview when the learner changes the columns, and adds the words', async () => {
    const asked: {
      dryRun: boolean;
      file: string;
      otherSenses?: boolean | undefined;
      columns?: object | undefined;
    }[] = [];
    server.use(
      answer(importWords, (input, _, file) => {
        asked.push({ ...input, file: new TextDecoder().decode(file) });
        return report(input.columns ? { chosen: input.columns, added: 2 } : {});
      }),
    );
    const { user } = await choose();
    expect(await screen.findByRole('heading', { name: 'Ne eklenecek?' })).toHaveFocus();
    expect(asked[0]?.file).toBe('sea;deniz');
    expect(screen.getByRole('row', { name: '3 Kelime boş' })).toBeVisible();
    expect(screen.getByRole('row', { name: '4 SEA Dosyada 2. satırda da var' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Türkçe anlamı'), '1. sütun: Kelime');
    await user.click(await screen.findByLabelText('Başka bir anlamıyla kelimelerimde olanları da ekle'));
    await user.click(await screen.findByRole('button', { name: '2 kelimeyi ekle' }));
    expect(await screen.findByRole('heading', { name: '2 kelime eklendi' })).toHaveFocus();
    const columns = { word: 0, meaning: 0, sentence: null, sentenceTr: null };
    expect(asked.slice(1)).toMatchObject([
      { dryRun: true, columns, otherSenses: false },
      { dryRun: true, columns, otherSenses: true },
      { dryRun: false, columns, otherSenses: true },
    ]);
    await user.click(screen.getByRole('button', { name: 'Başka dosya seç' }));
    expect(screen.getByRole('button', { name: 'Dosya seç' })).toBeVisible();
  });

  it('shows the server’s error for an unreadable file, and accepts another file', async () => {
    const detail = 'Dosyada kelime yok';
    server.use(
      answer(importWords, () =>
        problem('validation', { errors: [{ pointer: '/file', code: 'file-empty' }] }),
      ),
    );
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByRole('button', { name: 'Dosya seç' })).toBeEnabled();
  });

  it('says that the file contains no new words, and keeps the preview when adding words fails', async () => {
    server.use(answer(importWords, ({ dryRun }) => (dryRun ? report() : HttpResponse.error())));
    const { user } = await choose();
    await user.click(await screen.findByRole('button', { name: '1 kelimeyi ekle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı');
    expect(screen.getByRole('button', { name: '1 kelimeyi ekle' })).toBeEnabled();
    server.use(answer(importWords, () => report({ added: 0, already: 2, first: [] })));
    await user.selectOptions(screen.getByLabelText('Örnek cümle'), '2. sütun: deniz');
    expect(await screen.findByText('Bu dosyada eklenecek yeni kelime yok.')).toBeVisible();
  });
});
