import { getChatOptions, listConversations, startConversation } from '@pratik/contract/chat';
import { id } from '@pratik/contract/common';
import { getPrivacy } from '@pratik/contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import {
  conversationOf,
  conversationUrl,
  meterOf,
  optionsOf,
  saidInEnglish,
  serveConversation,
  summary,
  turnOf,
} from '../chat.fixture.ts';

describe('chat start page', () => {
  it('shows today’s minutes, the partner and the scenarios of the learner’s level', async () => {
    serveConversation();
    renderApp('/pages/chat', { as: 'user' });
    expect(await screen.findByRole('img', { name: 'Bugün 10 dakikanın 4 dakikası konuşuldu' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sohbet' })).toBeVisible();
    expect(screen.getByText('hazır senaryo (yapay zekâ yok)')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Otelde bir sorun' })).toBeVisible();
    expect(document.querySelector('svg[data-face="Deniz"]')).toBeVisible();
    const place = screen.getByRole('heading', { name: 'Otelde bir sorun' }).closest('article');
    const drawn = [...(place?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'));
    expect(drawn.map((href) => href?.split('#')[1])).toEqual(['night', 'counter', 'key']);
    expect(screen.queryByRole('heading', { name: 'İş görüşmesi' })).toBeNull();
    expect(screen.getByText('Eksik artikel')).toBeVisible();
    expect(await screen.findByText('Henüz sohbetiniz yok')).toBeVisible();
  });

  it('says that the offline partner replies when the AI provider is unavailable', async () => {
    serveConversation();
    server.use(answer(getChatOptions, () => optionsOf({ partner: 'ai', aiAway: 'unavailable' })));
    renderApp('/pages/chat', { as: 'user' });
    expect(await screen.findByText(/Yapay zekâ şu anda yanıt vermiyor/)).toBeVisible();
    expect(screen.getByText('hazır senaryo (yapay zekâ yok)')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Başla/ })[0]).toBeEnabled();
  });

  it('lists the scenarios of the chosen level, and stores the level in the URL', async () => {
    serveConversation();
    const { user, app } = renderApp('/pages/chat', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'B1' }));
    expect(await screen.findByRole('heading', { name: 'İş görüşmesi' })).toBeVisible();
    expect(app.router.state.location.search).toBe('?level=B1');
    await user.click(screen.getByRole('button', { name: 'C1' }));
    const empty = await screen.findByText('Bu seviyede henüz konu yok');
    expect(empty).toBeVisible();
    expect(empty.parentElement?.querySelector('use')).toHaveAttribute(
      'href',
      expect.stringMatching(/#table$/),
    );
  });

  it('starts a role-play and changes the URL to the new conversation', async () => {
    const state = serveConversation();
    const asked: unknown[] = [];
    server.use(
      answer(startConversation, (input) => {
        asked.push(input);
        state.data = {
          ...state.data,
          conversation: conversationOf({ id: input.conversationId }),
          turns: [turnOf(0, 'Welcome to the Harbour Hotel.', { conversationId: input.conversationId })],
        };
        return state.data;
      }),
    );
    const { user, app } = renderApp('/pages/chat', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Başla: Otelde bir sorun' }));
    expect(await screen.findByText(saidInEnglish('Welcome to the Harbour Hotel.'))).toBeVisible();
    expect(asked).toEqual([expect.objectContaining({ kind: 'scenario', scenarioId: 'a2-hotel' })]);
    const opened = new URLSearchParams(app.router.state.location.search).get('c');
    expect(id.safeParse(opened).success).toBe(true);
    expect(asked).toEqual([expect.objectContaining({ conversationId: opened })]);
  });

  it('starts error practice with the error code from the URL', async () => {
    const state = serveConversation();
    const asked: unknown[] = [];
    server.use(
      answer(getChatOptions, () => optionsOf({ recentErrors: [] })),
      answer(startConversation, (input) => {
        asked.push(input);
        return state.data;
      }),
    );
    const { user } = renderApp('/pages/chat?code=missing-article', { as: 'user' });
    const card = (await screen.findByText('Eksik artikel')).closest('article');
    if (!card) throw new Error('The card is missing');
    await user.click(within(card).getByRole('button'));
    await waitFor(() =>
      expect(asked).toEqual([expect.objectContaining({ kind: 'errors', code: 'missing-article' })]),
    );
  });

  it('shows an error on the scenario card when a conversation cannot be started, and retries with the same id', async () => {
    serveConversation();
    const ids: string[] = [];
    server.use(
      answer(startConversation, ({ conversationId }) => {
        ids.push(conversationId);
        return problem('unavailable');
      }),
    );
    const { user } = renderApp('/pages/chat', { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Başla: Serbest sohbet' }));
    const card = screen.getByRole('heading', { name: 'Serbest sohbet' }).closest('article');
    if (!card) throw new Error('The card is missing');
    expect(await within(card).findByText('Hizmet şu anda kullanılamıyor')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Başla: Serbest sohbet' }));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
  });

  it('links to the open conversation', async () => {
    serveConversation();
    server.use(answer(getChatOptions, () => optionsOf({ openConversationId: conversationOf().id })));
    renderApp('/pages/chat', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Sohbete devam et' })).toHaveAttribute(
      'href',
      conversationUrl,
    );
  });

  it('says which consent the AI partner needs: a renewed consent of the guardian, or the learner’s own consent', async () => {
    serveConversation();
    const minor = { band: '13-17' as const, guardian: 'renewal' as const, link: null, canMail: false };
    const notice = { version: 1, tr: 'Metin.', en: 'Text.', readAt: null };
    const serve = (renew: ('ai' | 'voice')[]) =>
      server.use(
        answer(getChatOptions, () => optionsOf({ consentMissing: true })),
        answer(getPrivacy, () => ({ notice, consents: [], log: [], minor: { ...minor, renew } })),
      );
    serve(['ai']);
    const { unmount } = renderApp('/pages/chat', { as: 'user' });
    expect(await screen.findByText('Velinizin onayı yenilenmeli')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Veli iznine bakın' })).toHaveAttribute(
      'href',
      '/pages/privacy?consent=ai&return=%2Fpages%2Fchat',
    );
    unmount();
    serve(['voice']);
    renderApp('/pages/chat', { as: 'user' });
    expect(await screen.findByText('Yapay zekâ ile de konuşabilirsiniz')).toBeVisible();
  });

  it('hides the start buttons when the daily limit is reached, and shows when the next day begins', async () => {
    serveConversation();
    const meter = meterOf({ usedSeconds: 705, full: true });
    server.use(answer(getChatOptions, () => optionsOf({ meter })));
    renderApp('/pages/chat', { as: 'user' });
    expect(await screen.findByText(/Bugünkü konuşmanız tamam/)).toHaveTextContent('Yeni gününüz başlıyor');
    expect(screen.getByRole('img', { name: 'Bugün 10 dakikanın 10 dakikası konuşuldu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Başla/ })).toBeNull();
  });

  it('lists past conversations with their results, divided into pages', async () => {
    serveConversation();
    const pages: unknown[] = [];
    server.use(
      answer(listConversations, ({ page }) => {
        pages.push(page);
        const conversations = [conversationOf({ state: 'closed', summary })];
        return { conversations, total: 11, totalCapped: false, page: page ?? 0, size: 10 };
      }),
    );
    const { user, app } = renderApp('/pages/chat', { as: 'user' });
    const row = await screen.findByRole('link', { name: /Otelde bir sorun/ });
    expect(row).toHaveAttribute('href', conversationUrl);
    expect(row).toHaveTextContent('8,4 dakika · 143 kelime · 4 düzeltme');
    await user.click(screen.getByRole('button', { name: 'Daha eski' }));
    await waitFor(() => expect(pages).toEqual([0, 1]));
    expect(app.router.state.location.search).toBe('?page=2');
  });
});
