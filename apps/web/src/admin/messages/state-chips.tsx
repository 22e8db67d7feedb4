import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { MessageState } from '@pratik/contract/feedback';
import { messageStates } from '@pratik/contract/feedback';
import type { ReactNode } from 'react';
import { formatRelative, formatTotal } from '../../lib/language/format.ts';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { StateDot, stateName } from './message-words.tsx';
import { useCounts } from './messages.api.ts';
import { useMessagesText } from './messages.texts.ts';

type StateChipsProps = {
  chosen: readonly MessageState[];
  disputed: boolean;
  onChange: (states: readonly MessageState[]) => void;
  onDisputed: (on: boolean) => void;
};

/** Chips that filter the list: one for disputed messages and one per state, each with its number of messages. */
export const StateChips = ({ chosen, disputed, onChange, onDisputed }: StateChipsProps) => {
  const t = useMessagesText();
  const { data } = useCounts();
  const toggle = (state: MessageState) =>
    onChange(
      messageStates.filter((known) => (known === state ? !chosen.includes(known) : chosen.includes(known))),
    );
  return (
    <Box role="group" aria-label={t('states')} sx={groupStyles}>
      <CountChip
        mark={<FlagIcon aria-hidden fontSize="inherit" sx={{ color: 'warning.main', mx: '-0.2em' }} />}
        name={t('reports')}
        found={data?.disputed}
        pressed={disputed}
        onPress={() => onDisputed(!disputed)}
      />
      {messageStates.map((state) => (
        <CountChip
          key={state}
          mark={<StateDot state={state} />}
          name={stateName(t, state)}
          found={data?.counts.find((count) => count.state === state)}
          pressed={chosen.includes(state)}
          onPress={() => toggle(state)}
        />
      ))}
    </Box>
  );
};

type CountChipProps = {
  mark: ReactNode;
  name: string;
  found: { count: number; capped: boolean; oldestAt: string | null } | undefined;
  pressed: boolean;
  onPress: () => void;
};

const CountChip = ({ mark, name, found, pressed, onPress }: CountChipProps) => {
  const t = useMessagesText();
  const oldest = found?.count ? found.oldestAt : null;
  return (
    <ButtonBase aria-pressed={pressed} onClick={onPress} sx={chipStyles(pressed)}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
        {mark}
        {name}
      </Box>
      <Box component="span" sx={countStyles}>
        {found ? formatTotal(found.count, found.capped) : t('none')}
      </Box>
      <Box component="span" sx={ageStyles}>
        {oldest ? t('oldest', { when: formatRelative(oldest) }) : null}
      </Box>
    </ButtonBase>
  );
};

const phone = '@media (max-width: 699px)';

const groupStyles = {
  display: 'grid',
  gap: 1.5,
  // The six chips fit into one row or into two rows of three.
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media (min-width: 1300px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  // On a phone, the chips form one row that scrolls sideways, so that the message list is visible without scrolling
  // down.
  [phone]: { display: 'flex', gap: 1, overflowX: 'auto', mx: -2, px: 2, py: 0.5 },
};

const countStyles = {
  typography: 'large',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  [phone]: { fontSize: 'inherit' },
};

const ageStyles = {
  typography: 'caption',
  color: 'text.secondary',
  minHeight: '1.45em',
  [phone]: { display: 'none' },
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
  borderRadius: radius.card,
  border: '1px solid',
  borderColor: pressed ? 'primary.main' : 'divider',
  boxShadow: pressed ? 'inset 0 0 0 1px var(--p-palette-primary-main)' : 'none',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'primary.main' },
  [phone]: {
    display: 'flex',
    flex: 'none',
    gap: 1,
    px: 1.5,
    py: 0,
    minHeight: '2.75rem',
    alignItems: 'center',
  },
});
