import Box from '@mui/material/Box';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

type LevelChoiceProps = { level: CefrLevel; ownLevel: CefrLevel; onChange: (level: CefrLevel) => void };

/** Lists all levels in a row and marks the learner’s own level. */
export const LevelChoice = ({ level, ownLevel, onChange }: LevelChoiceProps) => {
  const t = useChatText();
  return (
    <Box
      role="group"
      aria-label={t('levelChoice')}
      sx={{
        display: 'inline-flex',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: radius.control,
        overflow: 'hidden',
      }}
    >
      {cefrLevels.map((one) => (
        <Box
          key={one}
          component="button"
          type="button"
          aria-pressed={one === level}
          {...(one === ownLevel ? { title: t('yourLevel', { level: one }) } : {})}
          onClick={() => onChange(one)}
          sx={{
            minHeight: 44,
            minWidth: 48,
            border: 0,
            font: 'inherit',
            cursor: 'pointer',
            fontWeight: one === ownLevel ? weight.bold : weight.regular,
            ...(one === level ? chosen : { bgcolor: 'background.paper', color: 'text.secondary' }),
            '&:not(:first-of-type)': { borderLeft: '1px solid', borderColor: 'divider' },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          {one}
        </Box>
      ))}
    </Box>
  );
};

const chosen = {
  color: 'primary.main',
  bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 12%, var(--p-palette-background-paper))',
} as const;
