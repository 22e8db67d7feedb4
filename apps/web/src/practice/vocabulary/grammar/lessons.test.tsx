import { type GrammarLesson, getLesson, listLessons, startLesson } from '@pratik/contract/grammar';
import { answerGap, type ClozeItem } from '@pratik/contract/vocabulary-gaps';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { lessonPath, lessonRoundPath, lessonsPath } from '../vocabulary-paths.ts';

beforeEach(() => localStorage.clear());

const both = (tr: string, en = tr) => ({ tr, en });
const lessonOf = (change: Partial<GrammarLesson> = {}): GrammarLesson => ({
  id: 'a1-articles',
  title: both('a, an, the', 'a, an and the'),
  levelId: 'A1',
  codes: ['missing-article', 'extra-article'],
  errors: 0,
  best: null,
  when: both('Türkçede isim yalnız kalır.', 'In Turkish a noun stands alone.'),
  form: {
    columns: [both('kelime', 'word'), both('örnek', 'example')],
    rows: [{ label: both('ünlü sesten önce', 'before a vowel'), cells: ['an', 'an hour'] }],
    note: both('Sese bakılır.', 'The sound decides.'),
  },
  contrasts: [{ tr: 'Teyzem pilot.', en: 'My aunt is a pilot.', why: both('Mesleğin önüne a gelir.') }],
  examples: [
    {
      en: 'Yusuf is a baker.',
      tr: 'Yusuf fırıncı.',
      text: { id: 'the-night-baker', kind: 'reading', title: 'The night baker' },
    },
    { en: 'An old text.', tr: 'Eski bir metin.', text: null },
  ],
  mistake: { wrong: 'He is student.', right: 'He is a student.', why: both('Tekil isim a ister.') },
  items: 9,
  exercised: false,
  ...change,
});
const levels = (['A1', 'A2'] as const).map((id) => ({ id, cefr: id, name: both(id), published: 16 }));
const gap = (id: string): ClozeItem => ({
  id,
  before: `${id} is `,
  after: ' nurse.',
  tr: 'Hemşire.',
  options: ['an', 'a'],
  asked: 'typed',
  reason: 'level',
  code: null,
  point: both('a / an'),
  given: null,
});

const serveLesson = (lesson = lessonOf()) => {
  const state = { lesson, started: [] as unknown[] };
  server.use(
    answer(getLesson, () => ({ lesson: state.lesson })),
    answer(startLesson, (input) => {
      state.started.push(input);
      return { round: { id: input.roundId, finishedAt: null, items: [gap('Ela'), gap('Ece')] } };
    }),
    answer(answerGap, ({ itemId, answer: text }) => ({
      item: {
        ...gap(itemId),
        given: {
          answer: text,
          outcome: text === 'a' ? ('right' as const) : ('wrong' as const),
          answers: ['a'],
          why: 'Meslekten önce a gelir.',
        },
      },
      finishedAt: null,
    })),
  );
  return state;
};

describe('grammar lessons page', () => {
  const serveList = () => {
    const asked: unknown[] = [];
    server.use(
      answer(listLessons, (input) => {
        asked.push(input);
        const { level = 'A1', code } = input;
        const best = { at: '2026-03-10T09:00:00Z', right: 5, total: 5, passed: true };
        const lessons = [
          lessonOf({ errors: 4 }),
          lessonOf({ id: 'a1-be', title: both('am, is, are'), best }),
          lessonOf({ id: 'a1-have', title: both('have'), best: { ...best, right: 2, passed: false } }),
        ];
        return {
          ownLevel: 'A1',
          level,
          levels,
          nearestLevel: level === 'A2' ? 'A1' : null,
          lessons: level === 'A2' || code === 'modal' ? [] : lessons,
        };
      }),
    );
    return asked;
  };

  it('shows for each lesson the number of recent errors and the best check result, and opens the lesson', async () => {
    serveList();
    serveLesson();
    const { user } = renderApp(lessonsPath, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 2, name: 'A1 konuları' })).toBeVisible();
    expect(screen.getByRole('link', { name: /a, an, the/ })).toHaveTextContent('son üç haftada 4 hatanız');
    expect(screen.getByRole('link', { name: /am, is, are/ })).toHaveTextContent('tamamlandı');
    expect(screen.getByRole('link', { name: /have/ })).toHaveTextContent('en iyi sınama: 2 / 5');
    await user.click(screen.getByRole('link', { name: /a, an, the/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'a, an, the' })).toBeVisible();
  });

  it('stores the level in the URL, and links from a level without lessons to the nearest level with lessons', async () => {
    const asked = serveList();
    const { user } = renderApp(lessonsPath, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'A2' }));
    expect(await screen.findByText('Bu seviyede konu yok')).toBeVisible();
    expect(window.location.search).toBe('?level=A2');
    await user.click(screen.getByRole('button', { name: 'A1 konularını göster' }));
    expect(await screen.findByRole('link', { name: /am, is, are/ })).toBeVisible();
    expect(asked).toEqual([{}, { level: 'A2' }, { level: 'A1' }]);
  });

  it('lists the lessons about one error code with their levels, or says that there are none', async () => {
    const asked = serveList();
    const { unmount } = renderApp(`${lessonsPath}?code=missing-article`, { as: 'user' });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Bu hatayı anlatan konular: Eksik artikel' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /am, is, are/ })).toHaveTextContent('A1 · tamamlandı');
    expect(asked).toEqual([{ code: 'missing-article' }]);
    unmount();
    renderApp(`${lessonsPath}?code=modal`, { as: 'user' });
    expect(await screen.findByText('Bu hata için henüz konu yok')).toBeVisible();
  });

  it('offers a retry when the lessons cannot be loaded', async () => {
    server.use(answer(listLessons, () => problem('internal')));
    const { user } = renderApp(lessonsPath, { as: 'user' });
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' }, { timeout: 10_000 });
    serveList();
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /am, is, are/ })).toBeVisible();
  });
});

describe('grammar lesson page', () => {
  it('shows the explanation, a table, contrasts with Turkish, examples with their texts, and a common mistake', async () => {
    serveLesson(lessonOf({ errors: 2 }));
    renderApp(lessonPath('a1-articles'), { as: 'user' });
    expect(await screen.findByText('Türkçede isim yalnız kalır.')).toBeVisible();
    const table = screen.getByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'örnek' })).toBeVisible();
    expect(within(table).getByRole('rowheader', { name: 'ünlü sesten önce' })).toBeVisible();
    expect(within(table).getByRole('cell', { name: 'an hour' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Sese bakılır.')).toBeVisible();
    const contrasts = within(screen.getByRole('region', { name: 'Türkçeyle farkı' }));
    expect(contrasts.getByText('My aunt is a pilot.')).toHaveAttribute('lang', 'en');
    const examples = within(screen.getByRole('region', { name: 'Metinlerden örnekler' }));
    expect(examples.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pages/reading-practice/the-night-baker',
    ]);
    expect(screen.getByText('He is student.').tagName).toBe('DEL');
    expect(screen.getByRole('link', { name: 'Eksik artikel' })).toHaveAttribute(
      'href',
      '/pages/mistakes/missing-article',
    );
  });

  it('offers the exercises first, then the check, and shows the best result', async () => {
    const state = serveLesson();
    const { unmount } = renderApp(lessonPath('a1-articles'), { as: 'user' });
    const primary = async () =>
      (await screen.findAllByRole('link')).filter((link) => link.className.includes('contained'));
    expect((await screen.findByRole('link', { name: 'Alıştırmalar' })).className).toContain('contained');
    expect((await primary()).map((link) => link.textContent)).toEqual(['Alıştırmalar']);
    unmount();
    state.lesson = lessonOf({ exercised: true });
    const second = renderApp(lessonPath('a1-articles'), { as: 'user' });
    await waitFor(async () => expect((await primary()).map((link) => link.textContent)).toEqual(['Sınama']));
    second.unmount();
    state.lesson = lessonOf({
      exercised: true,
      best: { at: '2026-03-10T09:00:00Z', right: 4, total: 5, passed: true },
    });
    renderApp(lessonPath('a1-articles'), { as: 'user' });
    expect(await screen.findByText('En iyi sonucunuz: 5 sorudan 4 doğru.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeniden sına' })).toBeVisible();
  });

  it('shows “not found” for an unknown lesson, and says when a lesson has no exercises', async () => {
    server.use(answer(getLesson, () => problem('not-found')));
    const { unmount } = renderApp(lessonPath('nothing'), { as: 'user' });
    expect(await screen.findByText('Konu bulunamadı')).toBeVisible();
    unmount();
    serveLesson(lessonOf({ items: 0 }));
    renderApp(lessonPath('a1-articles'), { as: 'user' });
    expect(await screen.findByText('Bu konunun alıştırması yok')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Alıştırmalar' })).toBeNull();
  });
});

describe('round of a grammar lesson', () => {
  it('can be completed by keyboard, lists the sentences with wrong answers, and links to the check', async () => {
    const state = serveLesson();
    const { user } = renderApp(lessonRoundPath('a1-articles', 'exercise'), { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Alıştırma: a, an, the' })).toBeVisible();
    await user.type(await screen.findByLabelText('Boşluğa gelen kelimeler'), 'a{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sonraki' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Boşluğa gelen kelimeler'), 'an{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Sonucu gör' }));
    expect(await screen.findByRole('heading', { name: 'Alıştırma bitti' })).toHaveFocus();
    expect(screen.getByText('2 boşluktan 1 tanesi doğru.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bir daha bakılacaklar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sınamaya geç' })).toHaveAttribute(
      'href',
      lessonRoundPath('a1-articles', 'check'),
    );
    expect(state.started).toEqual([
      { lessonId: 'a1-articles', part: 'exercise', roundId: expect.any(String) },
    ]);
  });

  it('says after the check whether the lesson is completed', async () => {
    serveLesson();
    const { user, unmount } = renderApp(lessonRoundPath('a1-articles', 'check'), { as: 'user' });
    for (const next of ['Sonraki', 'Sonucu gör']) {
      await user.type(await screen.findByLabelText('Boşluğa gelen kelimeler'), 'a{Enter}');
      await user.click(await screen.findByRole('button', { name: next }));
    }
    expect(await screen.findByRole('heading', { name: 'Konuyu tamamladınız' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Öteki konular' })).toBeVisible();
    unmount();
    const second = renderApp(lessonRoundPath('a1-articles', 'check'), { as: 'user' });
    for (const next of ['Sonraki', 'Sonucu gör']) {
      await second.user.type(await screen.findByLabelText('Boşluğa gelen kelimeler'), 'the{Enter}');
      await second.user.click(await screen.findByRole('button', { name: next }));
    }
    expect(await screen.findByRole('heading', { name: 'Biraz daha çalışalım' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Yeniden alıştırma yap' })).toHaveAttribute(
      'href',
      lessonRoundPath('a1-articles', 'exercise'),
    );
  });

  it('shows a different message for a lesson without exercises, an unknown lesson and a failed start, and can start again', async () => {
    serveLesson();
    server.use(answer(startLesson, () => ({ round: null })));
    const first = renderApp(lessonRoundPath('a1-articles', 'exercise'), { as: 'user' });
    expect(await screen.findByText('Bu konunun alıştırması yok')).toBeVisible();
    first.unmount();
    server.use(answer(startLesson, () => problem('not-found')));
    const second = renderApp(lessonRoundPath('a1-articles', 'exercise'), { as: 'user' });
    expect(await screen.findByText('Konu bulunamadı')).toBeVisible();
    second.unmount();
    server.use(answer(startLesson, () => HttpResponse.error()));
    renderApp(lessonRoundPath('a1-articles', 'exercise'), { as: 'user' });
    expect(await screen.findByRole('button', { name: 'Yeniden dene' }, { timeout: 10_000 })).toBeVisible();
  });
});
