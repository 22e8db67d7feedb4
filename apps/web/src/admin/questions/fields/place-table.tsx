import Box from '@mui/material/Box';
import type { AnswerOf } from '@pratik/contract/call';
import type { getQuestionStatistics } from '@pratik/contract/question-statistics';
import { useId } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useQuestionsText } from '../questions.texts.ts';

type Places = NonNullable<AnswerOf<typeof getQuestionStatistics>['places']>;

/**
 * Table that shows how often learners placed each option at each position. Darker cells have higher counts, and a
 * frame marks the correct position.
 */
export const PlaceTable = ({ places, answers }: { places: Places; answers: number }) => {
  const t = useQuestionsText();
  const id = useId();
  const { columns, rows } = places;
  const heads = columns ?? (rows[0]?.chosen ?? []).map((_, index) => t('place', { number: index + 1 }));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box id={id} sx={{ fontWeight: weight.semibold }}>
        {t(columns === null ? 'byPlace' : 'byPrompt')}
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption', mb: 1 }}>{t('placesHelp')}</Box>
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
        <Box component="table" aria-labelledby={id} sx={table}>
          <thead>
            <tr>
              <th scope="col">{t(columns === null ? 'step' : 'prompt')}</th>
              {heads.map((head) => (
                <th key={head} scope="col" {...(columns ? { lang: 'en' } : {})}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ text, right, chosen }) => (
              <tr key={text}>
                <th scope="row" lang="en">
                  {text}
                </th>
                {chosen.map((count, index) => (
                  <Box
                    component="td"
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                    key={index}
                    sx={{
                      bgcolor: `color-mix(in srgb, var(--p-palette-primary-main) ${shade(count, answers)}%, transparent)`,
                      ...(index === right
                        ? { outline: '2px solid', outlineColor: 'success.main', outlineOffset: -3 }
                        : {}),
                    }}
                  >
                    {formatNumber(count)}
                    {index === right ? <VisuallyHidden> ({t('rightPlace')})</VisuallyHidden> : null}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
};

/** Returns the strength of the background colour in percent. It stays light enough for the number to be readable. */
const shade = (count: number, answers: number): number =>
  answers === 0 ? 0 : Math.round((40 * count) / answers);

const table = {
  borderCollapse: 'separate',
  borderSpacing: 3,
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    textAlign: 'left',
    fontWeight: weight.regular,
    p: 0.75,
    minWidth: '4.5rem',
    verticalAlign: 'bottom',
  },
  '& thead th': { color: 'text.secondary', typography: 'caption' },
  '& tbody th': { minWidth: '9rem', maxWidth: '18rem' },
  '& td': { textAlign: 'center', p: 0.75, borderRadius: radius.control, minWidth: '3rem' },
} as const;
