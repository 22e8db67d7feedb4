import { reportActivity } from '@pratik/contract/chat';
import { getVoiceOptions, transcribe } from '@pratik/contract/voice';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, server } from '../../../../test/server.ts';
import type { FakeMicrophone } from '../../../voice/fake-microphone.fixture.ts';
import { SpeakingBar } from '../../../voice/speaking-bar.tsx';
import { meterOf } from '../chat.fixture.ts';
import { field, openConversation, serveSpeech, speak } from './speech.fixture.ts';

let microphone: FakeMicrophone;
let sent: string[];
beforeEach(() => {
  ({ microphone, sent } = serveSpeech());
});
afterEach(() => vi.unstubAllGlobals());

describe('speech input of the message field', () => {
  it('says where the recording is sent before the browser asks for permission, and inserts the transcript into the field', async () => {
    const { user, mic } = await openConversation();
    await user.click(mic);
    const why = await screen.findByRole('alertdialog', { name: 'Konuşarak yazın' });
    expect(why).toHaveTextContent('ses.okul.example');
    expect(microphone.asked()).toBe(0);
    await user.click(within(why).getByRole('button', { name: 'Mikrofonu aç' }));
    expect(await screen.findByText('Dinleniyor')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Ses düzeyi' })).toBeVisible();
    expect(mic).toHaveFocus();
    // A recording that was started with Space or Enter ends when Space is pressed.
    await user.keyboard(' ');
    expect(await field()).toHaveValue('I went to the market.');
    expect(sent).toEqual(['spoken']);
    expect(screen.getByText('Söylediğiniz yazıya çevrildi. Gerekiyorsa düzeltip gönderin.')).toBeVisible();
    expect(microphone.open()).toBe(0);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('pratik recording'))).toEqual([]);
    // The explanation is shown only before the first recording. The second recording starts at once and keeps typed
    // text.
    await user.keyboard('{Enter}');
    await screen.findByText('Dinleniyor');
    await user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await field()).toHaveValue('I went to the market. I went to the market.'),
    );
  });

  it('discards the recording when the pointer leaves the button before its release', async () => {
    const { user, mic } = await speak();
    await user.keyboard('{Escape}');
    expect(await field()).toBeVisible();
    const at = (clientX: number) => ({ target: mic, coords: { clientX, clientY: 5 } });
    await user.pointer([{ ...at(300), keys: '[MouseLeft>]' }]);
    expect(await screen.findByText('Bırakınca yazıya çevrilir; sola kaydırınca silinir.')).toBeVisible();
    await user.pointer([at(200)]);
    expect(await screen.findByText('Bırakınca silinir')).toBeVisible();
    await user.pointer([{ ...at(200), keys: '[/MouseLeft]' }]);
    expect(await field()).toHaveValue('');
    expect(sent).toEqual([]);
    expect(microphone.open()).toBe(0);
  });

  it('records until the next press after a short press, and until the release after a long press', async () => {
    const { user, mic } = await speak();
    await user.keyboard('{Escape}');
    const pointer = (type: 'pointerDown' | 'pointerUp', at: number) => {
      const event = createEvent[type](mic, { button: 0 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(mic, event);
    };
    pointer('pointerDown', 1000);
    await screen.findByText('Dinleniyor');
    pointer('pointerUp', 1349);
    expect(screen.getByText('Dinleniyor')).toBeVisible();
    pointer('pointerDown', 2000);
    pointer('pointerUp', 2001);
    expect(await field()).toHaveValue('I went to the market.');
    pointer('pointerDown', 3000);
    await screen.findByText('Dinleniyor');
    pointer('pointerUp', 3350);
    expect(await field()).toHaveValue('I went to the market. I went to the market.');
    expect(sent).toEqual(['spoken', 'spoken']);
  });

  it('ignores other mouse buttons and repeated keydown events', async () => {
    const { user, mic } = await speak();
    // The event must be cancelled, because a browser would fire a click event for each repeated keydown event.
    expect(fireEvent.keyDown(mic, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(mic, { key: 'Enter' })).toBe(true);
    await user.keyboard('{Escape}');
    await user.pointer({ target: mic, keys: '[MouseRight]' });
    expect(mic).toHaveAttribute('aria-pressed', 'false');
    expect(await field()).toBeVisible();
    expect(microphone.asked()).toBe(1);
  });

  it('says again where the recording is sent when the speech provider has changed', async () => {
    const { unmount } = await speak();
    unmount();
    const listening = { service: 'baska.example', allowed: true };
    server.use(answer(getVoiceOptions, () => ({ speaking: 'basic' as const, listening })));
    const { user, mic } = await openConversation();
    await user.click(mic);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('baska.example');
    expect(microphone.asked()).toBe(1);
  });

  it('keeps the microphone closed when the learner cancels during the browser’s permission request', async () => {
    const { user, mic } = await speak();
    await user.keyboard('{Escape}');
    const allow = microphone.asksFirst();
    await user.click(mic);
    expect(await screen.findByText('Mikrofon açılıyor…')).toBeVisible();
    await waitFor(() => expect(microphone.asked()).toBe(2));
    await user.keyboard('{Escape}');
    expect(await field()).toBeVisible();
    allow();
    await waitFor(() => expect(microphone.open()).toBe(0));
    expect(screen.queryByText('Dinleniyor')).toBeNull();
  });

  it('aborts the request and deletes the recording when the learner cancels the transcription', async () => {
    let stopped = false;
    let arrived = false;
    server.use(
      answer(transcribe, (_, { signal }) => {
        arrived = true;
        return new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            stopped = true;
            resolve({ text: 'Too late.', seconds: 2, meter: meterOf() });
          }),
        );
      }),
    );
    const { user, mic } = await speak();
    await user.click(mic);
    await waitFor(() => expect(arrived).toBe(true));
    expect(sessionStorage).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(stopped).toBe(true));
    expect(await field()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('stores the recording in the browser tab while the learner speaks, and deletes it when the learner cancels', async () => {
    const { user } = await speak();
    microphone.records('spoken so far');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(await field()).toHaveValue('');
    expect([sent, microphone.open(), sessionStorage.length]).toEqual([[], 0, 0]);
  });

  it('ends the recording after one minute and transcribes it', async () => {
    let reports = 0;
    server.use(
      answer(reportActivity, () => {
        reports += 1;
        return { meter: meterOf() };
      }),
    );
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      await speak();
      await act(async () => vi.advanceTimersByTime(59_000));
      expect(screen.getByText('Dinleniyor')).toBeVisible();
      await act(async () => vi.advanceTimersByTime(1_500));
      expect(await field()).toHaveValue('I went to the market.');
      expect([sent, microphone.open()]).toEqual([['spoken'], 0]);
    } finally {
      vi.useRealTimers();
    }
    // While the learner speaks, the client reports activity every 15 seconds.
    await waitFor(() => expect(reports).toBeGreaterThanOrEqual(4));
  });

  it('shows the volume and the duration, and says when the transcription takes long', () => {
    vi.useFakeTimers();
    try {
      const parts = { holding: false, leaving: false, onCancel: () => undefined };
      const session = {
        level: () => 0.3,
        heard: () => '',
        finish: async () => ({ kind: 'text' as const, text: '' }),
        cancel: () => undefined,
      };
      const { rerender } = render(
        <SpeakingBar {...parts} phase={{ kind: 'speaking', session, since: Date.now() }} />,
      );
      act(() => void vi.advanceTimersByTime(12_000));
      expect(screen.getByText('0:12 / 1:00')).toBeVisible();
      expect(screen.getByRole('meter', { name: 'Ses düzeyi' })).toHaveAttribute('aria-valuenow', '30');
      rerender(<SpeakingBar {...parts} phase={{ kind: 'writing' }} />);
      expect(screen.queryByText(/Biraz uzun sürüyor/)).toBeNull();
      act(() => void vi.advanceTimersByTime(8_000));
      expect(screen.getByText(/Biraz uzun sürüyor/)).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('speech input of the message field (failures)', () => {
  it.each([
    ['NotAllowedError', 'Mikrofon izni verilmedi.'],
    ['NotFoundError', 'Bu cihazda mikrofon bulunamadı.'],
    ['NotReadableError', 'Mikrofon açılamadı; başka bir uygulama kullanıyor olabilir.'],
  ])('says why the microphone failed when the browser reports %s', async (name, text) => {
    microphone.refuse(name);
    const { user, mic } = await openConversation();
    await user.click(mic);
    await user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await field()).toBeEnabled();
  });

  it('says that the microphone needs HTTPS when the page was opened over HTTP', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
    vi.stubGlobal('isSecureContext', false);
    const { user, mic } = await openConversation();
    await user.click(mic);
    await user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('yalnız güvenli bağlantıda (https) açar');
    expect(await field()).toBeEnabled();
  });

  it.each([
    [{ loudness: 0.001 }, 'Mikrofon çok kısık'],
    [{ seconds: 0.1 }, 'Kayıt çok kısa.'],
    [{ seconds: 70 }, 'Kayıt bir dakikadan uzun.'],
    [{ broken: true }, 'Ses kaydı okunamadı.'],
  ])('says what is wrong with a recording that cannot be transcribed: %o', async (sound, text) => {
    microphone.sounds(sound);
    const { user, mic } = await speak();
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect([sent, sessionStorage.length]).toEqual([[], 0]);
  });

  it('stores the recording when the provider fails, and transcribes it after a page reload', async () => {
    server.use(answer(transcribe, () => problem('transcription-slow')));
    const { user, mic, unmount } = await speak();
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Konuşmanızın yazıya çevrilmesi çok uzun sürdü',
    );
    unmount();
    server.use(answer(transcribe, () => ({ text: 'Here it is.', seconds: 2, meter: meterOf() })));
    const again = await openConversation();
    expect(await screen.findByText('Yazıya çevrilmemiş bir ses kaydınız var.')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Yazıya çevir' }));
    expect(await field()).toHaveValue('Here it is.');
    expect(screen.queryByText('Yazıya çevrilmemiş bir ses kaydınız var.')).toBeNull();
  });

  it('keeps the recording up to the moment at which the microphone is disconnected', async () => {
    const { user, mic } = await speak();
    microphone.records('first, ');
    microphone.pullOut();
    await user.click(mic);
    expect(await field()).toHaveValue('I went to the market.');
    expect([sent.map((said) => said.slice(0, 13)), microphone.open()]).toEqual([['first, spoken'], 0]);
  });

  it('deletes a recording that waits for its transcription when the learner discards it', async () => {
    server.use(answer(transcribe, () => problem('transcription-slow')));
    const { user, mic } = await speak();
    await user.click(mic);
    await user.click(await screen.findByRole('button', { name: 'Kaydı sil' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks for confirmation when the learner closes the page while speaking, and keeps the recording made so far', async () => {
    const { unmount } = await speak();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    unmount();
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    const again = await openConversation();
    await again.user.click(await screen.findByRole('button', { name: 'Yazıya çevir' }));
    expect(await field()).toHaveValue('I went to the market.');
    expect(sent).toEqual(['spoken']);
  });

  it('says that no words were recognised when the transcript is empty', async () => {
    server.use(answer(transcribe, () => ({ text: '', seconds: 2, meter: meterOf() })));
    const { user, mic } = await speak();
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ne dediğiniz anlaşılamadı.');
  });
});
