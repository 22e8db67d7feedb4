import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useVocabularyText } from '../vocabulary.texts.ts';

type KnownBarProps = { suggested: boolean; onKnown: (known: boolean) => void };

/**
 * Buttons “known” and “unknown” for extra practice, in which due dates do not change. The suggested button has the
 * focus.
 */
export const KnownBar = ({ suggested, onKnown }: KnownBarProps) => {
  const t = useVocabularyText();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => bar.current?.querySelectorAll('button')[suggested ? 1 : 0]?.focus(), [suggested]);
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={t('howWell')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}
    >
      <Button variant="outlined" size="large" aria-keyshortcuts="1" onClick={() => onKnown(false)}>
        {t('notKnown')}
      </Button>
      <Button variant="contained" size="large" aria-keyshortcuts="3" onClick={() => onKnown(true)}>
        {t('known')}
      </Button>
    </Box>
  );
};
