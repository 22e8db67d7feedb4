import { answerOwnTextGap, type OwnTextGap, startOwnTextGaps } from '@pratik/contract/own-texts';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { textUrl } from './own-texts.fixture.ts';

beforeEach(() => localStorage.clear());

const url = `${textUrl}/gaps?page=3`;
const gapOf = (start: number, meaning: string): OwnTextGap => ({
  paragraph: 4,
  start,
  before: 'We like ',
  after: ' bread.',
  meaning,
});

/** Fakes a server that judges answers: “warm” is right. */
const serve = (gaps: OwnTextGap[]) => {
  const state = { started: [] as unknown[], given: [] as { id: string; typed: string }[], offline: false };
  server.use(
    answer(startOwnTextGaps, (input) => {
      state.started.push(input);
      return { gaps };
    }),
    answer(answerOwnTextGap, (input) => {
      state.given.push(input);
      if (state.offline) return HttpResponse.error();
      const outcome = input.typed === 'warm' ? ('right' as const) : ('wrong' as const);
      return { outcome, answers: ['warm'] };
    }),
  );
  return state;
};
const type = async (user: ReturnType<typeof renderApp>['user'], text: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Boşluğa gelen kelimeler' }), text);
  await user.click(screen.getByRole('button', { name: 'Denetle' }));
};

describe('gaps of an own text', () => {
  it('ask the words one by one and show the result', async () => {
    const state = serve([gapOf(8, 'sıcak'), gapOf(20, 'ılık')]);
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByText('Aranan kelimenin anlamı: sıcak')).toBeVisible();
    expect(state.started).toMatchObject([{ page: 2 }]);
    await type(user, 'warm');
    expect(await screen.findByText('Doğru')).toBeVisible();
    expect(screen.getByText('warm: sıcak')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sonraki' }));
    expect(screen.getByText('2 / 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bilmiyorum' }));
    expect(await screen.findByText('Doğrusunu birlikte görelim')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sonucu gör' }));
    expect(screen.getByRole('heading', { name: 'Alıştırma bitti' })).toHaveFocus();
    expect(screen.getByText('2 boşluktan 1 tanesi doğru')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bir tur daha' }));
    expect(await screen.findByText('1 / 2')).toBeVisible();
    expect(state.started).toHaveLength(2);
  });

  it('keep a typed answer after a lost connection and send it again with the same id', async () => {
    const state = serve([gapOf(8, 'sıcak')]);
    state.offline = true;
    const { user } = renderApp(url, { as: 'user' });
    await type(user, 'warm');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Boşluğa gelen kelimeler' })).toHaveValue('warm');
    state.offline = false;
    await user.click(screen.getByRole('button', { name: 'Denetle' }));
    expect(await screen.findByText('Doğru')).toBeVisible();
    expect(state.given[0]?.id).toBe(state.given[1]?.id);
  });

  it('explain why a text has no gaps', async () => {
    serve([]);
    renderApp(url, { as: 'user' });
    expect(await screen.findByText('Bu metinden boşluk çıkmadı')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Metne dön/ })[0]).toHaveAttribute('href', textUrl);
  });

  it('say that a text does not exist', async () => {
    server.use(answer(startOwnTextGaps, () => problem('not-found')));
    renderApp(url, { as: 'user' });
    expect(await screen.findByText('Bu metin bulunamadı')).toBeVisible();
  });
});
