import { getModelAnswers } from '@pratik/contract/writing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { pieceOf, pieceUrl, sentDraft, serveWriting } from '../writing.fixture.ts';
import { splitAtQuotes } from './split-at-quotes.ts';

const checklist = [{ tr: 'Her cümlede bir fiil var mı?', en: 'Does every sentence have a verb?' }];
const models = {
  own: 'My house was small.\n\nI liked it.',
  higher: 'The house where I was small had a blue door.',
  notice: [
    { quote: 'was small', tr: 'Geçmiş için was.', en: 'Use was for the past.' },
    { quote: 'had a blue door', tr: 'Have fiilinin geçmişi had.', en: 'The past of have is had.' },
  ],
};

describe('checklist of a writing prompt', () => {
  it('appears beside the editor, without the model answers', async () => {
    serveWriting();
    server.use(answer(getModelAnswers, () => ({ checklist, models: null })));
    renderApp(pieceUrl, { as: 'user' });
    const list = await screen.findByRole('region', { name: 'Göndermeden önce bakın' });
    expect(within(list).getByRole('listitem')).toHaveTextContent('Her cümlede bir fiil var mı?');
    expect(screen.queryByRole('region', { name: 'Örnek yanıtlar' })).toBeNull();
  });

  it('is absent when it cannot be loaded, and the learner can continue writing', async () => {
    serveWriting();
    server.use(answer(getModelAnswers, () => problem('not-found')));
    renderApp(pieceUrl, { as: 'user' });
    expect(await screen.findByRole('textbox', { name: 'Yazınız' })).toBeEnabled();
    expect(screen.queryByRole('region', { name: 'Göndermeden önce bakın' })).toBeNull();
  });
});

describe('model answers of a writing prompt', () => {
  const openSent = () => {
    serveWriting(pieceOf({ drafts: [sentDraft()] }));
    return renderApp(pieceUrl, { as: 'user' });
  };

  it('appear after the submission, at two levels, with the notable passages highlighted', async () => {
    server.use(answer(getModelAnswers, () => ({ checklist, models })));
    const { user } = openSent();
    const panel = within(await screen.findByRole('region', { name: 'Örnek yanıtlar' }));
    expect(panel.getByText('I liked it.')).toBeVisible();
    expect(panel.getByText('was small', { selector: 'mark' })).toBeVisible();
    expect(panel.getByText('Geçmiş için was.')).toBeVisible();
    expect(panel.queryByText('Have fiilinin geçmişi had.')).toBeNull();
    const higher = panel.getByRole('button', { name: 'Bir seviye yukarıda' });
    expect(higher).toHaveAttribute('aria-pressed', 'false');
    await user.click(higher);
    expect(higher).toHaveAttribute('aria-pressed', 'true');
    expect(panel.getByText('had a blue door', { selector: 'mark' })).toBeVisible();
    expect(panel.getByText('Have fiilinin geçmişi had.')).toBeVisible();
  });

  it('are absent when the library has none, and can be loaded again after an error', async () => {
    server.use(answer(getModelAnswers, () => ({ checklist: [], models: null })));
    const first = openSent();
    expect(await screen.findByRole('region', { name: 'Yazınız ve düzeltmeleri' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Örnek yanıtlar' })).toBeNull();
    first.unmount();
    server.use(answer(getModelAnswers, () => problem('internal')));
    const { user } = openSent();
    const retry = await screen.findByRole('button', { name: 'Yeniden dene' }, { timeout: 10_000 });
    server.use(answer(getModelAnswers, () => ({ checklist, models })));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Örnek yanıtlar' })).toBeVisible();
  });
});

describe('splitAtQuotes', () => {
  it('splits a text at its quotes in order, and ignores quotes that are missing or overlap', () => {
    const parts = splitAtQuotes('one two three four', ['three', 'one', 'two three', 'five']);
    expect(parts.map(({ text }) => text).join('')).toBe('one two three four');
    expect(parts.filter(({ isQuote }) => isQuote).map(({ text }) => text)).toEqual(['one', 'two three']);
    expect(splitAtQuotes('', ['a'])).toEqual([]);
  });
});
