import {
  getReminderSettings,
  type ReminderSettings,
  saveReminderSettings,
  stopReminders,
} from '@pratik/contract/reminders';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';

const settings: ReminderSettings = {
  reminder: false,
  weeklyLetter: false,
  weekdays: [1, 2, 3, 4, 5],
  hour: 18,
  tone: 'calm',
};
const serveSettings = (change: { mailConfigured?: boolean; allowed?: boolean } = {}) => {
  const saved: unknown[] = [];
  server.use(
    answer(getReminderSettings, () => ({
      settings,
      mailConfigured: true,
      allowed: true,
      email: 'ege@okul.example',
      ...change,
    })),
    answer(saveReminderSettings, (body) => {
      saved.push(body);
      return { done: true as const };
    }),
  );
  return saved;
};

describe('reminders page', () => {
  it('saves the kinds of e-mail, the days, the hour and the tone', async () => {
    const saved = serveSettings();
    const { user } = renderApp('/pages/reminders', { as: 'user' });
    await user.click(await screen.findByRole('switch', { name: 'Çalışmadığım günlerde hatırlat' }));
    await user.click(screen.getByRole('switch', { name: 'Pazar günleri haftalık mektup gönder' }));
    const days = within(screen.getByRole('group', { name: 'Hatırlatma günleri' }));
    expect(days.getByRole('button', { name: 'Pazartesi', pressed: true })).toBeVisible();
    await user.click(days.getByRole('button', { name: 'Pazartesi' }));
    await user.click(days.getByRole('button', { name: 'Cumartesi' }));
    await user.selectOptions(screen.getByLabelText('Saat'), '07.00');
    await user.selectOptions(screen.getByLabelText('Üslup'), 'Kısa');
    expect(screen.getByText('“Bugünkü planınız hazır.”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Hatırlatma ayarlarınız kaydedildi')).toBeVisible();
    expect(saved).toEqual([
      { reminder: true, weeklyLetter: true, weekdays: [2, 3, 4, 5, 6], hour: 7, tone: 'brief' },
    ]);
  });

  it('asks for the consent before the settings can be changed', async () => {
    serveSettings({ allowed: false });
    renderApp('/pages/reminders', { as: 'user' });
    expect(await screen.findByRole('link', { name: 'Onay metnini oku' })).toHaveAttribute(
      'href',
      '/pages/privacy?consent=reminders&return=%2Fpages%2Freminders',
    );
    expect(screen.getByRole('switch', { name: 'Çalışmadığım günlerde hatırlat' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Kaydet' })).toBeDisabled();
  });

  it('offers the letter as a page when no mail server is configured', async () => {
    serveSettings({ mailConfigured: false });
    renderApp('/pages/reminders', { as: 'user' });
    expect(await screen.findByText('Bu kurulumda e-posta gönderilemiyor')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Haftalık mektubu oku' })).toHaveAttribute(
      'href',
      '/pages/weekly-letter',
    );
  });

  it('shows the error of a failed save and keeps the choices', async () => {
    serveSettings();
    server.use(answer(saveReminderSettings, () => problem('unavailable')));
    const { user } = renderApp('/pages/reminders', { as: 'user' });
    await user.click(await screen.findByRole('switch', { name: 'Çalışmadığım günlerde hatırlat' }));
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Çalışmadığım günlerde hatırlat' })).toBeChecked();
  });

  it('shows an error and retries when loading fails', async () => {
    serveSettings();
    server.use(answer(getReminderSettings, () => problem('forbidden')));
    const { user } = renderApp('/pages/reminders', { as: 'user' });
    await screen.findByRole('alert');
    serveSettings();
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('Gönderilecek adres: ege@okul.example')).toBeVisible();
  });
});

describe('page of the link that stops e-mails', () => {
  const code = '0190a0f0-0000-4000-8000-000000000001';

  it('turns off all e-mails at once, without signing in', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(stopReminders, (body) => {
        asked.push(body);
        return { done: true as const };
      }),
    );
    renderApp(`/auth/stop-reminders#code=${code}`, { as: null });
    expect(await screen.findByText(/Hatırlatmalar ve haftalık mektup kapatıldı/)).toBeVisible();
    expect(asked).toContainEqual({ code });
  });

  it.each([
    ['whose code is missing', ''],
    ['whose code is unknown', `#code=${code}`],
  ])('says what to do about a link %s', async (_name, hash) => {
    server.use(answer(stopReminders, () => problem('not-found')));
    renderApp(`/auth/stop-reminders${hash}`, { as: null });
    expect(await screen.findByText(/Bu bağlantı geçerli değil/)).toBeVisible();
  });
});
