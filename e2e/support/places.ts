import { randomUUID } from 'node:crypto';
import { expect, request } from '@playwright/test';
import { processed } from './page.ts';
import type { Pratik } from './pratik.ts';
import { addLearner, administrator, callsAs, learner } from './users.ts';

/** One page of Pratik: its path, its h1 heading, and the text that must be visible before the page is checked. */
export type Place = {
  name: string;
  path: string | ((furniture: Furniture) => string);
  heading: string;
  ready?: string | RegExp;
};

export type Furniture = {
  userId: string;
  classId: string;
  homeworkId: string;
  ownTextId: string;
  talk: Talk;
};

/** A learner’s conversation whose messages have corrections. */
export type Talk = { conversationId: string; messageId: string };

/** Sends two messages of the learner and waits until both are processed. */
export const talkOnce = async (pratik: Pratik): Promise<Talk> => {
  const { call, stream } = await callsAs(pratik, learner);
  const conversationId = randomUUID();
  await call('chat/start', { conversationId, kind: 'scenario', scenarioId: 'a1-cafe-in-moda' });
  for (const text of ['My sister is nurse and she listen music.', 'I am agree. I like tea very much.']) {
    await stream('chat/send-message', { conversationId, turnId: randomUUID(), text });
  }
  const pending = async () =>
    (await pratik.query(`select id from messages where state <> 'done' or correction_count = 0`)).length;
  await expect.poll(pending, processed).toBe(0);
  const [first] = await pratik.query<{ id: string }>('select id from messages order by created_at');
  return { conversationId, messageId: first?.id ?? '' };
};

/** Adds users, a conversation and messages, so that every page has content to check. */
export const furnish = async (pratik: Pratik): Promise<Furniture> => {
  const { id: userId } = await addLearner(await request.newContext(), pratik);
  const { call } = await callsAs(pratik, administrator);
  const rows = ['Zeynep Çelik', 'Barış Öztürk', 'Gülşen Şahin', 'İlker Aydın', 'Ömer Faruk Yıldırım'].map(
    (full, index) => ({
      line: index + 2,
      name: full.slice(0, full.lastIndexOf(' ')),
      surname: full.slice(full.lastIndexOf(' ') + 1),
      email: `kisi${index}@okul.example`,
      role: '',
      level: 'A2',
    }),
  );
  await call('user/import', { rows, dryRun: false });
  const group = { code: '9-A', name: 'Dokuzuncu sınıf A şubesi', term: '2026–2027 Güz', levelId: 'A2' };
  const { id: classId } = await call<{ id: string }>('class/add', group);
  await call('class/add-members', { classId, role: 'learner', userIds: [userId] });
  const now = new Date();
  const { id: homeworkId } = await call<{ id: string }>('homework/add', {
    classId,
    kind: 'reading',
    itemId: 'first-snow',
    amount: null,
    leastPercent: 60,
    note: 'Önce metni okuyun.',
    opensAt: new Date(now.getTime() - 60_000).toISOString(),
    dueAt: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
    learnerIds: null,
  });
  const ownTextId = randomUUID();
  await addOwnText(pratik, ownTextId);
  return { userId, classId, homeworkId, ownTextId, talk: await talkOnce(pratik) };
};

/** Adds a text with two pages to the learner’s own texts. */
const addOwnText = async (pratik: Pratik, id: string): Promise<void> => {
  const { upload } = await callsAs(pratik, learner);
  const text = 'Every morning I have breakfast with my family at home. Then we go to school by bus.\n\n';
  await upload('own-texts/add', { id, name: '', title: 'My morning' }, text.repeat(30));
};

export const openPlaces: readonly Place[] = [
  { name: 'landing', path: '/landing', heading: '' },
  { name: 'login', path: '/auth/login', heading: 'Giriş' },
  { name: 'forgot', path: '/auth/forgot-password', heading: 'Şifremi unuttum' },
  { name: 'reset', path: '/auth/reset-password#token=x', heading: 'Şifre belirle' },
  { name: 'setup', path: '/auth/setup', heading: 'İlk yöneticiyi oluştur' },
  { name: 'sign-up', path: '/auth/sign-up', heading: 'Kayıt ol' },
  { name: 'notfound', path: '/notfound', heading: 'Sayfa bulunamadı' },
];

export const learnerPlaces: readonly Place[] = [
  { name: 'dashboard', path: '/', heading: 'Ana Sayfa', ready: 'Ödevleriniz' },
  { name: 'chat', path: '/pages/chat', heading: 'Sohbet', ready: 'Rol yapma ve konular' },
  {
    name: 'conversation',
    path: ({ talk }) => `/pages/chat?c=${talk.conversationId}`,
    heading: 'Sohbet',
    ready: /\d+ düzeltme/,
  },
  { name: 'mistakes', path: '/pages/mistakes', heading: 'Hatalarım', ready: 'Denetle' },
  {
    name: 'sentences with an error',
    path: '/pages/mistakes/missing-article',
    heading: 'Eksik artikel',
    ready: 'Cümleleriniz',
  },
  { name: 'first run', path: '/pages/welcome', heading: 'Neden İngilizce?' },
  { name: 'profile', path: '/pages/profile', heading: 'Profil', ready: 'Oturumlar' },
  { name: 'own report', path: '/pages/my-report', heading: 'Çalışma raporum', ready: 'Çalışma süresi' },
  { name: 'reminders', path: '/pages/reminders', heading: 'Hatırlatmalar' },
  {
    name: 'weekly letter',
    path: '/pages/weekly-letter',
    heading: 'Haftalık mektup',
    ready: 'Haftaya bir şey',
  },
  { name: 'recordings', path: '/pages/profile/recordings', heading: 'Ses kayıtlarım' },
  { name: 'privacy', path: '/pages/privacy', heading: 'Gizlilik', ready: 'Aydınlatma metni' },
  { name: 'writing', path: '/pages/writing-practice', heading: 'Yazma Pratiği', ready: 'Bütün konular' },
  {
    name: 'vocabulary',
    path: '/pages/vocabulary-practice',
    heading: 'Kelime Pratiği',
    ready: 'Bugünün kelimeleri',
  },
  { name: 'learning path', path: '/pages/path', heading: 'Öğrenme yolu', ready: 'A1 üniteleri' },
  { name: 'unit', path: '/pages/path/a1-my-home', heading: 'Evim', ready: 'Sınamaya başla' },
  { name: 'unit check', path: '/pages/path/a1-my-home/check', heading: 'Sınama: Evim', ready: '1. soru' },
  { name: 'path map', path: '/pages/path-map', heading: 'Ünitelerin karşılıkları', ready: 'A1 üniteleri' },
  { name: 'grammar lessons', path: '/pages/grammar', heading: 'Dil bilgisi konuları', ready: 'a, an, the' },
  {
    name: 'grammar lesson',
    path: '/pages/grammar/a1-articles',
    heading: 'a, an, the',
    ready: 'Şimdi deneyin',
  },
  {
    name: 'grammar exercises',
    path: '/pages/grammar/a1-articles/exercise',
    heading: 'Alıştırma: a, an, the',
    ready: '1 / 5',
  },
  { name: 'reading', path: '/pages/reading-practice', heading: 'Okuma Pratiği', ready: 'Bütün metinler' },
  {
    name: 'reading text',
    path: '/pages/reading-practice/first-snow',
    heading: 'First snow',
    ready: 'Sorular',
  },
  { name: 'own texts', path: '/pages/own-texts', heading: 'Kendi metinlerim', ready: 'My morning' },
  {
    name: 'own text',
    path: ({ ownTextId }) => `/pages/own-texts/${ownTextId}`,
    heading: 'My morning',
    ready: 'Tahmini seviye',
  },
  {
    name: 'gaps of an own text',
    path: ({ ownTextId }) => `/pages/own-texts/${ownTextId}/gaps`,
    heading: 'Boşluk doldurma',
    ready: 'Aranan kelimenin anlamı',
  },
  { name: 'placement', path: '/pages/placement-test', heading: 'Seviye Testi', ready: 'Teste başla' },
  {
    name: 'listening',
    path: '/pages/listening-practice',
    heading: 'Dinleme Pratiği',
    ready: 'Bütün dinlemeler',
  },
  {
    name: 'listening script',
    path: '/pages/listening-practice/one-egg-please',
    heading: 'One egg, please',
    ready: 'Sorular',
  },
];

export const administratorPlaces: readonly Place[] = [
  { name: 'dashboard', path: '/', heading: 'Ana Sayfa', ready: 'Son 14 gün' },
  { name: 'status', path: '/pages/status', heading: 'Sistem durumu', ready: 'Son yedek' },
  { name: 'voice times', path: '/pages/voice-times', heading: 'Sesli konuşma süreleri' },
  { name: 'user list', path: '/pages/user-list', heading: 'Kullanıcılar', ready: learner.email },
  { name: 'user add', path: '/pages/user-add', heading: 'Kullanıcı Ekle' },
  { name: 'user add, file', path: '/pages/user-add?by=file', heading: 'Kullanıcı Ekle', ready: 'Denetle' },
  {
    name: 'user edit',
    path: ({ userId }) => `/pages/user-edit/${userId}`,
    heading: 'Kullanıcıyı düzenle',
    ready: 'Hesap',
  },
  {
    name: 'user',
    path: ({ userId }) => `/pages/user/${userId}`,
    heading: `${learner.name} ${learner.surname}`,
    ready: 'Gösterilen düzeltmeler',
  },
  { name: 'class list', path: '/pages/class-list', heading: 'Sınıflar', ready: '9-A' },
  { name: 'class add', path: '/pages/class-add', heading: 'Sınıf Ekle' },
  {
    name: 'class',
    path: ({ classId }) => `/pages/class/${classId}`,
    heading: '9-A',
    ready: `${learner.name} ${learner.surname}`,
  },
  {
    name: 'homework add',
    path: ({ classId }) => `/pages/class/${classId}/homework-add`,
    heading: 'Ödev ver',
    ready: 'Ne çalışılacak?',
  },
  {
    name: 'homework',
    path: ({ classId, homeworkId }) => `/pages/class/${classId}/homework/${homeworkId}`,
    heading: 'Okuma: First snow, en az %60',
    ready: `${learner.name} ${learner.surname}`,
  },
  {
    name: 'homework edit',
    path: ({ classId, homeworkId }) => `/pages/class/${classId}/homework/${homeworkId}/edit`,
    heading: 'Ödevi düzenle',
    ready: 'Kime?',
  },
  {
    name: 'class learner',
    path: ({ classId, userId }) => `/pages/class/${classId}/learner/${userId}`,
    heading: `${learner.name} ${learner.surname}`,
    ready: 'Hata profili',
  },
  {
    name: 'class report',
    path: ({ classId }) => `/pages/class/${classId}/report`,
    heading: 'Sınıf raporu: 9-A',
    ready: 'Yapabildikleri',
  },
  {
    name: 'learner report',
    path: ({ userId }) => `/pages/learner-report/${userId}`,
    heading: `Öğrenci raporu: ${learner.name} ${learner.surname}`,
    ready: 'Çalışma süresi',
  },
  {
    name: 'guardian report',
    path: ({ userId }) => `/pages/learner-report/${userId}/guardian`,
    heading: `Veli mektubu: ${learner.name} ${learner.surname}`,
    ready: 'Sayın veli,',
  },
  { name: 'messages', path: '/pages/message-process-list', heading: 'Mesaj İşleme', ready: /My sister/ },
  {
    name: 'message',
    path: ({ talk }) => `/pages/message-process/${talk.messageId}`,
    heading: 'Mesaj',
    ready: 'Denemeler',
  },
  { name: 'audit log', path: '/pages/audit-log', heading: 'İşlem Kaydı', ready: 'Kurulum' },
  {
    name: 'privacy texts',
    path: '/pages/privacy-texts',
    heading: 'Gizlilik Metinleri',
    ready: 'Aydınlatma metni',
  },
  { name: 'level list', path: '/pages/level-list', heading: 'Seviyeler', ready: 'B2 · Orta üstü' },
  { name: 'level add', path: '/pages/level-add', heading: 'Seviye Ekle', ready: 'Kısa ad' },
  { name: 'level edit', path: '/pages/level-edit/A2', heading: 'Seviyeyi düzenle', ready: 'Kullanım' },
  { name: 'unit list', path: '/pages/unit-list/A2', heading: 'Üniteler', ready: /^1\. / },
  { name: 'unit add', path: '/pages/unit-add/A2', heading: 'Ünite Ekle', ready: 'Adımlar ve içerik' },
  {
    name: 'unit edit',
    path: '/pages/unit-edit/A1/a1-my-home',
    heading: 'Üniteyi düzenle',
    ready: /^house – /,
  },
  { name: 'question list', path: '/pages/question-list', heading: 'Sorular' },
  { name: 'question add', path: '/pages/question-add', heading: 'Soru Ekle' },
];
