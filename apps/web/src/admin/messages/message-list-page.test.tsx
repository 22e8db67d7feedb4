import {
  countMessages,
  listMessages,
  type ProcessedMessage,
  retryMessages,
} from '@pratik/contract/message-process';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, server } from '../../../test/server.ts';
import { countsOf, liveConnection, makeMessage, messageId } from './messages.fixture.ts';

let asked: unknown[] = [];
let stored: ProcessedMessage[] = [];
let counts = countsOf({});

const usual = {
  states: [],
  personFilter: '',
  sort: 'createdAt',
  order: 'desc',
  page: 0,
  size: 20,
};

beforeEach(() => {
  asked = [];
  stored = [
    makeMessage(1),
    makeMessage(2, { state: 'failed', userName: 'Şule Öz', reason: 'Model yanıt vermedi' }),
    makeMessage(3, { state: 'waiting', durationMs: null, engine: null }),
  ];
  counts = countsOf({ done: 1200, failed: 1, waiting: 1 });
  server.use(
    answer(listMessages, (input) => {
      asked.push(input);
      return { messages: stored, total: stored.length, totalCapped: false, page: 0, size: 20 };
    }),
    answer(countMessages, () => counts),
  );
});

const open = async (path = '/pages/message-process-list') => {
  const app = renderApp(path, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Mesaj İşleme' });
  await screen.findByRole('row', { name: /I go to school 1/ });
  return app;
};

describe('message list', () => {
  it('shows the queue by state with the oldest waiting, and each message', async () => {
    await open();
    expect(asked).toEqual([usual]);
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

  it('keeps its filters in the address', async () => {
    const { user } = await open('/pages/message-process-list?states=failed&source=chat&to=2026-09-05');
    expect(asked).toEqual([{ ...usual, states: ['failed'], source: 'chat', to: '2026-09-05' }]);
    const states = screen.getByRole('group', { name: 'Duruma göre' });
    expect(within(states).getByRole('button', { name: /Başarısız/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(states).getByRole('button', { name: /Bekliyor/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ states: ['waiting', 'failed'] }));
    expect(new URLSearchParams(window.location.search).get('states')).toBe('waiting,failed');
    await user.type(screen.getByLabelText('Kişi'), 'ışık{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ personFilter: 'ışık' }));
    await user.click(screen.getByRole('button', { name: 'Süzgeçleri temizle' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('follows messages as they move, keeping the rows in place', async () => {
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

  it('has one message, or those selected, processed again', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(retryMessages, (input) => {
        sent.push(input);
        return { retried: 'ids' in input ? input.ids.length : 0 };
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
  });

  it('has all failed ones that match processed again, portion by portion', async () => {
    const sent: unknown[] = [];
    const portions = [1000, 250, 0];
    server.use(
      answer(retryMessages, (input) => {
        sent.push(input);
        return { retried: portions[sent.length - 1] ?? 0 };
      }),
    );
    const { user } = await open('/pages/message-process-list?person=%C5%9Fule');
    await user.click(await screen.findByRole('button', { name: 'Süzgece uyan başarısızları yeniden işle' }));
    expect(await screen.findByText('1250 mesaj yeniden sıraya alındı')).toBeInTheDocument();
    expect(sent).toEqual(portions.map(() => ({ filter: { states: ['failed'], personFilter: 'şule' } })));
  });

  it('says why there is nothing', async () => {
    stored = [];
    renderApp('/pages/message-process-list', { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Henüz mesaj yok' })).toBeInTheDocument();
  });
});
