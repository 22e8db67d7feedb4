import type { LearnerReport } from '@pratik/contract/reports';
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { ReportWriter } from './report-writer.ts';

/** Returns the report about a learner as a document. */
export const learnerDocument = (report: LearnerReport, writer: ReportWriter): PdfDocument => {
  const { t, facts, errors, language, levelName } = writer;
  const { name, levelId } = report.learner;
  const title = t('learnerReportOf', { name });
  const about = [
    ...(levelId === null ? [] : [levelName(levelId)]),
    ...report.classes.map(({ code, term }) => `${code}, ${term}`),
  ];
  return {
    title,
    language,
    footer: `Pratik · ${title}`,
    blocks: [
      ...(about.length > 0 ? [{ kind: 'text' as const, text: about.join(' · ') }] : []),
      facts(report.days, report.madeAt),
      ...practiceBlocks(report, writer),
      ...skillBlocks(report, writer),
      ...errors(t('errors'), report.errors),
      ...homeworkBlocks(report, writer),
      ...textBlocks(t('readings'), report.readings, writer),
      ...textBlocks(t('listenings'), report.listenings, writer),
      ...answerBlocks(report, writer),
      ...wordBlocks(report, writer),
      ...pieceBlocks(report, writer),
      { kind: 'note', text: t('privacy') },
    ],
  };
};

/** Returns a section with a heading. An empty section contains the sentence `empty` instead of blocks. */
const section = (title: string, empty: string | null, blocks: () => PdfBlock[]): PdfBlock[] => [
  { kind: 'heading', text: title },
  ...(empty === null ? blocks() : [{ kind: 'note' as const, text: empty }]),
];

const practiceBlocks = ({ practice }: LearnerReport, { t, number, day }: ReportWriter): PdfBlock[] =>
  section(t('practice'), practice.days === 0 ? t('practiceNone') : null, () => [
    {
      kind: 'text',
      text: t('practiceTotal', { days: number(practice.days), minutes: number(practice.minutes) }),
    },
    { kind: 'subheading', text: t('byKind') },
    {
      kind: 'list',
      items: practice.kinds.map(
        ({ kind, minutes }) => `${t(kind)}: ${t('minutesShort', { shown: number(minutes) })}`,
      ),
    },
    { kind: 'subheading', text: t('byWeek') },
    {
      kind: 'list',
      items: practice.weeks.map(({ monday, minutes, days }) => {
        const values = { minutes: number(minutes), days: number(days) };
        return `${t('weekOf', { day: day(monday) })}: ${t('weekFacts', values)}`;
      }),
    },
  ]);

const skillBlocks = ({ skills, scale }: LearnerReport, writer: ReportWriter): PdfBlock[] => {
  const { t, number, say } = writer;
  const nameOf = (id: string | null): string => {
    const level = scale.find((one) => one.id === id);
    return level ? say(level.name) : (id ?? '–');
  };
  return section(t('skills'), skills.length === 0 ? t('skillsNone') : null, () => [
    {
      kind: 'table',
      columns: [
        { title: t('skill'), share: 1.5 },
        { title: t('estimate'), share: 2 },
        { title: t('skillRange'), share: 3 },
        { title: t('basedOn'), share: 1.5, numeric: true },
        { title: t('trend'), share: 1.5 },
      ],
      rows: skills.map(({ skill, level, from, to, answers, trend }) => [
        t(skill),
        nameOf(level),
        from === to ? nameOf(from) : t('levelRange', { from: nameOf(from), to: nameOf(to) }),
        number(answers),
        trend === null ? t('noTrend') : t(`skill${trend}`),
      ]),
    },
  ]);
};

type Assignment = LearnerReport['homework']['assignments'][number];

const assignmentTitle = ({ kind, title, amount }: Assignment, { t, number, say }: ReportWriter): string => {
  const named = title === null ? [] : [say(title)];
  const count = number(amount ?? 0);
  if (kind === 'chat') return [t('chatAmount', { count }), ...named].join(', ');
  if (kind === 'vocabulary') return t('vocabularyAmount', { count });
  return [t(kind), ...named].join(': ');
};

const homeworkBlocks = ({ homework }: LearnerReport, writer: ReportWriter): PdfBlock[] => {
  const { t, number, percent, date } = writer;
  const counts = {
    given: number(homework.given),
    done: number(homework.done),
    missed: number(homework.missed),
  };
  return section(t('homework'), homework.given === 0 ? t('homeworkNone') : null, () => [
    { kind: 'note', text: t('homeworkCounts', counts) },
    {
      kind: 'table',
      columns: [
        { title: t('homeworkTitle'), share: 3.5 },
        { title: t('homeworkClass'), share: 1 },
        { title: t('due'), share: 2 },
        { title: t('state'), share: 1.5 },
        { title: t('result'), share: 1, numeric: true },
        { title: t('grade'), share: 1, numeric: true },
      ],
      rows: homework.assignments.map((one) => [
        assignmentTitle(one, writer),
        one.classCode,
        date(one.dueAt),
        t(`state${one.state}`),
        one.percent === null ? '–' : percent(one.percent / 100),
        one.grade === null ? '–' : number(one.grade),
      ]),
    },
  ]);
};

/** Returns a sentence with the number of all rows and the number of rows that the report shows. */
const totalBlock = (all: number, shown: number, { t, number }: ReportWriter): PdfBlock => ({
  kind: 'note',
  text:
    shown < all
      ? t('newest', { all: number(all), shown: number(shown) })
      : t('total', { shown: number(all) }),
});

const textBlocks = (
  title: string,
  { count, texts }: LearnerReport['readings'],
  writer: ReportWriter,
): PdfBlock[] => {
  const { t, percent, date, levelName } = writer;
  return section(title, count === 0 ? t('textsNone') : null, () => [
    totalBlock(count, texts.length, writer),
    {
      kind: 'table',
      columns: [
        { title: t('textTitle'), share: 4 },
        { title: t('level'), share: 2 },
        { title: t('result'), share: 1, numeric: true },
        { title: t('finished'), share: 2, numeric: true },
      ],
      rows: texts.map((text) => [
        text.title,
        levelName(text.levelId),
        text.percent === null ? '–' : percent(text.percent / 100),
        date(text.finishedAt),
      ]),
    },
  ]);
};

const answerBlocks = ({ answers }: LearnerReport, { t, number, percent }: ReportWriter): PdfBlock[] => {
  const lines = [
    { name: t('answersTexts'), of: answers.texts },
    { name: t('answersScripts'), of: answers.scripts },
    { name: t('answersGaps'), of: answers.gaps },
    { name: t('answersMistakes'), of: answers.mistakes },
  ].filter(({ of }) => of.answered > 0);
  const textOf = ({ answered, right }: { answered: number; right: number }) =>
    t('answersOf', { all: number(answered), right: number(right), share: percent(right / answered) });
  return section(t('answers'), lines.length === 0 ? t('answersNone') : null, () => [
    { kind: 'list', items: lines.map(({ name, of }) => `${name}: ${textOf(of)}`) },
  ]);
};

const wordBlocks = ({ words }: LearnerReport, { t, number, percent }: ReportWriter): PdfBlock[] => {
  const { learned, asked, remembered, known } = words;
  const share = asked === 0 ? '' : percent(remembered / asked);
  const ofAsked = { all: number(asked), right: number(remembered), share };
  return section(t('vocabularyTitle'), null, () => [
    {
      kind: 'list',
      items: [
        `${t('learned')}: ${number(learned)}`,
        `${t('remembered')}: ${asked === 0 ? '–' : t('rememberedOf', ofAsked)}`,
        `${t('known')}: ${number(known)}`,
      ],
    },
  ]);
};

const pieceBlocks = ({ pieces: { count, pieces } }: LearnerReport, writer: ReportWriter): PdfBlock[] => {
  const { t, number, say, date } = writer;
  return section(t('pieces'), count === 0 ? t('piecesNone') : null, () => [
    totalBlock(count, pieces.length, writer),
    {
      kind: 'table',
      columns: [
        { title: t('pieceTitle'), share: 4 },
        { title: t('pieceWords'), share: 1, numeric: true },
        { title: t('pieceLevel'), share: 1.5 },
        { title: t('submitted'), share: 2, numeric: true },
      ],
      rows: pieces.map(({ title, words, level, submittedAt }) => [
        title === null ? t('freePiece') : say(title),
        number(words),
        level ?? '–',
        date(submittedAt),
      ]),
    },
  ]);
};
