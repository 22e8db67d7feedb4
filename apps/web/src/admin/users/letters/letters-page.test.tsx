import { type ListedLetter, listLetters, retryLetter } from '@pratik/contract/letters';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { userId } from '../users.fixture.ts';

const letter = (change: Partial<ListedLetter> = {}): ListedLetter => ({
  id: userId(500),
  kind: 'invitation',
  userId: userId(2),
  to: 'can@okul.example',
  state: 'sent',
  reason: null,
  attempts: 1,
  createdAt: '2026-09-05T09:00:00.000Z',
  endedAt: '2026-09-05T09:00:02.000Z',
  canRetry: false,
  ...change,
});
const failed = letter({ state: 'failed', reason: 'refused', canRetry: true });
const waiting = letter({
  id: userId(501),
  state: 'waiting',
  reason: 'unreachable',
  attempts: 3,
  endedAt: null,
});

let asked: object[];
const listed = (letters: ListedLetter[], configured = true) =>
  server.use(
    answer(listLetters, (input) => {
      asked.push(input);
      return { configured, letters, total: letters.length, totalCapped: false, page: 0, size: 20 };
    }),
  );
beforeEach(() => {
  asked = [];
});

describe('e-mails page', () => {
  it('shows the state of each e-mail, and the reason when it could not be sent', async () => {
    listed([failed, waiting]);
    renderApp('/pages/letters', { as: 'admin' });
    const rows = within(await screen.findByRole('list', { name: 'E-postalar, yeniden eskiye' }));
    const [first, second] = rows.getAllByRole('listitem');
    expect(first).toHaveTextContent('DavetGönderilemedi');
    expect(first).toHaveTextContent('E-posta sunucusu adresi ya da e-postayı reddetti.');
    expect(second).toHaveTextContent('3 deneme');
    expect(second).toHaveTextContent('E-posta sunucusuna ulaşılamadı. Kendiliğinden yeniden denenir.');
    expect(within(second as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('filters e-mails by state', async () => {
    listed([failed]);
    const { user } = renderApp('/pages/letters', { as: 'admin' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Durum' }), 'Gönderilemedi');
    await waitFor(() => expect(asked).toContainEqual({ page: 0, size: 20, state: 'failed' }));
  });

  it('sends a failed e-mail again and reloads the list', async () => {
    listed([failed]);
    const retried: object[] = [];
    server.use(
      answer(retryLetter, (input) => {
        retried.push(input);
        listed([{ ...failed, state: 'waiting', canRetry: false, endedAt: null }]);
        return waiting;
      }),
    );
    const { user } = renderApp('/pages/letters', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Yeniden gönder: Davet, can@okul.example' }));
    expect(await screen.findByText('E-posta yeniden sıraya alındı')).toBeInTheDocument();
    expect(retried).toEqual([{ id: failed.id }]);
    expect(await screen.findByText('Bekliyor', { selector: 'li *' })).toBeInTheDocument();
  });

  it('shows an error when an e-mail cannot be sent again', async () => {
    listed([failed]);
    server.use(answer(retryLetter, () => problem('conflict')));
    const { user } = renderApp('/pages/letters', { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^Yeniden gönder/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });

  it('says that no mail server is configured when this is the reason for an empty list', async () => {
    listed([], false);
    renderApp('/pages/letters', { as: 'admin' });
    expect(await screen.findByText(/E-posta sunucusu ayarlı olmadığı için/)).toBeInTheDocument();
  });
});
