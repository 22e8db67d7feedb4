import { addOwnText, listOwnTexts, mostOwnTextBytes } from '@pratik/contract/own-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { listUrl, serveOwnTexts, textOf, textUrl } from './own-texts.fixture.ts';

const openForm = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Metin ekle' }));
const paste = async (user: ReturnType<typeof renderApp>['user'], text: string) => {
  await user.click(screen.getByRole('textbox', { name: 'İngilizce metin' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Metni ekle' }));
};

describe('page of own texts', () => {
  it('lists the texts with their estimated level, length and progress', async () => {
    serveOwnTexts([textOf({ readAt: '2026-03-10T09:00:00Z', page: 1, part: 2, parts: 7 })]);
    renderApp(listUrl, { as: 'user' });
    const row = await screen.findByRole('link', { name: /The Sea & Me/ });
    expect(screen.getByRole('heading', { level: 1, name: 'Kendi metinlerim' })).toBeVisible();
    expect(row).toHaveAttribute('href', textUrl);
    expect(row).toHaveTextContent('kitap · bölüm 2 / 7 · tahmini seviye B1 · 4.321 karakter · sayfa 2 / 3');
    expect(within(row).getByText('The Sea & Me')).toHaveAttribute('lang', 'en');
  });

  it('explains what to do when there are no texts', async () => {
    serveOwnTexts([]);
    renderApp(listUrl, { as: 'user' });
    expect(await screen.findByText('Henüz metin eklemediniz')).toBeVisible();
  });

  it('shows a loading error and loads the list again on request', async () => {
    server.use(answer(listOwnTexts, () => problem('forbidden')));
    const { user } = renderApp(listUrl, { as: 'user' });
    const again = await screen.findByRole('button', { name: /Yeniden dene/ });
    serveOwnTexts();
    await user.click(again);
    expect(await screen.findByRole('link', { name: /The Sea & Me/ })).toBeVisible();
  });

  it('is divided into pages, whose number is in the address', async () => {
    const texts = Array.from({ length: 12 }, (_, index) =>
      textOf({ id: `0190a0f0-0000-7000-8000-0000000000${index + 10}`, title: `Text ${index}` }),
    );
    const state = serveOwnTexts(texts);
    const { user, app } = renderApp(listUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Daha eski' }));
    expect(await screen.findByText('Text 11')).toBeVisible();
    expect(state.listed).toEqual([0, 1]);
    expect(app.router.state.location.search).toBe('?page=2');
  });

  it('deletes a text and restores it after “Geri al”', async () => {
    serveOwnTexts();
    const { user } = renderApp(listUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Sil: The Sea & Me' }));
    expect(await screen.findByText('Henüz metin eklemediniz')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('link', { name: /The Sea & Me/ })).toBeVisible();
  });

  it('adds a pasted text and opens it', async () => {
    const state = serveOwnTexts([]);
    const { user, app } = renderApp(listUrl, { as: 'user' });
    await openForm(user);
    await user.type(screen.getByRole('textbox', { name: 'Başlık (isteğe bağlı)' }), 'Mine');
    await paste(user, 'I like bread.');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
    expect(state.added).toMatchObject([{ name: '', title: 'Mine', part: 1 }]);
    expect(app.router.state.location.pathname).toBe(`${listUrl}/${state.added[0]?.id}`);
  });

  it('uploads a file and offers its next part when the file is long', async () => {
    const state = serveOwnTexts([]);
    state.parts = 2;
    const { user } = renderApp(listUrl, { as: 'user' });
    await openForm(user);
    const file = new File(['PK'], 'sea.epub', { type: 'application/epub+zip' });
    await user.upload(screen.getByLabelText('Dosya seç'), file);
    expect(await screen.findByText(/Eklenen bölüm: 1 \/ 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sıradaki bölümü ekle' }));
    expect(await screen.findByText(/Eklenen bölüm: 2 \/ 2/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sıradaki bölümü ekle' })).toBeNull();
    expect(state.added.map(({ name, part }) => [name, part])).toEqual([
      ['sea.epub', 1],
      ['sea.epub', 2],
    ]);
    expect(new Set(state.added.map(({ id }) => id)).size).toBe(2);
  });

  it('says why a file was rejected, and rejects a text above 2 MB before it is sent', async () => {
    const state = serveOwnTexts([]);
    server.use(
      answer(addOwnText, () =>
        problem('validation', {
          errors: [{ pointer: '/file', code: 'own-texts-full', params: { most: 50 } }],
        }),
      ),
    );
    const { user } = renderApp(listUrl, { as: 'user' });
    await openForm(user);
    await paste(user, 'x'.repeat(mostOwnTextBytes + 1));
    expect(await screen.findByText(/2 MB sınırını aşıyor/)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'İngilizce metin' }));
    await paste(user, 'I like bread.');
    expect(await screen.findByRole('alert')).toHaveTextContent('En fazla 50 metin saklanır');
    expect(screen.getByRole('textbox', { name: 'İngilizce metin' })).toHaveValue('I like bread.');
    expect(state.added).toEqual([]);
  });

  it('sends a text again with the same id after a lost connection', async () => {
    serveOwnTexts([]);
    const ids: string[] = [];
    server.use(
      answer(addOwnText, ({ id }) => {
        ids.push(id);
        return ids.length === 1 ? HttpResponse.error() : { text: textOf({ id, parts: 2 }) };
      }),
    );
    const { user } = renderApp(listUrl, { as: 'user' });
    await openForm(user);
    await paste(user, 'I like bread.');
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Metni ekle' }));
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
  });
});
