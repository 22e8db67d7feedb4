import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlacementResult } from '@pratik/contract/placement';
import { useBilingual } from '../../lib/language/i18n.ts';
import { usePlacementText } from './placement.texts.ts';

type Statement = PlacementResult['level']['canDo'][number];

const order = ['speaking', 'writing', 'reading', 'listening', 'vocabulary', 'grammar'] as const;

/** Lists can-do statements of a level, grouped by skill. */
export const CanDo = ({ statements }: { statements: readonly Statement[] }) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const of = (wanted: Statement['skill']) => statements.filter(({ skill }) => skill === wanted);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {order
        .filter((skill) => of(skill).length > 0)
        .map((skill) => (
          <div key={skill}>
            <Typography variant="h3">{t(skill)}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.5 }}>
              {of(skill).map(({ id, text }) => (
                <li key={id}>{pick(text)}</li>
              ))}
            </Box>
          </div>
        ))}
    </Box>
  );
};
