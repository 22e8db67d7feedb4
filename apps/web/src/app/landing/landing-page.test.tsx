import type { Correction } from '@pratik/contract/feedback';
import { getAppConfig } from '@pratik/contract/setup';
import { checkVisitorText, longestVisitorText } from '@pratik/contract/visitor';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import * as light from './visitor-call.ts';

const agree: Correction = {
  code: 'be-insertion',
  start: 2,
  end: 10,
  replacements: ['agree'],
  source: 'transfer-grammar',
  confidence: 0.9,
  explanation: { tr: '“Agree” zaten bir fiildir.', en: '“Agree” is already a verb.' },
};

const open = async () => {
  const { user } = renderApp('/landing', { as: null });
  const form = within(await screen.findByRole('region', { name: 'Bir İngilizce cümle yazın' }));
  return { user, form, field: form.getByRole('textbox', { name: 'Bir İngilizce cümle yazın' }) };
};

/** Mocks the call that checks a sentence. Returns a list of the texts that the page sends. */
const checksWith = (give: Parameters<typeof answer<typeof checkVisitorText>>[1]) => {
  const sent: string[] = [];
  server.use(
    answer(checkVisitorText, (input, ...rest) => {
      sent.push(input.text);
      return give(input, ...rest);
    }),
  );
  return sent;
};

const configWith = (signUp: boolean, organization?: string) =>
  server.use(
    answer(getAppConfig, () => ({
      identity: {
        provider: 'embedded' as const,
        signUp,
        forgottenPassword: 'mail' as const,
        erasureConfirmation: 'password' as const,
      },
      setupNeeded: false,
      ...(organization ? { organization } : {}),
      version: '1',
    })),
  );

describe('landing page', () => {
  it('has one h1 heading, a description of Pratik and links to the sign-in page', async () => {
    renderApp('/landing', { as: null });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Her gün on dakika İngilizce konuşun.');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of screen.getAllByRole('link', { name: 'Giriş yap' })) {
      expect(link).toHaveAttribute('href', '/auth/login');
    }
  });

  it('changes its language to English', async () => {
    const { user } = renderApp('/landing', { as: null });
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Speak English for ten minutes every day.' }),
    ).toBeInTheDocument();
  });

  it('shows the name of the organisation, and links to the sign-up page when sign-up is on', async () => {
    configWith(true, 'Çamlık Okulu');
    renderApp('/landing', { as: null });
    expect(await screen.findByText('Çamlık Okulu')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'Kayıt ol' })) {
      expect(link).toHaveAttribute('href', '/auth/sign-up');
    }
  });
});

describe('sentence check on the landing page', () => {
  it('shows the sentence with its correction, the reason in Turkish and a link to sign-up', async () => {
    configWith(true);
    const sent = checksWith(() => ({ checked: 'open', corrections: [agree] }));
    const { user, form, field } = await open();
    await user.type(field, 'I am agree with you.{Enter}');
    expect(await form.findByText('Fazla “to be”')).toBeInTheDocument();
    expect(form.getByRole('status')).toHaveTextContent('Düzeltilmiş hâli: I am agree → agree with you.');
    expect(form.getByText('“Agree” zaten bir fiildir.')).toHaveAttribute('lang', 'tr');
    expect(form.getByRole('link', { name: 'Kayıt ol' })).toHaveAttribute('href', '/auth/sign-up');
    expect(sent).toEqual(['I am agree with you.']);
  });

  it('explains the correction in English when the language of the page is English', async () => {
    checksWith(() => ({ checked: 'open', corrections: [agree] }));
    const { user } = renderApp('/landing', { as: null });
    await user.click(await screen.findByRole('button', { name: 'English' }));
    await user.click(await screen.findByRole('button', { name: 'I am agree with you.' }));
    expect(await screen.findByText('“Agree” is already a verb.')).toBeInTheDocument();
    expect(screen.getByText('Be insertion')).toBeInTheDocument();
  });

  it('checks an example sentence as soon as the visitor selects it', async () => {
    const sent = checksWith(() => ({ checked: 'open', corrections: [agree] }));
    const { user, form, field } = await open();
    await user.click(form.getByRole('button', { name: 'My sister is engineer.' }));
    await waitFor(() => expect(sent).toEqual(['My sister is engineer.']));
    expect(field).toHaveValue('My sister is engineer.');
  });

  it.each([
    [
      'says that no error was found, without calling the sentence perfect',
      'I am here.',
      'right',
      /bir yanlış bulamadık.*her yanlışı görmeyebilir/,
    ],
    [
      'asks for English when the text looks Turkish',
      'Bugün hava çok güzel',
      'unreadable',
      /Türkçe bir cümleye benziyor/,
    ],
    [
      'asks for an English sentence when the text is unreadable',
      'asdf qwer',
      'unreadable',
      /İngilizce bir cümle olarak okuyamadık/,
    ],
  ] as const)('%s', async (_, text, checked, message) => {
    checksWith(() => ({ checked, corrections: [] }));
    const { user, form, field } = await open();
    await user.type(field, text);
    await user.click(form.getByRole('button', { name: 'Düzeltmeyi gör' }));
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(message));
  });

  it.each([
    ['the server is unreachable', () => HttpResponse.error(), /Sunucuya ulaşılamadı/],
    [
      'many visitors are waiting',
      () => problem('too-many-requests', { retryAfter: 2 }),
      /Şu anda çok kişi deniyor/,
    ],
    ['the check fails', () => problem('busy', { retryAfter: 5 }), /Şu anda çok kişi deniyor/],
    [
      'the limit of the network is reached',
      () => problem('too-many-requests', { retryAfter: 240 }),
      /4 dakika sonra/,
    ],
  ])(
    'keeps the sentence in the text field, and says that it was not checked, when %s',
    async (_, give, message) => {
      checksWith(give);
      const { user, form, field } = await open();
      await user.type(field, 'I am here.{Enter}');
      await waitFor(() => expect(form.getByRole('status')).toHaveTextContent(message));
      expect(field).toHaveValue('I am here.');
    },
  );

  it('sends nothing to the server when the text field is empty', async () => {
    const sent = checksWith(() => ({ corrections: [] }));
    const { user, form } = await open();
    await user.click(form.getByRole('button', { name: 'Düzeltmeyi gör' }));
    expect(form.getByRole('status')).toHaveTextContent('Önce bir cümle yazın');
    expect(sent).toEqual([]);
  });

  it('says that the check is slow when there is no result after three seconds', async () => {
    checksWith(() => new Promise<never>(() => {}));
    const { user, form } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await user.click(form.getByRole('button', { name: 'I am agree with you.' }));
      expect(form.getByRole('button', { name: 'Bakılıyor…' })).toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await form.findByText(/Bu kez biraz uzun sürüyor/)).toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('uses a call with the same method, path and access as in the API contract', () => {
    const { method, path, access } = checkVisitorText;
    expect(light.checkVisitorText).toEqual({ method, path, access });
    expect(light.longestVisitorText).toBe(longestVisitorText);
  });
});
