import Button from '@mui/material/Button';
import { getChatOptions } from '@pratik/contract/chat';
import { type GoalPurpose, type Profile, updateProfile } from '@pratik/contract/user';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { useFirstRunText } from './first-run.texts.ts';
import { StepPage } from './step-page.tsx';
import { useFirstRun } from './use-first-run.ts';

const purposes = ['everyday', 'travel', 'work', 'study', 'exam', 'pleasure'] as const;
const dayCounts = [2, 3, 5, 7] as const;

/**
 * Asks why the learner learns English, and on how many days a week the learner wants to practise. The learner may leave
 * both questions unanswered.
 */
export const GoalsStep = ({ profile }: { profile: Profile }) => {
  const t = useFirstRunText();
  const firstRun = useFirstRun();
  const [purpose, setPurpose] = useState<GoalPurpose | null>(profile.goalPurpose);
  const [days, setDays] = useState<number | null>(profile.goalDays);
  const dailyMinutes = useDailyMinutes();
  const save = useMutation({
    mutationFn: () => {
      const { name, surname, levelId, timeZone, language, correctionDose } = profile;
      const same = { name, surname, levelId, timeZone, language, correctionDose };
      return callApi(updateProfile, { ...same, goalPurpose: purpose, goalDays: days });
    },
    onSuccess: () => firstRun.go('message'),
  });
  const isSame = purpose === profile.goalPurpose && days === profile.goalDays;
  return (
    <StepPage
      step="goals"
      firstRun={firstRun}
      title={t('goalsTitle')}
      lead={t('goalsLead')}
      error={save.error}
      actions={
        <Button
          variant="contained"
          size="large"
          loading={save.isPending || firstRun.busy}
          onClick={() => (isSame ? firstRun.go('message') : save.mutate())}
        >
          {t('goOn')}
        </Button>
      }
    >
      <ChoiceTiles
        legend={t('purpose')}
        name="purpose"
        options={purposes.map((value) => ({ value, label: t(value) }))}
        chosen={purpose}
        onChoose={setPurpose}
      />
      <ChoiceTiles
        legend={t('days')}
        name="days"
        options={dayCounts.map((count) => ({
          value: count,
          label: count === 7 ? t('daysAll') : t('daysSome', { count }),
          note:
            dailyMinutes === null ? undefined : t('minutes', { minutes: formatNumber(count * dailyMinutes) }),
        }))}
        chosen={days}
        onChoose={setDays}
      />
    </StepPage>
  );
};

/** Returns the number of minutes of conversation per day, or null while it is unknown. */
const useDailyMinutes = (): number | null => {
  const { data } = useQuery(callQuery(getChatOptions, {}));
  return data ? Math.round(data.meter.limitSeconds / 60) : null;
};
