import { listOwnClasses } from '@pratik/contract/classes';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, server } from '../../test/server.ts';
import { learnerDay } from '../learner/learner-day.fixture.ts';

const base = { name: 'Dokuzlar', term: '2026–2027 Güz', levelId: null, archivedAt: null };

describe('card “My classes” on the home page', () => {
  it('links each class that the user teaches, and names the teachers of each class in which the user learns', async () => {
    server.use(
      answer(getLearnerDashboard, () => learnerDay()),
      answer(listOwnClasses, () => ({
        teaching: [{ ...base, id: 'c1', code: '9-A', learners: 24, teachers: [] }],
        learning: [{ ...base, id: 'c2', code: 'İng-1', teachers: ['Tuğba Hoca', 'Kerem Hoca'] }],
      })),
    );
    renderApp('/', { as: 'user' });
    const card = await screen.findByRole('region', { name: 'Sınıflarım' });
    expect(within(card).getByRole('link', { name: '9-A · Dokuzlar' })).toHaveAttribute(
      'href',
      '/pages/class/c1',
    );
    expect(card).toHaveTextContent('24 öğrenci');
    expect(card).toHaveTextContent('İng-1 · Dokuzlar2026–2027 Güz · öğretmen: Tuğba Hoca, Kerem Hoca');
  });

  it('renders nothing for a user without a class', async () => {
    server.use(answer(getLearnerDashboard, () => learnerDay()));
    renderApp('/', { as: 'user' });
    await screen.findByRole('region', { name: 'Beceri seviyeleriniz' });
    expect(screen.queryByRole('region', { name: 'Sınıflarım' })).toBeNull();
  });
});
