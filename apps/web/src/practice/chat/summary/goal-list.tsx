import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import type { Goal } from '@pratik/contract/chat';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useChatText } from '../chat.texts.ts';

type GoalListProps = { goals: readonly Goal[]; small?: boolean };

/** Lists the goals of a role-play or topic. A tick marks each reached goal. */
export const GoalList = ({ goals, small = false }: GoalListProps) => {
  const t = useChatText();
  const pick = useBilingual();
  return (
    <Box
      component="ul"
      aria-label={t('goals')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: small ? 'row' : 'column',
        columnGap: 2,
        rowGap: small ? 0.25 : 0.75,
        ...(small ? { typography: 'caption' } : {}),
      }}
    >
      {goals.map(({ id, text, met }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            color: met ? 'text.primary' : 'text.secondary',
          }}
        >
          {met ? (
            <CheckCircleRounded aria-hidden color="success" fontSize="small" />
          ) : (
            <RadioButtonUncheckedRounded aria-hidden fontSize="small" />
          )}
          <span>{pick(text)}</span>
          <VisuallyHidden>{t(met ? 'goalMet' : 'goalOpen')}</VisuallyHidden>
        </Box>
      ))}
    </Box>
  );
};
