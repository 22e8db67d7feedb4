import { sendMessage, stopReply } from '@pratik/contract/chat';
import { decideConsent, getPrivacy } from '@pratik/contract/privacy';
import { getVoiceOptions, sayAloud, transcribe } from '@pratik/contract/voice';
import { attachRecordings, recordingsOfConversation } from '@pratik/contract/voice-recordings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { rereadVoice } from '../../../curriculum/voice/voice-choice.ts';
import type { startVoiceActivity } from '../../../voice/hands-free/voice-activity.ts';
import { conversationUrl, meterOf, replyStream, serveConversation, turnOf } from '../chat.fixture.ts';

// Fake voice detector, because jsdom has neither a microphone nor WebAssembly threads. An end-to-end test covers the
// real detector.
const ear = vi.hoisted(() => ({
  callbacks: undefined as unknown as Parameters<typeof startVoiceActivity>[0],
  cut: vi.fn(async () => undefined),
  stop: vi.fn(),
  /** Promise that resolves when the fake detector has opened the microphone. */
  opening: Promise.resolve(),
}));
vi.mock('../../../voice/hands-free/voice-activity.ts', () => ({
  turnRate: 16_000,
  startVoiceActivity: async (callbacks: typeof ear.callbacks) => {
    ear.callbacks = callbacks;
    await ear.opening;
    return { level: () => 0, cut: ear.cut, stop: ear.stop };
  },
}));

const recordingId = '5b0c1a52-6a1f-4b3e-9d1c-0000000000ee';
let sent: { turnId: string; text: string }[];
let attached: unknown[];
beforeEach(() => {
  rereadVoice();
  ear.cut.mockClear();
  ear.stop.mockClear();
  ear.callbacks = undefined as unknown as typeof ear.callbacks;
  ear.opening = Promise.resolve();
  sent = [];
  attached = [];
  vi.stubGlobal('Audio', class extends EventTarget {});
  serveConversation();
  const reply = replyStream();
  server.use(
    answer(getVoiceOptions, () => ({
      speaking: 'basic' as const,
      listening: { service: 'ses.okul.example', allowed: true },
    })),
    answer(sayAloud, () => problem('speech-failed')),
    answer(transcribe, () => ({
      text: 'I went home.',
      seconds: 2,
      meter: meterOf(),
      stored: recordingId,
    })),
    answer(sendMessage, (message) => {
      sent.push(message);
      reply.send({
        type: 'accepted',
        turn: turnOf(1, message.text),
        replyId: turnOf(2, '').id,
        meter: meterOf(),
      });
      return reply.response();
    }),
    answer(attachRecordings, (input) => {
      attached.push(input);
      return { done: true as const };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const accept = async (name = 'Mikrofonu aç') => {
  const page = renderApp(conversationUrl, { as: 'user' });
  await page.user.click(await screen.findByRole('button', { name: 'Sessiz' }));
  await page.user.click(await screen.findByRole('switch', { name: 'Eller serbest konuşma' }));
  await page.user.click(await screen.findByRole('button', { name }));
  return page;
};
const open = async () => {
  const page = await accept();
  const bar = await screen.findByRole('region', { name: 'Eller serbest konuşma' });
  const status = within(bar).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Dinliyorum'));
  return { ...page, bar, status };
};
const said = () => act(async () => ear.callbacks.onTurn(new Float32Array(16_000)));

it('hands-free mode › sends each spoken turn with its recording, and closes the microphone on Esc without deleting typed text', async () => {
  const { user, status } = await open();
  act(() => ear.callbacks.onSpeech());
  expect(status).toHaveTextContent('Sizi duyuyorum');
  await said();
  await waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['I went home.']));
  await waitFor(() => expect(status).toHaveTextContent('Düşünüyorum'));
  await waitFor(() => expect(attached).toEqual([{ ids: [recordingId], turnId: sent[0]?.turnId }]));

  const field = screen.getByRole('textbox', { name: 'Mesajınız' });
  await user.type(field, 'Typed.');
  // Speech is appended to typed text and not sent automatically, so that the learner can send both together.
  await said();
  await waitFor(() => expect(field).toHaveValue('Typed. I went home.'));
  expect(sent).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Eller serbest konuşma' })).toBeNull();
  expect(ear.stop).toHaveBeenCalledOnce();
  expect(field).toHaveValue('Typed. I went home.');
  expect(screen.getByRole('button', { name: 'Konuş' })).toBeVisible();
});

it('hands-free mode › ends a turn after one minute, and reports unrecognised speech and a disconnected microphone', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => ear.callbacks.onSpeech());
  act(() => vi.advanceTimersByTime(59_000));
  expect(ear.cut).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1_000));
  expect(ear.cut).toHaveBeenCalledOnce();
  vi.useRealTimers();
  server.use(answer(transcribe, () => ({ text: '', seconds: 2, meter: meterOf() })));
  await said();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ne dediğiniz anlaşılamadı.');
  expect(sent).toEqual([]);

  act(() => ear.callbacks.onLost());
  expect(screen.getByRole('alert')).toHaveTextContent('Bu cihazda mikrofon bulunamadı.');
});

it('hands-free mode › does not end for inactivity while a turn is being transcribed', async () => {
  server.use(answer(transcribe, () => new Promise<never>(() => undefined)));
  const { bar, status } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => ear.callbacks.onSpeech());
  act(() => ear.callbacks.onTurn(new Float32Array(16_000)));
  expect(status).toHaveTextContent('Düşünüyorum');
  act(() => vi.advanceTimersByTime(180_000));
  expect(bar).toBeInTheDocument();
  expect(ear.stop).not.toHaveBeenCalled();
});

it('hands-free mode › stops the incoming reply when the learner starts to speak', async () => {
  const stopped: unknown[] = [];
  server.use(
    answer(stopReply, (input) => {
      stopped.push(input);
      return { done: true as const };
    }),
  );
  const { status } = await open();
  await said();
  await waitFor(() => expect(status).toHaveTextContent('Düşünüyorum'));
  await screen.findByRole('button', { name: 'Yanıtı durdur' });
  act(() => ear.callbacks.onSpeech());
  await waitFor(() => expect(stopped).toHaveLength(1));
});

it('hands-free mode › closes the microphone when the learner ends the mode before the microphone has opened', async () => {
  let allow = (): void => undefined;
  ear.opening = new Promise((resolve) => {
    allow = resolve;
  });
  const { unmount } = await accept();
  await waitFor(() => expect(ear.callbacks).toBeDefined());
  unmount();
  expect(ear.stop).not.toHaveBeenCalled();
  allow();
  await waitFor(() => expect(ear.stop).toHaveBeenCalledOnce());
});

it('hands-free mode › asks for a missing consent and stores the learner’s decision', async () => {
  const service = 'ses.okul.example';
  const decided: unknown[] = [];
  const state = () => ({
    notice: { version: 1, tr: 'Metin.', en: 'Text.', readAt: null },
    consents: [
      {
        purpose: 'voice' as const,
        version: 4,
        tr: 'Sesimin gönderilmesine rıza veriyorum.',
        en: 'My voice may be sent.',
        service,
        given: decided.length > 0,
        decidedAt: null,
      },
    ],
    log: [],
  });
  server.use(
    answer(getVoiceOptions, () => ({ speaking: 'basic' as const, listening: { service, allowed: false } })),
    answer(getPrivacy, state),
    answer(decideConsent, (input) => {
      decided.push(input);
      return state();
    }),
  );
  await accept('Onay veriyorum, mikrofonu aç');
  const bar = await screen.findByRole('region', { name: 'Eller serbest konuşma' });
  await waitFor(() => expect(within(bar).getByRole('status')).toHaveTextContent('Dinliyorum'));
  expect(decided).toEqual([{ purpose: 'voice', version: 4, service, given: true }]);
});

it('hands-free mode › says that no speech provider is configured, and still lets the learner type', async () => {
  server.use(answer(getVoiceOptions, () => ({ speaking: 'basic' as const, listening: null })));
  const { user } = renderApp(conversationUrl, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Sessiz' }));
  await user.click(await screen.findByRole('switch', { name: 'Eller serbest konuşma' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('konuşma tanıma hizmeti gerekir');
  await user.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(screen.getByRole('textbox', { name: 'Mesajınız' })).toBeEnabled();
});

it('recording of a learner’s message › plays when the learner presses the play button of the message', async () => {
  const own = turnOf(1, 'I went home.');
  serveConversation({ turns: [turnOf(0, 'Hello.'), own] });
  server.use(
    answer(recordingsOfConversation, () => ({
      recordings: [
        {
          id: recordingId,
          conversationId: own.conversationId,
          turnId: own.id,
          seconds: 2,
          at: '2026-09-05T10:00:00.000Z',
        },
      ],
    })),
  );
  renderApp(conversationUrl, { as: 'user' });
  expect(await screen.findByRole('button', { name: 'Kendi sesimi dinle' })).toBeVisible();
});
