import {
  type GuardianReport,
  getClassGuardianMail,
  getGuardianReport,
  sendGuardianReport,
  setClassGuardianMail,
  setLearnerGuardianMail,
} from '@pratik/contract/guardian-reports';
import { getClassReport } from '@pratik/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { levelsAnswer, someId } from '../school.fixture.ts';
import { makeClassReport } from './reports.fixture.ts';

const off: GuardianReport['sending'] = {
  mailConfigured: true,
  hasContact: true,
  byClass: false,
  byLearner: false,
  sentAt: null,
};
let sending: GuardianReport['sending'];
const asked: unknown[] = [];
const sent: unknown[] = [];

beforeEach(() => {
  sending = off;
  asked.length = 0;
  sent.length = 0;
  server.use(
    levelsAnswer(),
    answer(getGuardianReport, (input) => {
      asked.push(input);
      return {
        learner: { id: someId(11), name: 'İpek Işık' },
        from: input.week ?? '2026-11-16',
        to: '2026-11-22',
        subject: 'Haftalık veli mektubu',
        sections: [
          { heading: null, lines: ['Sayın veli,', 'Öğrenci: İpek Işık'] },
          { heading: 'Neler iyi gidiyor?', lines: ['Bu haftaki bütün ödevlerini yaptı.'] },
        ],
        sending,
      };
    }),
    answer(sendGuardianReport, (input) => {
      sent.push(input);
      sending = { ...sending, sentAt: '2026-11-23T09:00:00.000Z' };
      return { sentAt: '2026-11-23T09:00:00.000Z' };
    }),
    answer(setLearnerGuardianMail, ({ on }) => {
      sending = { ...sending, byLearner: on };
      return { done: true as const };
    }),
  );
});

const open = async (as: 'admin' | 'user' = 'user') => {
  const app = renderApp(`/pages/learner-report/${someId(11)}/guardian`, { as });
  await screen.findByRole('heading', { level: 1, name: 'Veli mektubu: İpek Işık' });
  return app;
};

describe('guardian report page', () => {
  it('shows the text of the report, and says that the report is not sent by e-mail', async () => {
    await open();
    const letter = within(screen.getByRole('region', { name: 'Haftalık veli mektubu' }));
    expect(letter.getByText('Sayın veli,')).toBeInTheDocument();
    expect(letter.getByRole('heading', { name: 'Neler iyi gidiyor?' })).toBeInTheDocument();
    expect(letter.getByText('Bu haftaki bütün ödevlerini yaptı.')).toBeInTheDocument();
    expect(screen.getByText(/e-postayla gönderilmiyor/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'E-postayla gönder' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('loads the report of another week, and stores the week in the URL', async () => {
    const { user } = await open();
    const [first] = within(screen.getByLabelText('Hafta')).getAllByRole('option');
    const week = (first as HTMLOptionElement).value;
    await user.selectOptions(screen.getByLabelText('Hafta'), week);
    await waitFor(() => expect(asked).toContainEqual({ userId: someId(11), week }));
    expect(window.location.search).toBe(`?week=${week}`);
  });

  it('sends the report only once when an administrator has switched its e-mail on', async () => {
    sending = { ...off, byClass: true };
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'E-postayla gönder' }));
    expect(await screen.findByText(/Bu haftanın mektubu e-postayla gönderildi/)).toBeInTheDocument();
    expect(sent).toEqual([{ userId: someId(11), week: '2026-11-16' }]);
    expect(screen.queryByRole('button', { name: 'E-postayla gönder' })).not.toBeInTheDocument();
  });

  it('shows why the report was not sent', async () => {
    sending = { ...off, byClass: true };
    server.use(answer(sendGuardianReport, () => problem('conflict')));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'E-postayla gönder' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('lets administrators switch the weekly e-mail on for a learner', async () => {
    const { user } = await open('admin');
    await user.click(screen.getByRole('switch', { name: /Bu öğrencinin mektubunu/ }));
    expect(await screen.findByText(/öğrenci için açık/)).toBeInTheDocument();
  });

  it.each([
    [{ mailConfigured: false }, /e-posta sunucusu yok/],
    [{ hasContact: false }, /E-postayla izin vermiş bir veli olmadığı için/],
  ])('explains why the report can only be printed when the sending state is %j', async (change, text) => {
    sending = { ...off, byClass: true, ...change };
    await open();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'E-postayla gönder' })).not.toBeInTheDocument();
  });

  it('says that the report cannot be opened when the teacher teaches another class', async () => {
    server.use(answer(getGuardianReport, () => problem('not-found')));
    renderApp(`/pages/learner-report/${someId(11)}/guardian`, { as: 'user' });
    expect(await screen.findByText('Bu rapor açılamadı')).toBeInTheDocument();
  });
});

describe('guardian report card of the class page', () => {
  it('lets administrators switch the weekly e-mail on for the whole class', async () => {
    let on = false;
    server.use(
      answer(getClassReport, () => makeClassReport()),
      answer(getClassGuardianMail, () => ({ on, mailConfigured: true, learners: 24, contacts: 18 })),
      answer(setClassGuardianMail, (input) => {
        on = input.on;
        return { done: true as const };
      }),
    );
    const { user } = renderApp(`/pages/class/${someId(1)}/report`, { as: 'admin' });
    expect(await screen.findByText('E-postayla ulaşılabilen veli: 18 / 24')).toBeInTheDocument();
    const control = screen.getByRole('switch', { name: /Mektupları her pazartesi/ });
    await user.click(control);
    await waitFor(() => expect(control).toBeChecked());
  });
});
