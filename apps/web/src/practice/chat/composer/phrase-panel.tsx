import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ScenarioCard } from '@pratik/contract/chat';
import { useEffect, useId, useRef } from 'react';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { generalPhrases } from './general-phrases.ts';

type PhrasePanelProps = {
  id: string;
  scenario: ScenarioCard | null;
  onUse: (phrase: string) => void;
  onClose: () => void;
};

/**
 * Panel with the goal of the conversation and phrases with Turkish translations. A click inserts a phrase into the
 * message.
 */
export const PhrasePanel = ({ id, scenario, onUse, onClose }: PhrasePanelProps) => {
  const t = useChatText();
  const pick = useBilingual();
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <Paper
      id={id}
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      variant="outlined"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        p: 2,
        mb: 1,
        borderRadius: radius.card,
        maxHeight: 'min(22rem, 45dvh)',
        overflowY: 'auto',
        outline: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="h3" component="h2" id={titleId}>
            {t('phrasesTitle')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', typography: 'caption' }}>{t('phrasesUse')}</Typography>
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ mt: -1, mr: -1 }}>
          <CloseRounded />
        </IconButton>
      </Box>
      {scenario ? (
        <>
          <Typography sx={{ mt: 1 }}>
            <strong>{t('goal')}:</strong> {pick(scenario.goal)}
          </Typography>
          {scenario.phrases.length > 0 ? (
            <Phrases title={t('phrasesScenario')} phrases={scenario.phrases} onUse={onUse} />
          ) : null}
        </>
      ) : null}
      <Phrases title={t('phrasesGeneral')} phrases={generalPhrases} onUse={onUse} />
    </Paper>
  );
};

type PhrasesProps = {
  title: string;
  phrases: readonly { en: string; tr: string }[];
  onUse: (phrase: string) => void;
};

const Phrases = ({ title, phrases, onUse }: PhrasesProps) => (
  <Box sx={{ mt: 1.5 }}>
    <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 0.5,
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      }}
    >
      {phrases.map(({ en, tr }) => (
        <li key={en}>
          <ButtonBase
            onClick={() => onUse(en)}
            sx={{
              display: 'block',
              width: '100%',
              font: 'inherit',
              textAlign: 'left',
              px: 1.25,
              py: 0.75,
              minHeight: 44,
              borderRadius: radius.control,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          >
            <Box component="span" lang="en" sx={{ display: 'block', fontWeight: weight.medium }}>
              {en}
            </Box>
            <Box
              component="span"
              lang="tr"
              sx={{ display: 'block', color: 'text.secondary', typography: 'caption' }}
            >
              {tr}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  </Box>
);
