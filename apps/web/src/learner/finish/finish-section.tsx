import Box from '@mui/material/Box';
import { Card } from '../../ui/layout/card.tsx';
import { useFinishText } from './finish.texts.ts';
import { NextLine } from './next-line.tsx';
import { RepairedToday } from './repaired-today.tsx';
import { SuggestedWords, type WordSource } from './suggested-words.tsx';

/** Content of `Finish`. */
export const FinishSection = ({ source }: { source?: WordSource }) => {
  const t = useFinishText();
  return (
    <Card title={t('title')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <NextLine />
        {source && source.text.trim() !== '' ? <SuggestedWords {...source} /> : null}
        <RepairedToday />
      </Box>
    </Card>
  );
};
