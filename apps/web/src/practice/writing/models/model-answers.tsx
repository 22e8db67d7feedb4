import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { getModelAnswers, type ModelAnswers as Models } from '@pratik/contract/writing';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { callQuery } from '../../../lib/api/query-client.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { Delayed, TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useModelsText } from './models.texts.ts';
import { splitAtQuotes } from './split-at-quotes.ts';

/** Two model answers to the prompt of a submitted piece. Renders nothing if the library has none. */
export const ModelAnswers = ({ pieceId }: { pieceId: string }) => {
  const { data, error, refetch } = useQuery({
    ...callQuery(getModelAnswers, { pieceId }),
    // The response cached before the submission contains no model answers, so the page fetches them again.
    refetchOnMount: 'always',
  });
  if (data?.models) return <Panel models={data.models} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return data ? null : (
    <Delayed>
      <TextSkeleton lines={4} />
    </Delayed>
  );
};

const levels = ['own', 'higher'] as const;

const Panel = ({ models }: { models: Models }) => {
  const t = useModelsText();
  const pick = useBilingual();
  const [level, setLevel] = useState<(typeof levels)[number]>('own');
  const text = models[level];
  const notice = models.notice.filter(({ quote }) => text.includes(quote));
  return (
    <Paper
      component="section"
      aria-label={t('title')}
      variant="outlined"
      sx={{ p: 2.5, borderRadius: radius.card }}
    >
      <Typography variant="h3" component="h2">
        {t('title')}
      </Typography>
      <Box sx={{ color: 'text.secondary', typography: 'caption', mt: 0.25 }}>{t('lead')}</Box>
      <Box role="group" aria-label={t('choice')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
        {levels.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === level ? 'contained' : 'outlined'}
            aria-pressed={one === level}
            onClick={() => setLevel(one)}
            sx={{ minHeight: 44 }}
          >
            {t(one)}
          </Button>
        ))}
      </Box>
      <Box lang="en" sx={{ lineHeight: 1.65 }}>
        {text.split('\n\n').map((paragraph) => (
          <Box component="p" key={paragraph} sx={{ m: 0, '& + p': { mt: 1 } }}>
            {splitAtQuotes(
              paragraph,
              notice.map(({ quote }) => quote),
            ).map(({ text: part, isQuote }, index) =>
              isQuote ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
                <Box component="mark" key={index} sx={quoteLook}>
                  {part}
                </Box>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
                <Fragment key={index}>{part}</Fragment>
              ),
            )}
          </Box>
        ))}
      </Box>
      {notice.length > 0 ? (
        <>
          <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
            {t('notice')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
            {notice.map((one) => (
              <li key={one.quote}>
                <Box component="q" lang="en" sx={{ fontWeight: weight.semibold }}>
                  {one.quote}
                </Box>{' '}
                {pick(one)}
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </Paper>
  );
};

const quoteLook = {
  color: 'inherit',
  bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 14%, transparent)',
} as const;
