import { sendMessage, stopReply } from '@pratik/contract/chat';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import {
  conversationUrl,
  meterOf,
  replyStream,
  saidInEnglish,
  serveConversation,
  turnOf,
} from '../chat.fixture.ts';
import { replyPause } from './reply-pause.ts';

beforeEach(() => {
  // Fake pause that ends only when the learner stops it.
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(replyPause, 'mayPause').mockReturnValue(true);
  vi.spyOn(replyPause, 'createPause').mockReturnValue({ wait: () => promise, end: () => resolve() });
});
afterEach(() => vi.restoreAllMocks());

const partner = turnOf(2, 'A nurse? How interesting!');
const messageArea = () => screen.getByRole('region', { name: 'Konuşma' });

/** Fakes a server that stores the reply at once and streams it. */
const serveReply = () => {
  const state = serveConversation();
  const reply = replyStream();
  server.use(
    answer(stopReply, () => ({ done: true as const })),
    answer(sendMessage, ({ turnId, text }) => {
      const mine = turnOf(1, text, { id: turnId });
      state.data = { ...state.data, turns: [...state.data.turns, mine, partner] };
      reply.send({ type: 'accepted', turn: mine, replyId: partner.id, meter: meterOf() });
      reply.send({ type: 'delta', replyId: partner.id, text: partner.text });
      reply.send({ type: 'done', turn: partner, meter: meterOf(), conversationState: 'open' });
      return reply.response();
    }),
  );
};
const sendOne = async () => {
  const { user, unmount } = renderApp(conversationUrl, { as: 'user' });
  await user.type(await screen.findByRole('textbox', { name: 'Mesajınız' }), 'My sister is a nurse.{Enter}');
  expect(await within(messageArea()).findByRole('img', { name: 'Deniz yazıyor' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Yanıtı durdur' })).toBeVisible();
  expect(within(messageArea()).queryByText(saidInEnglish(partner.text))).toBeNull();
  return { user, unmount };
};

it('reply of the offline partner › appears immediately when the learner reloads the page during the pause before the reply', async () => {
  serveReply();
  const { unmount } = await sendOne();
  unmount();
  renderApp(conversationUrl, { as: 'user' });
  expect(await screen.findByText(saidInEnglish(partner.text))).toBeVisible();
  expect(within(messageArea()).getAllByText('My sister is a nurse.')).toHaveLength(1);
});

it('reply of the offline partner › appears after a pause with a typing indicator, or immediately when the learner presses stop', async () => {
  serveReply();
  const { user } = await sendOne();
  await user.click(screen.getByRole('button', { name: 'Yanıtı durdur' }));
  expect(await within(messageArea()).findByText(saidInEnglish(partner.text))).toBeVisible();
  expect(within(messageArea()).queryByRole('img', { name: 'Deniz yazıyor' })).toBeNull();
});
