import type { AnswerOf } from '@pratik/contract/call';
import { getCosts, getPrecision, type ServiceUse } from '@pratik/contract/message-review';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../test/render-app.tsx';
import { answer, server } from '../../../../test/server.ts';

const week = '2026-05-18';
const none = { approved: 0, edited: 0, rejected: 0, added: 0 };
const path = '/pages/message-process-statistics';
const used = (day: string, purpose: ServiceUse['purpose'], more: Partial<ServiceUse>): ServiceUse => ({
  day,
  purpose,
  calls: 1,
  inputTokens: 0,
  outputTokens: 0,
  characters: 0,
  seconds: 0,
  costUsd: null,
  ...more,
});

beforeEach(() => {
  server.use(
    answer(
      getPrecision,
      (): AnswerOf<typeof getPrecision> => ({
        weeks: ['2026-05-11', week],
        decisions: [
          { ...none, week, code: 'missing-article', source: 'harper', approved: 28, edited: 2, rejected: 10 },
          { ...none, week, code: 'modal', source: 'model', approved: 3, rejected: 2 },
          { ...none, week, code: 'spelling', source: 'administrator', added: 6 },
        ],
      }),
    ),
    answer(
      getCosts,
      (): AnswerOf<typeof getCosts> => ({
        days: ['2026-05-19', '2026-05-20'],
        use: [
          used('2026-05-19', 'speech', { characters: 1300 }),
          used('2026-05-19', 'transcription', { seconds: 90 }),
          used('2026-05-20', 'chat', { inputTokens: 9000, outputTokens: 1000, costUsd: 0.02 }),
          used('2026-05-20', 'feedback', { inputTokens: 4000, outputTokens: 900, costUsd: 0.0123 }),
        ],
      }),
    ),
  );
});

describe('statistics page of the message review', () => {
  it('shows a precision, and the numbers of right and wrong corrections, only after at least twenty decisions', async () => {
    renderApp(path, { as: 'admin' });
    const card = await screen.findByRole('region', { name: 'Düzeltmelerin doğruluğu' });
    expect(card).toHaveTextContent('Önce itiraz edilenlere bakıldığı için');
    expect(card).toHaveTextContent('%7333 doğru, 12 yanlış');
    const rows = within(await screen.findByRole('table', { name: 'Düzeltmelerin doğruluğu' }))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'Hata türüDoğrulukDoğruYanlışYöneticinin eklediği',
      'Eksik artikel%7530100',
      'Kip fiilihenüz az veri320',
      'Yazımhenüz az veri006',
    ]);
  });

  it('stores the selected source in the URL', async () => {
    const { user } = renderApp(path, { as: 'admin' });
    await user.selectOptions(await screen.findByLabelText('Kaynak'), 'Yapay zekâ');
    const card = screen.getByRole('region', { name: 'Düzeltmelerin doğruluğu' });
    await waitFor(() => expect(card).toHaveTextContent('henüz az veri3 doğru, 2 yanlış'));
    expect(window.location.search).toBe('?source=model');
  });

  it('shows the total daily usage of conversations, corrections and speech', async () => {
    renderApp(path, { as: 'admin' });
    expect(
      await screen.findByText('Toplam: 14.900 jeton, 1.300 karakter, 1,5 dk ses, 0,0323 USD'),
    ).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Yapay zekâ hizmetlerinin maliyeti, son 30 gün' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Gün', 'Sohbet', 'Düzeltme', 'Seslendirme', 'Konuşma tanıma', 'Toplam'],
      ['20 Mayıs 2026', '0,02 USD', '0,0123 USD', '–', '–', '0,0323 USD'],
      ['19 Mayıs 2026', '–', '–', '1.300 karakter', '1,5 dk ses', '1.300 karakter, 1,5 dk ses'],
    ]);
  });

  it('shows the usage and a notice instead of the cost when no price is configured', async () => {
    const use = [used('2026-05-20', 'chat', { inputTokens: 9000, outputTokens: 1000 })];
    server.use(answer(getCosts, () => ({ days: ['2026-05-20'], use })));
    renderApp(path, { as: 'admin' });
    expect(await screen.findByText(/^Jetonların fiyatı ayarlanmamış/)).toBeInTheDocument();
    expect(screen.getByText('Toplam: 10.000 jeton')).toBeInTheDocument();
  });

  it('says that there is no data yet when there are no decisions and no usage', async () => {
    server.use(
      answer(getPrecision, () => ({ weeks: [week], decisions: [] })),
      answer(getCosts, () => ({ days: ['2026-05-20'], use: [] })),
    );
    renderApp(path, { as: 'admin' });
    expect(await screen.findByText(/Son 26 haftada karar verilmedi/)).toBeInTheDocument();
    expect(await screen.findByText(/yapay zekâ hizmeti kullanılmadı/)).toBeInTheDocument();
  });
});

describe('charts of the message review statistics', () => {
  it('contain no negative lengths when their container has a width of zero', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        #report: (entries: object[]) => void;
        constructor(report: (entries: object[]) => void) {
          this.#report = report;
        }
        observe() {
          this.#report([{ contentRect: { width: 0, height: 0 } }]);
        }
        unobserve() {}
        disconnect() {}
      },
    );
    renderApp(path, { as: 'admin' });
    const card = await screen.findByRole('region', { name: 'Düzeltmelerin doğruluğu' });
    await waitFor(() => expect(card.querySelectorAll('rect').length).toBeGreaterThan(0));
    const lengths = [...document.querySelectorAll('main svg rect, main svg')].flatMap((shape) =>
      ['width', 'height'].map((name) => shape.getAttribute(name)).filter((value) => value !== null),
    );
    expect(lengths.filter((length) => Number(length) < 0)).toEqual([]);
    vi.unstubAllGlobals();
  });
});
