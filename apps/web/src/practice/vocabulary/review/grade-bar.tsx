import Box from '@mui/material/Box';
import type { AskedCard, Grade } from '@pratik/contract/vocabulary';
import { useEffect, useId, useRef } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import { intervalOf } from './interval.ts';

type GradeBarProps = { next: AskedCard['next']; suggested: Grade; onGrade: (grade: Grade) => void };

const names = ['again', 'hard', 'good', 'easy'] as const;
const tones = ['error', 'warning', 'primary', 'success'] as const;

/** Buttons for the four grades, each with the next review interval. The suggested grade has the focus. */
export const GradeBar = ({ next, suggested, onGrade }: GradeBarProps) => {
  const t = useVocabularyText();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.querySelectorAll('button')[suggested - 1]?.focus();
  }, [suggested]);
  return (
    <div>
      <Box id={id} sx={{ color: 'text.secondary', mb: 1 }}>
        {t('howWell')}
      </Box>
      <Box
        ref={bar}
        role="group"
        aria-labelledby={id}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1 }}
      >
        {names.map((name, index) => {
          const { unit, count } = intervalOf(next[index] ?? 0);
          const tone = tones[index] ?? 'primary';
          return (
            <Box
              key={name}
              component="button"
              type="button"
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onGrade((index + 1) as Grade)}
              sx={{
                minHeight: 64,
                px: 0.5,
                py: 1,
                font: 'inherit',
                color: 'text.primary',
                cursor: 'pointer',
                borderRadius: radius.control,
                border: '1px solid',
                borderColor: `color-mix(in srgb, var(--p-palette-${tone}-main) 45%, transparent)`,
                bgcolor: `color-mix(in srgb, var(--p-palette-${tone}-main) ${index + 1 === suggested ? 20 : 8}%, transparent)`,
                '&:hover': { borderColor: `${tone}.main` },
              }}
            >
              <Box component="span" sx={{ display: 'block', fontWeight: weight.semibold }}>
                {t(name)}
              </Box>{' '}
              <Box
                component="span"
                sx={{
                  display: 'block',
                  color: 'text.secondary',
                  typography: 'caption',
                  whiteSpace: 'nowrap',
                }}
              >
                {t(unit, { count: formatNumber(count) })}
              </Box>
            </Box>
          );
        })}
      </Box>
    </div>
  );
};
