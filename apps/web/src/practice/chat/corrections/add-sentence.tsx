import BookmarkAddedRounded from '@mui/icons-material/BookmarkAddedRounded';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import IconButton from '@mui/material/IconButton';
import { saveWord } from '@pratik/contract/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { newId } from '../../../lib/new-id.ts';
import { pulse } from '../../../ui/action/pulse.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useChatText } from '../chat.texts.ts';

/** Maximum length that the server accepts for the front of a card, in UTF-16 code units. */
const longestFront = 80;

type AddSentenceProps = { conversationId: string; said: string; better: string };

/**
 * Button that adds the corrected sentence to the learner’s words as a card. Renders nothing if the sentence is too
 * long for a card.
 */
export const AddSentence = ({ conversationId, said, better }: AddSentenceProps) => {
  const t = useChatText();
  const [id] = useState(newId);
  const adding = useMutation({
    mutationFn: () =>
      callApi(saveWord, {
        id,
        word: better,
        meaning: t('addedSentenceTask', { said }),
        from: { kind: 'chat', id: conversationId },
      }),
    onMutate: pulse,
    onSuccess: ({ already }) => showToast(t(already ? 'sentenceAlreadyAdded' : 'sentenceAdded')),
    onError: (error) => showToast(problemSentence(error)),
  });
  if (better.length > longestFront || /\s\s|[\n\r]/.test(said)) return null;
  const label = t(adding.isSuccess ? 'sentenceAdded' : 'addSentence');
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={adding.isSuccess || adding.isPending}
      onClick={() => {
        if (!adding.isSuccess && !adding.isPending) adding.mutate();
      }}
      sx={{ width: 44, height: 44, color: adding.isSuccess ? 'success.main' : 'text.secondary' }}
    >
      {adding.isSuccess ? (
        <BookmarkAddedRounded fontSize="small" />
      ) : (
        <BookmarkAddOutlined fontSize="small" />
      )}
    </IconButton>
  );
};
