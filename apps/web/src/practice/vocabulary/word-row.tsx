import Delete from '@mui/icons-material/DeleteOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import Play from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { changeWord, type VocabularyCard } from '@pratik/contract/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi, type InputFor } from '../../lib/api-client.ts';
import { formatDate } from '../../lib/format.ts';
import { problemSentence } from '../../lib/problem-text.ts';
import { showToast } from '../../ui/toast.ts';
import { markWordsStale } from './vocabulary.queries.ts';
import { useVocabularyText } from './vocabulary.texts.ts';

type Change = InputFor<typeof changeWord>['change'];

const iconButton = { width: 44, height: 44 } as const;

/** One of one's words, where it stands, and what can be done with it. */
export const WordRow = ({ card, dueBefore }: { card: VocabularyCard; dueBefore: number }) => {
  const t = useVocabularyText();
  const client = useQueryClient();
  const { word, suspended } = card;
  const changing = useMutation({
    mutationFn: (change: Change) => callApi(changeWord, { cardId: card.id, change }),
    onSuccess: (_, change) => {
      if (change === 'remove') {
        showToast(t('removed', { word }), {
          undo: () => {
            void callApi(changeWord, { cardId: card.id, change: 'restore' })
              .catch((error: unknown) => showToast(problemSentence(error)))
              .finally(() => void markWordsStale(client));
          },
        });
      }
      return markWordsStale(client);
    },
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: { xs: 2, sm: 2.5 },
        py: 1,
        '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" lang="en" sx={{ fontWeight: 620 }}>
          {word}
        </Box>
        {' – '}
        <span lang="tr">{card.meaning}</span>
        <Box sx={{ color: 'text.secondary', fontSize: '0.964rem' }}>
          <WordState card={card} dueBefore={dueBefore} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        <IconButton
          aria-label={t(suspended ? 'resume' : 'suspend', { word })}
          disabled={changing.isPending}
          onClick={() => changing.mutate(suspended ? 'resume' : 'suspend')}
          sx={iconButton}
        >
          {suspended ? <Play /> : <Pause />}
        </IconButton>
        <IconButton
          aria-label={t('remove', { word })}
          disabled={changing.isPending}
          onClick={() => changing.mutate('remove')}
          sx={iconButton}
        >
          <Delete />
        </IconButton>
      </Box>
      {changing.isError ? (
        <Box role="alert" sx={{ flexBasis: '100%', color: 'error.main' }}>
          {problemSentence(changing.error)}
        </Box>
      ) : null}
    </Box>
  );
};

const WordState = ({ card, dueBefore }: { card: VocabularyCard; dueBefore: number }) => {
  const t = useVocabularyText();
  if (card.suspended) return t('stateSuspended');
  if (card.state === 'new') return t('stateNew');
  if (Date.parse(card.due) < dueBefore) return t('stateDue');
  return card.state === 'review' ? t('stateNext', { date: formatDate(card.due) }) : t('stateLearning');
};
