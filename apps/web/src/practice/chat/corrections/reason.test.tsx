import { explainCorrection, explainReply, type Reason } from '@pratik/contract/explaining';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { conversationUrl, correctionIn, serveConversation, turnOf } from '../chat.fixture.ts';

const said = 'My sister is nurse.';
const correction = correctionIn(said, 'nurse', 'a nurse');
const reason: Reason = {
  code: 'missing-article',
  about: 'nurse',
  rule: { tr: 'Tekil meslekten önce a/an gelir. Örnek: I am a nurse.', en: 'A job takes a/an.' },
  phrased: null,
  lesson: {
    id: 'a1-articles',
    point: { tr: 'Mesleklerle a / an', en: 'a / an with jobs' },
    level: 'A1',
    examples: [{ text: 'He is an engineer.', tr: 'O bir mühendis.', why: 'Ünlüden önce an gelir.' }],
  },
};

/** Opens a conversation that contains one reply of the partner. */
const openReply = async () => {
  const reply = turnOf(0, 'Good evening!');
  serveConversation({ turns: [reply] });
  const { user } = renderApp(conversationUrl, { as: 'user' });
  return { user, reply, button: await screen.findByRole('button', { name: 'Neden?' }) };
};

it('explanation of a correction › loads once, opens by keyboard, and shows the rule and a link to the lesson', async () => {
  const feedback = { state: 'done' as const, corrections: [correction] };
  serveConversation({ turns: [turnOf(1, said, { feedback })] });
  const asked: unknown[] = [];
  server.use(
    answer(explainCorrection, (input) => {
      asked.push(input);
      return reason;
    }),
  );
  const { user } = renderApp(conversationUrl, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: '1 düzeltme' }));
  const button = screen.getByRole('button', { name: 'Neden?' });
  expect(asked).toEqual([]);
  button.focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'Neden?' });
  expect(await within(panel).findByText('Kural: Eksik artikel')).toBeVisible();
  expect(within(panel).getByText('I am a nurse.')).toHaveAttribute('lang', 'en');
  expect(within(panel).getByText('Dil bilgisi (A1): Mesleklerle a / an')).toBeVisible();
  expect(within(panel).getByText('He is an engineer.')).toHaveAttribute('lang', 'en');
  expect(within(panel).getByRole('link', { name: 'Konuyu oku' })).toHaveAttribute(
    'href',
    '/pages/grammar/a1-articles',
  );
  expect(within(panel).queryByText('yapay zekâ')).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByRole('region', { name: 'Neden?' })).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('Kural: Eksik artikel')).toBeVisible();
  expect(asked).toEqual([{ correctionId: correction.id, language: 'tr' }]);
});

it('explanation of a partner reply › names the explained words, and says when the AI has worded the rule', async () => {
  const phrased = 'Nurse tekil bir meslektir; önüne a gelir.';
  const asked: unknown[] = [];
  server.use(
    answer(explainReply, (input) => {
      asked.push(input);
      return { ...reason, phrased, lesson: null };
    }),
  );
  const { user, reply, button } = await openReply();
  await user.click(button);
  expect(await screen.findByText(phrased)).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Neden?' });
  expect(within(panel).getByText('yapay zekâ')).toBeVisible();
  expect(within(panel).getByText('nurse')).toHaveAttribute('lang', 'en');
  expect(within(panel).queryByText(/Dil bilgisi/)).not.toBeInTheDocument();
  expect(asked).toEqual([{ turnId: reply.id, language: 'tr' }]);
});

it('explanation of a correction › shows a loading state, then an error when loading fails, and can be requested again', async () => {
  const waiting = Promise.withResolvers<void>();
  let fails = true;
  server.use(
    answer(explainReply, async () => {
      await waiting.promise;
      return fails ? problem('not-found') : reason;
    }),
  );
  const { user, button } = await openReply();
  await user.click(button);
  const panel = screen.getByRole('region', { name: 'Neden?' });
  expect(within(panel).getByRole('status')).toHaveTextContent('Açıklama hazırlanıyor…');
  waiting.resolve();
  expect(await within(panel).findByRole('alert')).toBeVisible();
  fails = false;
  await user.click(within(panel).getByRole('button', { name: 'Yeniden dene' }));
  expect(await within(panel).findByText('Kural: Eksik artikel')).toBeVisible();
});
