import {
  cancelRun,
  countMessages,
  getRun,
  listMessages,
  type MessageReviewRun,
  type ProcessedMessage,
  retryMessages,
  startRun,
} from '@pratik/contract/message-process';
import { listSafetyCases } from '@pratik/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { countsOf, liveConnection, makeMessage, messageId } from '../messages.fixture.ts';

let asked: unknown[] = [];
let stored: ProcessedMessage[] = [];
let counts = countsOf({});

const usual = {
  states: [],
  userFilter: '',
  sort: 'createdAt',
  order: 'desc',
  page: 0,
  size: 20,
};

beforeEach(() => {
  asked = [];
  stored = [
    makeMessage(1),
    makeMessage(2, { state: 'failed', userName: 'Şule Öz', reason: 'model-unavailable' }),
    makeMessage(3, { state: 'waiting', durationMs: null, engine: null }),
  ];
  counts = countsOf({ done: 1200, failed: 1, waiting: 1 });
  server.use(
    answer(listMessages, (input) => {
      asked.push(input);
      return { messages: stored, total: stored.length, totalCapped: false, page: 0, size: 20 };
    }),
    answer(countMessages, () => counts),
    answer(getRun, () => ({ run: null })),
    answer(listSafetyCases, () => noCases),
  );
});

const noCases = { cases: [], open: 0, total: 0, totalCapped: false, page: 0, size: 1 };

const open = async (path = '/pages/message-process-list') => {
  const app = renderApp(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Mesaj İşleme' });
  await screen.findByRole('row', { name: /I go to school 1/ });
  return app;
};

describe('message list page', () => {
  it('shows the number of open safety cases on the link to the safety page', async () => {
    server.use(answer(listSafetyCases, () => ({ ...noCases, open: 3 })));
    await open();
    expect(await screen.findByRole('link', { name: 'Güvenlik (3)' })).toHaveAttribute(
      'href',
      '/pages/message-process-safety',
    );
  });

  it('marks a message that was checked without the AI model', async () => {
    stored = [makeMessage(1, { modelCheck: 'missed' }), makeMessage(2, { modelCheck: 'done' })];
    await open();
    expect(screen.getByRole('row', { name: /I go to school 1/ })).toHaveTextContent(
      'Yapay zekâ olmadan denetlendi',
    );
    expect(screen.getByRole('row', { name: /I go to school 2/ })).not.toHaveTextContent('Yapay zekâ');
  });

  it('shows the messages and, for each state, the number of messages and the age of the oldest', async () => {
    await open();
    expect(asked).toEqual([usual]);
    // The main menu has no links to these pages, so the message list must link to them.
    for (const [name, path] of [
      ['Güvenlik', 'message-process-safety'],
      ['Doğruluk ve maliyet', 'message-process-statistics'],
      ['Sesli konuşma süreleri', 'voice-times'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/pages/${path}`);
    }
    const states = screen.getByRole('group', { name: 'Duruma göre' });
    expect(await within(states).findByRole('button', { name: /Tamamlandı\s*1\.000\+/ })).toBeInTheDocument();
    expect(within(states).getByRole('button', { name: /Bekliyor/ })).toHaveTextContent(
      'En eskisi: 3 saat önce',
    );
    const row = screen.getByRole('row', { name: /I go to school 1/ });
    for (const text of ['Çağrı Işık', 'Tamamlandı', 'harper', '2,4 sn']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(within(row).getByText('I go to school 1.')).toHaveAttribute('lang', 'en');
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/pages/message-process/${messageId(1)}`);
  });

  it('stores the filters in the URL', async () => {
    const { user } = await open('/pages/message-process-list?states=failed&source=chat&to=2026-09-05');
    expect(asked).toEqual([{ ...usual, states: ['failed'], source: 'chat', to: '2026-09-05' }]);
    const states = screen.getByRole('group', { name: 'Duruma göre' });
    expect(within(states).getByRole('button', { name: /Başarısız/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(states).getByRole('button', { name: /Bekliyor/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ states: ['waiting', 'failed'] }));
    expect(new URLSearchParams(window.location.search).get('states')).toBe('waiting,failed');
    await user.type(screen.getByLabelText('Kullanıcı'), 'ışık{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ userFilter: 'ışık' }));
    await user.click(screen.getByRole('button', { name: 'Süzgeçleri temizle' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('updates the states of listed messages live, without changing the order of the list', async () => {
    const live = liveConnection();
    server.use(live.handler);
    await open();
    await waitFor(() => expect(live.isOpen()).toBe(true));
    stored = [makeMessage(1), makeMessage(2, { state: 'done' }), makeMessage(3, { state: 'processing' })];
    counts = countsOf({ done: 2, processing: 1 });
    live.send({ type: 'message-process', messageId: messageId(3), state: 'processing' });
    const row = screen.getByRole('row', { name: /I go to school 3/ });
    await waitFor(() => expect(within(row).getByText('İşleniyor')).toBeInTheDocument());
    expect(row).toBeInTheDocument();
    expect(
      await within(screen.getByRole('group', { name: 'Duruma göre' })).findByRole('button', {
        name: /İşleniyor\s*1/,
      }),
    ).toBeInTheDocument();
  });

  it('keeps the selection on another page, and clears it when a filter changes', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(listMessages, ({ page }) => ({
        messages: page === 0 ? stored : [makeMessage(4)],
        total: 21,
        totalCapped: false,
        page: page ?? 0,
        size: 20,
      })),
      answer(retryMessages, (input) => {
        sent.push(input.ids);
        return { retried: input.ids.length };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByLabelText(/^Seç: Şule Öz/));
    await user.click(screen.getByRole('button', { name: 'Sonraki sayfa' }));
    await user.click(await screen.findByLabelText(/^Seç: .*I go to school 4/));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri yeniden işle' }));
    await waitFor(() => expect(sent).toEqual([[messageId(2), messageId(4)]]));
    await user.click(await screen.findByLabelText(/^Seç: .*I go to school 4/));
    expect(screen.getByText('1 satır seçildi')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Kullanıcı'), 'ışık{Enter}');
    await waitFor(() => expect(screen.queryByText('1 satır seçildi')).not.toBeInTheDocument());
  });

  it('sends one message or all selected messages to be processed again', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(retryMessages, (input) => {
        sent.push(input);
        return { retried: input.ids.length };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Yeniden işle: Şule Öz/ }));
    expect(await screen.findByText('1 mesaj yeniden sıraya alındı')).toBeInTheDocument();
    await user.click(screen.getByLabelText(/^Seç: Çağrı Işık, I go to school 1/));
    await user.click(screen.getByLabelText(/^Seç: Şule Öz/));
    await user.click(screen.getByRole('button', { name: 'Seçilenleri yeniden işle' }));
    expect(await screen.findByText('2 mesaj yeniden sıraya alındı')).toBeInTheDocument();
    expect(sent).toEqual([{ ids: [messageId(2)] }, { ids: [messageId(1), messageId(2)] }]);
    await user.click(screen.getByRole('button', { name: 'Süzgece uyanları yeniden işle' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Süzgeç yok: bütün mesajlar yeniden işlenecek.',
    );
  });

  it('processes all matching messages again after a confirmation with their number, and can stop', async () => {
    const sent: unknown[] = [];
    let run: MessageReviewRun | null = null;
    const under = (change: Partial<MessageReviewRun>): MessageReviewRun => ({
      id: messageId(70),
      state: 'running',
      total: 3,
      queued: 1,
      askedBy: 'Derya Koç',
      askedAt: new Date().toISOString(),
      endedAt: null,
      ...change,
    });
    server.use(
      answer(getRun, () => ({ run })),
      answer(startRun, (input) => {
        sent.push(input);
        run = under({});
        return { run };
      }),
      answer(cancelRun, () => {
        run = under({ state: 'cancelled', endedAt: new Date().toISOString() });
        return { run };
      }),
    );
    const { user } = await open('/pages/message-process-list?user=%C5%9Fule&disputed=yes');
    await user.click(await screen.findByRole('button', { name: 'Süzgece uyanları yeniden işle' }));
    const dialog = await screen.findByRole('dialog', { name: '3 mesaj yeniden işlensin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Yeniden işle' }));
    const panel = await screen.findByRole('region', { name: 'Toplu yeniden işleme' });
    expect(sent).toEqual([{ filter: { states: [], userFilter: 'şule', disputedOnly: true } }]);
    expect(within(panel).getByRole('status')).toHaveTextContent('3 mesajın 1 tanesi sıraya alındı');
    expect(within(panel).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The server allows only one bulk run at a time.
    expect(screen.getByRole('button', { name: 'Süzgece uyanları yeniden işle' })).toBeDisabled();
    await user.click(within(panel).getByRole('button', { name: 'Durdur' }));
    expect(await within(panel).findByText(/durduruldu: 1 mesaj/)).toBeInTheDocument();
  });

  it('marks messages that a learner has disputed, and shows only these messages when the dispute filter is selected', async () => {
    counts = countsOf({ 'needs-review': 2 }, 2);
    stored = [makeMessage(1, { disputed: true }), makeMessage(2)];
    const { user } = await open();
    expect(screen.getAllByTitle('Öğrenci itiraz etti')).toHaveLength(1);
    const [first] = within(screen.getByRole('group', { name: 'Duruma göre' })).getAllByRole('button');
    await waitFor(() => expect(first).toHaveTextContent(/Öğrenci bildirimi2En eskisi: 3 saat önce/));
    if (first) await user.click(first);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ disputedOnly: true }));
    expect(window.location.search).toBe('?disputed=yes');
  });

  it('says why the list is empty when there are no messages', async () => {
    stored = [];
    renderApp('/pages/message-process-list', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Henüz mesaj yok' })).toBeInTheDocument();
  });
});
