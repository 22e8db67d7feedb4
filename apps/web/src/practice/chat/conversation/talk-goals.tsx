import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Goal, ScenarioCard } from '@pratik/contract/chat';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { useChatText } from '../chat.texts.ts';
import { GoalList } from '../summary/goal-list.tsx';
import type { Chat } from './use-chat.ts';

type TalkGoalsProps = { goals: readonly Goal[]; end: Chat['end'] };

/**
 * Lists the goals of an open conversation. When all goals are reached, the learner can end the conversation or
 * continue.
 */
export const TalkGoals = ({ goals, end }: TalkGoalsProps) => {
  const t = useChatText();
  const allMet = goals.every(({ met }) => met);
  return (
    <Box sx={{ pt: 1, pb: 0.5, display: 'grid', gap: 0.5 }}>
      <GoalList goals={goals} small />
      <Box
        role="status"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          typography: 'caption',
        }}
      >
        {allMet ? (
          <>
            <span>{t('goalsMet')}</span>
            <Button size="small" loading={end.isPending} onClick={() => end.mutate()} sx={{ minHeight: 44 }}>
              {t('dayFullEnd')}
            </Button>
          </>
        ) : null}
      </Box>
      <FormProblem error={end.error} />
    </Box>
  );
};

/** Shows the goal of a scenario that has a single goal instead of a list of goals. */
export const ScenarioGoal = ({ scenario }: { scenario: ScenarioCard }) => {
  const t = useChatText();
  const pick = useBilingual();
  return (
    <Box sx={{ pt: 1, pb: 0.5, typography: 'caption', color: 'text.secondary' }}>
      <strong>{t('goal')}:</strong> {pick(scenario.goal)}
    </Box>
  );
};
