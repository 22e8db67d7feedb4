import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { serveReading, textUrl } from './reading.fixture.ts';

class Utterance {
  text: string;
  rate = 1;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

let spoken: Utterance[];
let cancelled: number;
beforeEach(() => {
  spoken = [];
  cancelled = 0;
  const voices = [{ lang: 'en-GB', localService: true, default: true }];
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel: () => {
      cancelled += 1;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const said = () => spoken.map(({ text }) => text);
const marked = () => document.querySelector('[data-spoken]')?.textContent;
const listen = () => screen.findByRole('button', { name: 'Dinle' });

describe('reading aloud', () => {
  it('goes from sentence to sentence, the one said marked, to the end', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    expect(marked()).toBe('Ece wakes at five.');
    act(() => spoken[0]?.onend?.());
    expect(marked()).toBe('She likes warm bread.');
    act(() => spoken[1]?.onend?.());
    act(() => spoken[2]?.onend?.());
    expect(said()).toHaveLength(4);
    act(() => spoken[3]?.onend?.());
    expect(await listen()).toBeVisible();
    expect(marked()).toBeUndefined();
  });

  it('pauses and goes on with the same sentence; steps forward and back', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    await user.click(screen.getByRole('button', { name: 'Sonraki cümle' }));
    await user.click(screen.getByRole('button', { name: 'Duraklat' }));
    expect(marked()).toBe('She likes warm bread.');
    // What was cut off ends too; that must not bring the next sentence.
    act(() => spoken[1]?.onend?.());
    await user.click(await listen());
    await user.click(screen.getByRole('button', { name: 'Önceki cümle' }));
    expect(said()).toEqual([
      'Ece wakes at five.',
      'She likes warm bread.',
      'She likes warm bread.',
      'Ece wakes at five.',
    ]);
  });

  it('remembers the speed', async () => {
    serveReading();
    const first = renderApp(textUrl, { as: 'user' });
    await first.user.selectOptions(await screen.findByLabelText('Hız'), '0,75×');
    first.unmount();
    const { user } = renderApp(textUrl, { as: 'user' });
    expect(await screen.findByLabelText('Hız')).toHaveValue('0.75');
    await user.click(await listen());
    expect(spoken[0]?.rate).toBe(0.75);
    await user.selectOptions(screen.getByLabelText('Hız'), '1,25×');
    expect(spoken[1]).toMatchObject({ text: 'Ece wakes at five.', rate: 1.25 });
  });

  it('says when the voice failed, but not when something else was said', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    act(() => spoken[0]?.onerror?.({ error: 'interrupted' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await listen());
    act(() => spoken[1]?.onerror?.({ error: 'synthesis-failed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ses çalınamadı');
  });

  it('is silent once the page is left', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    const before = cancelled;
    await user.click(screen.getByRole('link', { name: 'Bütün metinler' }));
    await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' });
    await waitFor(() => expect(cancelled).toBeGreaterThan(before));
  });
});
