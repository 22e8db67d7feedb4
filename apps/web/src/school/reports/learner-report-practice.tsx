import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LearnerReport } from '@pratik/contract/reports';
import { Line, Lines } from '../../learner/facts.tsx';
import { dayLabel, formatNumber } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { useReportText } from './reports.texts.ts';

/** Card with the days and minutes of practice, by practice kind and by week. */
export const PracticeReportCard = ({ practice }: Pick<LearnerReport, 'practice'>) => {
  const t = useReportText();
  if (practice.minutes === 0 && practice.days === 0)
    return <Card title={t('practice')}>{t('practiceNone')}</Card>;
  const totals = { days: formatNumber(practice.days), minutes: formatNumber(practice.minutes) };
  return (
    <Card title={t('practice')}>
      <Typography sx={{ mb: 2 }}>{t('practiceTotal', totals)}</Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        }}
      >
        <div>
          <Typography variant="h3">{t('byKind')}</Typography>
          <Lines label={t('byKind')}>
            {practice.kinds.map(({ kind, minutes }) => (
              <Line key={kind} name={t(kind)}>
                {t('minutesShort', { shown: formatNumber(minutes) })}
              </Line>
            ))}
          </Lines>
        </div>
        <div>
          <Typography variant="h3">{t('byWeek')}</Typography>
          <Lines label={t('byWeek')}>
            {practice.weeks.map(({ monday, minutes, days }) => (
              <Line key={monday} name={t('weekOf', { day: dayLabel(monday) })}>
                {t('weekFacts', { minutes: formatNumber(minutes), days: formatNumber(days) })}
              </Line>
            ))}
          </Lines>
        </div>
      </Box>
    </Card>
  );
};

type Skill = LearnerReport['skills'][number];

/** Table with the estimated level of each skill, its range and its trend. */
export const SkillsReportCard = ({ skills, scale }: Pick<LearnerReport, 'skills' | 'scale'>) => {
  const t = useReportText();
  const say = useBilingual();
  const nameOf = (id: string | null): string => {
    const level = scale.find((one) => one.id === id);
    return level ? say(level.name) : (id ?? '–');
  };
  if (skills.length === 0) return <Card title={t('skills')}>{t('skillsNone')}</Card>;
  const columns: PlainColumn<Skill>[] = [
    { id: 'skill', header: t('skill'), cell: ({ skill }) => t(skill) },
    { id: 'level', header: t('estimate'), cell: ({ level }) => nameOf(level) },
    {
      id: 'range',
      header: t('skillRange'),
      cell: ({ from, to }) =>
        from === to ? nameOf(from) : t('levelRange', { from: nameOf(from), to: nameOf(to) }),
    },
    { id: 'answers', header: t('basedOn'), numeric: true, cell: ({ answers }) => formatNumber(answers) },
    {
      id: 'trend',
      header: t('trend'),
      cell: ({ trend }) => (trend === null ? t('noTrend') : t(`skill${trend}`)),
    },
  ];
  return (
    <Card title={t('skills')}>
      <PlainTable label={t('skills')} columns={columns} rows={skills} rowId={({ skill }) => skill} />
    </Card>
  );
};
