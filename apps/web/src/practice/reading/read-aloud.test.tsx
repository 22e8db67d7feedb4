import { lookUpWord } from '@pratik/contract/curriculum';
import { sayAloud } from '@pratik/contract/voice';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { rereadVoice } from '../../curriculum/voice/voice-choice.ts';
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
  rereadVoice();
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
const begun = (count: number) => waitFor(() => expect(spoken).toHaveLength(count));
/** Ends the current sentence and waits until the next sentence starts. */
const endOf = async (index: number) => {
  await act(async () => spoken[index]?.onend?.());
  await begun(index + 2);
};
const marked = () => document.querySelector('[data-spoken]')?.textContent;
const listen = () => screen.findByRole('button', { name: 'Dinle' });

describe('reading a text aloud', () => {
  it('plays each sentence and highlights it during playback', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    await begun(1);
    expect(marked()).toBe('Ece wakes at five.');
    await endOf(0);
    expect(marked()).toBe('She likes warm bread.');
    await endOf(1);
    await endOf(2);
    expect(said()).toHaveLength(4);
    await act(async () => spoken[3]?.onend?.());
    expect(await listen()).toBeVisible();
    expect(marked()).toBeUndefined();
  });

  it('continues with the same sentence after a pause, and moves to the next or previous sentence on request', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    await begun(1);
    await user.click(screen.getByRole('button', { name: 'Sonraki cümle' }));
    await begun(2);
    await user.click(screen.getByRole('button', { name: 'Duraklat' }));
    expect(marked()).toBe('She likes warm bread.');
    // A cancelled sentence also fires its end event, which must not start the next sentence.
    await act(async () => spoken[1]?.onend?.());
    await user.click(await listen());
    await begun(3);
    await user.click(screen.getByRole('button', { name: 'Önceki cümle' }));
    await begun(4);
    expect(said()).toEqual([
      'Ece wakes at five.',
      'She likes warm bread.',
      'She likes warm bread.',
      'Ece wakes at five.',
    ]);
  });

  it('stores the playback speed on the device', async () => {
    serveReading();
    const first = renderApp(textUrl, { as: 'user' });
    await first.user.selectOptions(await screen.findByLabelText('Hız'), '0,75×');
    first.unmount();
    const { user } = renderApp(textUrl, { as: 'user' });
    expect(await screen.findByLabelText('Hız')).toHaveValue('0.75');
    await user.click(await listen());
    await begun(1);
    expect(spoken[0]?.rate).toBe(0.75);
    await user.selectOptions(screen.getByLabelText('Hız'), '1,25×');
    await begun(2);
    expect(spoken[1]).toMatchObject({ text: 'Ece wakes at five.', rate: 1.25 });
  });

  it('shows an error when the voice fails, and stops when the learner plays a single word', async () => {
    serveReading();
    server.use(answer(lookUpWord, () => problem('not-found')));
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    await begun(1);
    await act(async () => spoken[0]?.onerror?.({ error: 'synthesis-failed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ses çalınamadı');
    await user.click(await listen());
    await begun(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByText('bread', { selector: '[data-at]' }));
    await user.click(await screen.findByRole('button', { name: /^Dinle: / }));
    await begun(3);
    expect(await listen()).toBeVisible();
    await act(async () => spoken[1]?.onerror?.({ error: 'interrupted' }));
    expect(spoken).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('uses a voice of the server when the device has no English voice', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    const asked: string[] = [];
    const played: string[] = [];
    const playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      played.push(this.src);
      this.dispatchEvent(new Event('ended'));
    });
    serveReading();
    server.use(
      answer(sayAloud, ({ text }) => {
        asked.push(text);
        return {
          url: `http://localhost:3000/api/audio/${asked.length}`,
          seconds: 1,
          voice: 'basic' as const,
        };
      }),
    );
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    await waitFor(() => expect(played).toHaveLength(4));
    expect(asked.slice(0, 2)).toEqual(['Ece wakes at five.', 'She likes warm bread.']);
    expect(await listen()).toBeVisible();
    playing.mockRestore();
  });

  it('stops when the learner opens another page', async () => {
    serveReading();
    const { user } = renderApp(textUrl, { as: 'user' });
    await user.click(await listen());
    await begun(1);
    const before = cancelled;
    await user.click(screen.getByRole('link', { name: 'Bütün metinler' }));
    await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' });
    await waitFor(() => expect(cancelled).toBeGreaterThan(before));
  });
});
