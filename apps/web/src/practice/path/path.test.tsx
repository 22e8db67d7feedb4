import {
  answerUnitCheck,
  type CheckQuestion,
  getPath,
  getPathMap,
  getUnit,
  type Path,
  startUnitCheck,
  type UnitCard,
  type UnitCheck,
  type UnitDetails,
} from '@pratik/contract/path';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { pathMapPath, pathPath, unitCheckPath, unitPath } from './path-paths.ts';

beforeEach(() => localStorage.clear());

const both = (tr: string, en = tr) => ({ tr, en });
const longAgo = '2026-01-05T09:00:00.000Z';
const later = '2999-03-13T09:00:00.000Z';
const cardOf = (number: number, change: Partial<UnitCard> = {}): UnitCard => ({
  id: `a1-unit-${number}`,
  number,
  title: both(`Konu ${number}`, `Topic ${number}`),
  goal: both(`Amaç ${number}.`, `Goal ${number}.`),
  theme: 'family-life',
  state: 'new',
  stepsDone: 0,
  steps: 9,
  reviewDueAt: null,
  ...change,
});
const levels = (['A1', 'A2'] as const).map((id) => ({ id, cefr: id, name: both(id), published: 3 }));
const pathOf = (change: Partial<Path> = {}): Path => ({
  ownLevel: 'A1',
  level: 'A1',
  levels,
  nearestLevel: null,
  units: [
    cardOf(1, { state: 'passed', stepsDone: 9, reviewDueAt: longAgo }),
    cardOf(2, { state: 'passed', stepsDone: 9, reviewDueAt: later }),
    cardOf(3, { state: 'begun', stepsDone: 4 }),
    cardOf(4),
  ],
  currentUnitId: 'a1-unit-3',
  ...change,
});
const unitOf = (change: Partial<UnitDetails> = {}): UnitDetails => ({
  ...cardOf(3, { state: 'begun', stepsDone: 1 }),
  levelId: 'A1',
  canDo: [
    { skill: 'speaking', scale: 'Information exchange', text: both('Ailemi anlatabilirim.', 'I can …') },
  ],
  stepList: [
    { kind: 'words', itemId: null, title: null, done: false, minutes: 6 },
    { kind: 'grammar', itemId: 'a1-be', title: both('am, is, are'), done: true, minutes: 8 },
    { kind: 'reading', itemId: 'the-wrong-bus', title: both('The wrong bus'), done: false, minutes: 7 },
    { kind: 'chat', itemId: 'a1-my-home', title: both('Evim'), done: false, minutes: 8 },
    { kind: 'writing', itemId: 'a1-my-room', title: both('Odam'), done: false, minutes: 12 },
  ],
  words: { known: 12, all: 40 },
  results: [],
  openCheckId: null,
  next: { id: 'a1-unit-4', title: both('Konu 4') },
  ...change,
});
const question = (number: number, change: Partial<CheckQuestion> = {}): CheckQuestion => ({
  number,
  about: 'grammar',
  before: `Ela${number} `,
  after: ' a nurse.',
  tr: 'Ela hemşire.',
  options: ['is', 'are', 'am'],
  ...change,
});

describe('learning path page', () => {
  it('lists the units in order with their state, and marks the current unit', async () => {
    server.use(answer(getPath, () => pathOf()));
    renderApp(pathPath, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 2, name: 'A1 üniteleri' })).toBeVisible();
    const rows = screen.getAllByRole('link').filter((link) => /Konu \d/.test(link.textContent ?? ''));
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('tekrar zamanı');
    expect(rows[1]).toHaveTextContent(/tekrar: 13 Mart 2999/);
    expect(rows[2]).toHaveTextContent('sıradaki ünite · 9 adımdan 4 tanesi tamam');
    expect(rows[2]).toHaveAttribute('aria-current', 'step');
    expect(rows[3]).toHaveTextContent('başlanmadı');
    expect(rows[3]).toHaveAttribute('href', '/pages/path/a1-unit-4');
  });

  it('says how many steps wait in a unit that is begun but has no finished step', async () => {
    server.use(answer(getPath, () => pathOf({ units: [cardOf(1, { state: 'begun', stepsDone: 0 })] })));
    renderApp(pathPath, { as: 'user' });
    expect(await screen.findByRole('link', { name: /Konu 1/ })).toHaveTextContent('9 adım sizi bekliyor');
  });

  it('stores the level in the URL, and links from a level without units to the nearest level with units', async () => {
    server.use(
      answer(getPath, ({ level = 'A1' }) =>
        pathOf(level === 'A2' ? { level, units: [], nearestLevel: 'A1', currentUnitId: null } : {}),
      ),
    );
    const { user } = renderApp(pathPath, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'A2' }));
    expect(await screen.findByText('Bu seviyede henüz ünite yok')).toBeVisible();
    expect(window.location.search).toBe('?level=A2');
    await user.click(screen.getByRole('button', { name: 'A1 ünitelerini göster' }));
    expect(await screen.findByText('Konu 1')).toBeVisible();
  });

  it('says that the learner has passed all checks of the level', async () => {
    const units = [cardOf(1, { state: 'done' })];
    server.use(answer(getPath, () => pathOf({ units, currentUnitId: null })));
    renderApp(pathPath, { as: 'user' });
    expect(await screen.findByText('Bu seviyenin bütün sınamalarını geçtiniz.')).toBeVisible();
  });

  it('offers a retry when the units cannot be loaded', async () => {
    let broken = true;
    server.use(answer(getPath, () => (broken ? problem('forbidden') : pathOf())));
    const { user } = renderApp(pathPath, { as: 'user' });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Konu 1')).toBeVisible();
  });
});

describe('unit page', () => {
  it('shows what the learner can do after the unit, and links each step to its page', async () => {
    server.use(answer(getUnit, () => ({ unit: unitOf() })));
    renderApp(unitPath('a1-unit-3'), { as: 'user' });
    expect(await screen.findByText('Ailemi anlatabilirim.')).toBeVisible();
    const steps = within(screen.getByRole('region', { name: 'Adımlar' }));
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pages/vocabulary-practice',
      '/pages/grammar/a1-be',
      '/pages/reading-practice/the-wrong-bus',
      '/pages/chat?scenario=a1-my-home',
      '/pages/writing-practice?prompt=a1-my-room',
    ]);
    expect(steps.getByText('40 kelimeden 12 tanesini gördünüz')).toBeVisible();
    expect(steps.getByRole('link', { name: /am, is, are/ })).toHaveTextContent('✓ tamam');
    expect(steps.getByText('The wrong bus')).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['before the check', {}, 'Sınamaya başla', /On iki ila on beş soru/],
    [
      'with an open check',
      { openCheckId: '5b0c1a52-6a1f-4b3e-9d1c-0a8d4f7c1e01' },
      'Sınamaya devam et',
      /On iki ila on beş soru/,
    ],
    [
      'after the check',
      { state: 'passed', reviewDueAt: later },
      'Sınamayı yeniden al',
      /13 Mart 2999 günü kısa bir tekrarla geri gelir/,
    ],
    [
      'when a review is due',
      { state: 'passed', reviewDueAt: longAgo },
      'Tekrara başla',
      /Altı soruluk kısa bir tekrar/,
    ],
    ['after all reviews', { state: 'done' }, 'Sınamayı yeniden al', /bu ünite tamam/],
  ] as const)(
    'offers the next action that fits the learner’s progress: %s',
    async (_, change, button, text) => {
      server.use(answer(getUnit, () => ({ unit: unitOf(change) })));
      renderApp(unitPath('a1-unit-3'), { as: 'user' });
      const check = within(await screen.findByRole('region', { name: 'Sınama' }));
      expect(check.getByRole('link', { name: button })).toHaveAttribute('href', unitCheckPath('a1-unit-3'));
      expect(check.getByText(text)).toBeVisible();
    },
  );

  it('shows the results of earlier checks', async () => {
    const results = [
      { part: 'review' as const, at: '2026-03-13T09:00:00Z', right: 6, total: 6, passed: true },
      { part: 'check' as const, at: '2026-03-10T09:00:00Z', right: 9, total: 13, passed: false },
    ];
    server.use(answer(getUnit, () => ({ unit: unitOf({ results }) })));
    renderApp(unitPath('a1-unit-3'), { as: 'user' });
    const list = within(await screen.findByRole('region', { name: 'Sonuçlarınız' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '13 Mart 2026 · tekrar: 6 sorudan 6 doğru (geçildi)',
      '10 Mart 2026 · sınama: 13 sorudan 9 doğru (geçilmedi)',
    ]);
  });

  it('says that the unit does not exist when its id is unknown', async () => {
    server.use(answer(getUnit, () => problem('not-found')));
    renderApp(unitPath('nothing'), { as: 'user' });
    expect(await screen.findByText('Ünite bulunamadı')).toBeVisible();
  });
});

describe('unit check page', () => {
  /** Fakes the server for a unit check with two questions. The right answer is `is`. */
  const serveCheck = (part: UnitCheck['part'] = 'check') => {
    const state = { fails: false, sent: [] as unknown[], ids: [] as string[] };
    const questions = [question(1), question(2, { about: 'words', options: [] })];
    let check: UnitCheck = {
      id: '5b0c1a52-6a1f-4b3e-9d1c-0a8d4f7c1e01',
      unitId: 'a1-unit-3',
      unitTitle: both('Konu 3'),
      part,
      answered: [],
      length: { least: 2, most: 2 },
      question: questions[0] ?? null,
      finished: null,
    };
    server.use(
      answer(getUnit, () => ({ unit: unitOf() })),
      answer(startUnitCheck, ({ checkId }) => {
        state.ids.push(checkId);
        return { check };
      }),
      answer(answerUnitCheck, (body) => {
        state.sent.push(body);
        if (state.fails) return problem('internal');
        const asked = questions[body.number - 1];
        if (!asked) return problem('not-found');
        const outcome = body.answer === 'is' ? ('right' as const) : ('wrong' as const);
        const answered = [
          ...check.answered,
          { ...asked, answer: body.answer, outcome, answers: ['is'], why: 'Tekil özneyle is gelir.' },
        ];
        const right = answered.filter((one) => one.outcome === 'right').length;
        const finished =
          answered.length < 2
            ? null
            : { at: longAgo, right, total: 2, passed: right === 2, nextReviewAt: right === 2 ? later : null };
        check = { ...check, answered, question: finished ? null : (questions[1] ?? null), finished };
        return { check };
      }),
    );
    return state;
  };

  it('shows the right answer and its reason after each answer, then the result and the next unit', async () => {
    const state = serveCheck();
    const { user } = renderApp(unitCheckPath('a1-unit-3'), { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sınama: Konu 3' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'is' }));
    expect(await screen.findByText('Tekil özneyle is gelir.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sıradaki soru' }));
    await user.type(await screen.findByRole('textbox', { name: 'Boşluğa gelen kelimeler' }), 'is{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sonucu gör' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Üniteyi geçtiniz' })).toHaveFocus();
    expect(screen.getByText('2 sorudan 2 doğru.')).toBeVisible();
    expect(screen.getByText('Ünite 13 Mart 2999 günü kısa bir tekrarla geri gelir.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Sıradaki ünite: Konu 4' })).toHaveAttribute(
      'href',
      unitPath('a1-unit-4'),
    );
    expect(state.sent).toMatchObject([
      { number: 1, answer: 'is' },
      { number: 2, answer: 'is' },
    ]);
  });

  it('lists the wrong answers when the learner has not passed the check', async () => {
    serveCheck();
    const { user } = renderApp(unitCheckPath('a1-unit-3'), { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'are' }));
    expect(await screen.findByText('Bu kez olmadı')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sıradaki soru' }));
    await user.type(await screen.findByRole('textbox'), 'is{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sonucu gör' }));
    expect(await screen.findByText('Biraz daha çalışalım')).toBeVisible();
    expect(screen.getByText('Bir daha bakılacaklar')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Sıradaki ünite/ })).toBeNull();
  });

  it('keeps the typed answer and shows an error when sending the answer fails', async () => {
    const state = serveCheck();
    const { user } = renderApp(unitCheckPath('a1-unit-3'), { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'is' }));
    await user.click(await screen.findByRole('button', { name: 'Sıradaki soru' }));
    state.fails = true;
    await user.type(await screen.findByRole('textbox'), 'is{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('is');
    state.fails = false;
    await user.click(screen.getByRole('button', { name: 'Denetle' }));
    expect(await screen.findByRole('button', { name: 'Sonucu gör' })).toBeVisible();
  });

  it('is titled “review” when a review of the unit is due', async () => {
    serveCheck('review');
    renderApp(unitCheckPath('a1-unit-3'), { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tekrar: Konu 3' })).toBeVisible();
  });

  it('says that the unit has too few questions for a check', async () => {
    serveCheck();
    server.use(answer(startUnitCheck, () => ({ check: null })));
    renderApp(unitCheckPath('a1-unit-3'), { as: 'user' });
    expect(await screen.findByText('Bu ünitenin sınaması yok')).toBeVisible();
  });
});

describe('unit map page', () => {
  it('lists by level the theme of each unit and the CEFR scale of each can-do statement', async () => {
    const canDo = unitOf().canDo;
    server.use(
      answer(getPathMap, () => ({
        units: [
          { id: 'a1', levelId: 'A1', number: 1, title: both('Konu 1'), theme: 'family-life' as const, canDo },
          { id: 'a2', levelId: 'A2', number: 1, title: both('Konu 2'), theme: 'world' as const, canDo },
        ],
      })),
    );
    renderApp(pathMapPath, { as: 'user' });
    const table = await screen.findByRole('region', { name: 'A1 üniteleri' });
    expect(within(table).getByRole('cell', { name: 'Aile yaşamı' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: 'Information exchange' })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('region', { name: 'A2 üniteleri' })).toHaveTextContent('Dünyada yaşam');
  });

  it('says that there are no units when the path is empty', async () => {
    server.use(answer(getPathMap, () => ({ units: [] })));
    renderApp(pathMapPath, { as: 'user' });
    expect(await screen.findByText('Bu seviyede henüz ünite yok')).toBeVisible();
  });
});
