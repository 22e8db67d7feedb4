import type { ClassReport, ClassReportRow, LearnerReport } from '@pratik/contract/reports';
import { someId } from '../school.fixture.ts';

const days = { kind: 'month' as const, from: '2026-10-30', to: '2026-11-28', termFrom: '2026-09-07' };
const madeAt = '2026-11-28T09:00:00.000Z';

export const makeRow = (number: number, change: Partial<ClassReportRow> = {}): ClassReportRow => ({
  id: someId(number),
  name: `İpek Işık${number}`,
  minutes: 1234.6,
  days: 12,
  words: 1500,
  homework: { given: 4, done: 3, missed: 0 },
  quietDays: null,
  lastPractisedOn: '2026-11-27',
  stuck: [],
  ...change,
});

const errors: ClassReport['errors'] = {
  from: '2026-10-26',
  words: { lately: 12345, before: 9000 },
  codes: [
    {
      code: 'missing-article',
      lately: 420,
      before: 200,
      latelyRate: 3.4,
      beforeRate: 2.2,
      change: { from: 0.8, to: 1.6 },
      trend: 'more',
    },
    {
      code: 'word-order',
      lately: 3,
      before: 0,
      latelyRate: null,
      beforeRate: null,
      change: null,
      trend: null,
    },
  ],
};

export const makeClassReport = (change: Partial<ClassReport> = {}): ClassReport => ({
  class: { id: someId(1), code: '9-1', name: 'Dokuzlar', term: '2026–2027 Güz', levelId: 'A2' },
  days,
  madeAt,
  total: 3,
  learners: [
    makeRow(11),
    makeRow(12, { quietDays: 14, lastPractisedOn: '2026-11-05', minutes: 0, days: 0 }),
    makeRow(13, {
      quietDays: 14,
      lastPractisedOn: null,
      homework: { given: 4, done: 1, missed: 2 },
      stuck: [
        { reason: 'homework', count: 2, skill: null, code: null },
        { reason: 'level', count: null, skill: 'reading', code: null },
        { reason: 'repeated-error', count: 9, skill: null, code: 'word-order' },
      ],
    }),
  ],
  errors,
  canDo: {
    levelId: 'A2',
    skills: [
      {
        skill: 'reading',
        byTasks: 2,
        byLevel: 1,
        learners: 2,
        statements: [{ id: 's1', text: { tr: 'Kısa metinleri anlar.', en: 'Understands short texts.' } }],
      },
      {
        skill: 'speaking',
        byTasks: null,
        byLevel: 0,
        learners: 0,
        statements: [{ id: 's2', text: { tr: 'Kendini tanıtır.', en: 'Introduces themselves.' } }],
      },
    ],
    units: [
      {
        id: 'a2-weekend',
        title: { tr: 'Hafta sonu', en: 'The weekend' },
        learners: 2,
        statements: [{ tr: 'Hafta sonumu anlatabilirim.', en: 'I can talk about my weekend.' }],
      },
    ],
    otherUnits: 19,
  },
  ...change,
});

const none = { answered: 0, right: 0 };

export const makeLearnerReport = (change: Partial<LearnerReport> = {}): LearnerReport => ({
  learner: { id: someId(11), name: 'İpek Işık', levelId: 'A2' },
  classes: [{ id: someId(1), code: '9-1', term: '2026–2027 Güz' }],
  days,
  madeAt,
  practice: {
    minutes: 1234.4,
    days: 12,
    kinds: [{ kind: 'chat', minutes: 1200 }],
    weeks: [{ monday: '2026-11-23', minutes: 95.2, days: 4 }],
  },
  readings: {
    count: 45,
    texts: [{ title: 'First snow', levelId: 'A2', finishedAt: '2026-11-05T09:00:00.000Z', percent: 86 }],
  },
  listenings: { count: 0, texts: [] },
  answers: { texts: { answered: 50, right: 43 }, scripts: none, gaps: none, mistakes: none },
  words: { learned: 40, asked: 80, remembered: 68, known: 1250 },
  pieces: {
    count: 1,
    pieces: [
      {
        title: { tr: 'Günüm', en: 'My day' },
        words: 120,
        level: 'A2',
        submittedAt: '2026-11-10T09:00:00.000Z',
      },
    ],
  },
  skills: [
    {
      skill: 'reading',
      ability: -1,
      standardError: 0.4,
      answers: 60,
      level: 'A2',
      from: 'A2',
      to: 'B1',
      trend: 'more',
    },
  ],
  scale: [
    { id: 'A2', name: { tr: 'A2 · Temel', en: 'A2 · Elementary' }, abilityFrom: -2 },
    { id: 'B1', name: { tr: 'B1 · Orta', en: 'B1 · Intermediate' }, abilityFrom: -0.5 },
  ],
  errors,
  homework: {
    given: 2,
    done: 1,
    missed: 1,
    assignments: [
      {
        id: someId(31),
        kind: 'reading',
        title: { tr: 'First snow', en: 'First snow' },
        amount: null,
        leastPercent: null,
        classCode: '9-1',
        dueAt: '2026-11-20T09:00:00.000Z',
        state: 'done',
        percent: 86,
        grade: 95,
      },
    ],
  },
  ...change,
});

/** A report about a learner who did nothing in the period. */
export const emptyLearnerReport = (): LearnerReport =>
  makeLearnerReport({
    classes: [],
    days: { ...days, termFrom: null },
    practice: { minutes: 0, days: 0, kinds: [], weeks: [] },
    readings: { count: 0, texts: [] },
    answers: { texts: none, scripts: none, gaps: none, mistakes: none },
    words: { learned: 0, asked: 0, remembered: 0, known: 0 },
    pieces: { count: 0, pieces: [] },
    skills: [],
    errors: { from: '2026-10-26', words: { lately: 0, before: 0 }, codes: [] },
    homework: { given: 0, done: 0, missed: 0, assignments: [] },
  });
