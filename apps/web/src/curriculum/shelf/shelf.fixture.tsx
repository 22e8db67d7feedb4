import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { problem } from '../../../test/server.ts';

/** Data for tests of a list page of readings or listenings: its URL, its fake server and its texts. */
export type ShelfRoom = {
  url: string;
  /** Starts a fake server that answers with the given state of the list. `asked` records the requests. */
  serve: (how?: 'usual' | 'empty' | 'done' | 'many') => { asked: { call: string; input: unknown }[] };
  /** Makes the fake server respond with `failure` as long as `fails()` returns true. */
  failWhile: (fails: () => boolean, failure: Response) => void;
  words: {
    all: string;
    today: string;
    state: string;
    fresh: string;
    nothingFits: string;
    nothingHere: string;
    dayDone: RegExp;
    oneMore: string;
    /** Name of the button that shows the other 33 of 45 texts. */
    more: string;
  };
};

/**
 * Declares the tests that both list pages share. The fixture has three texts at level A2; one of them is about the
 * weather and is finished.
 */
export const itIsAShelf = ({ url, serve, failWhile, words }: ShelfRoom): void => {
  const all = () => screen.getByRole('region', { name: words.all });
  const titles = () =>
    within(all())
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);

  it('stores the topic and completion filters in the URL', async () => {
    serve();
    const { user, app } = renderApp(url, { as: 'user' });
    await user.selectOptions(await screen.findByLabelText('Konu'), 'Hava durumu');
    await waitFor(() => expect(titles()).toEqual(['Wet shoes']));
    expect(app.router.state.location.search).toBe('?topic=weather');
    await user.selectOptions(screen.getByLabelText(words.state), words.fresh);
    expect(await within(all()).findByText(words.nothingFits)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hepsini göster' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(app.router.state.location.search).toBe('');
  });

  it('stores another level in the URL, and removes it for the own level', async () => {
    const state = serve();
    const { user, app } = renderApp(url, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
    await waitFor(() => expect(state.asked.at(-1)?.input).toEqual({ level: 'B1' }));
    await user.click(screen.getByRole('button', { name: 'A2' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(''));
  });

  it('shows the first 12 of 45 texts, then all texts, and stores this choice in the URL', async () => {
    serve('many');
    const { user, app } = renderApp(url, { as: 'user' });
    await screen.findByRole('button', { name: words.more });
    expect(titles()).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: words.more }));
    await waitFor(() => expect(titles()).toHaveLength(45));
    expect(screen.queryByRole('button', { name: words.more })).toBeNull();
    const cards = within(all()).getAllByRole('article');
    await waitFor(() => expect(within(cards[12] as HTMLElement).getByRole('link')).toHaveFocus());
    expect(app.router.state.location.search).toBe('?whole=yes');
  });

  it('shows that a level has no texts, and offers the nearest level that has', async () => {
    serve('empty');
    const { user, app } = renderApp(url, { as: 'user' });
    expect(await screen.findByText(words.nothingHere)).toBeVisible();
    expect(screen.queryByLabelText('Konu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Şu seviyeye bak: B1' }));
    await waitFor(() => expect(app.router.state.location.search).toBe('?level=B1'));
  });

  it('praises today’s completed text and offers one more', async () => {
    serve('done');
    renderApp(url, { as: 'user' });
    expect(await screen.findByText(words.dayDone)).toHaveTextContent(words.oneMore);
  });

  it('shows the error and retries', async () => {
    serve();
    let fails = true;
    failWhile(() => fails, problem('forbidden'));
    const { user } = renderApp(url, { as: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu işlem için yetkiniz yok');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByRole('region', { name: words.today })).toBeVisible();
  });
};
