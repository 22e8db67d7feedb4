import Box from '@mui/material/Box';
import type { CefrLevel } from '@pratik/contract/common';
import { useBilingual } from '../lib/language/i18n.ts';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useCurriculumText } from './curriculum.texts.ts';

export type OfferedLevel = { id: string; cefr: CefrLevel; name: { tr: string; en: string } };

type LevelChoiceProps = {
  levels: readonly OfferedLevel[];
  level: string;
  ownLevel: string | null;
  onChange: (level: string) => void;
};

/** Buttons for choosing a level, in one row. A label marks the learner’s own level. */
export const LevelChoice = ({ levels, level, ownLevel, onChange }: LevelChoiceProps) => {
  const t = useCurriculumText();
  const levelName = useLevelName();
  return (
    <Box
      role="group"
      aria-label={t('levelChoice')}
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: radius.control,
        overflow: 'hidden',
      }}
    >
      {levels.map((one) => (
        <Box
          key={one.id}
          component="button"
          type="button"
          aria-pressed={one.id === level}
          {...(one.id === ownLevel ? { title: t('yourLevel', { level: levelName(one) }) } : {})}
          onClick={() => onChange(one.id)}
          sx={{
            minHeight: 44,
            minWidth: 48,
            px: 1.25,
            border: 0,
            font: 'inherit',
            cursor: 'pointer',
            fontWeight: one.id === ownLevel ? weight.bold : weight.regular,
            ...(one.id === level ? chosen : { bgcolor: 'background.paper', color: 'text.secondary' }),
            '&:not(:first-of-type)': { borderLeft: '1px solid', borderColor: 'divider' },
            '&:focus-visible': { outlineOffset: -3 },
          }}
        >
          {levelName(one)}
        </Box>
      ))}
    </Box>
  );
};

const chosen = {
  color: 'primary.main',
  bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 12%, var(--p-palette-background-paper))',
} as const;

/**
 * Returns a function that returns the display name of a level: the short name of a standard level, such as `A1`, or
 * the full name of a level that the organization defined.
 */
export const useLevelName = (): ((level: OfferedLevel) => string) => {
  const pick = useBilingual();
  return ({ id, cefr, name }) => (id === cefr ? id : pick(name));
};
