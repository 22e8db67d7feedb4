import { listOwnHomework, type OwnAssignment } from '@pratik/contract/homework';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { serveLearner } from '../../test/serve-learner.ts';
import { answer, server } from '../../test/server.ts';
import { learnerDay } from '../learner/learner-day.fixture.ts';

const make = (number: number, change: Partial<OwnAssignment>): OwnAssignment => ({
  id: `0190a0f0-0000-7000-8000-00000000000${number}`,
  classId: '0190a0f0-0000-7000-8000-000000000090',
  classCode: '9-A',
  kind: 'reading',
  itemId: 'first-snow',
  title: { tr: 'First snow', en: 'First snow' },
  amount: null,
  leastPercent: null,
  note: 'Önce başlığı okuyun.',
  opensAt: '2026-09-05T09:00:00.000Z',
  dueAt: '2026-09-12T09:00:00.000Z',
  work: { state: 'open', attempts: 0, bestPercent: null, amountDone: null, doneAt: null, feedback: null },
  ...change,
});
const stateOf = (state: OwnAssignment['work']['state'], change: object = {}) => ({
  work: { ...make(1, {}).work, state, ...change },
});

it('homework card on the home page › is placed above today’s plan and lists homework that is open now first', async () => {
  server.use(
    answer(listOwnHomework, () => ({
      assignments: [
        make(1, {
          ...stateOf('done', {
            bestPercent: 80,
            feedback: {
              comment: 'Güzel',
              grade: 90,
              givenBy: 'Tuğba Hoca',
              givenAt: '2026-09-06T09:00:00.000Z',
            },
          }),
          kind: 'listening',
          itemId: 'one-egg-please',
          title: { tr: 'One egg, please', en: 'One egg, please' },
        }),
        make(2, {}),
        make(3, { ...stateOf('missed'), kind: 'vocabulary', itemId: null, title: null, amount: 50 }),
        make(4, { ...stateOf('upcoming'), kind: 'chat', itemId: null, title: null, amount: 10 }),
      ],
    })),
  );
  serveLearner(learnerDay());
  renderApp('/', { as: 'user' });
  const card = await screen.findByRole('region', { name: 'Ödevleriniz' });
  const plan = screen.getByRole('region', { name: 'Bugünün planı' });
  expect(card.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const lines = within(card).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'Okuma: First snow9-A · son gün 12 Eylül 2026Önce başlığı okuyun.',
    '50 kelime tekrarı9-A · son günü geçti; yine de yapabilirsinizÖnce başlığı okuyun.',
    '10 dakika sohbet9-A · 5 Eylül 2026 günü açılır · son gün 12 Eylül 2026Önce başlığı okuyun.',
    'Dinleme: One egg, please9-A · yapıldı · sonucunuz %80 · not: 90Tuğba Hoca: “Güzel”',
  ]);
  expect(within(card).getByRole('link', { name: 'Okuma: First snow' })).toHaveAttribute(
    'href',
    '/pages/reading-practice/first-snow',
  );
  expect(within(card).queryByRole('link', { name: '10 dakika sohbet' })).toBeNull();
});

it('homework card on the home page › renders nothing for a learner without homework', async () => {
  serveLearner(learnerDay());
  renderApp('/', { as: 'user' });
  expect(await screen.findByRole('region', { name: 'Bugünün planı' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ödevleriniz' })).toBeNull();
});
