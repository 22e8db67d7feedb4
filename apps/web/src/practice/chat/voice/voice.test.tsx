import { sendMessage } from '@pratik/contract/chat';
import { getVoiceOptions, sayAloud } from '@pratik/contract/voice';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { rereadVoice } from '../../../curriculum/voice/voice-choice.ts';
import { conversationUrl, meterOf, replyStream, serveConversation, turnOf } from '../chat.fixture.ts';

/** Fake audio element whose test decides when playback ends. */
class FakeAudio extends EventTarget {
  static last: FakeAudio;
  src = '';
  playbackRate = 1;
  defaultPlaybackRate = 1;
  preservesPitch = false;
  paused = true;
  constructor() {
    super();
    FakeAudio.last = this;
  }
  async play() {
    this.paused = false;
  }
  pause() {
    this.paused = true;
  }
}

let asked: { text: string; voice: string }[];
beforeEach(() => {
  rereadVoice();
  asked = [];
  vi.stubGlobal('Audio', FakeAudio);
  server.use(
    answer(getVoiceOptions, () => ({ speaking: 'configured' as const, listening: null })),
    answer(sayAloud, (input) => {
      asked.push(input);
      return {
        url: `/api/audio/${encodeURIComponent(input.text)}`,
        seconds: 1,
        voice: 'configured' as const,
      };
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const messageArea = () => screen.getByRole('region', { name: 'Konuşma' });
const marked = () => messageArea().querySelector('[data-spoken]')?.textContent;
const heard = (text: string) =>
  waitFor(() => expect(FakeAudio.last?.src).toBe(`/api/audio/${encodeURIComponent(text)}`));
const end = () => act(() => void FakeAudio.last.dispatchEvent(new Event('ended')));

describe('playback of a partner message', () => {
  it('plays the message sentence by sentence, highlights the current sentence, and stops on request', async () => {
    serveConversation();
    const { user } = renderApp(conversationUrl, { as: 'user' });
    await user.click(await screen.findByRole('button', { name: 'Sesli dinle' }));
    await heard('Good evening!');
    expect(marked()).toBe('Good evening!');
    end();
    await heard('How can I help you?');
    await waitFor(() => expect(marked()).toBe('How can I help you?'));
    await user.click(screen.getByRole('button', { name: 'Sesi durdur' }));
    await waitFor(() => expect(marked()).toBeUndefined());
    expect(FakeAudio.last.paused).toBe(true);
    expect(asked.map(({ voice }) => voice)).toEqual(['female-0', 'female-0']);
  });
});

describe('automatic playback of replies', () => {
  const talk = async () => {
    serveConversation();
    const reply = replyStream();
    server.use(answer(sendMessage, () => reply.response()));
    const rendered = renderApp(conversationUrl, { as: 'user' });
    const field = await screen.findByRole('textbox', { name: 'Mesajınız' });
    const say = async (text: string) => {
      await rendered.user.type(field, `${text}{Enter}`);
      const learner = turnOf(1, text, { feedback: { state: 'waiting', corrections: [] } });
      reply.send({ type: 'accepted', turn: learner, replyId: turnOf(2, '').id, meter: meterOf() });
    };
    return { ...rendered, reply, say };
  };

  it('stays off until the learner answers a question that appears only once', async () => {
    const { user, reply, say } = await talk();
    const question = screen.getByRole('region', { name: 'Deniz yanıtlarını sesli de söylesin mi?' });
    await say('Hello.');
    reply.send({ type: 'delta', replyId: turnOf(2, '').id, text: 'Fine. And you?' });
    expect(await within(messageArea()).findByText('Fine. And you?')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Hayır, okurum' }));
    expect(screen.queryByText(/sesli de söylesin/)).toBeNull();
    expect(messageArea()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Sessiz' })).toBeVisible();
  });

  it('plays each reply while it is being received when the learner has switched the sound on', async () => {
    const { user, reply, say } = await talk();
    await user.click(screen.getByRole('button', { name: 'Evet, seslendir' }));
    await say('Hello.');
    const { id } = turnOf(2, '');
    reply.send({ type: 'delta', replyId: id, text: 'Fine. And ' });
    await heard('Fine.');
    await waitFor(() => expect(marked()).toBe('Fine.'));
    reply.send({ type: 'delta', replyId: id, text: 'you?' });
    reply.send({
      type: 'done',
      turn: turnOf(2, 'Fine. And you?'),
      meter: meterOf(),
      conversationState: 'open',
    });
    await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['Fine.', 'And you?']));
    end();
    await heard('And you?');
    await waitFor(() => expect(marked()).toBe('And you?'));
  });

  it('stops when the learner sends a message', async () => {
    const { user, reply, say } = await talk();
    await user.click(screen.getByRole('button', { name: 'Evet, seslendir' }));
    await user.click(screen.getByRole('button', { name: 'Sesli dinle' }));
    await heard('Good evening!');
    await say('Hello.');
    await waitFor(() => expect(FakeAudio.last.paused).toBe(true));
    expect(marked()).toBeUndefined();
    reply.end();
  });
});

it('voice settings of a conversation › play a sample sentence on request, and are stored on the device', async () => {
  serveConversation();
  const { user } = renderApp(conversationUrl, { as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Sessiz' }));
  const panel = await screen.findByRole('group', { name: 'Ses ayarları' });
  await user.selectOptions(within(panel).getByLabelText('Ses'), 'male-1');
  await user.selectOptions(within(panel).getByLabelText('Hız'), '0.75');
  await user.click(within(panel).getByRole('button', { name: 'Örnek dinle' }));
  await heard('Hello!');
  expect(asked[0]?.voice).toBe('male-1');
  expect(FakeAudio.last.playbackRate).toBe(0.75);
  expect(FakeAudio.last.preservesPitch).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Sessiz' })).toHaveFocus();
  rereadVoice();
  await user.click(screen.getByRole('button', { name: 'Sessiz' }));
  expect(await screen.findByLabelText('Ses')).toHaveValue('male-1');
});
