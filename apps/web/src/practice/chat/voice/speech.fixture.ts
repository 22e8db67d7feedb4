import { getVoiceOptions, transcribe } from '@pratik/contract/voice';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';
import { type FakeMicrophone, stubMicrophone } from '../../../voice/fake-microphone.fixture.ts';
import { conversationUrl, meterOf, serveConversation } from '../chat.fixture.ts';

/**
 * Replaces the microphone and the transcription provider with fakes. `sent` contains the recordings that the fake
 * provider received.
 */
export const serveSpeech = (): { microphone: FakeMicrophone; sent: string[] } => {
  const sent: string[] = [];
  const microphone = stubMicrophone();
  serveConversation();
  server.use(
    answer(getVoiceOptions, () => ({
      speaking: 'basic' as const,
      listening: { service: 'ses.okul.example', allowed: true },
    })),
    answer(transcribe, (_, _request, sound) => {
      sent.push(new TextDecoder().decode(sound).trim());
      return { text: 'I went to the market.', seconds: 2, meter: meterOf({ usedSeconds: 299 }) };
    }),
  );
  return { microphone, sent };
};

export const openConversation = async () => {
  const rendered = renderApp(conversationUrl, { as: 'user' });
  const mic = await screen.findByRole('button', { name: 'Konuş' });
  return { ...rendered, mic };
};

/** Opens the conversation, confirms the explanation of speech input and opens the microphone. */
export const speak = async () => {
  const page = await openConversation();
  await page.user.click(page.mic);
  await page.user.click(await screen.findByRole('button', { name: 'Mikrofonu aç' }));
  await screen.findByText('Dinleniyor');
  return page;
};

export const field = () => screen.findByRole('textbox', { name: 'Mesajınız' });
