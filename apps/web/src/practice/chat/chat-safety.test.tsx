import { reportTurn, sendMessage } from '@pratik/contract/chat';
import { helpText } from '@pratik/contract/help-lines';
import { kindQuestion, kindQuestions } from '@pratik/contract/kind-questions';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, server } from '../../../test/server.ts';
import {
  conversationOf,
  conversationUrl,
  meterOf,
  replyStream,
  serveConversation,
  turnOf,
} from './chat.fixture.ts';

it('help text in a conversation › shows telephone links, and offers no voice and no word look-up, when a message mentions danger', async () => {
  const text = helpText('self-harm', 'chat');
  serveConversation({
    turns: [
      turnOf(0, 'Hello!'),
      turnOf(1, 'I want to die', { danger: 'self-harm', feedback: null }),
      turnOf(2, text, { danger: 'self-harm' }),
    ],
  });
  renderApp(conversationUrl, { as: 'user' });
  expect(await screen.findByRole('link', { name: /112 – Acil Çağrı Merkezi/ })).toHaveAttribute(
    'href',
    'tel:112',
  );
  expect(screen.getByRole('link', { name: /183/ })).toHaveAttribute('href', 'tel:183');
  expect(screen.getByText(/tek başına kalmak zorunda değilsin/).closest('[lang]')).toHaveAttribute(
    'lang',
    'tr',
  );
  expect(screen.getByRole('textbox', { name: 'Mesajınız' })).toBeEnabled();
  expect(screen.queryByText(/yanıtlarını sesli de söylesin mi/)).toBeNull();
  // Only the greeting has a report button. Help texts have none, because they are fixed texts that humans wrote.
  expect(screen.getAllByRole('button', { name: 'Bu mesajı bildir' })).toHaveLength(1);
});

it('caring question › appears as a turn of the partner without telephone numbers, and its Turkish line is marked as Turkish', async () => {
  const { simple, turkish } = kindQuestions['self-harm'];
  serveConversation({
    turns: [
      turnOf(0, 'Hello!'),
      turnOf(1, 'I am empty', { feedback: null }),
      turnOf(2, kindQuestion('self-harm', 'A2')),
    ],
  });
  renderApp(conversationUrl, { as: 'user' });
  expect((await screen.findByText(turkish)).closest('[lang]')).toHaveAttribute('lang', 'tr');
  const english = screen
    .getAllByText((_, element) => element?.textContent === simple)
    .map((element) => element.closest('[lang]')?.getAttribute('lang'));
  expect(english).toContain('en');
  expect(screen.queryByRole('link', { name: /112/ })).toBeNull();
});

it('help text in a conversation › appears after a message that mentions danger, even when another device has ended the conversation', async () => {
  const state = serveConversation();
  const text = 'I want to die';
  server.use(
    answer(sendMessage, ({ turnId }) => {
      const help = turnOf(2, helpText('self-harm', 'over'), { danger: 'self-harm' });
      const cry = turnOf(1, text, { id: turnId, danger: 'self-harm', feedback: null });
      const conversation = conversationOf({ state: 'closed' });
      state.data = { ...state.data, conversation, turns: [...state.data.turns, cry, help] };
      const reply = replyStream();
      reply.send({ type: 'accepted', turn: cry, replyId: help.id, meter: meterOf({ full: true }) });
      reply.send({ type: 'delta', replyId: help.id, text: help.text });
      reply.send({
        type: 'done',
        turn: help,
        conversationState: 'closed',
        meter: meterOf({ full: true }),
      });
      return reply.response();
    }),
  );
  const { user } = renderApp(conversationUrl, { as: 'user' });
  await user.type(await screen.findByRole('textbox', { name: 'Mesajınız' }), `${text}{Enter}`);
  expect(await screen.findByRole('link', { name: /112 – Acil Çağrı Merkezi/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Sohbetin özeti' })).not.toHaveFocus();
});

it('report button of a partner message › sends only one report for the same message', async () => {
  serveConversation();
  const reported: string[] = [];
  server.use(
    answer(reportTurn, ({ turnId }) => {
      reported.push(turnId);
      return { done: true as const };
    }),
  );
  const { user } = renderApp(conversationUrl, { as: 'user' });
  const [button] = await screen.findAllByRole('button', { name: 'Bu mesajı bildir' });
  await user.click(button as HTMLElement);
  expect(await screen.findByText(/Yöneticiniz bu mesaja bakacak/)).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Bildirildi' })[0] as HTMLElement);
  expect(reported).toHaveLength(1);
});

it('personal data check › warns before a telephone number is sent, and lets the learner edit the message or send it anyway', async () => {
  serveConversation();
  const sent: string[] = [];
  server.use(
    answer(sendMessage, ({ text }) => {
      sent.push(text);
      return replyStream().response();
    }),
  );
  const { user } = renderApp(conversationUrl, { as: 'user' });
  const field = await screen.findByRole('textbox', { name: 'Mesajınız' });
  await user.type(field, 'My number is 0532 123 45 67.{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('telefon numarası');
  expect(field).toHaveValue('My number is 0532 123 45 67.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Değiştireyim' }));
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yine de gönder' }));
  await waitFor(() => expect(sent).toEqual(['My number is 0532 123 45 67.']));
});
