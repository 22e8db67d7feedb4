import { lookUpWord } from '@pratik/contract/curriculum';
import { saveWord } from '@pratik/contract/vocabulary';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer, problem, server } from '../../test/server.ts';
import { setTokenSource } from '../lib/api/bearer.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { TappableText } from './tappable-text.tsx';
import type { TextOrigin } from './text-origin.ts';

const origin: TextOrigin = { kind: 'reading', id: 'the-oven', textId: 'the-oven' };
const text = 'Ece likes warm bread. "Why?" she asks.';

const known = {
  lemma: 'like',
  meaning: 'sevmek',
  source: 'word' as const,
  pos: 'verb',
  ipa: 'laɪk',
  levelId: 'A1',
  example: { en: 'She likes tea.', tr: 'Çayı sever.' },
  collocation: 'like it a lot',
  otherSenses: ['beğenmek'],
};

beforeEach(() => setTokenSource({ getToken: async () => 'token', renewToken: async () => null }));
afterEach(() => setTokenSource(null));

const show = (props: Partial<Parameters<typeof TappableText>[0]> = {}) => {
  const asked: unknown[] = [];
  server.use(
    answer(lookUpWord, (input) => {
      asked.push(input);
      return input.word === 'likes' ? known : problem('not-found');
    }),
  );
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <p>
        <TappableText text={text} origin={origin} {...props} />
      </p>
      <button type="button">after</button>
    </QueryClientProvider>,
  );
  return { user, asked };
};
const word = (name: string) => screen.getByText(name, { selector: '[data-at]' });
const card = () => screen.findByRole('dialog');

describe('text with tappable words', () => {
  it('opens a word card with meaning, part of speech, pronunciation, example, other senses and collocation', async () => {
    const { user, asked } = show();
    await user.click(word('likes'));
    const dialog = await card();
    expect(dialog).toHaveAccessibleName('Kelime: likes');
    expect(await within(dialog).findByText('sevmek')).toBeVisible();
    expect(within(dialog).getByText('like')).toHaveAttribute('lang', 'en');
    expect(within(dialog).getByText('/laɪk/')).toBeVisible();
    expect(within(dialog).getByText('fiil · A1')).toBeVisible();
    expect(within(dialog).getByText('Çayı sever.')).toBeVisible();
    expect(within(dialog).getByText('beğenmek')).toHaveAttribute('lang', 'tr');
    expect(within(dialog).getByText('like it a lot')).toHaveAttribute('lang', 'en');
    expect(asked).toEqual([{ word: 'likes', text: 'the-oven', sentence: 'Ece likes warm bread.', at: '4' }]);
  });

  it('is one tab stop: arrow keys move between words, Enter opens the word card, and Esc closes it', async () => {
    const { user } = show();
    await user.tab();
    expect(word('Ece')).toHaveFocus();
    expect(word('Ece')).toHaveAttribute('role', 'button');
    await user.keyboard('{ArrowRight}');
    expect(word('likes')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(word('Why')).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(word('asks')).toHaveFocus();
    await user.keyboard('{Home}{ArrowRight}{Enter}');
    expect(await card()).toHaveFocus();
    await screen.findByText('sevmek');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(word('likes')).toHaveFocus();
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await user.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  });

  it('moves the focus from the word card to the word on Tab, and closes the card when the user clicks elsewhere', async () => {
    const { user } = show();
    await user.click(word('likes'));
    await screen.findByText('sevmek');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dinle: like' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Kelimelerime ekle' })).toHaveFocus();
    await user.tab();
    expect(word('likes')).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(word('likes'));
    await card();
    await user.click(screen.getByRole('button', { name: 'after' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that a word is not in the dictionary, and offers no save button for it', async () => {
    const { user } = show();
    await user.click(word('warm'));
    expect(await screen.findByText(/sözlüğümüzde yok/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kelimelerime ekle' })).toBeNull();
  });

  it('says that a word is a name, and offers no save button for it', async () => {
    const { user } = show();
    server.use(
      answer(lookUpWord, () => ({
        ...known,
        lemma: 'Ece',
        meaning: '',
        source: 'name' as const,
        example: null,
        collocation: null,
        otherSenses: [],
      })),
    );
    await user.click(word('Ece'));
    expect(await screen.findByText('Özel ad')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kelimelerime ekle' })).toBeNull();
  });

  it('saves a word once when the request is repeated', async () => {
    const { user } = show();
    const sent: unknown[] = [];
    server.use(
      answer(saveWord, (input) => {
        sent.push(input);
        if (sent.length === 1) return problem('unavailable');
        return { cardId: input.id, already: false };
      }),
    );
    await user.click(word('likes'));
    await user.click(await screen.findByRole('button', { name: 'Kelimelerime ekle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hizmet şu anda kullanılamıyor');
    await user.click(screen.getByRole('button', { name: 'Kelimelerime ekle' }));
    expect(await screen.findByText('Kelimelerinize eklendi')).toBeVisible();
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]).toMatchObject({
      word: 'like',
      meaning: 'sevmek',
      sentence: 'Ece likes warm bread.',
      from: { kind: 'reading', id: 'the-oven' },
    });
  });

  it('highlights the sentence being spoken and the marked passage', async () => {
    show({ sentencesBefore: 7, spoken: 8, marked: [{ start: 4, end: 14 }] });
    expect(document.querySelector('[data-spoken]')).toHaveTextContent('"Why?" she asks.');
    expect(document.querySelector('mark')).toHaveTextContent('likes warm');
    await waitFor(() => expect(document.querySelector('p')).toHaveTextContent(text));
  });
});
