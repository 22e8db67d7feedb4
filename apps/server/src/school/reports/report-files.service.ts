import type { ReportFile } from '@pratik/contract/report-files';
import type { ReportPeriod } from '@pratik/contract/reports';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { AuthLog } from '../../identity/auth-log/auth-log.service.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import type { Isolation } from '../../platform/isolation/isolation.ts';
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { pdfFile } from '../../platform/pdf/pdf-file.ts';
import type { GuardianReports } from '../guardian-reports/guardian-reports.service.ts';
import { classDocument } from './class-document.ts';
import type { ClassReports } from './class-report.service.ts';
import { learnerDocument } from './learner-document.ts';
import type { LearnerReports } from './learner-report.service.ts';
import { reportWriter } from './report-writer.ts';

export type ReportFiles = ReturnType<typeof createReportFiles>;

type Parts = {
  timeZone: string;
  isolation: Isolation;
  levels: Pick<LevelsService, 'list'>;
  authLog: Pick<AuthLog, 'note'>;
  classReports: ClassReports;
  learnerReports: LearnerReports;
  guardianReports: GuardianReports;
};
type Reader = Pick<SignedInUser, 'id' | 'role' | 'language'>;

/** Writes reports as PDF files. The download of a report about another user is recorded in the audit log. */
export const createReportFiles = (parts: Parts) => {
  const { timeZone, isolation, levels, authLog, classReports, learnerReports, guardianReports } = parts;

  const writerFor = async ({ language }: Reader) => {
    const names = (await levels.list()).map(({ id, name }) => [id, name] as const);
    return reportWriter(language, timeZone, new Map(names));
  };

  const fileOf = async (
    reader: Reader,
    name: string,
    document: PdfDocument,
    signal: AbortSignal,
  ): Promise<ReportFile> => ({
    name: `${name}.pdf`,
    file: await pdfFile(isolation, document, reader.id, signal),
  });

  const note = (reader: Reader, call: string, detail: object, aboutId?: string) =>
    authLog.note({ action: 'download.report', userId: reader.id, aboutId, detail: { call, ...detail } });

  return {
    /** Returns the report about a class as a file. @throws Problem `not-found` */
    async ofClass(reader: Reader, classId: string, period: ReportPeriod, signal: AbortSignal) {
      const report = await classReports.get(reader, classId, period);
      const writer = await writerFor(reader);
      const { code, term } = report.class;
      await note(reader, 'report/class-pdf', { class: `${code}, ${term}` });
      const name = `${writer.t('fileClass')}-${report.days.to}`;
      return fileOf(reader, name, classDocument(report, writer), signal);
    },

    /** Returns the report about a learner as a file. @throws Problem `not-found` */
    async ofLearner(reader: Reader, userId: string, period: ReportPeriod, signal: AbortSignal) {
      const report = await learnerReports.get(reader, userId, period);
      const writer = await writerFor(reader);
      if (userId !== reader.id) await note(reader, 'report/learner-pdf', {}, userId);
      const name = `${writer.t('fileLearner')}-${report.days.to}`;
      return fileOf(reader, name, learnerDocument(report, writer), signal);
    },

    /** Returns the weekly report for a guardian as a file. @throws Problem `not-found` */
    async forGuardian(reader: Reader, userId: string, week: string | undefined, signal: AbortSignal) {
      const { subject, sections, from } = await guardianReports.get(reader, userId, week);
      const writer = await writerFor(reader);
      await note(reader, 'report/guardian-pdf', { week: from }, userId);
      const document: PdfDocument = {
        title: subject,
        language: 'tr',
        footer: 'Pratik',
        blocks: sections.flatMap(({ heading, lines }): PdfBlock[] =>
          heading === null
            ? lines.map((text) => ({ kind: 'text', text }))
            : [
                { kind: 'heading', text: heading },
                { kind: 'list', items: lines },
              ],
        ),
      };
      return fileOf(reader, `${writer.t('fileGuardian')}-${from}`, document, signal);
    },
  };
};
