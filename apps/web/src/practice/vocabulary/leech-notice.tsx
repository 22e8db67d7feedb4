import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useVocabularyText } from './vocabulary.texts.ts';

type LeechNoticeProps = { word: string; busy: boolean; onTakeBack: () => void };

/** Says that a card has become a leech and is suspended, and suggests how to learn the word. */
export const LeechNotice = ({ word, busy, onTakeBack }: LeechNoticeProps) => {
  const t = useVocabularyText();
  const [before, after] = t('leechTitle', { word: '\n' }).split('\n');
  return (
    <Notice
      tone="info"
      role="status"
      title={
        <>
          {before}
          <span lang="en">{word}</span>
          {after}
        </>
      }
    >
      <Box sx={{ mb: 1 }}>{t('leechText')}</Box>
      <Button onClick={onTakeBack} disabled={busy} sx={{ ml: -1 }}>
        {t('takeBack')}
      </Button>
    </Notice>
  );
};
