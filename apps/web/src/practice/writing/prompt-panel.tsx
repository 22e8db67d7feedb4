import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Prompt } from '@pratik/contract/writing';
import { Notice } from '../../ui/feedback/notice.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { useWritingText } from './writing.texts.ts';

/** Shows the writing prompt in English with its Turkish translation. */
export const PromptPanel = ({ prompt }: { prompt: Prompt }) => {
  const t = useWritingText();
  return (
    <Paper
      component="section"
      aria-label={t('task')}
      variant="outlined"
      sx={{ p: 2.5, borderRadius: radius.card }}
    >
      {prompt.retired ? (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">{t('retired')}</Notice>
        </Box>
      ) : null}
      <Pair en={prompt.task.en} tr={prompt.task.tr} size="subtitle1" />
      <Typography variant="h3" component="h2" sx={{ mt: 2.25, mb: 0.75 }}>
        {t('points')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {prompt.points.map((point) => (
          <li key={point.en}>
            <Pair en={point.en} tr={point.tr} />
          </li>
        ))}
      </Box>
    </Paper>
  );
};

type PhrasePanelProps = {
  phrases: Prompt['phrases'];
  /** Inserts a phrase into the text. */
  onPhrase: (phrase: string) => void;
};

/** Lists phrases that can begin a text. A click inserts a phrase. */
export const PhrasePanel = ({ phrases, onPhrase }: PhrasePanelProps) => {
  const t = useWritingText();
  return (
    <Paper
      component="section"
      aria-label={t('phrases')}
      variant="outlined"
      sx={{ p: 2.5, borderRadius: radius.card }}
    >
      <Typography variant="h3" component="h2">
        {t('phrases')}
      </Typography>
      <Box sx={{ color: 'text.secondary', typography: 'caption', mb: 1 }}>{t('phrasesUse')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {phrases.map((phrase) => (
          <li key={phrase.en}>
            <Box component="button" type="button" onClick={() => onPhrase(phrase.en)} sx={phraseLook}>
              <Pair en={phrase.en} tr={phrase.tr} />
            </Box>
          </li>
        ))}
      </Box>
    </Paper>
  );
};

const Pair = ({ en, tr, size }: { en: string; tr: string; size?: 'subtitle1' }) => (
  <>
    <Box component="span" lang="en" sx={{ display: 'block', ...(size ? { typography: size } : {}) }}>
      {en}
    </Box>
    <Box component="span" lang="tr" sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}>
      {tr}
    </Box>
  </>
);

const phraseLook = {
  display: 'block',
  width: '100%',
  minHeight: 44,
  px: 1.5,
  py: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.control,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
} as const;
