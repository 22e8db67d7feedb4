import type { AnswerOf } from '@pratik/contract/call';
import { askGuardian, takeBackGuardianLink } from '@pratik/contract/guardian';
import {
  decideConsent,
  downloadExport,
  type ExportState,
  eraseSelf,
  getExport,
  getPrivacy,
  readNotice,
  startExport,
} from '@pratik/contract/privacy';
import { getSecondFactor } from '@pratik/contract/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, rightPassword, server } from '../../../test/server.ts';

const at = '2026-09-05T09:00:00.000Z';
const asked = {
  purpose: 'ai' as const,
  version: 3,
  tr: 'Yazdıklarım bu hizmete gönderilsin.',
  en: 'What I write may be sent.',
  service: 'ai.example.org',
  given: false,
  decidedAt: null,
};
let state: AnswerOf<typeof getPrivacy>;
let decided: unknown[] = [];
let copy: ExportState | null = null;

beforeEach(() => {
  decided = [];
  copy = null;
  state = {
    notice: { version: 2, tr: 'Birinci paragraf.\n\nİkinci paragraf.', en: 'One.\n\nTwo.', readAt: null },
    consents: [asked],
    log: [],
  };
  server.use(
    answer(getPrivacy, () => state),
    answer(getExport, () => ({ export: copy })),
    answer(readNotice, ({ version }) => {
      if (version !== state.notice.version) return problem('conflict');
      state = { ...state, notice: { ...state.notice, readAt: at } };
      return state;
    }),
    answer(decideConsent, (input) => {
      decided.push(input);
      const log = [{ at, purpose: 'ai' as const, given: input.given, version: 3, service: asked.service }];
      state = { ...state, consents: [{ ...asked, given: input.given, decidedAt: at }], log };
      return state;
    }),
  );
});

const open = async (path = '/pages/privacy') => {
  const app = renderApp(path, { as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Gizlilik' });
  return { ...app, consents: await screen.findByRole('region', { name: 'Onaylarınız' }) };
};

describe('privacy page', () => {
  it('returns to the page that asked for a consent after the user has given this consent', async () => {
    const { user, app } = await open('/pages/privacy?consent=ai&return=%2Fpages%2Fprofile%3Fx%3D1');
    expect(screen.getByRole('link', { name: 'Geldiğiniz sayfaya dön' })).toHaveAttribute(
      'href',
      '/pages/profile?x=1',
    );
    await user.click(await screen.findByRole('button', { name: /Onay ver/ }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/pages/profile'));
    expect(decided).toMatchObject([{ purpose: 'ai', given: true }]);
  });

  it('stays open after a consent that the return page did not ask for', async () => {
    const { user, app } = await open('/pages/privacy?consent=voice&return=%2Fpages%2Fprofile');
    await user.click(await screen.findByRole('button', { name: /Onay ver/ }));
    await waitFor(() => expect(decided).toHaveLength(1));
    expect(app.router.state.location.pathname).toBe('/pages/privacy');
  });

  it('names the recipient of the data, records consent to the displayed text, and records the withdrawal of the consent', async () => {
    const { user, consents } = await open();
    expect(within(consents).getByText('Hizmet: ai.example.org')).toBeInTheDocument();
    expect(within(consents).getByText('Onayınız yok')).toBeInTheDocument();
    await user.click(within(consents).getByRole('button', { name: 'Onay veriyorum: Yapay zekâ hizmeti' }));
    expect(await screen.findByText('Onayınız kaydedildi')).toBeInTheDocument();
    await user.click(
      await within(consents).findByRole('button', { name: 'Onayımı geri al: Yapay zekâ hizmeti' }),
    );
    expect(await screen.findByText(/bundan sonra hiçbir şey gönderilmez/)).toBeInTheDocument();
    expect(decided).toEqual([
      { purpose: 'ai', version: 3, service: 'ai.example.org', given: true },
      { purpose: 'ai', version: 3, service: 'ai.example.org', given: false },
    ]);
    const log = screen.getByRole('region', { name: 'Kararlarınızın geçmişi' });
    expect(within(log).getByText(/onay verilmedi ya da geri alındı/i)).toBeInTheDocument();
  });

  it('shows the new text and stores no decision when the consent text has changed since the page was loaded', async () => {
    server.use(
      answer(decideConsent, () => {
        state = { ...state, consents: [{ ...asked, version: 4, tr: 'Metnin yenisi.' }] };
        return problem('conflict');
      }),
    );
    const { user, consents } = await open();
    await user.click(within(consents).getByRole('button', { name: /Onay veriyorum/ }));
    expect(await within(consents).findByText('Metnin yenisi.')).toBeInTheDocument();
    expect(within(consents).getByRole('alert')).toHaveTextContent('yeniden karar verin');
    expect(within(consents).getByText('Onayınız yok')).toBeInTheDocument();
  });

  it('records which version of the privacy notice the user has read, without recording a consent', async () => {
    const { user } = await open();
    const notice = screen.getByRole('region', { name: 'Aydınlatma metni' });
    expect(within(notice).getByText('İkinci paragraf.')).toBeInTheDocument();
    await user.click(within(notice).getByRole('button', { name: 'Okudum' }));
    expect(await within(notice).findByText(/2\. sürüm/)).toBeInTheDocument();
    expect(decided).toEqual([]);
  });

  it('shows the progress of a requested data copy, and downloads the copy', async () => {
    const making = {
      id: '0190a0f0-0000-7000-8000-000000000002',
      state: 'running' as const,
      made: 7,
      total: 40,
      askedAt: at,
      expiresAt: '2026-09-08T09:00:00.000Z',
    };
    const saved: string[] = [];
    server.use(
      answer(startExport, () => {
        copy = { ...making, state: 'ready', made: 40 };
        return { export: making };
      }),
      answer(downloadExport, ({ id }) => {
        saved.push(id);
        return { fileName: 'pratik-verilerim-2026-09-05.zip', zip: btoa('zip') };
      }),
    );
    URL.createObjectURL = () => 'blob:zip';
    URL.revokeObjectURL = () => undefined;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open();
    const card = screen.getByRole('region', { name: 'Verilerimin kopyası' });
    await user.click(await within(card).findByRole('button', { name: 'Kopyamı hazırla' }));
    expect(await within(card).findByText('Hazırlanıyor: 7 / 40')).toBeInTheDocument();
    await user.click(
      await within(card).findByRole('button', { name: 'Zip olarak indir' }, { timeout: 4000 }),
    );
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(saved).toEqual([making.id]);
    click.mockRestore();
  });

  it('says that the data copy could not be created, and offers to request it again', async () => {
    copy = {
      id: '0190a0f0-0000-7000-8000-000000000002',
      state: 'failed',
      made: 7,
      total: 40,
      askedAt: at,
      expiresAt: '2026-09-08T09:00:00.000Z',
    };
    await open();
    const card = screen.getByRole('region', { name: 'Verilerimin kopyası' });
    expect(await within(card).findByText('Hazırlanamadı; yeniden deneyin.')).toBeInTheDocument();
    expect(within(card).getByRole('button')).toBeEnabled();
  });

  const openErasure = async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Hesabınız ve bütün verileriniz silinsin mi?',
    });
    const confirm = within(dialog).getByRole('button', { name: 'Kalıcı olarak sil' });
    return { user, dialog, confirm };
  };

  it('erases the account only with the correct e-mail address and password, and then signs out', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(eraseSelf, (typed) => {
        sent.push(typed);
        if (typed.email !== 'ayse@example.com') {
          return problem('validation', { errors: [{ pointer: '/email', code: 'email-not-own' }] });
        }
        return typed.password === rightPassword ? { erased: true as const } : problem('password-wrong');
      }),
    );
    const { user, dialog, confirm } = await openErasure();
    const field = within(dialog).getByLabelText('E-posta adresiniz');
    const password = within(dialog).getByLabelText('Şifreniz');
    await user.type(field, 'baska@example.com');
    await user.type(password, 'yanlış');
    await user.click(confirm);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Hesabınızın e-posta adresi bu değil'));
    await user.clear(field);
    await user.type(field, 'ayse@example.com');
    await user.click(confirm);
    await waitFor(() => expect(password).toHaveAccessibleDescription('Şifreniz yanlış'));
    await user.clear(password);
    await user.type(password, rightPassword);
    await user.click(confirm);
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(sent.at(-1)).toEqual({ email: 'ayse@example.com', password: rightPassword });
  });

  it('asks for an authenticator code before erasure when the user has an authenticator app', async () => {
    server.use(
      answer(getSecondFactor, () => ({
        available: true,
        needed: false,
        appSince: at,
        passkeys: [],
        recoveryCodesLeft: 9,
      })),
      answer(eraseSelf, () => problem('code-wrong')),
    );
    const { user, dialog, confirm } = await openErasure();
    const code = await within(dialog).findByLabelText('Doğrulama kodu');
    await user.type(code, '123456');
    await user.click(confirm);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Kod yanlış/));
  });

  it('asks for an authenticator code when the server requires it, even if the second factors could not be loaded', async () => {
    server.use(
      answer(getSecondFactor, () => problem('too-many-requests')),
      answer(eraseSelf, ({ code }) => (code ? { erased: true as const } : problem('code-wrong'))),
    );
    const { user, dialog, confirm } = await openErasure();
    await user.type(within(dialog).getByLabelText('Şifreniz'), rightPassword);
    await user.click(confirm);
    await user.type(await within(dialog).findByLabelText('Doğrulama kodu'), '123456');
    await user.click(confirm);
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  });

  it('tells a minor that the server cannot send e-mails to the guardian before the minor requests the link', async () => {
    state = {
      ...state,
      minor: { band: '13-17', guardian: 'missing', renew: [], link: null, canMail: false },
    };
    await open();
    const card = screen.getByRole('region', { name: 'Veli izni' });
    expect(within(card).getByText(/veliye e-posta gönderilemiyor/)).toBeInTheDocument();
    expect(within(card).getByText(/yazdırıp elden verir/)).toBeInTheDocument();
    expect(within(card).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('lets a minor revoke the guardian’s valid link', async () => {
    const link = { askedAt: at, expiresAt: '2026-10-05T09:00:00.000Z' };
    state = { ...state, minor: { band: '13-17', guardian: 'asked', renew: [], link, canMail: true } };
    server.use(
      answer(takeBackGuardianLink, () => {
        state = {
          ...state,
          minor: { band: '13-17', guardian: 'missing', renew: [], link: null, canMail: true },
        };
        return { done: true as const };
      }),
    );
    const { user } = await open();
    const card = screen.getByRole('region', { name: 'Veli izni' });
    expect(within(card).getByText(/5 Eki 2026.* tarihine kadar geçerli/)).toBeInTheDocument();
    expect(within(card).getByRole('textbox')).toHaveAccessibleDescription(/öncekinin geçerliliği biter/);
    await user.click(within(card).getByRole('button', { name: 'Bağlantıyı geri al' }));
    expect(await screen.findByText(/artık kimse onunla karar veremez/)).toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: 'Bağlantıyı geri al' })).not.toBeInTheDocument();
  });

  it('lists the purposes to which the guardian must consent again, and sends a new link', async () => {
    const minor = { band: '13-17' as const, guardian: 'renewal' as const, link: null, canMail: true };
    state = { ...state, minor: { ...minor, renew: ['ai'] } };
    const emails: string[] = [];
    server.use(
      answer(askGuardian, ({ email }) => {
        emails.push(email);
        return { mailed: true };
      }),
    );
    const { user } = await open();
    const card = screen.getByRole('region', { name: 'Veli izni' });
    expect(within(card).getByText('Velinizin onayı yenilenmeli')).toBeInTheDocument();
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Yapay zekâ hizmeti']);
    await user.type(within(card).getByRole('textbox'), 'veli@example.com');
    await user.click(within(card).getByRole('button', { name: 'Velime bağlantı gönder' }));
    expect(await within(card).findByText(/^Bağlantı gönderiliyor/)).toBeInTheDocument();
    expect(emails).toEqual(['veli@example.com']);
  });

  it('asks for no consent when no external provider receives data', async () => {
    state = { ...state, consents: [] };
    const { consents } = await open();
    expect(within(consents).getByText(/hiçbir dış hizmete gönderilmiyor/)).toBeInTheDocument();
    expect(within(consents).queryByRole('button')).not.toBeInTheDocument();
  });
});
