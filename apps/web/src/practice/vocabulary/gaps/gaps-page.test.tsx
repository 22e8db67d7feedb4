import {
  answerGap,
  type ClozeItem,
  type GapOutcome,
  type GapRound,
  startGaps,
} from '@pratik/contract/vocabulary-gaps';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { onFinished } from '../../../lib/finished.ts';
import { gapsPath } from '../vocabulary-paths.ts';

beforeEach(() => localStorage.clear());

const itemOf = (id: string, change: Partial<ClozeItem> = {}): ClozeItem => ({
  id,
  before: 'My sister is ',
  after: ' nurse.',
  tr: 'Kız kardeşim hemşire.',
  options: ['an', 'a', 'the'],
  asked: 'typed',
  reason: 'level',
  code: null,
  point: { tr: 'Mesleklerle a / an', en: 'a / an with jobs' },
  given: null,
  ...change,
});
const worth = {
  a: 'right',
  becuase: 'slip',
} as const;

/** Fakes a server that checks answers. `asked` contains the requests. */
const serve = (items: ClozeItem[], rights: string[] = ['a']) => {
  const state = { asked: [] as unknown[], rounds: [] as string[], offline: false };
  server.use(
    answer(startGaps, ({ roundId }) => {
      state.rounds.push(roundId);
      // Like the real server, the fake returns the unfinished round instead of starting a second round.
      return { round: { id: state.rounds[0] ?? roundId, finishedAt: null, items } satisfies GapRound };
    }),
    answer(answerGap, (input) => {
      if (state.offline) return HttpResponse.error();
      state.asked.push(input);
      const item = items.find(({ id }) => id === input.itemId) ?? itemOf('x');
      const outcome: GapOutcome = input.answer in worth ? worth[input.answer as keyof typeof worth] : 'wrong';
      return {
        item: {
          ...item,
          given: { answer: input.answer, outcome, answers: rights, why: 'Meslekten önce a gelir.' },
        },
        finishedAt: null,
      };
    }),
  );
  return state;
};
const open = () => renderApp(gapsPath, { as: 'user' });

describe('cloze exercise page', () => {
  it('explains the answer in Turkish, can be completed by keyboard, and lists the items that will be asked again', async () => {
    const state = serve([
      itemOf('one', { reason: 'errors', code: 'missing-article' }),
      itemOf('two', { reason: 'again', asked: 'chosen' }),
    ]);
    const finished = vi.fn();
    onFinished(finished);
    const { user } = open();
    const field = await screen.findByLabelText('Boşluğa gelen kelimeler');
    expect(screen.getByRole('heading', { level: 1, name: 'Boşluk doldurma' })).toBeVisible();
    expect(field).toHaveFocus();
    expect(screen.getByText('Son hatalarınızdan: Eksik artikel')).toBeVisible();
    expect(screen.getByText('Kız kardeşim hemşire.')).toHaveAttribute('lang', 'tr');
    await user.keyboard('a{Enter}');
    expect(await screen.findByText('Doğru')).toBeVisible();
    expect(screen.getByText('Meslekten önce a gelir.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sonraki' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Geçen sefer takılmıştınız')).toBeVisible();
    expect(screen.getByRole('button', { name: 'an' })).toHaveFocus();
    await user.keyboard('3');
    expect(await screen.findByText('Yanlış')).toBeVisible();
    expect(finished).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Alıştırma bitti' })).toHaveFocus();
    expect(finished).toHaveBeenCalledTimes(1);
    expect(screen.getByText('2 boşluktan 1 tanesi doğru')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Yarın yeniden sorulacaklar' })).toBeVisible();
    expect(state.asked).toMatchObject([
      { itemId: 'one', asked: 'typed', answer: 'a' },
      { itemId: 'two', asked: 'chosen', answer: 'the' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Bir tur daha' }));
    await waitFor(() => expect(new Set(state.rounds).size).toBe(2));
  });

  it('shows a typing error letter by letter, and lists the other correct answers', async () => {
    serve([itemOf('one')], ['because', 'since']);
    const { user } = open();
    await user.type(await screen.findByLabelText('Boşluğa gelen kelimeler'), 'becuase{Enter}');
    expect(await screen.findByText('Doğru, küçük bir yazım farkıyla')).toBeVisible();
    expect(document.querySelector('ins')).toHaveTextContent(/^[au]$/);
    expect(screen.getByText('since')).toHaveAttribute('lang', 'en');
  });

  it('shows options on request, and shows the answer when the learner does not know it', async () => {
    const state = serve([itemOf('one'), itemOf('two')]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Seçenekleri göster' }));
    await user.click(screen.getByRole('button', { name: 'a' }));
    await user.click(await screen.findByRole('button', { name: 'Sonraki' }));
    await user.click(screen.getByRole('button', { name: 'Bilmiyorum' }));
    expect(await screen.findByText('Doğrusunu birlikte görelim')).toBeVisible();
    expect(state.asked).toMatchObject([
      { asked: 'chosen', answer: 'a' },
      { asked: 'typed', answer: '' },
    ]);
    expect(screen.getByRole('button', { name: 'Sonucu gör' })).toBeVisible();
  });

  it('continues at the first unanswered item, and sends answers given offline when the device is online again', async () => {
    const given = { answer: 'a', outcome: 'right' as const, answers: ['a'], why: '' };
    const state = serve([itemOf('one', { given }), itemOf('two')]);
    const { user, unmount } = open();
    const field = await screen.findByLabelText('Boşluğa gelen kelimeler');
    expect(screen.getByText('2 / 2')).toBeVisible();
    expect(screen.getByText('Mesleklerle a / an')).toBeVisible();
    state.offline = true;
    await user.type(field, 'a{Enter}');
    expect(await screen.findByText(/yanıtınız duruyor/)).toBeVisible();
    expect(field).toHaveValue('a');
    expect(Object.values({ ...sessionStorage })).toContain('a');
    unmount();
    open();
    expect(await screen.findByText(/yanıtınız duruyor/)).toBeVisible();
    state.offline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Doğru')).toBeVisible();
    expect(state.asked).toHaveLength(1);
    expect(Object.values({ ...sessionStorage })).toEqual([]);
  });

  it('shows one message when no item is due and another message when loading failed', async () => {
    server.use(answer(startGaps, () => ({ round: null })));
    const first = open();
    expect(await screen.findByText('Şu an sorulacak cümle yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kelimelerime git' })).toBeVisible();
    first.unmount();
    server.use(answer(startGaps, () => problem('forbidden')));
    open();
    expect(await screen.findByRole('button', { name: /Yeniden dene/i })).toBeVisible();
  });
});
