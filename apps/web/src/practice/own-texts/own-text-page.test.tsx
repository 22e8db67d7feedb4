import { lookUpWord } from '@pratik/contract/curriculum';
import { getOwnText } from '@pratik/contract/own-texts';
import { saveWord } from '@pratik/contract/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { serveOwnTexts, textId, textOf, textUrl } from './own-texts.fixture.ts';

describe('page of an own text', () => {
  it('shows one page of the text with its level profile, which is called an estimate', async () => {
    serveOwnTexts();
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Sea & Me' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Sayfa 1 / 3' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('The sea is calm. We like warm bread.It is late.');
    const profile = screen.getByRole('region', { name: 'Seviye tahmini' });
    expect(profile).toHaveTextContent('Tahmini seviye: B1');
    expect(within(profile).getByRole('row', { name: /A2/ })).toHaveTextContent('%96');
    expect(profile).toHaveTextContent('Bu bir tahmindir');
  });

  it('moves to the next page with the focus on its heading, and opens the same page later', async () => {
    const state = serveOwnTexts();
    const { user, app } = renderApp(textUrl, { as: 'user' });
    await waitFor(() => expect(state.reported).toEqual([{ page: 0, resumed: true }]));
    await user.click(await screen.findByRole('button', { name: 'Sonraki sayfa' }));
    expect(await screen.findByText('second')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Sayfa 2 / 3' })).toHaveFocus();
    expect(app.router.state.location.search).toBe('?page=2');
    await waitFor(() => expect(state.reported.at(-1)?.page).toBe(1));
    await user.click(screen.getByRole('link', { name: /Bütün metinlerim/ }));
    await user.click(await screen.findByRole('link', { name: /The Sea & Me/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Sayfa 2 / 3' })).toBeVisible();
    expect(screen.getByText('second')).toBeVisible();
  });

  it('shows the meaning of a tapped word and saves the word with its sentence', async () => {
    serveOwnTexts();
    const saved: unknown[] = [];
    server.use(
      answer(lookUpWord, ({ word, sentence, text }) => {
        expect([word, sentence, text]).toEqual(['bread', 'We like warm bread.', undefined]);
        return {
          lemma: 'bread',
          meaning: 'ekmek',
          source: 'word' as const,
          pos: 'noun',
          ipa: 'bred',
          levelId: 'A1',
          example: null,
          collocation: null,
          otherSenses: [],
        };
      }),
      answer(saveWord, (input) => {
        saved.push(input);
        return { cardId: textId, already: false };
      }),
    );
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await screen.findByText('bread'));
    const card = await screen.findByRole('dialog', { name: 'Kelime: bread' });
    expect(await within(card).findByText('ekmek')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Kelimelerime ekle' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ word: 'bread', meaning: 'ekmek', sentence: 'We like warm bread.' });
  });

  it('says that a word is not in the dictionary', async () => {
    serveOwnTexts();
    server.use(answer(lookUpWord, () => problem('not-found')));
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await screen.findByText('calm'));
    expect(await screen.findByText(/Bu kelime sözlüğümüzde yok/)).toBeVisible();
  });

  it('says that no level could be estimated', async () => {
    const { profile } = textOf();
    serveOwnTexts([textOf({ profile: { ...profile, level: null }, pages: 1 })]);
    renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText(/Seviye tahmin edilemedi/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sonraki sayfa' })).toBeNull();
  });

  it('says that a text does not exist, and shows a loading error with a retry', async () => {
    serveOwnTexts([]);
    const { unmount } = renderApp(textUrl, { as: 'user' });
    expect(await screen.findByText('Bu metin bulunamadı')).toBeVisible();
    unmount();
    server.use(answer(getOwnText, () => problem('forbidden')));
    const { user } = renderApp(textUrl, { as: 'user' });
    const again = await screen.findByRole('button', { name: /Yeniden dene/ });
    serveOwnTexts();
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'The Sea & Me' })).toBeVisible();
  });
});
