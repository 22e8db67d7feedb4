import {
  addPasskey,
  beginApp,
  beginPasskey,
  beginReauthentication,
  confirmApp,
  endApp,
  getSecondFactor,
  removePasskey,
  renamePasskey,
} from '@pratik/contract/second-factor';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import type { SecondFactorState } from './second-factor.api.ts';

const at = '2026-03-01T10:00:00.000Z';
const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-000${index}`);

/** Fakes a server that stores the given state. Requests change this state. */
const stand = (state: SecondFactorState) => {
  server.use(
    answer(getSecondFactor, () => state),
    answer(beginApp, ({ password }) =>
      password === 'doğru'
        ? { secret: 'ABCDEFGHIJKLMNOP', address: 'otpauth://totp/Pratik:a?secret=ABCDEFGHIJKLMNOP' }
        : problem('password-wrong'),
    ),
    answer(confirmApp, ({ code }) => {
      if (code !== '123456') return problem('code-wrong');
      Object.assign(state, { appSince: at, needed: false, recoveryCodesLeft: 10 });
      return { recoveryCodes: codes };
    }),
    answer(endApp, ({ code }) => {
      if (code !== '654321') return problem('code-wrong');
      Object.assign(state, { appSince: null, recoveryCodesLeft: 0 });
      return { done: true as const };
    }),
    answer(removePasskey, ({ id, code, passkey }) => {
      if (code !== 'AAAA-BBBB-CCCC-0001' && passkey?.step !== 'passkey-step') return problem('code-wrong');
      Object.assign(state, { passkeys: state.passkeys.filter((passkey) => passkey.id !== id) });
      return { done: true as const };
    }),
    answer(renamePasskey, ({ id, name }) => {
      const passkeys = state.passkeys.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey));
      Object.assign(state, { passkeys });
      return { done: true as const };
    }),
    answer(beginReauthentication, () => ({ step: 'passkey-step', options: { challenge: 'YQ' } })),
    answer(beginPasskey, ({ passkey }) =>
      passkey?.step === 'passkey-step'
        ? { step: 'making', options: { challenge: 'YQ', user: { id: 'YQ', name: 'a', displayName: 'a' } } }
        : problem('code-wrong'),
    ),
    answer(addPasskey, ({ name }) => ({
      passkey: { id: 'p2', name, createdAt: at, lastUsedAt: null },
      recoveryCodes: null,
    })),
  );
};
const nothing = (): SecondFactorState => ({
  available: true,
  needed: false,
  appSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
});

/** Adds a fake authenticator to the browser, which `afterEach` removes. */
const withPasskeys = () => {
  const credential = (response: object) => ({
    id: 'cDE',
    rawId: new ArrayBuffer(2),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
  const bytes = new ArrayBuffer(2);
  const get = vi.fn(async () =>
    credential({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  );
  const create = vi.fn(async () =>
    credential({ clientDataJSON: bytes, attestationObject: bytes, getTransports: () => [] }),
  );
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } });
  return { get, create };
};
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('second factor page', () => {
  it('sets up the authenticator app with the password and a first code, and shows the recovery codes once', async () => {
    stand({ ...nothing(), needed: true });
    const { user } = renderApp('/pages/second-factor?return=/pages/user-list', { as: 'admin' });
    expect(await screen.findByText('Yönetici sayfaları için gerekli')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Kaldığım sayfaya git' })).not.toBeInTheDocument();
    const app = await region('Doğrulama uygulaması');
    await user.click(app.getByRole('button', { name: 'Uygulamayı kur' }));
    await user.click(app.getByRole('button', { name: 'Devam et' }));
    expect(app.getByLabelText('Şifreniz')).toHaveAccessibleDescription('Şifrenizi yazın');
    await user.type(app.getByLabelText('Şifreniz'), 'yanlış{Enter}');
    expect(await app.findByText('Bu şifre yanlış')).toBeInTheDocument();
    await user.clear(app.getByLabelText('Şifreniz'));
    await user.type(app.getByLabelText('Şifreniz'), 'doğru{Enter}');
    expect(await app.findByRole('img', { name: 'Kurulum için QR kodu' })).toBeInTheDocument();
    expect(app.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
    await user.type(app.getByLabelText('Uygulamanın gösterdiği altı rakam'), '000000{Enter}');
    expect(await app.findByText('Bu kod yanlış ya da daha önce kullanılmış')).toBeInTheDocument();
    await user.clear(app.getByLabelText('Uygulamanın gösterdiği altı rakam'));
    await user.type(app.getByLabelText('Uygulamanın gösterdiği altı rakam'), '123456{Enter}');
    const shown = await region('Kurtarma kodlarınızı saklayın');
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await user.click(shown.getByRole('button', { name: 'Sakladım' }));
    expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(screen.getByText('10 kodunuz kaldı.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Kaldığım sayfaya git' })).toHaveAttribute(
      'href',
      '/pages/user-list',
    );
  });

  it('removes the authenticator app with password and code, and a passkey with password and recovery code', async () => {
    const passkey = { id: 'p1', name: 'Telefonum', createdAt: at, lastUsedAt: null };
    stand({ ...nothing(), appSince: at, passkeys: [passkey], recoveryCodesLeft: 7 });
    const { user } = renderApp('/pages/second-factor', { as: 'user' });
    const app = await region('Doğrulama uygulaması');
    await user.click(app.getByRole('button', { name: 'Uygulamayı kaldır' }));
    await user.type(app.getByLabelText('Şifreniz'), 'doğru');
    await user.type(app.getByLabelText('Doğrulama kodu'), '111111{Enter}');
    expect(await app.findByText('Bu kod yanlış ya da daha önce kullanılmış')).toBeInTheDocument();
    await user.clear(app.getByLabelText('Doğrulama kodu'));
    await user.type(app.getByLabelText('Doğrulama kodu'), '654321{Enter}');
    expect(await app.findByRole('button', { name: 'Uygulamayı kur' })).toBeInTheDocument();
    const passkeys = await region('Geçiş anahtarları');
    await user.click(passkeys.getByRole('button', { name: 'Geçiş anahtarını sil: Telefonum' }));
    await user.type(passkeys.getByLabelText('Şifreniz'), 'doğru{Enter}');
    // jsdom does not support passkeys, so the form asks for a recovery code.
    expect(await passkeys.findByText('Kodu yazın')).toBeInTheDocument();
    await user.type(passkeys.getByLabelText('Kurtarma kodu'), 'AAAA-BBBB-CCCC-0001{Enter}');
    expect(await passkeys.findByText('Henüz geçiş anahtarınız yok.')).toBeInTheDocument();
    expect(passkeys.getByText(/yalnız https ile açılan sayfada/)).toBeInTheDocument();
  });

  it('accepts a passkey as re-authentication, and does not ask again when the user retries a cancelled passkey creation', async () => {
    const device = withPasskeys();
    const passkey = { id: 'p1', name: 'Telefonum', createdAt: at, lastUsedAt: null };
    stand({ ...nothing(), passkeys: [passkey], recoveryCodesLeft: 10 });
    const { user } = renderApp('/pages/second-factor', { as: 'user' });
    const passkeys = await region('Geçiş anahtarları');
    await user.click(passkeys.getByRole('button', { name: 'Geçiş anahtarı ekle' }));
    await user.type(passkeys.getByLabelText('Anahtarın adı'), 'Ofis');
    device.get.mockRejectedValueOnce(new DOMException('given up', 'NotAllowedError'));
    await user.type(passkeys.getByLabelText('Şifreniz'), 'doğru{Enter}');
    expect(await passkeys.findByText('Geçiş anahtarı kullanılmadı')).toBeInTheDocument();
    device.create.mockRejectedValueOnce(new DOMException('given up', 'NotAllowedError'));
    await user.click(passkeys.getByRole('button', { name: 'Anahtarı oluştur' }));
    expect(await passkeys.findByText('Geçiş anahtarı oluşturulmadı')).toBeInTheDocument();
    expect(passkeys.queryByLabelText('Şifreniz')).not.toBeInTheDocument();
    await user.click(passkeys.getByRole('button', { name: 'Anahtarı oluştur' }));
    expect(await screen.findByText('Geçiş anahtarı eklendi: Ofis')).toBeInTheDocument();
    expect([device.get.mock.calls.length, device.create.mock.calls.length]).toEqual([2, 2]);
  });

  it('does not offer another passkey when the user has twenty passkeys', async () => {
    withPasskeys();
    const passkeys = Array.from({ length: 20 }, (_, index) => ({
      id: `p${index}`,
      name: `Anahtar ${index}`,
      createdAt: at,
      lastUsedAt: null,
    }));
    stand({ ...nothing(), passkeys, recoveryCodesLeft: 10 });
    renderApp('/pages/second-factor', { as: 'user' });
    expect(await screen.findByText(/En çok 20 geçiş anahtarı/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Geçiş anahtarı ekle' })).toBeNull();
  });

  it('renames a passkey and returns the focus to the rename button', async () => {
    const passkey = { id: 'p1', name: 'Telefonum', createdAt: at, lastUsedAt: at };
    stand({ ...nothing(), passkeys: [passkey], recoveryCodesLeft: 10 });
    const { user } = renderApp('/pages/second-factor', { as: 'user' });
    const passkeys = await region('Geçiş anahtarları');
    await user.click(passkeys.getByRole('button', { name: 'Geçiş anahtarını yeniden adlandır: Telefonum' }));
    const name = passkeys.getByLabelText('Anahtarın adı');
    await user.clear(name);
    await user.type(name, '{Enter}');
    expect(name).toHaveAccessibleDescription('Anahtara bir ad verin');
    await user.type(name, 'Eski telefon{Enter}');
    const renamed = { name: 'Geçiş anahtarını yeniden adlandır: Eski telefon' };
    expect(await passkeys.findByRole('button', renamed)).toHaveFocus();
  });

  it('opens before an administrator page only when the organisation requires a second factor', async () => {
    let asked = 0;
    server.use(
      answer(getSecondFactor, () => {
        asked += 1;
        return { ...nothing(), needed: true };
      }),
    );
    const mark = document.createElement('meta');
    mark.name = 'pratik-second-factor';
    const { app } = renderApp('/pages/reading-practice', { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' });
    expect(asked).toBe(0);
    document.head.append(mark);
    await app.router.navigate('/');
    expect(await screen.findByText('Yönetici sayfaları için gerekli')).toBeInTheDocument();
    expect(app.router.state.location.search).toBe('?return=%2F');
    await app.router.navigate('/pages/user-add?x=1');
    mark.remove();
    expect(app.router.state.location.search).toBe(`?return=${encodeURIComponent('/pages/user-add?x=1')}`);
  });
});
