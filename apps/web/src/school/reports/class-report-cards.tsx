import Typography from '@mui/material/Typography';
import type { ClassReportRow, Stuck } from '@pratik/contract/reports';
import { useCodeName } from '../../feedback/code-names.ts';
import { Line, Lines } from '../../learner/facts.tsx';
import { dayLabel, formatNumber } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { useReportText } from './reports.texts.ts';

type LearnersProps = { learners: readonly ClassReportRow[] };

const LearnerLink = ({ id, name }: Pick<ClassReportRow, 'id' | 'name'>) => (
  <TextLink to={`/pages/learner-report/${id}`}>{name}</TextLink>
);

/** Card with the learners who have not practised for more than 7 or 14 days, the longest pause first. */
export const QuietCard = ({ learners }: LearnersProps) => {
  const t = useReportText();
  const quiet = learners
    .filter(({ quietDays }) => quietDays !== null)
    .toSorted((a, b) => (a.lastPractisedOn ?? '').localeCompare(b.lastPractisedOn ?? ''));
  return (
    <Card title={t('quiet')}>
      {quiet.length === 0 ? (
        t('quietNone')
      ) : (
        <Lines label={t('quiet')}>
          {quiet.map(({ id, name, quietDays, lastPractisedOn }) => (
            <Line key={id} name={<LearnerLink id={id} name={name} />}>
              {lastPractisedOn === null
                ? t('neverPractised')
                : `${t(quietDays === 14 ? 'quiet14' : 'quiet7')} · ${t('lastPractice', { day: dayLabel(lastPractisedOn) })}`}
            </Line>
          ))}
        </Lines>
      )}
    </Card>
  );
};

const useStuckText = () => {
  const t = useReportText();
  const codeName = useCodeName();
  return ({ reason, count, skill, code }: Stuck): string => {
    const shown = formatNumber(count ?? 0);
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
};

/** Card with the learners who may need help, and the reasons. */
export const StuckCard = ({ learners }: LearnersProps) => {
  const t = useReportText();
  const textOf = useStuckText();
  const stuck = learners.filter((learner) => learner.stuck.length > 0);
  return (
    <Card title={t('stuck')}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {stuck.length === 0 ? t('stuckNone') : t('stuckHow')}
      </Typography>
      {stuck.length > 0 ? (
        <Lines label={t('stuck')}>
          {stuck.map((learner) => (
            <Line key={learner.id} name={<LearnerLink id={learner.id} name={learner.name} />}>
              {learner.stuck.map(textOf).join(' · ')}
            </Line>
          ))}
        </Lines>
      ) : null}
    </Card>
  );
};

/** Table with the minutes, days, words and homework of each learner. */
export const ClassLearnersCard = ({ learners }: LearnersProps) => {
  const t = useReportText();
  const columns: PlainColumn<ClassReportRow>[] = [
    { id: 'name', header: t('learner'), cell: ({ id, name }) => <LearnerLink id={id} name={name} /> },
    { id: 'minutes', header: t('minutes'), numeric: true, cell: ({ minutes }) => formatNumber(minutes) },
    { id: 'days', header: t('daysPractised'), numeric: true, cell: ({ days }) => formatNumber(days) },
    { id: 'words', header: t('words'), numeric: true, cell: ({ words }) => formatNumber(words) },
    {
      id: 'homework',
      header: t('homeworkDone'),
      numeric: true,
      cell: ({ homework }) =>
        homework.given === 0
          ? '–'
          : t('ofAll', { done: formatNumber(homework.done), all: formatNumber(homework.given) }),
    },
    {
      id: 'last',
      header: t('lastDay'),
      cell: ({ lastPractisedOn }) => (lastPractisedOn === null ? '–' : dayLabel(lastPractisedOn)),
    },
  ];
  return (
    <Card title={t('learners')}>
      <PlainTable label={t('learners')} columns={columns} rows={learners} rowId={({ id }) => id} />
    </Card>
  );
};
