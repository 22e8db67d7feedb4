import { changeMemory, deleteFacts, getMemory, type MemoryState } from '@pratik/contract/chat-memory';
import { listLevels } from '@pratik/contract/level';
import { listSessions } from '@pratik/contract/session';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';

const factOf = (number: number, over: Partial<MemoryState['facts'][number]> = {}) => ({
  id: `5b0c1a52-6a1f-4b3e-9d1c-0000000000${10 + number}`,
  kind: 'family' as const,
  about: 'your brother',
  event: 'exam',
  at: '2026-09-05T10:00:00.000Z',
  ...over,
});
let state: MemoryState;
beforeEach(() => {
  state = { remembers: null, facts: [] };
  server.use(
    answer(listLevels, () => ({ levels: [] })),
    answer(listSessions, () => ({ sessions: [] })),
    answer(getMemory, () => state),
    answer(changeMemory, ({ remembers }) => {
      state = { remembers, facts: remembers ? state.facts : [] };
      return state;
    }),
    answer(deleteFacts, ({ ids }) => {
      state = { ...state, facts: state.facts.filter(({ id }) => !ids.includes(id)) };
      return state;
    }),
  );
});

const card = () => screen.findByRole('region', { name: 'Sohbet arkadaşınızın hatırladıkları' });
const toggle = async () =>
  within(await card()).findByRole('switch', { name: 'Sohbet arkadaşım önceki sohbetlerimizi hatırlasın' });

it('memory card › is off by default, and says that the partner remembers nothing yet when it is switched on', async () => {
  const { user } = renderApp('/pages/profile', { as: 'user' });
  const keep = await toggle();
  expect(keep).not.toBeChecked();
  expect(await card()).toHaveTextContent('Sağlık gibi özel konular saklanmaz');
  await user.click(keep);
  expect(await screen.findByText('Bundan sonra anlattıklarınız hatırlanır')).toBeVisible();
  expect(keep).toBeChecked();
  expect(await card()).toHaveTextContent('Henüz hatırlanan bir şey yok');
});

it('memory card › lists what the partner remembers, and deletes a fact after a confirmation', async () => {
  state = {
    remembers: true,
    facts: [factOf(1), factOf(2, { kind: 'like', about: 'football', event: null })],
  };
  const { user } = renderApp('/pages/profile', { as: 'user' });
  const list = await within(await card()).findByRole('list', { name: 'Hatırlananlar' });
  expect(within(list).getByText('your brother, exam')).toHaveAttribute('lang', 'en');
  expect(within(list).getByText(/Aile ve arkadaşlar · 5 Eyl/)).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Sil: football' }));
  const question = await screen.findByRole('dialog', { name: '“football” hatırlananlardan silinsin mi?' });
  await user.click(within(question).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Hatırlananlardan silindi')).toBeVisible();
  expect(within(list).queryByText('football')).toBeNull();
  expect(within(list).getByText('your brother, exam')).toBeVisible();
});

it('memory card › asks for confirmation before it is switched off, because this deletes all remembered facts', async () => {
  state = { remembers: true, facts: [factOf(1)] };
  const { user } = renderApp('/pages/profile', { as: 'user' });
  await user.click(await toggle());
  const question = await screen.findByRole('dialog', { name: 'Hatırlananların hepsi (1) silinsin mi?' });
  expect(state.remembers).toBe(true);
  await user.click(within(question).getByRole('button', { name: 'Kapat ve sil' }));
  expect(await screen.findByText('Hatırlama kapatıldı, hatırlananlar silindi')).toBeVisible();
  expect(await toggle()).not.toBeChecked();
});

it('memory card › offers a retry when the facts cannot be loaded', async () => {
  let broken = true;
  server.use(answer(getMemory, () => (broken ? problem('forbidden') : state)));
  const { user } = renderApp('/pages/profile', { as: 'user' });
  const retry = await within(await card()).findByRole('button', { name: 'Yeniden dene' });
  broken = false;
  await user.click(retry);
  expect(await toggle()).not.toBeChecked();
});
