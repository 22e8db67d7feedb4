import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Mic from '@mui/icons-material/MicRounded';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import Play from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { VocabularyCard } from '@pratik/contract/vocabulary';
import { lazy, Suspense, useRef, useState } from 'react';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { formatDate } from '../../../lib/language/format.ts';
import { Link } from '../../../ui/layout/navigation.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { saidPath } from '../../../voice/speaking-path.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';
import { useCardChange } from './use-card-change.ts';

const WordForm = lazy(async () => ({ default: (await import('./word-form.tsx')).WordForm }));

const iconButton = { width: 44, height: 44 } as const;

/** Row of one word with its state and its actions. */
export const WordRow = ({ card }: { card: VocabularyCard }) => {
  const t = useVocabularyText();
  const { word, suspended } = card;
  const changing = useCardChange(card.id);
  // The button stays enabled during the request, because a disabled button would lose the focus.
  const change = (wish: Parameters<typeof changing.mutate>[0]) => {
    if (!changing.isPending) changing.mutate(wish);
  };
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    editButton.current?.focus();
  };
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
        <Box component="span" lang="en" sx={{ fontWeight: weight.semibold }}>
          {word}
        </Box>
        {' – '}
        <span lang="tr">{card.meaning}</span>
        {card.note ? <Box>{card.note}</Box> : null}
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          <WordState card={card} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {card.sentence ? (
          <IconButton
            component={Link}
            to={saidPath('word', card.id)}
            aria-label={t('saySentence', { word })}
            sx={iconButton}
          >
            <Mic />
          </IconButton>
        ) : null}
        <IconButton
          ref={editButton}
          aria-label={t('edit', { word })}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
          sx={iconButton}
        >
          <Edit />
        </IconButton>
        <IconButton
          aria-label={t(suspended ? 'resume' : 'suspend', { word })}
          onClick={() => change({ change: suspended ? 'resume' : 'suspend' })}
          sx={iconButton}
        >
          {suspended ? <Play /> : <Pause />}
        </IconButton>
        <IconButton
          aria-label={t('remove', { word })}
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            change({ change: 'remove', undo: { said: t('removed', { word }), change: 'restore' } });
          }}
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
      {editing ? (
        <Suspense fallback={null}>
          <WordForm card={card} onClose={close} />
        </Suspense>
      ) : null}
    </Box>
  );
};

/** Moves the focus to a neighbouring row before the focused row is removed. */
const focusNeighbour = (button: HTMLElement) => {
  const row = button.closest('li');
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  near?.querySelector('button')?.focus();
};

const WordState = ({ card }: { card: VocabularyCard }) => {
  const t = useVocabularyText();
  if (card.leech) return t('stateLeech');
  if (card.suspended) return t('stateSuspended');
  if (card.buried) return t('stateBuried');
  if (card.state === 'new') return t('stateNew');
  if (card.dueToday) return t('stateDue');
  return card.state === 'review' ? t('stateNext', { date: formatDate(card.due) }) : t('stateLearning');
};
