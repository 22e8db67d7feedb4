import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { LearnerDay } from '../learner/learner-day.ts';
import { callApi } from '../lib/api/api-client.ts';
import { callKey } from '../lib/api/query-client.ts';
import { useBilingual } from '../lib/language/i18n.ts';
import { SpriteIcon } from '../ui/action/sprite-icon.tsx';
import { TextLink } from '../ui/action/text-link.tsx';
import { weight } from '../ui/theme/tokens.ts';
import { getLearnerDashboard, setPlanMinutes } from './light-calls.ts';
import { useProgressText } from './progress.texts.ts';

const choices = [10, 20, 30] as const;

/** The current unit of the learning path, and the choice of how many minutes a day the plan takes. */
export const PlanFoot = ({ day }: { day: LearnerDay }) => {
  const t = useProgressText();
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
          {unit ? `${t('unitSteps', { done: unit.stepsDone, all: unit.steps })} · ` : null}
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
  const t = useProgressText();
  const id = useId();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (wished: LearnerDay['planMinutes']) => callApi(setPlanMinutes, { minutes: wished }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(getLearnerDashboard) }),
  });
  return (
    <Box>
      <Box id={id} sx={{ color: 'text.secondary', typography: 'caption', mb: 0.5 }}>
        {t('minutesADay')}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-labelledby={id}
        value={change.isPending ? change.variables : minutes}
        onChange={(_, wished: LearnerDay['planMinutes'] | null) => {
          if (wished !== null) change.mutate(wished);
        }}
      >
        {choices.map((count) => (
          <ToggleButton key={count} value={count} sx={{ minWidth: 56, minHeight: 44 }}>
            {t('minutesChoice', { count })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {change.isError ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption', mt: 0.5 }}>
          {t('minutesFailed')}
        </Box>
      ) : null}
    </Box>
  );
};
