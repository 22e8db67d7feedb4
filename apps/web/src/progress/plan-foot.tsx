import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { LearnerDay } from '../learner/learner-day.ts';
import { callApi } from '../lib/api/api-client.ts';
import { callKey } from '../lib/api/query-client.ts';
import { useBilingual } from '../lib/language/i18n.ts';
import { SpriteIcon } from '../ui/action/sprite-icon.tsx';
import { TextLink } from '../ui/action/text-link.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { getLearnerDashboard, setPlanMinutes } from './light-calls.ts';
import { usePlanFootText } from './plan-foot.texts.ts';

const choices = [10, 20, 30] as const;

/** The current unit of the learning path, and the choice of how many minutes a day the plan takes. */
export const PlanFoot = ({ day }: { day: LearnerDay }) => {
  const t = usePlanFootText();
  const pick = useBilingual();
  const { unit } = day;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        borderTop: '1px solid',
        borderColor: 'divider',
        pt: 2.5,
      }}
    >
      <Box sx={{ color: 'primary.main', display: 'flex' }}>
        <SpriteIcon name="unit" />
      </Box>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ fontWeight: weight.semibold }}>
          {unit ? t('unitNow', { number: unit.number, title: pick(unit.title) }) : t('pathDone')}
        </Box>
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {unit
            ? `${t(unit.stepsDone === 0 ? 'unitStepsNone' : 'unitSteps', { done: unit.stepsDone, all: unit.steps })} · `
            : null}
          <TextLink to={unit ? `/pages/path/${encodeURIComponent(unit.id)}` : '/pages/path'}>
            {t('toPath')}
          </TextLink>
        </Box>
      </Box>
      <MinutesChoice minutes={day.planMinutes} />
    </Box>
  );
};

const MinutesChoice = ({ minutes }: { minutes: LearnerDay['planMinutes'] }) => {
  const t = usePlanFootText();
  const id = useId();
  const client = useQueryClient();
  const [wished, setWished] = useState<LearnerDay['planMinutes'] | null>(null);
  const [failed, setFailed] = useState(false);
  const chosen = wished ?? minutes;
  const choose = async (count: LearnerDay['planMinutes']) => {
    setWished(count);
    setFailed(false);
    try {
      await callApi(setPlanMinutes, { minutes: count });
      await client.invalidateQueries({ queryKey: callKey(getLearnerDashboard) });
    } catch {
      setFailed(true);
    }
    setWished(null);
  };
  return (
    <Box>
      <Box id={id} sx={{ color: 'text.secondary', typography: 'caption', mb: 0.5 }}>
        {t('minutesADay')}
      </Box>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', gap: 0.75 }}>
        {choices.map((count) => (
          <Box
            key={count}
            component="button"
            type="button"
            aria-pressed={count === chosen}
            onClick={() => void (count === chosen ? undefined : choose(count))}
            sx={choice}
          >
            {t('minutesChoice', { count })}
          </Box>
        ))}
      </Box>
      {failed ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption', mt: 0.5 }}>
          {t('minutesFailed')}
        </Box>
      ) : null}
    </Box>
  );
};

const choice = {
  minWidth: 56,
  minHeight: 44,
  font: 'inherit',
  typography: 'caption',
  cursor: 'pointer',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.control,
  '&[aria-pressed="true"]': {
    color: 'primary.main',
    borderColor: 'primary.main',
    fontWeight: weight.semibold,
    bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 12%, var(--p-palette-background-paper))',
  },
} as const;
