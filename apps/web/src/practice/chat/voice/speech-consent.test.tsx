import type { AnswerOf } from '@pratik/contract/call';
import { browserService, decideConsent, getPrivacy } from '@pratik/contract/privacy';
import { getVoiceOptions, transcribe } from '@pratik/contract/voice';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, server } from '../../../../test/server.ts';
import type { FakeMicrophone } from '../../../voice/fake-microphone.fixture.ts';
import { FakeRecognition } from '../../../voice/fake-recognition.fixture.ts';
import { meterOf } from '../chat.fixture.ts';
import { field, openConversation, serveSpeech, speak } from './speech.fixture.ts';

let microphone: FakeMicrophone;
let sent: string[];
beforeEach(() => {
  ({ microphone, sent } = serveSpeech());
});
afterEach(() => vi.unstubAllGlobals());

describe('voice consent in a conversation', () => {
  const at = '2026-09-05T09:00:00.000Z';
  const service = 'ses.okul.example';
  let given: boolean;
  let log: AnswerOf<typeof getPrivacy>['log'];
  let decided: unknown[];
  const state = (): AnswerOf<typeof getPrivacy> => ({
    notice: { version: 1, tr: 'Metin.', en: 'Text.', readAt: null },
    consents: [
      {
        purpose: 'voice',
        version: 4,
        tr: 'Sesimin gönderilmesine rıza veriyorum.',
        en: 'My voice may be sent.',
        service,
        given,
        decidedAt: log[0]?.at ?? null,
      },
    ],
    log,
  });
  beforeEach(() => {
    given = false;
    log = [];
    decided = [];
    server.use(
      answer(getVoiceOptions, () => ({ speaking: 'basic' as const, listening: { service, allowed: given } })),
      answer(getPrivacy, state),
      answer(decideConsent, (input) => {
        decided.push(input);
        given = input.given;
        log = [{ at, purpose: 'voice', given, version: 4, service }, ...log];
        return state();
      }),
    );
  });
  const allow = async () => {
    const page = await openConversation();
    await page.user.click(page.mic);
    await page.user.click(await screen.findByRole('button', { name: 'Onay veriyorum, mikrofonu aç' }));
    return page;
  };

  it('shows the consent text and the recipient’s host name, and stores the consent before the microphone opens', async () => {
    const { user, mic } = await openConversation();
    await user.click(mic);
    const why = await screen.findByRole('alertdialog', { name: 'Konuşarak yazın' });
    expect(why).toHaveTextContent('Sesimin gönderilmesine rıza veriyorum.');
    expect(why).toHaveTextContent(`Hizmet: ${service}`);
    await user.click(within(why).getByRole('button', { name: 'Yazarak sürdür' }));
    expect([decided, microphone.asked()]).toEqual([[], 0]);

    await user.click(mic);
    await user.click(await screen.findByRole('button', { name: 'Onay veriyorum, mikrofonu aç' }));
    await screen.findByText('Dinleniyor');
    expect(decided).toEqual([{ purpose: 'voice', version: 4, service, given: true }]);
    await user.click(mic);
    expect(await field()).toHaveValue('I went to the market.');
    // The page does not ask for consent again, because the learner has already consented.
    await user.click(mic);
    await screen.findByText('Dinleniyor');
    expect(decided).toHaveLength(1);
  });

  it('keeps the microphone closed after a withdrawal, and links to the privacy page', async () => {
    log = [{ at, purpose: 'voice', given: false, version: 4, service }];
    const { user, mic } = await openConversation();
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sesinizin yazıya çevrilmesine şu anda onayınız yok',
    );
    const link = screen.getByRole('link', { name: 'Gizlilik sayfasında karar verin' });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/privacy\?consent=voice&return=%2Fpages%2Fchat/),
    );
    expect([microphone.asked(), decided, sent]).toEqual([0, [], []]);
    expect(await field()).toBeEnabled();
  });

  it('can be withdrawn while the learner speaks, and the recording can be transcribed after a new consent', async () => {
    server.use(answer(transcribe, () => problem('consent-missing')));
    const { user, mic } = await allow();
    await screen.findByText('Dinleniyor');
    given = false;
    log = [{ at, purpose: 'voice', given: false, version: 4, service }, ...log];
    await user.click(mic);
    expect(await screen.findByRole('link', { name: 'Gizlilik sayfasında karar verin' })).toBeVisible();
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent('şu anda onayınız yok');
    expect(microphone.asked()).toBe(1);

    given = true;
    server.use(answer(transcribe, () => ({ text: 'Here it is.', seconds: 2, meter: meterOf() })));
    await user.click(screen.getByRole('button', { name: 'Yazıya çevir' }));
    expect(await field()).toHaveValue('Here it is.');
  });

  it('keeps the microphone closed when the guardian’s consent is missing or must be renewed', async () => {
    given = true;
    const { user, mic } = await openConversation();
    for (const guardian of ['missing', 'renewal'] as const) {
      const minor = {
        band: '13-17' as const,
        guardian,
        renew: ['voice' as const],
        link: null,
        canMail: false,
      };
      server.use(
        answer(getVoiceOptions, () => ({
          speaking: 'basic' as const,
          listening: { service, allowed: false },
        })),
        answer(getPrivacy, () => ({ ...state(), minor })),
      );
      await user.click(mic);
      expect(await screen.findByRole('alert')).toHaveTextContent('velinizin onayı gerekiyor');
      expect(screen.getByRole('link', { name: 'Gizlilik sayfasında karar verin' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Kapat' }));
    }
    expect([microphone.asked(), decided, sent]).toEqual([0, [], []]);
  });

  it('stores nothing and keeps the microphone closed when the consent text has changed since the page was loaded', async () => {
    server.use(answer(decideConsent, () => problem('conflict')));
    await allow();
    expect(await screen.findByRole('alert')).toHaveTextContent('onayınız kaydedilmedi');
    expect(microphone.asked()).toBe(0);
  });
});

describe('speech input without a configured provider', () => {
  beforeEach(() => {
    server.use(answer(getVoiceOptions, () => ({ speaking: 'basic' as const, listening: null })));
  });

  it('says that speech input is unavailable when the browser has no speech recognition, and still lets the learner type', async () => {
    const { user, mic } = await openConversation();
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent('Yazarak sürdürebilirsiniz.');
  });

  it('uses the browser’s speech recognition after a consent that names the recipient of the recording', async () => {
    vi.stubGlobal('SpeechRecognition', FakeRecognition.of('unavailable'));
    const decided: unknown[] = [];
    const state = () => ({
      notice: { version: 1, tr: 'Metin.', en: 'Text.', readAt: null },
      consents: [
        {
          purpose: 'voice' as const,
          version: 1,
          tr: 'Sesimin gönderilmesine rıza veriyorum.',
          en: 'My voice may be sent.',
          service: browserService,
          given: decided.length > 0,
          decidedAt: null,
        },
      ],
      log: [],
    });
    server.use(
      answer(getPrivacy, state),
      answer(decideConsent, (input) => {
        decided.push(input);
        return state();
      }),
    );
    const { user, mic } = await openConversation();
    await user.click(mic);
    const why = await screen.findByRole('alertdialog');
    expect(why).toHaveTextContent('şirketin');
    expect(why).toHaveTextContent('Hizmet: tarayıcıyı yapan şirket (Google, Apple, Microsoft …)');
    await user.click(screen.getByRole('button', { name: 'Onay veriyorum, mikrofonu aç' }));
    await screen.findByText('Dinleniyor');
    expect(decided).toEqual([{ purpose: 'voice', version: 1, service: browserService, given: true }]);
    FakeRecognition.last.hears('good', 'morning');
    await user.click(mic);
    expect(await field()).toHaveValue('good morning');
    expect([FakeRecognition.last.processLocally, sent]).toEqual([undefined, []]);
  });

  it('uses speech recognition on the device when the browser supports it', async () => {
    vi.stubGlobal('SpeechRecognition', FakeRecognition.of('available'));
    const { user, mic } = await openConversation();
    await user.click(mic);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('ses hiçbir yere gönderilmez');
    await user.click(screen.getByRole('button', { name: 'Mikrofonu aç' }));
    await screen.findByText('Dinleniyor');
    expect(FakeRecognition.last.processLocally).toBe(true);
    FakeRecognition.last.fails('network');
    await user.click(mic);
    expect(await screen.findByRole('alert')).toHaveTextContent('konuşma tanıması yanıt vermedi');
    // Text that was recognised before the failure is still inserted into the message field.
    await user.click(mic);
    await screen.findByText('Dinleniyor');
    FakeRecognition.last.hears('good', 'morning');
    FakeRecognition.last.fails('network');
    await user.click(mic);
    expect(await field()).toHaveValue('good morning');
  });

  it('keeps the text recognised so far when the learner closes the page while speaking', async () => {
    vi.stubGlobal('SpeechRecognition', FakeRecognition.of('available'));
    const { unmount } = await speak();
    FakeRecognition.last.hears('half a', 'sentence');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    unmount();
    await openConversation();
    expect(await field()).toHaveValue('half a sentence');
  });
});
