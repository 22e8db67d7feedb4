import { getChatOptions, sendMessage, startConversation } from '@pratik/contract/chat';
import { getPlacementOverview } from '@pratik/contract/placement';
import { getPrivacy } from '@pratik/contract/privacy';
import { type FirstRunStep, getProfile, setFirstRun, updateProfile } from '@pratik/contract/user';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { serveLearner } from '../../../test/serve-learner.ts';
import { answer, problem, profileOf, server } from '../../../test/server.ts';
import { newcomer } from '../../learner/learner-day.fixture.ts';
import {
  conversationId,
  conversationOf,
  correctionIn,
  liveStream,
  meterOf,
  optionsOf,
  replyStream,
  serveConversation,
  turnOf,
} from '../../practice/chat/chat.fixture.ts';
import { attemptId, overviewOf, servePlacement } from '../../practice/placement/placement.fixture.ts';

const said = 'My sister is nurse.';

/**
 * Mocks the server for a learner at a step of the first run. Returns a list of the steps that the page stores on
 * the server.
 */
const serveFirstRun = (step: FirstRunStep | undefined) => {
  const state = { step, saved: [] as object[], steps: [] as string[] };
  server.use(
    answer(getProfile, () => ({ ...profileOf('user'), ...(state.step ? { firstRun: state.step } : {}) })),
    answer(setFirstRun, (input) => {
      state.steps.push(input.step);
      state.step = input.step === 'done' ? undefined : input.step;
      return { done: true as const };
    }),
    answer(updateProfile, (input) => {
      state.saved.push(input);
      return { ...profileOf('user'), ...(state.step ? { firstRun: state.step } : {}) };
    }),
  );
  return state;
};
const open = () => renderApp('/pages/welcome', { as: 'user' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  const { data } = serveConversation();
  server.use(answer(startConversation, () => data));
  serveLearner(newcomer());
  servePlacement();
});

describe('goals screen of the first run (introduction for new learners)', () => {
  it('stores the chosen purpose and days per week, and opens the screen for the first message', async () => {
    const state = serveFirstRun('goals');
    const { user } = open();
    await heading('Neden İngilizce?');
    await user.click(screen.getByRole('radio', { name: 'Yolculuk' }));
    await user.click(await screen.findByRole('radio', { name: '3 gün 30 dakika sohbet' }));
    await user.click(screen.getByRole('button', { name: 'Devam' }));
    expect(await heading('İlk mesajınız')).toHaveFocus();
    expect(state.saved).toEqual([expect.objectContaining({ goalPurpose: 'travel', goalDays: 3 })]);
    expect(state.steps).toEqual(['message']);
  });

  it('lets the learner continue without a choice', async () => {
    const state = serveFirstRun('goals');
    const { user } = open();
    await heading('Neden İngilizce?');
    await user.click(screen.getByRole('button', { name: 'Devam' }));
    await heading('İlk mesajınız');
    expect(state.saved).toEqual([]);
  });

  it('ends the whole first run when the learner presses “skip”', async () => {
    const state = serveFirstRun('goals');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Atla, ana sayfaya git' }));
    await heading('Ana Sayfa');
    expect(state.steps).toEqual(['done']);
  });

  it('stays open and shows the reason when the goals cannot be stored', async () => {
    serveFirstRun('goals');
    server.use(answer(setFirstRun, () => problem('unavailable')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Devam' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await heading('Neden İngilizce?')).toBeInTheDocument();
  });
});

describe('first message screen of the first run', () => {
  const start = (corrections: Parameters<typeof turnOf>[2]) => {
    serveFirstRun('message');
    const state = serveConversation({
      conversation: conversationOf({ kind: 'free', scenario: null }),
      turns: [turnOf(0, 'Hi! How are you?')],
    });
    const started: string[] = [];
    const sent: string[] = [];
    const live = liveStream();
    const reply = replyStream();
    server.use(
      answer(startConversation, (input) => {
        started.push(input.kind);
        return state.data;
      }),
      answer(sendMessage, (input) => {
        sent.push(input.turnId);
        const turn = turnOf(1, input.text, { id: input.turnId, ...corrections });
        queueMicrotask(() => {
          reply.send({ type: 'accepted', turn, replyId: turnOf(2, '').id, meter: meterOf() });
        });
        return reply.response();
      }),
    );
    return { started, sent, live };
  };

  it('sends the message to the partner, and shows the correction with its explanation open', async () => {
    const { started, sent, live } = start({ feedback: { state: 'waiting', corrections: [] } });
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Mesajınız' }), `${said}{Enter}`);
    const result = within(screen.getByRole('region', { name: 'Mesajınızın düzeltmesi' }));
    expect(await result.findByText('Düzeltme hazırlanıyor…')).toBeVisible();
    live.send({
      type: 'feedback',
      messageId: sent[0] ?? '',
      conversationId,
      feedback: { state: 'done', corrections: [correctionIn(said, 'nurse', 'a nurse')] },
    });
    expect(await result.findByText('Meslekten önce artikel gerekir.')).toBeVisible();
    expect(started).toEqual(['free']);
  });

  it.each([
    [
      'shows the corrected sentence with the reason',
      { state: 'done' as const, corrections: [correctionIn(said, 'nurse', 'a nurse')] },
      /My sister is nurse → a nurse\..*Eksik artikel.*Meslekten önce artikel gerekir\./,
    ],
    [
      'says that no error was found',
      { state: 'done' as const, checked: 'right' as const, corrections: [] },
      /bir yanlış bulamadık/,
    ],
    [
      'says that it is unreadable',
      { state: 'done' as const, checked: 'unreadable' as const, corrections: [] },
      /denetlenemedi/,
    ],
    ['says that the check failed', { state: 'failed' as const, corrections: [] }, /Düzeltme hazırlanamadı/],
  ])('below the conversation %s', async (_, feedback, shown) => {
    serveFirstRun('message');
    serveConversation({
      conversation: conversationOf({ kind: 'free', scenario: null }),
      turns: [turnOf(0, 'Hi!'), turnOf(1, said, { feedback }), turnOf(2, 'A nurse!')],
    });
    server.use(answer(getChatOptions, () => optionsOf({ openConversationId: conversationId })));
    open();
    const result = await screen.findByRole('region', { name: 'Mesajınızın düzeltmesi' });
    await waitFor(() => expect(result).toHaveTextContent(shown));
  });

  it('shows only the help text when the message mentions danger', async () => {
    serveFirstRun('message');
    serveConversation({
      conversation: conversationOf({ kind: 'free', scenario: null }),
      turns: [
        turnOf(0, 'Hi!'),
        turnOf(1, said, { danger: 'self-harm', feedback: { state: 'done', corrections: [] } }),
        turnOf(2, 'Lütfen birine anlatın.', { danger: 'self-harm' }),
      ],
    });
    server.use(answer(getChatOptions, () => optionsOf({ openConversationId: conversationId })));
    open();
    expect(await screen.findByText(/Lütfen birine anlatın/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Mesajınızın düzeltmesi' })).toBeEmptyDOMElement();
  });

  it('links to the AI consent, which returns to this screen', async () => {
    serveFirstRun('message');
    const notice = { version: 1, tr: 'Metin.', en: 'Text.', readAt: null };
    server.use(
      answer(getPrivacy, () => ({ notice, consents: [], log: [] })),
      answer(getChatOptions, () => optionsOf({ openConversationId: conversationId, consentMissing: true })),
    );
    open();
    expect(await screen.findByRole('link', { name: 'Metni okuyun, karar verin' })).toHaveAttribute(
      'href',
      '/pages/privacy?consent=ai&return=%2Fpages%2Fwelcome',
    );
  });

  it('is skipped when the learner has used today’s minutes', async () => {
    serveFirstRun('message');
    server.use(answer(getChatOptions, () => optionsOf({ meter: meterOf({ full: true }) })));
    const { user } = open();
    expect(await screen.findByText(/Bugünkü sohbet süreniz dolmuş/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Devam' }));
    await heading('Seviyenizi bulalım mı?');
  });
});

describe('placement test screen of the first run', () => {
  it('shows how many questions the test has, and starts the test', async () => {
    const state = serveFirstRun('level');
    const { user, app } = open();
    expect(await screen.findByText(/genellikle 20 soru.*en çok 25 soru/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Teste şimdi başla' }));
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe(`/pages/placement-test/${attemptId}`),
    );
    expect(state.steps).toEqual(['done']);
  });

  it('lets the learner postpone the test', async () => {
    const state = serveFirstRun('level');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sonra; ana sayfaya git' }));
    await heading('Ana Sayfa');
    expect(state.steps).toEqual(['done']);
  });

  it('shows how many questions remain when the learner has already begun the test', async () => {
    serveFirstRun('level');
    server.use(
      answer(getPlacementOverview, () => ({
        ...overviewOf(),
        open: { id: attemptId, answered: 6, remaining: 11 },
      })),
    );
    open();
    expect(await screen.findByText('6 soru yanıtladınız. Yaklaşık 11 soru kaldı.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Testi sürdür' })).toBeInTheDocument();
  });

  it('links back to the first message', async () => {
    const state = serveFirstRun('level');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Geri' }));
    await heading('İlk mesajınız');
    expect(state.steps).toEqual(['message']);
  });
});

describe('first run', () => {
  it('redirects to the home page when the learner has finished the first run', async () => {
    serveFirstRun(undefined);
    open();
    await heading('Ana Sayfa');
  });

  it('is linked on the home page until the learner has finished it', async () => {
    serveFirstRun('message');
    renderApp('/', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'İlk adımlara git' })).toHaveAttribute(
      'href',
      '/pages/welcome',
    );
  });
});
