import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MessageState } from '@pratik/contract/feedback';
import { messageStates } from '@pratik/contract/feedback';
import { formatRelative, formatTotal } from '../../lib/format.ts';
import { StateDot, stateName } from './message-words.tsx';
import { useCounts } from './messages.api.ts';
import { useMessagesText } from './messages.texts.ts';

type StateChipsProps = {
  chosen: readonly MessageState[];
  onChange: (states: readonly MessageState[]) => void;
};

/** How many messages are in each state; pressing one shows only those. */
export const StateChips = ({ chosen, onChange }: StateChipsProps) => {
  const t = useMessagesText();
  const { data } = useCounts();
  const toggle = (state: MessageState) =>
    onChange(
      messageStates.filter((known) => (known === state ? !chosen.includes(known) : chosen.includes(known))),
    );
  return (
    <Box role="group" aria-label={t('states')} sx={groupStyles}>
      {messageStates.map((state) => {
        const found = data?.counts.find((count) => count.state === state);
        const pressed = chosen.includes(state);
        const oldest = state === 'waiting' && found?.count ? data?.oldestWaitingAt : null;
        return (
          <ButtonBase
            key={state}
            aria-pressed={pressed}
            onClick={() => toggle(state)}
            sx={chipStyles(pressed)}
          >
            <Box
              component="span"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
            >
              <StateDot state={state} />
              {stateName(t, state)}
            </Box>
            <Box
              component="span"
              sx={{ fontSize: '1.5rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
            >
              {data ? formatTotal(found?.count ?? 0, found?.capped ?? false) : t('none')}
            </Box>
            <Box component="span" sx={{ fontSize: '0.929rem', color: 'text.secondary', minHeight: '1.45em' }}>
              {oldest ? t('oldestWaiting', { when: formatRelative(oldest) }) : null}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
};

const groupStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, max(8.5rem, 44%), 100%), 1fr))',
};

const chipStyles = (pressed: boolean) => ({
  display: 'grid',
  font: 'inherit',
  alignContent: 'start',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  gap: 0.25,
  p: 2,
  pb: 1,
  borderRadius: 1.4,
  border: '1px solid',
  borderColor: pressed ? 'primary.main' : 'divider',
  boxShadow: pressed ? 'inset 0 0 0 1px var(--p-palette-primary-main)' : 'none',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
});
