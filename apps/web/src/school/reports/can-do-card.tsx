import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassReport } from '@pratik/contract/reports';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useReportText } from './reports.texts.ts';

type CanDoCardProps = {
  canDo: ClassReport['canDo'];
  /** Total number of learners in the report. */
  all: number;
};

/** Card with the can-do statements of the class’s level, and the number of learners who can do them. */
export const CanDoCard = ({ canDo, all }: CanDoCardProps) => {
  const t = useReportText();
  const say = useBilingual();
  const { levelName } = useLevelWords();
  if (!canDo) return <Card title={t('canDo')}>{t('canDoNone')}</Card>;
  return (
    <Card title={t('canDo')}>
      <Typography>{t('canDoLevel', { level: levelName(canDo.levelId) })}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('canDoHow')}</Typography>
      {canDo.skills.map(({ skill, byTasks, byLevel, learners, statements }) => (
        <Box key={skill} sx={{ mt: 2, breakInside: 'avoid' }}>
          <Typography variant="h3">
            {t('canDoCount', { skill: t(skill), done: formatNumber(learners), all: formatNumber(all) })}
          </Typography>
          <Typography sx={{ color: 'text.secondary', typography: 'body2' }}>
            {[
              byTasks === null ? null : t('byTasks', { shown: formatNumber(byTasks) }),
              t('byLevel', { shown: formatNumber(byLevel) }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {statements.map(({ id, text }) => (
              <li key={id}>{say(text)}</li>
            ))}
          </Box>
        </Box>
      ))}
      <Typography variant="h3" sx={{ mt: 3 }}>
        {t('units')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('unitsHow')}</Typography>
      {canDo.units.map(({ id, title, learners, statements }) => (
        <Box key={id} sx={{ mt: 2, breakInside: 'avoid' }}>
          <Typography sx={{ fontWeight: weight.semibold }}>
            {t('unitCount', { title: say(title), done: formatNumber(learners), all: formatNumber(all) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {statements.map((text) => (
              <li key={text.en}>{say(text)}</li>
            ))}
          </Box>
        </Box>
      ))}
      {canDo.otherUnits > 0 ? (
        <Typography sx={{ mt: 2 }}>{t('otherUnits', { shown: formatNumber(canDo.otherUnits) })}</Typography>
      ) : null}
    </Card>
  );
};
