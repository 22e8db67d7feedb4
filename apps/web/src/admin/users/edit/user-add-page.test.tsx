import { listLevels } from '@pratik/contract/level';
import { addUser } from '@pratik/contract/users';
import { importUsers, inviteAgain } from '@pratik/contract/users-import';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failWorkers } from '../../../../test/browser.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { levelAnswer, makeUser, userId } from '../users.fixture.ts';

const openForm = async (levels = levelAnswer()) => {
  server.use(levels);
  const app = renderApp('/pages/user-add', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Kullanıcı Ekle' });
  return app;
};

describe('user add page', () => {
  it('shows an error with a retry beside the level field when the levels cannot be loaded', async () => {
    const { user } = await openForm(answer(listLevels, () => problem('forbidden')));
    const field = screen.getByLabelText('Seviye');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Liste yüklenemedi/));
    server.use(levelAnswer());
    await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await within(field).findByRole('option', { name: 'B1 Orta' })).toBeInTheDocument();
    expect(field).not.toHaveAccessibleDescription();
  });

  it('keeps the typed values after a field error, and says what to do next after the user was added', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(addUser, (input) => {
        sent.push(input);
        if (input.email === 'dolu@okul.example') return problem('email-taken');
        return {
          ...makeUser(9, { name: 'Gülşen', surname: 'Ağaç' }),
          firstSignIn: {
            kind: 'link' as const,
            url: 'https://okul.example/baglanti',
            expiresAt: '2026-09-08T11:05:00.000Z',
            mailed: false,
          },
        };
      }),
    );
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Ad'), 'Gülşen');
    await user.type(screen.getByLabelText('Soyad'), 'Ağaç');
    await user.type(screen.getByLabelText('E-posta'), 'dolu@okul.example');
    await user.selectOptions(await screen.findByLabelText('Seviye'), 'B1 Orta');
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    const email = screen.getByLabelText('E-posta');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Bu e-posta adresi zaten kayıtlı'));
    expect(screen.getByLabelText('Ad')).toHaveValue('Gülşen');
    expect(screen.getByLabelText('Seviye')).toHaveDisplayValue('B1 Orta');

    await user.clear(email);
    await user.type(email, 'gulsen@okul.example');
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    expect(await screen.findByRole('heading', { name: 'Gülşen Ağaç eklendi' })).toHaveFocus();
    expect(screen.getByLabelText('Bağlantı')).toHaveValue('https://okul.example/baglanti');
    expect(sent.at(-1)).toEqual({
      name: 'Gülşen',
      surname: 'Ağaç',
      email: 'gulsen@okul.example',
      role: 'user',
      levelId: 'B1',
    });

    await user.click(screen.getByRole('button', { name: 'Bir kullanıcı daha ekle' }));
    expect(screen.getByLabelText('Ad')).toHaveValue('');
  });

  it('shows the server’s field errors beside their fields', async () => {
    server.use(
      answer(addUser, () =>
        problem('validation', { errors: [{ pointer: '/surname', code: 'unreadable-characters' }] }),
      ),
    );
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Ad'), 'Ali');
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    expect(screen.getByLabelText('Soyad')).toHaveAccessibleDescription('Soyadı yazın');
    await user.type(screen.getByLabelText('Soyad'), 'Öz');
    await user.type(screen.getByLabelText('E-posta'), 'ali@okul.example');
    await user.click(screen.getByRole('button', { name: 'Ekle' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Soyad')).toHaveAccessibleDescription(
        'Metinde okunamayan karakterler var',
      ),
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('user import page', () => {
  const text =
    'Adı;Soyadı;E-posta;Seviye\nÇağrı;Işık;cagri@okul.example;A2\nŞule;Öz;yanlis;\nİbrahim;Gül;ibrahim@okul.example;\n';

  /** Returns a file in the Windows-1254 encoding, in which Turkish Excel saves files. */
  const turkishFile = () => {
    const codes: Record<string, number> = { Ç: 199, ğ: 240, ı: 253, Ş: 222, Ö: 214, İ: 221, ü: 252 };
    return new File([Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0))], 'sinif.csv');
  };

  const importAnswer = (calls: { dryRun: boolean; names: string[] }[]) =>
    answer(importUsers, ({ rows, dryRun }) => {
      calls.push({ dryRun, names: rows.map(({ name }) => name) });
      return {
        rows: rows.map(({ line, email }) =>
          email.includes('@')
            ? {
                line,
                outcome: dryRun ? ('would-add' as const) : ('added' as const),
                errors: [],
                ...(dryRun ? {} : { link: `https://okul.example/satir-${line}` }),
              }
            : {
                line,
                outcome: 'refused' as const,
                errors: [{ field: 'email', code: 'email-invalid' as const }],
              },
        ),
      };
    });

  it('checks every row of a Windows-1254 file, adds the valid rows and shows the links of the new users', async () => {
    const calls: { dryRun: boolean; names: string[] }[] = [];
    server.use(levelAnswer(), importAnswer(calls));
    const { user } = renderApp('/pages/user-add?by=file', { as: 'admin' });
    await user.upload(await screen.findByLabelText('Dosya seç', { selector: 'input' }), turkishFile());

    expect(await screen.findByRole('heading', { name: 'Denetim sonucu' })).toHaveFocus();
    expect(calls).toEqual([{ dryRun: true, names: ['Çağrı', 'Şule', 'İbrahim'] }]);
    const bad = within(screen.getByRole('table', { name: 'Satır satır sonuç' }));
    expect(bad.getByRole('row', { name: /Şule Öz/ })).toHaveTextContent('Geçerli bir e-posta adresi yazın');
    expect(bad.queryByRole('row', { name: /Çağrı Işık/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Uygun olanları ekle (2)' }));
    expect(await screen.findByRole('heading', { name: '2 kullanıcı eklendi' })).toHaveFocus();
    expect(calls.at(-1)).toEqual({ dryRun: false, names: ['Çağrı', 'İbrahim'] });
    await user.click(screen.getByRole('button', { name: 'Tümü (3)' }));
    expect(screen.getByRole('row', { name: /İbrahim Gül/ })).toHaveTextContent(
      'https://okul.example/satir-4',
    );

    await user.click(screen.getByRole('link', { name: 'Kullanıcı listesine git' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sonuç dosyası indirilmeden ayrılınsın mı?' });
    await user.click(within(dialog).getByRole('button', { name: 'Vazgeç' }));
    expect(window.location.pathname).toBe('/pages/user-add');
  });

  it('asks about each unknown column, and sends no request before all columns are decided', async () => {
    const sent: unknown[] = [];
    server.use(
      levelAnswer(),
      answer(importUsers, ({ rows }) => {
        sent.push(...rows);
        return { rows: rows.map(({ line }) => ({ line, outcome: 'would-add' as const, errors: [] })) };
      }),
    );
    const { user } = renderApp('/pages/user-add?by=file', { as: 'admin' });
    await user.upload(
      await screen.findByLabelText('Dosya seç', { selector: 'input' }),
      new File(['Ad;Soyad;E-posta;Sınıf;Telefon\nGül;Ağaç;gul@okul.example;B1;555'], 'sinif.csv'),
    );
    expect(await screen.findByRole('heading', { name: 'Tanınmayan sütunlar' })).toHaveFocus();
    const check = screen.getAllByRole('button', { name: 'Denetle' }).at(-1) as HTMLElement;
    await user.click(screen.getByRole('button', { name: 'Seviye olarak oku' }));
    expect(screen.getByLabelText('Sütun: Sınıf')).toHaveDisplayValue('Seviye');
    expect(check).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Sütun: Telefon'), 'Bu sütunu atla');
    expect(sent).toEqual([]);
    await user.click(check);
    expect(await screen.findByRole('heading', { name: 'Denetim sonucu' })).toBeInTheDocument();
    expect(screen.getByText('Atlanan sütunlar: Telefon')).toBeInTheDocument();
    expect(sent).toMatchObject([{ name: 'Gül', level: 'B1' }]);
  });

  it('offers new links for users who were added earlier, and warns that their earlier links stop working', async () => {
    const sent: unknown[] = [];
    server.use(
      levelAnswer(),
      answer(importUsers, ({ rows }) => ({
        rows: rows.map(({ line }) => ({
          line,
          outcome: 'refused' as const,
          errors: [{ field: 'email', code: 'email-registered' as const }],
          ...(line === 3 ? {} : { invitedId: userId(line) }),
        })),
      })),
      answer(inviteAgain, ({ userIds }) => {
        sent.push(userIds);
        return {
          invited: userIds.toReversed().map((id, index) => ({
            userId: id,
            name: 'A',
            surname: 'B',
            email: 'a@okul.example',
            url: `https://okul.example/yeni-${id.at(-1)}`,
            expiresAt: '2026-09-08T11:05:00.000Z',
            mailed: index > 5,
          })),
          skipped: [],
        };
      }),
    );
    const { user } = renderApp('/pages/user-add?by=file', { as: 'admin' });
    await user.upload(
      await screen.findByLabelText('Dosya seç', { selector: 'input' }),
      new File(
        ['Ad;Soyad;E-posta\nZeki;A;z@okul.example\nAli;B;a@okul.example\nMert;C;m@okul.example'],
        'a.csv',
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Yeni bağlantı oluştur (2)' }));
    const question = await screen.findByRole('dialog', { name: '2 kullanıcıya yeni davet bağlantısı' });
    expect(question).toHaveTextContent('daha önce aldığı 2 bağlantı artık çalışmaz');
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Yeniden davet et' }));
    expect(await screen.findByText(/2 kullanıcı için yeni bağlantı oluşturuldu\./)).toBeInTheDocument();
    expect(sent).toEqual([[userId(2), userId(4)]]);
    await user.click(await screen.findByRole('button', { name: 'Tümü (3)' }));
    expect(screen.getByRole('row', { name: /Zeki A/ })).toHaveTextContent('https://okul.example/yeni-2');
    expect(screen.getByRole('row', { name: /Mert C/ })).toHaveTextContent('https://okul.example/yeni-4');
    expect(screen.queryByRole('button', { name: /^Yeni bağlantı oluştur/ })).toBeNull();
  });

  it('reports that a file cannot be read when the web worker fails, and can read another file afterwards', async () => {
    const calls: { dryRun: boolean; names: string[] }[] = [];
    server.use(levelAnswer(), importAnswer(calls));
    const { user } = renderApp('/pages/user-add?by=file', { as: 'admin' });
    const input = await screen.findByLabelText('Dosya seç', { selector: 'input' });
    failWorkers();
    await user.upload(input, turkishFile());
    expect(await screen.findByRole('alert')).toHaveTextContent('okunması çok uzun sürdü');
    expect(calls).toEqual([]);
    vi.unstubAllGlobals();
    await user.upload(input, turkishFile());
    expect(await screen.findByRole('heading', { name: 'Denetim sonucu' })).toHaveFocus();
  });

  it('adds users in batches, and can continue with the remaining rows after a batch has failed', async () => {
    let lose = true;
    const sizes: number[] = [];
    server.use(
      levelAnswer(),
      answer(importUsers, ({ rows, dryRun }) => {
        if (!dryRun) sizes.push(rows.length);
        if (!dryRun && rows.length < 100 && lose) return problem('unavailable');
        return {
          rows: rows.map(({ line }) => ({
            line,
            outcome: dryRun ? ('would-add' as const) : ('added' as const),
            errors: [],
          })),
        };
      }),
    );
    const { user } = renderApp('/pages/user-add?by=file', { as: 'admin' });
    const many = Array.from({ length: 130 }, (_, n) => `Öğrenci;No${n};ogrenci${n}@okul.example`).join('\n');
    await user.upload(
      await screen.findByLabelText('Dosya seç', { selector: 'input' }),
      new File([`Ad;Soyad;E-posta\n${many}`], 'sinif.csv'),
    );
    await user.click(await screen.findByRole('button', { name: 'Uygun olanları ekle (130)' }));
    expect(await screen.findByRole('heading', { name: '100 kullanıcı eklendi' })).toBeInTheDocument();
    expect(screen.getByText('Kalan: 30 satır.')).toBeInTheDocument();
    lose = false;
    await user.click(screen.getByRole('button', { name: 'Kalanları ekle' }));
    expect(await screen.findByRole('heading', { name: '130 kullanıcı eklendi' })).toBeInTheDocument();
    expect(sizes).toEqual([100, 30, 30]);
  });

  it('lists the required columns that a pasted text lacks, and keeps the text', async () => {
    server.use(levelAnswer());
    const { user } = renderApp('/pages/user-add?by=file', { as: 'admin' });
    const field = await screen.findByLabelText('Ya da satırları buraya yapıştırın');
    await user.click(field);
    await user.paste('Ad;Telefon\nGül;555');
    await user.click(screen.getByRole('button', { name: 'Denetle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Şu sütunlar bulunamadı: Soyad, E-posta.');
    expect(field).toHaveValue('Ad;Telefon\nGül;555');
  });
});
