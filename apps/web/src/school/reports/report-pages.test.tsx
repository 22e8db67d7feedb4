import { getClassGuardianMail } from '@pratik/contract/guardian-reports';
import { downloadClassReport } from '@pratik/contract/report-files';
import { type ClassReport, getClassReport, getLearnerReport } from '@pratik/contract/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';
import { answer, problem, server } from '../../../test/server.ts';
import { levelsAnswer, someId } from '../school.fixture.ts';
import { emptyLearnerReport, makeClassReport, makeLearnerReport } from './reports.fixture.ts';

const asked: unknown[] = [];
let report: ClassReport;

beforeEach(() => {
  asked.length = 0;
  report = makeClassReport();
  server.use(
    levelsAnswer(),
    answer(getClassGuardianMail, () => ({ on: false, mailConfigured: false, learners: 3, contacts: 0 })),
    answer(getClassReport, (input) => {
      asked.push(input);
      return input.classId === someId(1) ? report : problem('not-found');
    }),
    answer(getLearnerReport, (input) => {
      asked.push(input);
      return makeLearnerReport();
    }),
  );
});

const card = (name: string) => within(screen.getByRole('region', { name }));
const openClass = async () => {
  const app = renderApp(`/pages/class/${someId(1)}/report`, { as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Sınıf raporu: 9-1' });
  return app;
};

describe('class report page', () => {
  it('lists learners who do not practise and learners who may need help, with the reasons', async () => {
    await openClass();
    expect(await screen.findByText('Dokuzlar · 2026–2027 Güz · A2 Temel · 3 öğrenci')).toBeInTheDocument();
    const quiet = card('Ara verenler').getAllByRole('listitem');
    expect(quiet.map((item) => item.textContent)).toEqual([
      'İpek Işık13henüz hiç çalışmadı',
      'İpek Işık1214 günden uzun süredir çalışmadı · son çalışma: 5 Kasım 2026',
    ]);
    expect(card('Desteğe ihtiyacı olabilenler').getByRole('listitem')).toHaveTextContent(
      'süresi dolmuş ödev: 2 · düşen beceri: Okuma · yinelenen hata: Söz dizimi (9 kez)',
    );
    expect(card('Ara verenler').getByRole('link', { name: 'İpek Işık12' })).toHaveAttribute(
      'href',
      `/pages/learner-report/${someId(12)}`,
    );
  });

  it('shows minutes and homework of each learner, and the errors of the class per 100 words', async () => {
    await openClass();
    const learners = within(screen.getByRole('table', { name: 'Öğrenciler' }));
    expect(learners.getAllByRole('row')[1]).toHaveTextContent('İpek Işık111.235121.5003 / 427 Kasım 2026');
    const errors = within(screen.getByRole('table', { name: 'Sınıfın hataları' }));
    expect(errors.getAllByRole('row')[1]).toHaveTextContent(
      'Eksik artikel4203,42,2+0,8 ile +1,6 arasıartıyor',
    );
    expect(errors.getAllByRole('row')[2]).toHaveTextContent('Söz dizimi3–––veri az');
    expect(screen.getByText(/26 Ekim 2026 tarihinde başlar. Yazılan kelime: 12.345/)).toBeInTheDocument();
  });

  it('shows each can-do statement with the number of learners who can do it, and says how this is measured', async () => {
    await openClass();
    const canDo = card('Yapabildikleri');
    expect(canDo.getByRole('heading', { name: 'Okuma: 2 / 3 öğrenci' })).toBeInTheDocument();
    expect(canDo.getByText('sonuçlara göre 2 · seviye tahminine göre 1')).toBeInTheDocument();
    expect(canDo.getByText('Kısa metinleri anlar.')).toBeInTheDocument();
    expect(canDo.getByText('Hafta sonu: 2 / 3 öğrenci')).toBeInTheDocument();
    expect(canDo.getByText('Hafta sonumu anlatabilirim.')).toBeInTheDocument();
    expect(canDo.getByText('Henüz kimsenin kontrolünü geçmediği ünite: 19')).toBeInTheDocument();
    expect(canDo.getByText(/Pratik tek tek ifadeleri değil becerileri ölçer/)).toBeInTheDocument();
  });

  it('loads the report of the chosen period, and stores the period in the URL', async () => {
    const { user } = await openClass();
    await user.selectOptions(screen.getByLabelText('Dönem'), 'Dönem başından beri');
    await waitFor(() => expect(asked).toContainEqual({ classId: someId(1), period: 'term' }));
    expect(window.location.search).toBe('?period=term');
  });

  it('opens the print dialog of the browser', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openClass();
    await user.click(screen.getByRole('button', { name: 'Yazdır' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('downloads the PDF of the chosen period', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const sent: unknown[] = [];
    server.use(
      answer(downloadClassReport, (input) => {
        sent.push(input);
        return { name: 'sinif-raporu-2026-11-28.pdf', file: btoa('%PDF-') };
      }),
    );
    const { user } = await openClass();
    await user.click(screen.getByRole('button', { name: 'PDF indir' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ classId: someId(1), period: 'month' }]);
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ size: 5, type: 'application/pdf' });
  });

  it('shows the reason when the PDF cannot be downloaded', async () => {
    server.use(answer(downloadClassReport, () => problem('internal')));
    const { user } = await openClass();
    await user.click(screen.getByRole('button', { name: 'PDF indir' }));
    expect(await screen.findByRole('dialog', { name: 'PDF indir' })).toBeInTheDocument();
  });

  it('shows a text in each section that has no learners, no errors or no level to report', async () => {
    report = makeClassReport({
      learners: makeClassReport().learners.slice(0, 1),
      errors: { from: '2026-10-26', words: { lately: 0, before: 0 }, codes: [] },
      canDo: null,
    });
    await openClass();
    for (const text of [
      'Son 7 günde herkes çalıştı.',
      'Öne çıkan bir zorluk yok.',
      'Bu dönemde düzeltme yok.',
      'Raporda ada göre ilk 1 öğrenci var.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/ortak seviyesi seçilmemiş/)).toBeInTheDocument();
  });

  it('explains why the report is empty for a class without learners', async () => {
    report = makeClassReport({ learners: [], total: 0 });
    await openClass();
    expect(screen.getByText('Bu sınıfta henüz öğrenci yok')).toBeInTheDocument();
  });

  it('says that the class does not exist when the teacher teaches another class', async () => {
    renderApp(`/pages/class/${someId(2)}/report`, { as: 'user' });
    expect(await screen.findByText('Bu sınıf bulunamadı')).toBeInTheDocument();
  });

  it('offers a retry when the report cannot be loaded', async () => {
    let fails = true;
    server.use(answer(getClassReport, () => (fails ? problem('internal') : report)));
    const { user } = renderApp(`/pages/class/${someId(1)}/report`, { as: 'user' });
    const again = await screen.findByRole('button', { name: /yeniden dene/i });
    fails = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sınıf raporu: 9-1' })).toBeInTheDocument();
  });
});

describe('learner report page', () => {
  it('shows teachers a learner’s practice, levels with trend, results, words, pieces and homework', async () => {
    renderApp(`/pages/learner-report/${someId(11)}`, { as: 'user' });
    await screen.findByRole('heading', { level: 1, name: 'Öğrenci raporu: İpek Işık' });
    expect(asked).toContainEqual({ userId: someId(11), period: 'month' });
    expect(await screen.findByText('A2 Temel · 9-1, 2026–2027 Güz')).toBeInTheDocument();
    expect(card('Çalışma süresi').getByText('12 günde toplam 1.234 dakika')).toBeInTheDocument();
    const rowOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row')[1];
    expect(rowOf('Beceri seviyeleri (tahmin)')).toHaveTextContent(
      'OkumaA2 · TemelA2 · Temel – B1 · Orta60yükseliyor',
    );
    expect(rowOf('Okunan metinler')).toHaveTextContent('First snowA2 Temel%865 Kasım 2026');
    expect(
      card('Okunan metinler').getByText('Toplam: 45. En yeni 1 tanesi gösteriliyor.'),
    ).toBeInTheDocument();
    expect(card('Yanıtlar').getByText('50 yanıtın 43 tanesi doğru (%86)')).toBeInTheDocument();
    expect(card('Kelimeler').getByText('68 / 80 (%85)')).toBeInTheDocument();
    expect(rowOf('Yazılar')).toHaveTextContent('Günüm120A210 Kasım 2026');
    expect(rowOf('Ödevler')).toHaveTextContent('Okuma: First snow9-120 Kasım 2026Yapıldı%8695');
    expect(screen.getByRole('link', { name: 'Sınıfa dön' })).toHaveAttribute(
      'href',
      `/pages/class/${someId(1)}`,
    );
  });

  it('shows learners the report about themselves', async () => {
    renderApp('/pages/my-report', { as: 'user' });
    await screen.findByRole('heading', { level: 1, name: 'Çalışma raporum' });
    expect(await screen.findByText('İpek Işık · A2 Temel · 9-1, 2026–2027 Güz')).toBeInTheDocument();
    expect(asked).toContainEqual({ period: 'month' });
    expect(screen.queryByRole('link', { name: 'Veli mektubu' })).not.toBeInTheDocument();
  });

  it('shows a text in each empty section, and offers no term for a learner without a class', async () => {
    server.use(answer(getLearnerReport, emptyLearnerReport));
    renderApp('/pages/my-report', { as: 'user' });
    expect(await screen.findByText('Bu dönemde çalışma yok.')).toBeInTheDocument();
    for (const text of [
      'Henüz tahmin yok; çalıştıkça belirir.',
      'Bu dönemde düzeltme yok.',
      'Bu dönemde ödev yok.',
      'Bu dönemde yanıt yok.',
      'Bu dönemde gönderilen yazı yok.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Dönem başından beri' })).not.toBeInTheDocument();
  });

  it('says that the report cannot be opened when the teacher teaches another class', async () => {
    server.use(answer(getLearnerReport, () => problem('not-found')));
    renderApp(`/pages/learner-report/${someId(12)}`, { as: 'user' });
    expect(await screen.findByText('Bu rapor açılamadı')).toBeInTheDocument();
  });
});
