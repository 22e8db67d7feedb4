import type { ClassReport, ClassReportRow, Stuck } from '@pratik/contract/reports';
import type { PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { ReportWriter } from './report-writer.ts';

/** Returns the report about a class as a document. */
export const classDocument = (report: ClassReport, writer: ReportWriter): PdfDocument => {
  const { t, number, facts, errors, language, levelName } = writer;
  const { code, name, term, levelId } = report.class;
  const title = t('classReportOf', { code });
  const shown = report.learners.length;
  const about = [
    name,
    term,
    ...(levelId === null ? [] : [levelName(levelId)]),
    t('learnerCount', { shown: number(report.total) }),
  ];
  return {
    title,
    language,
    footer: `Pratik · ${title}`,
    blocks: [
      { kind: 'text', text: about.join(' · ') },
      facts(report.days, report.madeAt),
      ...(shown < report.total
        ? [{ kind: 'note' as const, text: t('onlyFirst', { shown: number(shown) }) }]
        : []),
      ...quietBlocks(report.learners, writer),
      ...stuckBlocks(report.learners, writer),
      ...learnerBlocks(report.learners, writer),
      ...errors(t('errorsOfClass'), report.errors),
      ...canDoBlocks(report.canDo, shown, writer),
      { kind: 'note', text: t('privacy') },
    ],
  };
};

const quietBlocks = (learners: readonly ClassReportRow[], { t, day }: ReportWriter): PdfBlock[] => {
  const quiet = learners
    .filter(({ quietDays }) => quietDays !== null)
    .toSorted((a, b) => (a.lastPractisedOn ?? '').localeCompare(b.lastPractisedOn ?? ''));
  const items = quiet.map(({ name, quietDays, lastPractisedOn }) =>
    lastPractisedOn === null
      ? `${name}: ${t('neverPractised')}`
      : `${name}: ${t(quietDays === 14 ? 'quiet14' : 'quiet7')} · ${t('lastPractice', { day: day(lastPractisedOn) })}`,
  );
  return [
    { kind: 'heading', text: t('quiet') },
    items.length === 0 ? { kind: 'note', text: t('quietNone') } : { kind: 'list', items },
  ];
};

const stuckText = ({ reason, count, skill, code }: Stuck, { t, number, codeName }: ReportWriter): string => {
  const shown = number(count ?? 0);
  switch (reason) {
    case 'homework':
      return t('stuckHomework', { shown });
    case 'results':
      return t('stuckResults');
    case 'level':
      return t('stuckLevel', { skill: skill === null ? '' : t(skill) });
    case 'errors':
      return t('stuckErrors');
    case 'repeated-error':
      return t('stuckRepeated', { name: code === null ? '' : codeName(code), shown });
  }
};

const stuckBlocks = (learners: readonly ClassReportRow[], writer: ReportWriter): PdfBlock[] => {
  const { t } = writer;
  const heading = { kind: 'heading', text: t('stuck') } as const;
  const stuck = learners.filter((learner) => learner.stuck.length > 0);
  if (stuck.length === 0) return [heading, { kind: 'note', text: t('stuckNone') }];
  const items = stuck.map(
    ({ name, stuck: reasons }) => `${name}: ${reasons.map((one) => stuckText(one, writer)).join(' · ')}`,
  );
  return [heading, { kind: 'note', text: t('stuckHow') }, { kind: 'list', items }];
};

const learnerBlocks = (learners: readonly ClassReportRow[], { t, number, day }: ReportWriter): PdfBlock[] => [
  { kind: 'heading', text: t('learners') },
  {
    kind: 'table',
    columns: [
      { title: t('learner'), share: 3 },
      { title: t('minutes'), share: 1, numeric: true },
      { title: t('daysPractised'), share: 1, numeric: true },
      { title: t('words'), share: 1.5, numeric: true },
      { title: t('homeworkDone'), share: 1.2, numeric: true },
      { title: t('lastDay'), share: 2 },
    ],
    rows: learners.map(({ name, minutes, days, words, homework, lastPractisedOn }) => [
      name,
      number(minutes),
      number(days),
      number(words),
      homework.given === 0 ? '–' : `${number(homework.done)} / ${number(homework.given)}`,
      lastPractisedOn === null ? '–' : day(lastPractisedOn),
    ]),
  },
];

const canDoBlocks = (canDo: ClassReport['canDo'], all: number, writer: ReportWriter): PdfBlock[] => {
  const { t, number, say, levelName } = writer;
  const heading = { kind: 'heading', text: t('canDo') } as const;
  if (!canDo) return [heading, { kind: 'note', text: t('canDoNone') }];
  return [
    heading,
    { kind: 'text', text: t('canDoLevel', { level: levelName(canDo.levelId) }) },
    { kind: 'note', text: t('canDoHow') },
    ...canDo.skills.flatMap(({ skill, byTasks, byLevel, learners, statements }): PdfBlock[] => [
      {
        kind: 'subheading',
        text: t('canDoCount', { skill: t(skill), done: number(learners), all: number(all) }),
      },
      {
        kind: 'note',
        text: [
          ...(byTasks === null ? [] : [t('byTasks', { shown: number(byTasks) })]),
          t('byLevel', { shown: number(byLevel) }),
        ].join(' · '),
      },
      { kind: 'list', items: statements.map(({ text }) => say(text)) },
    ]),
    { kind: 'subheading', text: t('units') },
    { kind: 'note', text: t('unitsHow') },
    ...canDo.units.flatMap(({ title, learners, statements }): PdfBlock[] => [
      {
        kind: 'text',
        text: t('unitCount', { title: say(title), done: number(learners), all: number(all) }),
      },
      { kind: 'list', items: statements.map(say) },
    ]),
    ...(canDo.otherUnits > 0
      ? [{ kind: 'note' as const, text: t('otherUnits', { shown: number(canDo.otherUnits) }) }]
      : []),
  ];
};
