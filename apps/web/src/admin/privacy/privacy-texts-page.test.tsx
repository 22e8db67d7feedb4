import { listErasures, listPrivacyTexts, type PrivacyText, savePrivacyText } from '@pratik/contract/privacy';
import { confirmRetention, getRetention } from '@pratik/contract/retention';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { formatDateTime } from '../../lib/language/format.ts';

const text = (kind: PrivacyText['kind'], change: Partial<PrivacyText> = {}): PrivacyText => ({
  kind,
  version: 1,
  tr: `Bu, ${kind} metninin Türkçesidir.`,
  en: `This is the text of ${kind}.`,
  madeAt: '2026-01-01T00:00:00.000Z',
  madeBy: null,
  service: null,
  ...change,
});
let texts: PrivacyText[];
let saved: unknown[] = [];
beforeEach(() => {
  saved = [];
  texts = [text('notice'), text('ai', { service: 'ai.example.org' }), text('voice'), text('reminders')];
  server.use(
    answer(listPrivacyTexts, () => ({ texts })),
    answer(listErasures, ({ page = 0 }) => ({
      total: 11,
      totalCapped: false,
      page,
      size: 10,
      erasures:
        page > 0
          ? []
          : [
              {
                id: '0190a0f0-0000-7000-8000-000000000001',
                at: '2026-09-05T09:00:00.000Z',
                bySelf: true,
                accountRemoved: false,
                rows: [{ table: 'messages', count: 1234 }],
              },
            ],
    })),
    answer(getRetention, () => ({
      pause: null,
      kinds: [
        { kind: 'chat' as const, days: 730, stored: 12, oldestAt: '2026-01-02T09:00:00.000Z', next: 3 },
      ],
      nextAt: '2026-09-06T21:00:00.000Z',
      runs: [
        { day: '2026-09-05', at: '2026-09-05T00:10:00.000Z', counts: [{ kind: 'chat' as const, count: 5 }] },
      ],
    })),
    answer(savePrivacyText, (input) => {
      saved.push(input);
      texts = texts.map((one) =>
        one.kind === input.kind ? { ...one, tr: input.tr, en: input.en, version: input.version + 1 } : one,
      );
      return { texts };
    }),
  );
});

const open = async () => {
  const app = renderApp('/pages/privacy-texts', { as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Gizlilik Metinleri' });
  return { ...app, card: await screen.findByRole('region', { name: 'Onay: yapay zekâ hizmeti' }) };
};
const saveIn = (card: HTMLElement) => within(card).getByRole('button');

describe('privacy texts page', () => {
  it('publishes a new version, and asks users for new consent when the administrator says that the meaning has changed', async () => {
    const { user, card } = await open();
    expect(within(card).getByText('Yapılandırılmış hizmet: ai.example.org')).toBeInTheDocument();
    expect(saveIn(card)).toBeDisabled();
    await user.type(within(card).getByLabelText('Türkçe metin'), ' Yeni cümle.');
    await user.click(within(card).getByRole('checkbox'));
    await user.click(saveIn(card));
    expect(await screen.findByText('Yeni sürüm yürürlükte')).toBeInTheDocument();
    expect(saved).toEqual([
      expect.objectContaining({
        kind: 'ai',
        version: 1,
        tr: 'Bu, ai metninin Türkçesidir. Yeni cümle.',
        asksAgain: true,
      }),
    ]);
    expect(within(card).getByText(/2\. sürüm/)).toBeInTheDocument();
    expect(saveIn(card)).toBeDisabled();
  });

  it('lists past erasures and names the systems in which administrators must delete data themselves', async () => {
    const { user } = await open();
    const records = screen.getByRole('region', { name: 'Silme kanıtları' });
    expect(await within(records).findByText(/kendi isteğiyle/)).toBeInTheDocument();
    expect(within(records).getByText('messages: 1.234')).toBeInTheDocument();
    expect(within(records).getByText(/orada ayrıca silin/)).toBeInTheDocument();
    await user.click(within(records).getByRole('button', { name: 'Daha eski' }));
    await waitFor(() => expect(within(records).queryByText(/kendi isteğiyle/)).not.toBeInTheDocument());
  });

  it('keeps the typed text on a conflict, and shows who saved the stored version', async () => {
    const { user, card } = await open();
    const sent: { version: number; tr: string; en: string }[] = [];
    server.use(
      answer(savePrivacyText, (input) => {
        sent.push(input);
        const put = (now: Partial<PrivacyText>) => {
          texts = texts.map((one) =>
            one.kind === 'ai' ? { ...one, ...now, version: one.version + 1 } : one,
          );
        };
        if (sent.length === 1) put({ tr: 'Başkasının metni.', en: 'Their text.', madeBy: 'Bora Işık' });
        if (texts.find(({ kind }) => kind === 'ai')?.version !== input.version) return problem('conflict');
        put({ tr: input.tr, en: input.en });
        return { texts };
      }),
    );
    await user.type(within(card).getByLabelText('Türkçe metin'), ' Benim cümlem.');
    await user.click(saveIn(card));
    const dialog = await screen.findByRole('dialog', { name: 'Siz düzenlerken başkası kaydetti' });
    expect(within(dialog).getByText(/Bora Işık/)).toBeVisible();
    expect(within(dialog).getByText('Başkasının metni.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Düzenlemeye dön' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
    const mine = 'Bu, ai metninin Türkçesidir. Benim cümlem.';
    expect(within(card).getByLabelText('Türkçe metin')).toHaveValue(mine);
    // The second save still contains the old version number and causes a second conflict, so an unseen version is
    // never overwritten.
    await user.click(saveIn(card));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Seçilenleri kaydet' }));
    expect(await screen.findByText('Yeni sürüm yürürlükte')).toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({ version: 2, tr: mine, en: 'Their text.' });
  });
});

it('retention card › shows for each kind of data the retention period, the rows due for deletion and the deleted rows', async () => {
  renderApp('/pages/privacy-texts', { as: 'admin' });
  const row = await screen.findByRole('row', { name: /Sohbetler ve düzeltmeleri/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['730 gün', '12', '3']);
  expect(screen.getByText(/Sohbetler ve düzeltmeleri: 5/)).toBeVisible();
});

it('retention card › asks for a confirmation of the time when deletion has stopped because the server clock jumped', async () => {
  const stored = {
    pause: {
      reason: 'jump' as const,
      now: '2028-11-14T09:00:00.000Z',
      lastRunAt: '2026-09-05T00:10:00.000Z',
    },
    kinds: [{ kind: 'chat' as const, days: 730, stored: 12, oldestAt: '2026-01-02T09:00:00.000Z', next: 12 }],
    nextAt: '2028-11-14T21:00:00.000Z',
    runs: [],
  };
  const confirmed: object[] = [];
  server.use(
    answer(getRetention, () => stored),
    answer(confirmRetention, (input) => {
      confirmed.push(input);
      return { ...stored, pause: null };
    }),
  );
  const { user } = renderApp('/pages/privacy-texts', { as: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Saklama süreleri' }));
  const last = formatDateTime(stored.pause.lastRunAt);
  expect(await card.findByText((text) => text.includes(`son silme ${last}`))).toBeInTheDocument();
  expect(card.queryByText(/Sıradaki silme:/)).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Saat doğru, silmeyi başlat' }));
  const dialog = within(
    await screen.findByRole('dialog', {
      name: `Şimdi gerçekten ${formatDateTime(stored.pause.now)} mi?`,
    }),
  );
  expect(confirmed).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Saat doğru, silmeyi başlat' }));
  expect(await screen.findByText('Süresi dolan veriler silindi')).toBeInTheDocument();
  expect(confirmed).toEqual([{ now: stored.pause.now }]);
  await waitFor(() => expect(card.queryByText(/^Silme bekliyor/)).not.toBeInTheDocument());
});

it('retention card › hides the confirmation button when the database clock and the server clock differ', async () => {
  server.use(
    answer(getRetention, () => ({
      pause: { reason: 'database' as const, now: '2028-11-14T09:00:00.000Z', lastRunAt: null },
      kinds: [],
      nextAt: '2028-11-14T21:00:00.000Z',
      runs: [],
    })),
  );
  renderApp('/pages/privacy-texts', { as: 'admin' });
  expect(await screen.findByText(/veritabanının saati en az bir gün geride/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Saat doğru, silmeyi başlat' })).not.toBeInTheDocument();
});
