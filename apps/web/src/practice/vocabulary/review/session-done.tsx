import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { sayFinished } from '../../../lib/finished.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { weight } from '../../../ui/theme/tokens.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import type { Reviewing } from './use-reviewing.ts';

type SessionDoneProps = { outcome: Reviewing['outcome']; onEnd: () => void };

/** End of a review session: the number of known words and the list of forgotten words. */
export const SessionDone = ({ outcome: { words, known, forgotten }, onEnd }: SessionDoneProps) => {
  const t = useVocabularyText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    sayFinished();
  }, []);
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 1 }}>
      <div>
        <Typography variant="h3" ref={heading} tabIndex={-1}>
          {t('sessionDone')}
        </Typography>
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('sessionDoneText', { words: formatNumber(words), known: formatNumber(known) })}
        </Box>
      </div>
      {forgotten.length > 0 ? (
        <div>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {t('forgotten')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
            {forgotten.map(({ id, word, meaning }) => (
              <li key={id}>
                <Box component="span" lang="en" sx={{ fontWeight: weight.semibold }}>
                  {word}
                </Box>{' '}
                <Box component="span" lang="tr" sx={{ color: 'text.secondary' }}>
                  {meaning}
                </Box>
              </li>
            ))}
          </Box>
        </div>
      ) : null}
      <div>
        <Button variant="outlined" onClick={onEnd} sx={{ minHeight: 44 }}>
          {t('back')}
        </Button>
      </div>
    </Box>
  );
};
