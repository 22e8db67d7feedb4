import { streamEvents } from '@pratik/contract/events';
import { acceptPlacement, answerPlacement, getPlacementAttempt } from '@pratik/contract/placement';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { attemptOf, finishedOf, overviewOf, servePlacement, testUrl } from './placement.fixture.ts';

const answers = (state: ReturnType<typeof servePlacement>) =>
  state.asked.filter(({ call }) => call === 'answer').map(({ input }) => input);

describe('placement test question', () => {
  it('appears alone, as a sentence with a gap or with a text, and is followed by the result after the last question', async () => {
    const state = servePlacement();
    const { user } = renderApp(testUrl, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Seviye Testi' })).toBeVisible();
    expect(await screen.findByText('yaklaşık 20 soru kaldı')).toBeVisible();
    const group = screen.getByRole('group', { name: /My cousins boşluk in the same class/ });
    expect(within(group).getAllByRole('radio')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Bir seçenek seçin');
    expect(state.asked).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'are' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));

    expect(await screen.findByRole('group', { name: 'What did Murat do?' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Soru 2' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Metin' })).toHaveTextContent('The 8.40 was full');
    await user.click(screen.getByRole('button', { name: 'Bilmiyorum' }));
    expect(await screen.findByRole('heading', { name: 'Size uygun seviye: B1 · Orta' })).toHaveFocus();
    expect(answers(state)).toEqual([
      { itemId: 'gap', choice: 1 },
      { itemId: 'text', choice: null },
    ]);
  });

  it('accepts keyboard input: digits select an option, Enter submits, and 0 means “I do not know”', async () => {
    const state = servePlacement();
    const { user } = renderApp(testUrl, { as: 'user' });
    await screen.findByText('Soru 1');
    await user.keyboard('3');
    expect(screen.getByRole('radio', { name: 'am' })).toBeChecked();
    await user.keyboard('2{Enter}');
    await screen.findByRole('heading', { name: 'Soru 2' });
    await user.keyboard('9');
    await user.keyboard('0');
    expect(await screen.findByText(/Büyük olasılıkla B1/)).toBeVisible();
    expect(answers(state)).toEqual([
      { itemId: 'gap', choice: 1 },
      { itemId: 'text', choice: null },
    ]);
  });

  it('stores an answer that was given offline, and sends it once when the device is online again', async () => {
    const state = servePlacement();
    state.offline = true;
    const { user } = renderApp(testUrl, { as: 'user' });
    await user.click(await screen.findByRole('radio', { name: 'are' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'are' })).toBeChecked();
    state.offline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Soru 2' })).toBeVisible();
    expect(answers(state)).toEqual([{ itemId: 'gap', choice: 1 }]);
  });

  it('sends “I do not know” that was chosen offline when the device is online again, even after a page reload', async () => {
    const state = servePlacement();
    state.offline = true;
    const first = renderApp(testUrl, { as: 'user' });
    await first.user.click(await screen.findByRole('button', { name: 'Bilmiyorum' }));
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    first.unmount();
    renderApp(testUrl, { as: 'user' });
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    state.offline = false;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Soru 2' })).toBeVisible();
    expect(answers(state)).toEqual([{ itemId: 'gap', choice: null }]);
  });

  it('sends a failed answer again when the live events reconnect, even if the browser never reported being offline', async () => {
    const state = servePlacement();
    let connect: (events: Response) => void = () => undefined;
    server.use(answer(streamEvents, () => new Promise<Response>((resolve) => (connect = resolve)) as never));
    state.offline = true;
    const { user } = renderApp(testUrl, { as: 'user' });
    await user.click(await screen.findByRole('radio', { name: 'are' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText(/Yanıtınız duruyor/)).toBeVisible();
    state.offline = false;
    connect(
      new Response('event: ready\ndata: {"type":"ready"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Soru 2' })).toBeVisible();
  });

  it('keeps the selected option when the server is unavailable, and says that the test was not found when it no longer exists', async () => {
    servePlacement();
    server.use(answer(answerPlacement, () => problem('unavailable')));
    const { user } = renderApp(testUrl, { as: 'user' });
    await user.click(await screen.findByRole('radio', { name: 'are' }));
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hizmet şu anda kullanılamıyor');
    expect(screen.getByRole('radio', { name: 'are' })).toBeChecked();
    server.use(
      answer(answerPlacement, () => problem('not-found')),
      answer(getPlacementAttempt, () => problem('not-found')),
    );
    await user.click(screen.getByRole('button', { name: 'Yanıtla' }));
    expect(await screen.findByText('Bu test burada yok')).toBeVisible();
  });

  it('shows a notice with a link back when the test does not exist', async () => {
    servePlacement();
    renderApp('/pages/placement-test/0190a0f0-0000-4000-8000-00000000eeee', { as: 'user' });
    expect(await screen.findByText('Bu test burada yok')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Seviye testine dön' })).toHaveAttribute(
      'href',
      '/pages/placement-test',
    );
  });

  it('shows a notice when no question is available', async () => {
    servePlacement(overviewOf(), attemptOf({ question: null }));
    renderApp(testUrl, { as: 'user' });
    expect(await screen.findByText('Şu anda sorulacak bir soru yok')).toBeVisible();
  });
});

describe('placement test result', () => {
  it('shows the level and its certainty, each skill with its range, and the can-do statements', async () => {
    servePlacement(overviewOf(), finishedOf());
    renderApp(testUrl, { as: 'user' });
    expect(await screen.findByText('Büyük olasılıkla B1; belki de A2.')).toBeVisible();
    expect(screen.getByText('Açık metinlerin ana noktalarını anlar.')).toBeVisible();
    const shares = screen.getByRole('region', { name: 'Seviyelerin olasılığı' });
    expect(shares).toHaveTextContent('A2 · Temel%22B1 · Orta%70');
    const skills = screen.getByRole('region', { name: 'Beceriler' });
    expect(skills).toHaveTextContent('Dil bilgisiB1 (A2 ile B2 arası)');
    expect(skills).toHaveTextContent('OkumaA2');
    expect(skills).not.toHaveTextContent('A2 ile A2');
    expect(screen.getByRole('region', { name: 'Bu seviyede neler yapılır?' })).toHaveTextContent(
      'KonuşmaGörüşümü söyleyebilirim.',
    );
    expect(await screen.findByRole('link', { name: 'Seviyemi kendim seçeceğim' })).toBeVisible();
  });

  it('sets the learner’s level with one click, and then suggests the next activity', async () => {
    const ownLevel = { id: 'A2', name: { tr: 'A2 · Temel', en: 'A2' } };
    const state = servePlacement(overviewOf({ ownLevel }), finishedOf());
    const { user } = renderApp(testUrl, { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Şimdiki seviyemde kal: A2' })).toHaveAttribute(
      'href',
      '/',
    );
    await user.click(screen.getByRole('button', { name: 'Bu seviyeyi kullan' }));
    expect(await screen.findByText('Seviyeniz kaydedildi: B1 · Orta')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bugünün planına git' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Bu seviyeyi kullan' })).toBeNull();
    expect(state.asked).toMatchObject([{ call: 'accept' }]);
  });

  it('offers a retry when the level cannot be stored', async () => {
    servePlacement(overviewOf(), finishedOf());
    server.use(answer(acceptPlacement, () => problem('unavailable')));
    const { user } = renderApp(testUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Bu seviyeyi kullan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hizmet şu anda kullanılamıyor');
    expect(screen.getByRole('button', { name: 'Bu seviyeyi kullan' })).toBeEnabled();
  });

  it.each([
    [{ latest: false }, /önceki bir sonuç/],
    [{ level: { ...finishedLevel(), retired: true } }, /artık kullanılmıyor/],
    [{ acceptedAt: '2026-03-10T09:07:00Z' }, /Bu sonuç seviyeniz oldu: 10 Mart 2026/],
  ])('says why the learner cannot accept the level (case %#)', async (change, says) => {
    servePlacement(overviewOf(), finishedOf(change));
    renderApp(testUrl, { as: 'user' });
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bu seviyeyi kullan' })).toBeNull();
  });
});

function finishedLevel() {
  const { result } = finishedOf();
  if (!result) throw new Error('The fixture has no result');
  return result.level;
}
