import { correctionCodes } from '@pratik/contract/feedback';
import type { GuardianReport } from '@pratik/contract/guardian-reports';
import type { PracticeKind } from '@pratik/contract/progress';
import type { LearnerReport } from '@pratik/contract/reports';
import { type Help, helpOf, type Strength, strengthsOf } from './guardian-report.policy.ts';

/** The weekly report for a guardian. It is Turkish, because it is a document for guardians in Turkey. */

type Text = Pick<GuardianReport, 'subject' | 'sections'>;

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const shown = (value: number): string => number.format(value);
const date = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => date.format(new Date(`${day}T12:00:00Z`));

const kinds: Readonly<Record<PracticeKind, string>> = {
  chat: 'İngilizce sohbet',
  vocabulary: 'Kelime',
  mistakes: 'Kendi hatalarını düzeltme',
  reading: 'Okuma',
  listening: 'Dinleme',
  writing: 'Yazma',
  speaking: 'Konuşma',
};

const strengthText = (strength: Strength): string => {
  switch (strength.kind) {
    case 'regular':
      return `Düzenli çalışıyor: bu hafta ${shown(strength.days)} gün çalıştı.`;
    case 'homework':
      return 'Bu haftaki bütün ödevlerini yaptı.';
    case 'reading':
      return `Okuduğunu anlıyor: okuma sorularında doğru yanıt oranı %${shown(strength.percent)}.`;
    case 'listening':
      return `Dinlediğini anlıyor: dinleme sorularında doğru yanıt oranı %${shown(strength.percent)}.`;
    case 'words':
      return `Öğrendiği kelimeleri hatırlıyor: tekrarlarda hatırlama oranı %${shown(strength.percent)}.`;
    case 'fewer-errors':
      return 'Yazarken geçen haftaya göre daha az hata yaptı.';
    case 'began':
      return 'Bu hafta İngilizceye zaman ayırdı. Sık sık ve azar azar çalışmak en iyi yoldur.';
  }
};

const helpText = (help: Help): string => {
  switch (help.kind) {
    case 'no-practice':
      return 'Birlikte, haftada üç gün on beşer dakikalık bir çalışma zamanı belirleyin. O sırada yanında olmanız yeter; İngilizce bilmeniz gerekmez.';
    case 'homework':
      return `Süresi dolmuş ödev sayısı: ${shown(help.missed)}. Ödevler hâlâ yapılabilir; ana sayfasındaki “Ödevleriniz” bölümüne birlikte bakın.`;
    case 'few-days':
      return 'Çalışmayı haftaya yaymak, tek günde uzun çalışmaktan daha yararlıdır. Bir gün daha eklemesi için onu yüreklendirin.';
    case 'words':
      return 'Kelimeleri unutmaması için her gün beş dakika kelime tekrarı yapmasını hatırlatın.';
    case 'error':
      return `En çok zorlandığı konu: ${correctionCodes[help.code]}. Ondan bu konuyu size Türkçe anlatmasını isteyin; anlatmak öğrenmeyi pekiştirir.`;
    case 'three-words':
      return 'Ondan bu hafta öğrendiği üç kelimeyi size söylemesini ve her biriyle bir cümle kurmasını isteyin.';
  }
};

const practisedLines = (report: LearnerReport): string[] => {
  const counts: [string, number][] = [
    ['Okunan metin', report.readings.count],
    ['Dinleme', report.listenings.count],
    ['Yeni öğrenilen kelime', report.words.learned],
    ['Gönderilen yazı', report.pieces.count],
  ];
  return [
    ...report.practice.kinds.map(
      ({ kind, minutes }) => `${kinds[kind]}: ${shown(Math.max(1, minutes))} dakika`,
    ),
    ...counts.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${shown(count)}`),
    ...(report.homework.given > 0
      ? [`Ödev: verilen ${shown(report.homework.given)}, yapılan ${shown(report.homework.done)}`]
      : []),
  ];
};

/** Writes the report from a learner’s report of one week. @param name the learner’s name */
export const guardianReportText = (report: LearnerReport, name: string): Text => {
  const { from, to } = report.days;
  const { days, minutes } = report.practice;
  const practised = practisedLines(report);
  const strengths = strengthsOf(report);
  return {
    subject: 'Haftalık veli mektubu',
    sections: [
      {
        heading: null,
        lines: [
          'Sayın veli,',
          `Öğrenci: ${name}`,
          `Hafta: ${dayText(from)} – ${dayText(to)}`,
          days === 0
            ? 'Bu hafta Pratik’te İngilizce çalışması görünmüyor.'
            : `Bu hafta ${shown(days)} gün, toplam ${shown(Math.max(1, minutes))} dakika İngilizce çalıştı.`,
        ],
      },
      ...(practised.length > 0 ? [{ heading: 'Neler çalıştı?', lines: practised }] : []),
      ...(strengths.length > 0
        ? [{ heading: 'Neler iyi gidiyor?', lines: strengths.map(strengthText) }]
        : []),
      { heading: 'Evde nasıl yardım edebilirsiniz?', lines: [helpText(helpOf(report))] },
      {
        heading: null,
        lines: [
          'Bu mektupta yalnızca süreler, sonuçlar ve sayılar vardır. Öğrencinin sohbetlerinden ve yazılarından hiçbir söz yer almaz.',
          'Sorularınız için öğrencinin öğretmenine ulaşabilirsiniz.',
        ],
      },
    ],
  };
};

/** Returns the report as the text of an e-mail. */
export const guardianReportMail = ({ subject, sections }: Text): { subject: string; text: string } => ({
  subject,
  text: [
    ...sections.map(({ heading, lines }) =>
      [
        ...(heading === null ? [] : [heading]),
        ...lines.map((line) => (heading === null ? line : `- ${line}`)),
      ].join('\n'),
    ),
    'Bu mektubu e-posta ile almak istemiyorsanız kuruma bildirin.',
    'Pratik',
  ].join('\n\n'),
});
