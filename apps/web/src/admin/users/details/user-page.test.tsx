import { listLetters } from '@pratik/contract/letters';
import { getProfile, getUserById } from '@pratik/contract/user';
import {
  endUserSessions,
  getUserPrivacy,
  getUserProgress,
  listUserCorrections,
  listUserSessions,
  listUserWork,
  type UserWork,
  type UserWorkKind,
} from '@pratik/contract/user-details';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, profileOf, server } from '../../../../test/server.ts';
import type { UserProgress } from '../../../learner/user-progress.ts';
import { levelAnswer, makeUser, userId } from '../users.fixture.ts';
import type { UserCorrections, UserPrivacy } from './user-details.api.ts';

const user = makeUser(2, { lastActiveAt: null });
const messageId = userId(70);
const weeks = Array.from({ length: 12 }, (_, index) => ({
  monday: `2026-0${index < 6 ? 7 : 8}-${String(10 + index).padStart(2, '0')}`,
  minutes: index === 11 ? 42.4 : 0,
  days: index === 11 ? 3 : 0,
}));
const progress: UserProgress = {
  weeks,
  streak: { days: 5, todayDone: true, restDaysLeft: 1 },
  goal: { days: 4, doneThisWeek: 3 },
  scale: [
    { id: 'A2', name: { tr: 'A2 Temel', en: 'A2 Elementary' }, abilityFrom: -1 },
    { id: 'B1', name: { tr: 'B1 Orta', en: 'B1 Intermediate' }, abilityFrom: 0 },
  ],
  skills: [
    { skill: 'reading', ability: 0.2, standardError: 0.4, answers: 31, level: 'B1', from: 'A2', to: 'B1' },
  ],
  errorProfile: {
    words: { lately: 640, before: 500 },
    codes: [
      {
        code: 'missing-article',
        lately: 8,
        before: 9,
        repaired: 0,
        latelyRate: 1.25,
        beforeRate: 1.8,
        trend: 'less',
      },
    ],
  },
};
const at = '2026-09-05T09:00:00.000Z';
const works: Readonly<Record<UserWorkKind, UserWork>> = {
  reading: { kind: 'reading', id: userId(71), title: 'First snow', levelId: 'A2', at, percent: 86 },
  listening: { kind: 'listening', id: userId(72), title: 'Two loaves', levelId: 'A2', at, percent: null },
  answer: { kind: 'answer', id: 'a', exercise: 'texts', title: 'First snow', right: false, at },
  word: { kind: 'word', id: userId(73), word: 'bread', meaning: 'ekmek', state: 'known', at },
  piece: { kind: 'piece', id: userId(74), title: null, words: 1200, level: 'B1', at },
};
const workAnswer = (kind: UserWorkKind, page: number) => ({
  counts: { reading: 12, listening: 1, answer: 1234, word: 1, piece: 1 },
  rows: [works[kind]],
  total: kind === 'reading' ? 12 : 1,
  totalCapped: false,
  page,
  size: 10,
});
const corrections: UserCorrections = {
  messages: 17,
  codes: [{ code: 'missing-article', shown: 8, reported: 1, changed: 2, lastAt: '2026-09-05T09:00:00.000Z' }],
  latest: [
    {
      messageId,
      at: '2026-09-05T09:00:00.000Z',
      code: 'missing-article',
      source: 'transfer-grammar',
      wrong: 'teacher',
      right: 'a teacher',
    },
  ],
};
const privacy: UserPrivacy = {
  notice: { version: 2, readAt: '2026-09-01T09:00:00.000Z' },
  consents: [
    {
      purpose: 'ai',
      version: 1,
      service: 'ai.okul.example',
      given: true,
      decidedAt: '2026-09-02T09:00:00.000Z',
    },
    { purpose: 'voice', version: 1, service: 'ses.okul.example', given: false, decidedAt: null },
  ],
  log: [
    { at: '2026-09-02T09:00:00.000Z', purpose: 'ai', given: true, version: 1, service: 'ai.okul.example' },
    { at: '2026-09-01T10:00:00.000Z', purpose: 'ai', given: false, version: 1, service: 'ai.okul.example' },
  ],
  copies: [
    { at: '2026-09-04T09:00:00.000Z', bySelf: false, by: 'Şule Işık' },
    { at: '2026-09-03T09:00:00.000Z', bySelf: true, by: 'Çağrı Işık2' },
  ],
};
const session = (number: number) => ({
  id: `s${number}`,
  createdAt: '2026-09-05T09:00:00.000Z',
  lastSeenAt: '2026-09-05T09:00:00.000Z',
  device: `Chrome ${number}`,
});

let sessions = [session(1), session(2)];
beforeEach(() => {
  sessions = [session(1), session(2)];
});

const answers = () =>
  server.use(
    levelAnswer(),
    answer(getUserById, ({ id }) => (id === user.id ? user : problem('not-found'))),
    answer(getUserProgress, () => progress),
    answer(listUserCorrections, () => corrections),
    answer(listUserWork, ({ kind, page = 0 }) => workAnswer(kind, page)),
    answer(getUserPrivacy, () => privacy),
    answer(listUserSessions, () => ({ ours: true, sessions })),
  );
const open = async () => {
  const app = renderApp(`/pages/user/${user.id}`, { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Çağrı Işık2' });
  return app;
};
const card = (name: string) => screen.findByRole('region', { name });

describe('user page', () => {
  it('shows the account with links to the user’s messages and audit log entries', async () => {
    answers();
    await open();
    const account = await card('Hesap');
    expect(await within(account).findByText('A2 Temel')).toBeInTheDocument();
    expect(within(account).getByText('Henüz girmedi')).toBeInTheDocument();
    const user = encodeURIComponent('kisi2@okul.example');
    expect(within(account).getByRole('link', { name: 'Mesajları' })).toHaveAttribute(
      'href',
      `/pages/message-process-list?user=${user}`,
    );
    expect(within(account).getByRole('link', { name: 'İşlem kaydı' })).toHaveAttribute(
      'href',
      `/pages/audit-log?user=${user}`,
    );
  });

  it('shows weekly practice time, level estimates with their range, and errors per number of words written', async () => {
    answers();
    await open();
    await screen.findByText('42 dakika');
    const practice = await card('Çalışma');
    expect(within(practice).getByText('5 gün')).toBeInTheDocument();
    expect(within(practice).getByText('haftada 4 gün')).toBeInTheDocument();
    const bars = within(practice).getByRole('list', { name: /Son on iki haftada/ });
    expect(within(bars).getAllByRole('listitem')).toHaveLength(12);
    expect(bars).toHaveTextContent('42 dakika, 3 gün');
    const [reading] = within(await card('Beceri seviyeleri')).getAllByRole('listitem');
    expect(reading).toHaveTextContent(
      'OkumaB1 Orta dolayında (A2 Temel ile B1 Orta arası) · 31 çalışmaya göre',
    );
    const [error] = within(await card('Hata profili')).getAllByRole('listitem');
    expect(error).toHaveTextContent('Eksik artikel8 kez · 100 kelimede 1,3 · azalıyor');
  });

  it('shows the number of corrections by error code, and the most recent corrections', async () => {
    answers();
    await open();
    const box = await card('Gösterilen düzeltmeler');
    expect(
      await within(box).findByText(
        '8 kez gösterildi · 1 kez “yanlış” diye bildirildi · yöneticilerin değiştirdiği: 2',
      ),
    ).toBeInTheDocument();
    const link = within(box).getByRole('link', { name: 'teacher → a teacher' });
    expect(link).toHaveAttribute('href', `/pages/message-process/${messageId}`);
    expect(within(link).getByText('a teacher')).toHaveAttribute('lang', 'en');
  });

  it('shows the privacy notices that the user has read, the history of consents, and the requested data copies', async () => {
    answers();
    await open();
    const box = await card('Aydınlatma ve onaylar');
    const items = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items(await within(box).findByRole('list', { name: 'Bugünkü durum' }))).toEqual([
      expect.stringMatching(/^Aydınlatma metnisürüm 2 okundu, 1 Eyl 2026/),
      expect.stringMatching(/^Yapay zekâ hizmetionay var, 2 Eyl 2026.* · ai\.okul\.example$/),
      'Sesin yazıya çevrilmesikarar verilmedi · ses.okul.example',
    ]);
    expect(items(within(box).getByRole('list', { name: 'Onay geçmişi' }))).toEqual([
      expect.stringMatching(/onay verdi \(metin sürümü 1\)/),
      expect.stringMatching(/onayı geri aldı \(metin sürümü 1\)/),
    ]);
    expect(items(within(box).getByRole('list', { name: 'KVKK başvuruları' }))).toEqual([
      expect.stringMatching(/hazırlatan: Şule Işık · 4 Eyl 2026/),
      expect.stringMatching(/kendisi istedi · 3 Eyl 2026/),
    ]);
  });

  it('ends one session at once, and all sessions after a confirmation that names the user', async () => {
    answers();
    const ended: unknown[] = [];
    server.use(
      answer(endUserSessions, ({ sessionId }) => {
        ended.push(sessionId ?? 'all');
        const left = sessionId === undefined ? [] : sessions.filter(({ id }) => id !== sessionId);
        const count = sessions.length - left.length;
        sessions = left;
        return { ended: count };
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Oturumu kapat: Chrome 1' }));
    expect(await screen.findByText('Chrome 1: oturum kapatıldı')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Oturumu kapat: Chrome 1' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('button', { name: 'Bütün oturumları kapat' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Çağrı Işık2 için bütün cihazlardaki oturumlar kapatılsın mı?',
    });
    expect(ended).toEqual(['s1']);
    await user.click(within(dialog).getByRole('button', { name: 'Bütün oturumları kapat' }));
    expect(await screen.findByText('1 oturum kapatıldı')).toBeInTheDocument();
    expect(ended).toEqual(['s1', 'all']);
    expect(await screen.findByText('Açık oturum yok.')).toBeInTheDocument();
  });

  it('offers no account actions and no session actions to administrators on their own page', async () => {
    answers();
    server.use(answer(getProfile, () => ({ ...profileOf('admin'), id: user.id })));
    await open();
    expect(await screen.findByText('Chrome 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Oturumu kapat/ })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Bütün oturumları kapat' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Hesabı kapat' })).toBeNull();
  });

  it('says when no practice data exists, and when the identity provider manages the sessions', async () => {
    answers();
    server.use(
      answer(getUserProgress, () => ({
        ...progress,
        weeks: weeks.map((week) => ({ ...week, minutes: 0, days: 0 })),
        goal: null,
        skills: [],
        errorProfile: { words: { lately: 0, before: 0 }, codes: [] },
      })),
      answer(listUserCorrections, () => ({ messages: 0, codes: [], latest: [] })),
      answer(listUserSessions, () => ({ ours: false, sessions: [] })),
    );
    await open();
    for (const sentence of [
      'Son on iki haftada çalışma yok.',
      'belirlenmemiş',
      'Henüz tahmin yok; çalıştıkça belirir.',
      'Son dört haftada düzeltme yok.',
      'Son on iki haftada gösterilen düzeltme yok.',
      /kimlik sağlayıcısı yönetiyor/,
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Bütün oturumları kapat' })).not.toBeInTheDocument();
  });

  it('offers a retry in a card that cannot be loaded, and still shows the other cards', async () => {
    answers();
    let down = true;
    server.use(answer(listUserCorrections, () => (down ? problem('forbidden') : corrections)));
    const { user } = await open();
    const box = await card('Gösterilen düzeltmeler');
    expect(await within(box).findByRole('alert')).toHaveTextContent('yetkiniz yok');
    expect(await screen.findByText('42 dakika')).toBeInTheDocument();
    down = false;
    await user.click(within(box).getByRole('button', { name: 'Yeniden dene' }));
    expect(await within(box).findByText('En yeniler')).toBeInTheDocument();
  });

  it('shows whether e-mails to the user were sent or have failed', async () => {
    answers();
    const asked: object[] = [];
    server.use(
      answer(listLetters, (input) => {
        asked.push(input);
        const times = { createdAt: '2026-09-05T09:00:00.000Z', endedAt: '2026-09-05T09:00:02.000Z' };
        const about = { id: messageId, kind: 'invitation' as const, userId: user.id, to: user.email };
        const end = { state: 'failed' as const, reason: 'refused' as const, attempts: 1, canRetry: true };
        const frame = { total: 1, totalCapped: false, page: 0, size: 5 };
        return { configured: true, letters: [{ ...about, ...end, ...times }], ...frame };
      }),
    );
    await open();
    const letters = await card('E-postalar');
    expect(await within(letters).findByText(/reddetti/)).toBeInTheDocument();
    expect(within(letters).getByRole('button', { name: /^Yeniden gönder/ })).toBeEnabled();
    expect(asked).toContainEqual({ userId: user.id, size: 5 });
  });

  it('shows “not found” when the user does not exist', async () => {
    answers();
    renderApp(`/pages/user/${userId(99)}`, { as: 'admin' });
    expect(await screen.findByRole('heading', { name: 'Bu kullanıcı bulunamadı' })).toBeInTheDocument();
  });
});

describe('work card of the user page', () => {
  it('lists texts, answers, words and pieces with their numbers, divided into pages', async () => {
    answers();
    const { user: browser } = renderApp(`/pages/user/${user.id}`, { as: 'admin' });
    const card = within(await screen.findByRole('region', { name: 'Yapılan çalışmalar' }));
    expect(await card.findByText(/First snow/)).toBeInTheDocument();
    expect(card.getByRole('listitem')).toHaveTextContent(/First snow.*%86 · 5 Eylül 2026/);
    expect(card.getByRole('option', { name: 'Yanıtlar: 1.234' })).toBeInTheDocument();
    await browser.click(card.getByRole('button', { name: 'Daha eski' }));
    for (const [kind, text] of [
      ['Dinlemeler: 1', /Two loaves.*5 Eylül 2026/],
      ['Yanıtlar: 1.234', 'Okuma sorusu: First snowyanlış · 5 Eylül 2026'],
      ['Kelimeler: 1', 'breadekmek · biliniyor · 5 Eylül 2026'],
      ['Yazılar: 1', 'Serbest yazı1.200 kelime · tahminî seviye: B1 · 5 Eylül 2026'],
    ] as const) {
      await browser.selectOptions(card.getByLabelText('Gösterilen'), kind);
      await waitFor(() => expect(card.getByRole('listitem')).toHaveTextContent(text));
    }
  });

  it('says that the user has no work yet, and offers a retry when loading fails', async () => {
    answers();
    let fails = true;
    server.use(
      answer(listUserWork, () =>
        fails ? problem('forbidden') : { ...workAnswer('reading', 0), rows: [], total: 0 },
      ),
    );
    const { user: browser } = renderApp(`/pages/user/${user.id}`, { as: 'admin' });
    const card = within(await screen.findByRole('region', { name: 'Yapılan çalışmalar' }));
    const again = await card.findByRole('button', { name: /yeniden dene/i });
    fails = false;
    await browser.click(again);
    expect(await card.findByText('Henüz yok.')).toBeInTheDocument();
  });
});
