import { z } from 'zod';
import { post } from './call.ts';
import { day, id } from './common.ts';
import { reportPeriod } from './reports.ts';

/** The calls that return reports as PDF files. */

/** A report as a PDF file. */
const reportFile = z.object({
  name: z.string(),
  /** Content of the PDF file, encoded in base64. */
  file: z.string(),
});
export type ReportFile = z.infer<typeof reportFile>;

export const downloadClassReport = post({
  cost: 'copy',
  path: 'report/class-pdf',
  access: 'user',
  summary: 'The report about a class as PDF',
  body: z.strictObject({ classId: id, period: reportPeriod }),
  answer: reportFile,
  problems: ['not-found'],
});

export const downloadLearnerReport = post({
  cost: 'copy',
  path: 'report/learner-pdf',
  access: 'user',
  summary: 'The report about a learner as PDF',
  /** Id of the learner whose report is requested as PDF. If omitted, the report is about the caller. */
  body: z.strictObject({ userId: id.optional(), period: reportPeriod }),
  answer: reportFile,
  problems: ['not-found'],
});

export const downloadGuardianReport = post({
  cost: 'copy',
  path: 'report/guardian-pdf',
  access: 'user',
  summary: 'The weekly report for a guardian as PDF',
  body: z.strictObject({ userId: id, week: day.optional() }),
  answer: reportFile,
  problems: ['not-found'],
});
