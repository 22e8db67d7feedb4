import { listLevels } from '@pratik/contract/level';
import { changePassword, endOtherSessions, endSession, listSessions } from '@pratik/contract/session';
import { getProfile, updateProfile } from '@pratik/contract/user';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, problem, profileOf, server } from '../../test/server.ts';

const here = { id: 's1', device: 'Chrome, Windows', current: true };
const phone = { id: 's2', device: 'Safari, iPhone', current: false };
const times = { createdAt: '2026-09-05T09:00:00.000Z', lastSeenAt: '2026-09-05T10:00:00.000Z' };

let profile = profileOf('user');
let sessions = [here, phone];
let saved: unknown[] = [];

beforeEach(() => {
  profile = profileOf('user');
  sessions = [here, phone];
  saved = [];
  server.use(
    answer(getProfile, () => profile),
    answer(updateProfile, (change) => {
      saved.push(change);
      const { explanationLanguage = null, goalDays = null, goalPurpose = null, ...rest } = change;
      profile = { ...profile, ...rest, explanationLanguage, goalDays, goalPurpose };
      return profile;
    }),
    answer(listLevels, () => ({
      levels: [
        {
          id: 'A2',
          cefr: 'A2' as const,
          name: { tr: 'A2 Temel', en: 'A2 Elementary' },
          position: 1,
          description: null,
          canDo: [],
        },
        {
          id: 'B1',
          cefr: 'B1' as const,
          name: { tr: 'B1 Orta', en: 'B1 Intermediate' },
          position: 2,
          description: null,
          canDo: [],
        },
      ],
    })),
    answer(listSessions, () => ({ sessions: sessions.map((session) => ({ ...session, ...times })) })),
  );
});

const open = async () => {
  const app = renderApp('/pages/profile', { as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Profil' });
  await screen.findByRole('heading', { name: 'Kişisel bilgiler' });
  return app;
};
const saveButton = () => screen.getByRole('button', { name: 'Kaydet' });

describe('profile page', () => {
  it('saves name, level, time zone and correction setting, and says why the e-mail address cannot be changed', async () => {
    const { user } = await open();
    const email = screen.getByLabelText('E-posta');
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(/yöneticiniz size o adresle yeni bir hesap/);
    expect(screen.getByRole('link', { name: 'Gizlilik ve onaylar' })).toHaveAttribute(
      'href',
      '/pages/privacy',
    );
    expect(saveButton()).toBeDisabled();

    await user.clear(screen.getByLabelText('Ad'));
    await user.type(screen.getByLabelText('Ad'), 'Işıl');
    await user.selectOptions(await screen.findByLabelText('Seviye'), 'B1 Orta');
    const zone = screen.getByRole('combobox', { name: 'Saat dilimi' });
    await user.click(zone);
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]).toHaveTextContent(
      'Europe / Istanbul',
    );
    await user.clear(zone);
    await user.type(zone, 'new york{Enter}');
    await user.click(screen.getByRole('radio', { name: 'Sonda, hepsi' }));
    await user.click(saveButton());

    expect(await screen.findByText('Profiliniz kaydedildi')).toBeInTheDocument();
    expect(saved).toEqual([
      {
        name: 'Işıl',
        surname: 'Işık',
        levelId: 'B1',
        timeZone: 'America/New_York',
        language: 'tr',
        correctionDose: 'at-end-all',
        explanationLanguage: null,
        goalDays: null,
        goalPurpose: null,
      },
    ]);
    await waitFor(() => expect(saveButton()).toBeDisabled());
  });

  it('tells administrators that they must add a new user to use another e-mail address', async () => {
    profile = profileOf('admin');
    renderApp('/pages/profile', { as: 'admin' });
    const email = await screen.findByLabelText('E-posta');
    expect(email).toHaveAccessibleDescription(/o adresle yeni bir yönetici ekleyin/);
    expect(screen.getByRole('link', { name: 'Yeni kullanıcı ekle' })).toHaveAttribute(
      'href',
      '/pages/user-add',
    );
    expect(screen.queryByText(/yöneticiniz/)).not.toBeInTheDocument();
  });

  it('saves the goals and the language of explanations, and stores an empty field as null', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Haftada kaç gün'), '4 gün');
    await user.selectOptions(screen.getByLabelText('İngilizceyi ne için öğreniyorsunuz?'), 'Yolculuk');
    await user.selectOptions(screen.getByLabelText('Açıklamaların dili'), 'English');
    await user.click(saveButton());
    expect(await screen.findByText('Profiliniz kaydedildi')).toBeInTheDocument();
    expect(saved).toEqual([
      expect.objectContaining({ goalDays: 4, goalPurpose: 'travel', explanationLanguage: 'en' }),
    ]);
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(screen.getByLabelText('Haftada kaç gün')).toHaveValue('4');

    await user.selectOptions(screen.getByLabelText('Haftada kaç gün'), 'Hedef yok');
    await user.click(saveButton());
    await waitFor(() => expect(saved.at(-1)).toMatchObject({ goalDays: null, goalPurpose: 'travel' }));
  });

  it('links to the placement test, and applies layout options at once on this device only', async () => {
    const { user } = await open();
    expect(screen.getByRole('link', { name: 'Seviyenizi kısa bir testle bulun.' })).toHaveAttribute(
      'href',
      '/pages/placement-test',
    );
    const card = await screen.findByRole('region', { name: 'Görünüm' });
    await user.click(await within(card).findByRole('button', { name: 'Büyüt' }));
    expect(within(card).getByRole('status')).toHaveTextContent('15');
    expect(saved).toEqual([]);
  });

  it('shows a field error beside its field, and keeps the typed text', async () => {
    server.use(
      answer(updateProfile, () =>
        problem('validation', { errors: [{ pointer: '/surname', code: 'unreadable-characters' }] }),
      ),
    );
    const { user } = await open();
    await user.type(screen.getByLabelText('Soyad'), '!');
    await user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Soyad')).toHaveAccessibleDescription(
        'Metinde okunamayan karakterler var',
      ),
    );
    expect(screen.getByLabelText('Soyad')).toHaveValue('Işık!');
    await user.clear(screen.getByLabelText('Ad'));
    await user.click(saveButton());
    expect(screen.getByLabelText('Ad')).toHaveAccessibleDescription('Adınızı yazın');
  });

  it('changes the interface language at once, without saving other changes', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad'), 'x');
    await user.selectOptions(screen.getByLabelText('Dil'), 'English');
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ language: 'en', name: 'Ayşe' })]));
    expect(screen.getByLabelText('Name')).toHaveValue('Ayşex');
  });

  it('asks for confirmation before the user leaves with unsaved changes', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Ad'), 'x');
    const menu = screen.getByRole('navigation', { name: 'Menü' });
    await user.click(within(menu).getByRole('link', { name: 'Okuma Pratiği' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler silinsin mi?' });
    await user.click(within(dialog).getByRole('button', { name: 'Kaydetmeden ayrıl' }));
    await waitFor(() => expect(window.location.pathname).toBe('/pages/reading-practice'));
    await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' });
    expect(saved).toEqual([]);
  });

  it('changes the password, or shows the error beside its field', async () => {
    server.use(
      answer(changePassword, ({ currentPassword }) =>
        currentPassword === 'eski-sifrem-1' ? { done: true as const } : problem('password-wrong'),
      ),
    );
    const { user } = await open();
    await user.type(screen.getByLabelText('Yeni şifre'), 'kısa');
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    expect(screen.getByLabelText('Şu anki şifre')).toHaveAccessibleDescription('Şu anki şifrenizi yazın');
    expect(screen.getByLabelText('Yeni şifre')).toHaveAccessibleDescription('Şifre en az 10 karakter olmalı');
    await user.type(screen.getByLabelText('Yeni şifre'), ' ama uzayan');
    await user.type(screen.getByLabelText('Şu anki şifre'), 'yanlış');
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Şu anki şifre')).toHaveAccessibleDescription('Şu anki şifreniz yanlış'),
    );
    await user.clear(screen.getByLabelText('Şu anki şifre'));
    await user.type(screen.getByLabelText('Şu anki şifre'), 'eski-sifrem-1');
    await user.click(screen.getByRole('button', { name: 'Şifreyi değiştir' }));
    expect(await screen.findByText('Şifreniz değişti; öteki oturumlar kapatıldı')).toBeInTheDocument();
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('');
  });

  it('lists the sessions and ends another session', async () => {
    const ended: unknown[] = [];
    server.use(
      answer(endSession, (input) => {
        ended.push(input);
        sessions = [here];
        return { done: true as const };
      }),
    );
    const { user } = await open();
    const card = await screen.findByRole('region', { name: 'Oturumlar' });
    expect(await within(card).findByText('Bu cihaz')).toBeInTheDocument();
    expect(within(card).queryByRole('button', { name: /Chrome/ })).not.toBeInTheDocument();
    await user.click(within(card).getByRole('button', { name: 'Oturumu kapat: Safari, iPhone' }));
    expect(await within(card).findByText('Başka açık oturumunuz yok.')).toBeInTheDocument();
    expect(ended).toEqual([{ sessionId: 's2' }]);
  });

  it('ends all sessions of the user after a confirmation', async () => {
    const calls: string[] = [];
    server.use(
      answer(endOtherSessions, () => {
        calls.push('others');
        return { ended: 1 };
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Her yerden çıkış yap' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bütün cihazlardan çıkılsın mı?' });
    await user.click(within(dialog).getByRole('button', { name: 'Her yerden çıkış yap' }));
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(calls).toEqual(['others']);
  });
});
