import { explainCorrection } from '@pratik/contract/explaining';
import {
  answerMistake,
  answerMistakeGap,
  getMistakeSession,
  listMistakeSentences,
  type MistakeCard,
  startMistakeGaps,
} from '@pratik/contract/mistakes';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';

beforeEach(() => localStorage.clear());

const cardOf = (change: Partial<MistakeCard> = {}): MistakeCard => ({
  id: '7d1c7b7e-8f2f-4a9e-9b1e-3f3f1a0b0001',
  code: 'missing-article',
  stage: 'sentence',
  sentence: { before: 'My sister is ', marked: 'nurse', after: '.' },
  hints: { rule: { tr: 'Meslekten önce a gelir.', en: 'Use a before a job.' }, form: '_ nurse' },
  gap: null,
  use: null,
  sentences: 1,
  dueToday: true,
  ...change,
});
const gap = {
  itemId: 'a1-my-father-driver',
  version: 1,
  before: 'My father is ',
  after: ' driver.',
  tr: 'Babam şoför.',
  point: { tr: 'Mesleklerle a / an', en: 'a / an with jobs' },
};
const why = { tr: 'Meslekten önce a gelir.', en: 'Use a before a job.' };
const session = (cards: MistakeCard[], change: object = {}) =>
  answer(getMistakeSession, () => ({
    cards,
    answeredToday: 0,
    total: cards.length,
    nextDueAt: cards.length > 0 ? '2026-03-11T09:00:00.000Z' : null,
    ...change,
  }));

describe('mistake cards page', () => {
  it('shows one hint after the other, accepts answers by keyboard, and lists the answered cards at the end', async () => {
    const asked: unknown[] = [];
    server.use(
      session([cardOf()]),
      answer(answerMistake, (input) => {
        asked.push({ typed: input.typed, hints: input.hints, stage: input.stage });
        return { outcome: 'right' as const, tryAgain: null, answers: ['a nurse'], why, corrections: [] };
      }),
    );
    const { user } = renderApp('/pages/mistakes', { as: 'user' });
    const field = await screen.findByLabelText('İşaretli yerin doğrusu');
    expect(field).toHaveFocus();
    expect(screen.queryByText('Hata türü: Eksik artikel')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'İpucu ver' }));
    expect(screen.getByText('Hata türü: Eksik artikel')).toBeVisible();
    expect(screen.queryByText('Meslekten önce a gelir.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Bir ipucu daha' }));
    await user.click(screen.getByRole('button', { name: 'Bir ipucu daha' }));
    expect(screen.getByText('_ nurse')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bir ipucu daha' })).toBeNull();
    await user.type(field, 'a nurse{Enter}');
    expect(await screen.findByText('Doğru')).toBeVisible();
    expect(asked).toEqual([{ typed: 'a nurse', hints: 3, stage: 'sentence' }]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Bugünlük bu kadar' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Düzelttikleriniz' })).toBeVisible();
    expect(screen.getByText('a nurse')).toBeVisible();
  });

  it('keeps the typed text and shows the reason when the learner must write the new sentence again', async () => {
    server.use(
      session([cardOf({ stage: 'free', use: 'a' })]),
      answer(answerMistake, () => ({
        outcome: null,
        tryAgain: 'form-missing' as const,
        answers: [],
        why,
        corrections: [],
      })),
    );
    const { user } = renderApp('/pages/mistakes', { as: 'user' });
    const field = await screen.findByLabelText('Cümleniz');
    await user.type(field, 'They are very tall.{Enter}');
    expect(await screen.findByText(/Çalışılan kelimeler cümlenizde yok/)).toBeVisible();
    expect(screen.getByLabelText('Cümleniz')).toHaveValue('They are very tall.');
  });

  it('stores an answer on the device while it is offline, and continues with the next card', async () => {
    server.use(
      session([cardOf(), cardOf({ id: '7d1c7b7e-8f2f-4a9e-9b1e-3f3f1a0b0002', stage: 'gap', gap })]),
      answer(answerMistake, () => HttpResponse.error()),
    );
    const { user } = renderApp('/pages/mistakes', { as: 'user' });
    await user.type(await screen.findByLabelText('İşaretli yerin doğrusu'), 'a nurse{Enter}');
    expect(await screen.findByText(/Yanıtınız bu cihazda saklandı/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sonraki' }));
    expect(await screen.findByLabelText('Boşluğa gelen kelimeler')).toBeVisible();
    expect(screen.getByText('Babam şoför.')).toHaveAttribute('lang', 'tr');
  });

  it.each([
    ['the deck is empty', {}, 'Henüz kartınız yok'],
    ['no card is due', { total: 3, nextDueAt: '2026-03-11T09:00:00.000Z' }, /Sıradaki kartın günü/],
    [
      'five cards are answered',
      { total: 9, answeredToday: 5 },
      'Bugünün beş kartını bitirdiniz; gerisi yarına.',
    ],
  ])('explains why it shows no cards when %s', async (_name, change, text) => {
    server.use(session([], change));
    renderApp('/pages/mistakes', { as: 'user' });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('offers a retry when the cards cannot be loaded', async () => {
    server.use(answer(getMistakeSession, () => problem('internal')));
    renderApp('/pages/mistakes', { as: 'user' });
    expect(await screen.findByRole('button', { name: /Yeniden dene/ })).toBeVisible();
  });
});

describe('error code page', () => {
  it('shows the learner’s corrected sentences and lessons, and links to cards, cloze items and a conversation', async () => {
    server.use(
      answer(listMistakeSentences, () => ({
        sentences: [
          {
            id: '7d1c7b7e-8f2f-4a9e-9b1e-3f3f1a0b0003',
            before: 'My sister is ',
            marked: 'nurse',
            after: '.',
            better: 'a nurse',
            why,
            at: '2026-03-10T09:00:00.000Z',
            conversationId: null,
          },
        ],
        total: 1,
        totalCapped: false,
        page: 0,
        size: 10,
      })),
      answer(explainCorrection, () => ({
        code: 'missing-article' as const,
        about: 'nurse',
        rule: why,
        phrased: null,
        lesson: {
          id: null,
          point: gap.point,
          level: 'A1' as const,
          examples: [{ text: 'He is an engineer.', tr: 'O bir mühendis.', why: 'Ünlüden önce an gelir.' }],
        },
      })),
    );
    const { user } = renderApp('/pages/mistakes/missing-article', { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Eksik artikel' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Neden?' }));
    expect(await screen.findByText('Dil bilgisi (A1): Mesleklerle a / an')).toBeVisible();
    expect((await screen.findByText('nurse')).tagName).toBe('DEL');
    expect(screen.getByText('a nurse').tagName).toBe('INS');
    expect(screen.getByRole('link', { name: 'Kartlarla çalış' })).toHaveAttribute(
      'href',
      '/pages/mistakes?code=missing-article',
    );
    expect(screen.getByRole('link', { name: 'Konuyu oku' })).toHaveAttribute(
      'href',
      '/pages/grammar?code=missing-article',
    );
    expect(screen.getByRole('link', { name: 'Beş boşluk doldur' })).toHaveAttribute(
      'href',
      '/pages/mistakes/missing-article/gaps',
    );
    expect(screen.getByRole('link', { name: 'Sohbette çalış' })).toHaveAttribute(
      'href',
      '/pages/chat?code=missing-article',
    );
  });

  it('says that the learner has no sentence with this error when there is none', async () => {
    server.use(
      answer(listMistakeSentences, () => ({
        sentences: [],
        total: 0,
        totalCapped: false,
        page: 0,
        size: 10,
      })),
    );
    renderApp('/pages/mistakes/spelling', { as: 'user' });
    expect(await screen.findByText('Bu hatayla bir cümleniz yok')).toBeVisible();
  });
});

describe('cloze round of an error code', () => {
  it('explains a wrong answer, and lists the items with wrong answers at the end', async () => {
    server.use(
      answer(startMistakeGaps, () => ({ gaps: [gap] })),
      answer(answerMistakeGap, () => ({ outcome: 'wrong' as const, answers: ['a'], why })),
    );
    const { user } = renderApp('/pages/mistakes/missing-article/gaps', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Bilmiyorum' }));
    expect(await screen.findByText('Henüz değil')).toBeVisible();
    expect(screen.getByText('Meslekten önce a gelir.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Yeniden gelecekler' })).toBeVisible();
  });

  it('links to the mistake cards when the library has no cloze item for this error code', async () => {
    server.use(answer(startMistakeGaps, () => ({ gaps: [] })));
    renderApp('/pages/mistakes/other/gaps', { as: 'user' });
    expect(await screen.findByText('Bu hata için boşluk alıştırması yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kartlarla çalış' })).toBeVisible();
  });
});
