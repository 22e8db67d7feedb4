import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useVocabularyText } from './vocabulary.texts.ts';

type SetAsideNoticeProps = { word: string; busy: boolean; onTakeBack: () => void };

/** Notice that a card has become a leech and is suspended. The notice suggests a way to learn the word. */
export const SetAsideNotice = ({ word, busy, onTakeBack }: SetAsideNoticeProps) => {
  const t = useVocabularyText();
  const [before, after] = t('setAsideTitle', { word: '\n' }).split('\n');
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
      <Box sx={{ mb: 1 }}>{t('setAsideText')}</Box>
      <Button onClick={onTakeBack} disabled={busy} sx={{ ml: -1 }}>
        {t('takeBack')}
      </Button>
    </Notice>
  );
};
