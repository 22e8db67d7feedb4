import { getWritingChoices, listPieces, startPiece } from '@pratik/contract/writing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import {
  cardOf,
  choicesOf,
  draftId,
  pieceId,
  pieceUrl,
  serveWriting,
  writingUrl,
} from './writing.fixture.ts';

const begun = {
  id: pieceId,
  draftId,
  promptTitle: null,
  excerpt: 'Dear diary,',
  words: 2,
  savedAt: '2026-03-10T09:00:00Z',
};

describe('writing practice page', () => {
  it('shows today’s prompt with its reason, then prompts about recent errors, and used prompts last', async () => {
    serveWriting();
    const { user, app } = renderApp(writingUrl, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün konusu' });
    expect(screen.getByRole('heading', { level: 1, name: 'Yazma Pratiği' })).toBeVisible();
    expect(today).toHaveTextContent('A2 · betimleme · 70–120 kelime');
    expect(today).toHaveTextContent('Son hatalarınızdan: Eksik artikel');
    const topics = screen.getByRole('region', { name: 'Bütün konular' });
    expect(
      within(topics)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Gürültü için özür', 'Çocukluğumun evi', 'Yanlış kapı']);
    await user.click(within(today).getByRole('button', { name: 'Başka bir konu' }));
    expect(within(topics).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.click(within(topics).getByRole('button', { name: 'B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
  });

  it('shows six prompts at first, and the other prompts on request', async () => {
    const prompts = Array.from({ length: 8 }, (_, index) =>
      cardOf({ id: `p${index}`, title: { tr: `Konu ${index}`, en: `Topic ${index}` } }),
    );
    serveWriting(undefined, choicesOf({ prompts }));
    const { user } = renderApp(writingUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Daha çok konu (2)' }));
    expect(screen.getByRole('button', { name: 'Yaz: Konu 6' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Yaz: Konu 7' })).toBeVisible();
  });

  it('starts a text with one click, with or without a prompt', async () => {
    const state = serveWriting();
    const { user, app } = renderApp(writingUrl, { as: 'user' });
    const today = await screen.findByRole('region', { name: 'Bugünün konusu' });
    await user.click(within(today).getByRole('button', { name: 'Yaz' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(pieceUrl));
    expect(state.heard.find(({ call }) => call === 'start')?.input).toMatchObject({ promptId: 'a2-house' });
    await user.click(await screen.findByRole('link', { name: /Bütün yazılar/ }));
    await user.click(await screen.findByRole('button', { name: 'Serbest yazı' }));
    await waitFor(() => expect(state.heard.at(-1)?.input).toMatchObject({ promptId: null }));
  });

  it('shows an error and stays open when a text cannot be started', async () => {
    serveWriting();
    server.use(answer(startPiece, () => problem('unavailable')));
    const { user } = renderApp(writingUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Yaz: Yanlış kapı' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hizmet şu anda kullanılamıyor');
    expect(screen.getByRole('region', { name: 'Bugünün konusu' })).toBeVisible();
  });

  it('links to the nearest level that has prompts when the chosen level has none', async () => {
    const none = { prompts: [], today: { done: true, prompt: null }, nearestLevel: 'B1' };
    serveWriting(undefined, choicesOf(none));
    const { user, app } = renderApp(writingUrl, { as: 'user' });
    expect(await screen.findByText('Bu seviyede henüz konu yok')).toBeVisible();
    expect(screen.getByText(/Bugünkü yazınız tamam/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Şu seviyeye bak: B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
  });

  it('offers a retry when the page cannot be loaded', async () => {
    serveWriting();
    server.use(answer(getWritingChoices, () => problem('internal')));
    const { user } = renderApp(writingUrl, { as: 'user' });
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    serveWriting();
    await user.click(within(alert).getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('region', { name: 'Bugünün konusu' })).toBeVisible();
  });
});

describe('list of the learner’s texts', () => {
  it('shows each draft with buttons that continue it and delete it with an undo', async () => {
    const state = serveWriting(undefined, choicesOf({ begun: [begun] }));
    const { user } = renderApp(writingUrl, { as: 'user' });
    const list = await screen.findByRole('region', { name: 'Yarım kalanlar' });
    expect(list).toHaveTextContent('Serbest yazı');
    expect(within(list).getByText('Dear diary,')).toHaveAttribute('lang', 'en');
    expect(within(list).getByRole('link', { name: 'Sürdür' })).toHaveAttribute('href', pieceUrl);
    await user.click(within(list).getByRole('button', { name: 'Sil: Serbest yazı' }));
    expect(screen.queryByRole('region', { name: 'Yarım kalanlar' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('region', { name: 'Yarım kalanlar' })).toBeVisible();
    expect(state.heard.some(({ call }) => call === 'discard')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Sil: Serbest yazı' }));
    await user.click(await screen.findByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(state.heard.at(-1)).toEqual({ call: 'discard', input: { draftId } }));
  });

  it('shows submitted texts with their corrections and estimated level', async () => {
    serveWriting();
    const row = {
      id: pieceId,
      promptTitle: { tr: 'Yanlış kapı', en: 'The wrong door' },
      excerpt: 'I opened',
      submittedAt: '2026-03-10T09:00:00Z',
      words: 84,
      drafts: 2,
      corrections: 3,
      checked: 'open' as const,
      level: 'A2' as const,
    };
    const free = { ...row, id: draftId, promptTitle: null, drafts: 1, corrections: null, level: null };
    server.use(
      answer(listPieces, () => ({ pieces: [row, free], total: 2, totalCapped: false, page: 0, size: 10 })),
    );
    renderApp(writingUrl, { as: 'user' });
    const history = await screen.findByRole('region', { name: 'Yazdıklarım' });
    const link = await within(history).findByRole('link', { name: /Yanlış kapı/ });
    expect(link).toHaveTextContent('84 kelime · 2 taslak · 3 düzeltme · tahmin: A2');
    expect(link).toHaveAttribute('href', pieceUrl);
    expect(within(history).getByText('I opened')).toHaveAttribute('lang', 'en');
    expect(within(history).getByText(/düzeltmeler bekleniyor/)).toBeVisible();
  });

  it.each([
    ['no corrections when the checker is sure', 'right', '84 kelime · düzeltme yok'],
    ['no result when the checker is not sure', 'open', '84 kelime'],
    ['that the text was not checked when it is unreadable', 'unreadable', '84 kelime · denetlenemedi'],
  ] as const)('shows for a text without corrections: %s', async (_name, checked, facts) => {
    serveWriting();
    const piece = {
      id: pieceId,
      promptTitle: { tr: 'Yanlış kapı', en: 'The wrong door' },
      excerpt: 'I opened',
      submittedAt: '2026-03-10T09:00:00Z',
      words: 84,
      drafts: 1,
      corrections: 0,
      checked,
      level: null,
    };
    server.use(
      answer(listPieces, () => ({ pieces: [piece], total: 1, totalCapped: false, page: 0, size: 10 })),
    );
    renderApp(writingUrl, { as: 'user' });
    const link = await screen.findByRole('link', { name: /Yanlış kapı/ });
    expect(within(link).getByText(facts, { exact: true })).toBeVisible();
  });

  it('says that no text has been submitted when there are only drafts', async () => {
    serveWriting();
    renderApp(writingUrl, { as: 'user' });
    expect(await screen.findByText('Henüz gönderdiğiniz bir yazı yok')).toBeVisible();
  });
});
