import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';
import { type Category, categoryLooks, countByCategory } from './categories.ts';

type CategoryFilterProps = {
  corrections: readonly StoredCorrection[];
  category: Category | null;
  onChange: (category: Category | null) => void;
};

/** Filter for the category of corrections, which also explains the underline style of each category. */
export const CategoryFilter = ({ corrections, category, onChange }: CategoryFilterProps) => {
  const t = useWritingText();
  return (
    <Box role="group" aria-label={t('filter')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Choice pressed={category === null} onClick={() => onChange(null)}>
        {t('categoryCount', { name: t('all'), count: corrections.length })}
      </Choice>
      {countByCategory(corrections).map(({ category: one, count }) => (
        <Choice
          key={one}
          pressed={category === one}
          kind={one}
          onClick={() => onChange(category === one ? null : one)}
        >
          {t('categoryCount', { name: t(one), count })}
        </Choice>
      ))}
    </Box>
  );
};

type ChoiceProps = { pressed: boolean; kind?: Category; onClick: () => void; children: string };

const Choice = ({ pressed, kind, onClick, children }: ChoiceProps) => {
  const look = kind ? categoryLooks[kind] : null;
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      sx={{
        minHeight: 44,
        px: 1.75,
        borderRadius: radius.round,
        border: '1px solid',
        borderColor: pressed ? 'primary.main' : 'divider',
        bgcolor: pressed
          ? 'color-mix(in srgb, var(--p-palette-primary-main) 12%, var(--p-palette-background-paper))'
          : 'background.paper',
        color: 'inherit',
        font: 'inherit',
        fontWeight: pressed ? weight.semibold : weight.regular,
        cursor: 'pointer',
        ...(look
          ? {
              textDecorationLine: 'underline',
              textDecorationStyle: look.line,
              textDecorationColor: `var(--p-palette-${look.color}-main)`,
              textDecorationThickness: '0.12em',
              textUnderlineOffset: '0.28em',
            }
          : {}),
      }}
    >
      {children}
    </Box>
  );
};
