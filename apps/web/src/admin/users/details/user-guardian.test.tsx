import {
  endGuardianLinks,
  getMinor,
  type MinorRecord,
  makeGuardianLink,
  recordGuardian,
} from '@pratik/contract/guardian';
import { listPrivacyTexts } from '@pratik/contract/privacy';
import { getUserById } from '@pratik/contract/user';
import {
  getUserPrivacy,
  getUserProgress,
  listUserCorrections,
  listUserSessions,
  listUserWork,
} from '@pratik/contract/user-details';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, problem, server } from '../../../../test/server.ts';
import { levelAnswer, makeUser } from '../users.fixture.ts';

const child = makeUser(2);
const link = {
  askedAt: '2026-09-05T09:00:00.000Z',
  expiresAt: '2026-10-05T09:00:00.000Z',
  mailed: true,
  use: 'decide' as const,
};
const ai = { purpose: 'ai' as const, version: 3, service: 'ai.example.org' };
const voice = { purpose: 'voice' as const, version: 1, service: 'ear.example.org' };
const asked = [
  { ...ai, covered: false },
  { ...voice, covered: true },
];
const url = 'https://pratik.okul.example/auth/guardian#code=kod';
let minor: MinorRecord;
let recorded: unknown[];
beforeEach(() => {
  minor = { band: '13-17', decisions: [], asked, links: [link] };
  recorded = [];
  server.use(
    levelAnswer(),
    answer(getUserById, () => child),
    answer(getUserProgress, () => problem('not-found')),
    answer(listUserCorrections, () => problem('not-found')),
    answer(listUserWork, () => problem('not-found')),
    answer(getUserPrivacy, () => problem('not-found')),
    answer(listUserSessions, () => ({ ours: true, sessions: [] })),
    answer(getMinor, () => ({ minor })),
    answer(makeGuardianLink, () => {
      minor = { ...minor, links: [{ ...link, mailed: false }] };
      return { url, expiresAt: link.expiresAt };
    }),
    answer(endGuardianLinks, () => {
      minor = { ...minor, links: [] };
      return { minor };
    }),
    answer(recordGuardian, (decision) => {
      recorded.push(decision);
      return { minor };
    }),
    answer(listPrivacyTexts, () => ({
      texts: [
        { kind: 'notice', tr: 'Aydınlatma metninin kendisi.', service: null },
        { kind: 'ai', tr: 'Yapay zekâ onayı.', service: 'ai.example.org' },
        { kind: 'reminders', tr: 'Kimseye sorulmayan.', service: null },
      ].map((text) => ({
        ...text,
        kind: text.kind as 'ai',
        version: 1,
        en: '…',
        madeAt: link.askedAt,
        madeBy: null,
      })),
    })),
  );
});

const open = async () => {
  const { user } = renderApp(`/pages/user/${child.id}`, { as: 'admin' });
  return { user, card: await screen.findByRole('region', { name: 'Yaş grubu ve veli izni' }) };
};

it('guardian links card › revokes all links of the learner', async () => {
  const { user, card } = await open();
  expect(within(card).getByText(/Karar bekleyen bağlantı \(e-postayla\)/)).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Bağlantıları geri al' }));
  expect(await screen.findByText('Veli bağlantıları geri alındı')).toBeInTheDocument();
  expect(within(card).queryByText(/Karar bekleyen/)).not.toBeInTheDocument();
});

it('printed consent form › contains the requested consents with their providers, the link, and lines for signatures', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, card } = await open();
  await user.click(within(card).getByRole('button', { name: 'Veli bağlantısı oluştur' }));
  expect(await within(card).findByDisplayValue(url)).toBeInTheDocument();
  await user.click(await within(card).findByRole('button', { name: 'Veli için yazdır' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = document.querySelector('.pratik-sheet');
  for (const said of [
    'Veli izni: Çağrı Işık2',
    'Yapay zekâ onayı.',
    'Alan hizmet: ai.example.org · metnin 1. sürümü',
    url,
    'İmza:',
    'Aydınlatma metninin kendisi.',
  ]) {
    expect(sheet).toHaveTextContent(said);
  }
  expect(sheet).not.toHaveTextContent('Kimseye sorulmayan.');
  print.mockRestore();
});

it('guardian links card › hides a new link when the administrator records a refusal on paper', async () => {
  server.use(
    answer(recordGuardian, () => {
      minor = { ...minor, links: [] };
      return { minor };
    }),
  );
  const { user, card } = await open();
  await user.click(within(card).getByRole('button', { name: 'Veli bağlantısı oluştur' }));
  expect(await within(card).findByDisplayValue(url)).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'İzin verilmedi ya da geri alındı' }));
  await waitFor(() => expect(within(card).queryByDisplayValue(url)).not.toBeInTheDocument());
  expect(document.querySelector('.pratik-sheet')).not.toBeInTheDocument();
});

it('form for a guardian’s decision on paper › requires the guardian’s name for a consent, but not for a refusal', async () => {
  const { user, card } = await open();
  const form = within(card).getByRole('form', { name: 'Kâğıt üzerinde alınan karar' });
  await user.click(within(form).getByRole('button', { name: 'İmzalı izin alındı' }));
  expect(await within(form).findByText('Adınızı ve soyadınızı yazın')).toBeInTheDocument();
  await user.click(within(form).getByRole('button', { name: 'İzin verilmedi ya da geri alındı' }));
  expect(await screen.findByText('Karar kaydedildi')).toBeInTheDocument();
  expect(recorded).toEqual([{ userId: child.id, given: false }]);
});

it('form for a guardian’s decision on paper › records only the purposes that the administrator selects', async () => {
  const given = { at: link.askedAt, given: true, guardian: 'Nur Ak', means: 'link' as const };
  minor = { ...minor, decisions: [{ ...given, covers: [voice] }], links: [] };
  const { user, card } = await open();
  expect(within(card).getByText('Veli onayı yenilenmeli')).toBeInTheDocument();
  expect(within(card).getByText(/hiçbir şey gönderilmez: Yapay zekâ hizmeti\./)).toBeInTheDocument();
  expect(
    within(card).getByText(
      /izin verdi.*kapsadığı: Sesin yazıya çevrilmesi · ear\.example\.org · metnin 1\. sürümü/,
    ),
  ).toBeInTheDocument();

  const form = within(card).getByRole('form', { name: 'Kâğıt üzerinde alınan karar' });
  await user.type(within(form).getByRole('textbox'), 'Nur Ak');
  await user.click(within(form).getByRole('button', { name: 'İmzalı izin alındı' }));
  expect(await within(form).findByText(/en az birini işaretleyin/)).toBeInTheDocument();
  await user.click(
    within(form).getByRole('checkbox', { name: 'Yapay zekâ hizmeti · ai.example.org · metnin 3. sürümü' }),
  );
  await user.click(within(form).getByRole('button', { name: 'İmzalı izin alındı' }));
  expect(await screen.findByText('Karar kaydedildi')).toBeInTheDocument();
  expect(recorded).toEqual([{ userId: child.id, given: true, guardian: 'Nur Ak', covers: [ai] }]);
});

it('guardian card › offers a retry when the guardian data cannot be loaded', async () => {
  let fails = true;
  server.use(answer(getMinor, () => (fails ? problem('forbidden') : { minor })));
  const { user } = renderApp(`/pages/user/${child.id}`, { as: 'admin' });
  const card = await screen.findByRole('region', { name: 'Yaş grubu ve veli izni' });
  expect(within(card).getByRole('alert')).toHaveTextContent('Bu işlem için yetkiniz yok');
  fails = false;
  await user.click(within(card).getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByLabelText('Yaş grubu')).toHaveValue('13-17');
});
