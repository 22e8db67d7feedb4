import VolumeUp from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AskedCard } from '@pratik/contract/vocabulary';
import { useSayOnce } from '../../../curriculum/voice/use-say-once.ts';
import { weight } from '../../../ui/theme/tokens.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';

/** Large text of a card: the question or the answer. */
export const Prompt = ({
  lang,
  size = 'h1',
  children,
}: {
  lang: string;
  size?: 'h1' | 'large';
  children: string;
}) => (
  <Box
    lang={lang}
    sx={{ typography: size, fontWeight: weight.semibold, lineHeight: 1.25, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);

/** English word of a card with its pronunciation and, on request, its example sentence. */
export const EnglishSide = ({ card, withSentence }: { card: AskedCard; withSentence: boolean }) => {
  const t = useVocabularyText();
  const { say, failed } = useSayOnce();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'center' }}>
      <Prompt lang="en">{card.word}</Prompt>
      {card.ipa ? (
        <Box lang="en" sx={{ color: 'text.secondary' }}>
          /{card.ipa}/
        </Box>
      ) : null}
      <Button startIcon={<VolumeUp />} onClick={() => say(card.word)}>
        {t('listen')}
      </Button>
      {failed ? (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {t('notSaid')}
        </Box>
      ) : null}
      {withSentence && card.sentence ? <Box lang="en">{card.sentence.en}</Box> : null}
    </Box>
  );
};

/** The answer as it appears in the gap of a sentence. */
export const Filled = ({ children }: { children: string }) => (
  <Box component="mark" sx={{ bgcolor: 'transparent', color: 'success.main', fontWeight: weight.bold }}>
    {children}
  </Box>
);

/** Lists the other answers that are accepted. */
export const AlsoRight = ({ also }: { also: readonly string[] }) => {
  const t = useVocabularyText();
  const [before, after] = t('alsoRight', { words: '\n' }).split('\n');
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {before}
      <span lang="en">{also.join(', ')}</span>
      {after}
    </Box>
  );
};
