import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { saveWord } from '@pratik/contract/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, type InputFor } from '../lib/api/api-client.ts';
import { problemSentence } from '../lib/errors/problem-text.ts';
import { newId } from '../lib/new-id.ts';
import { useCurriculumText } from './curriculum.texts.ts';

type SaveWordProps = Omit<InputFor<typeof saveWord>, 'id'>;

/** The button "Kelimelerime ekle" (add to my words). Repeated clicks or retries do not add the word twice. */
export const SaveWord = (wish: SaveWordProps) => {
  const t = useCurriculumText();
  const [id] = useState(newId);
  const saving = useMutation({ mutationFn: () => callApi(saveWord, { id, ...wish }) });
  return (
    <Box sx={{ mt: 1 }}>
      <div role="status">
        {saving.data ? (
          <Box
            sx={{ display: 'flex', gap: 0.75, alignItems: 'center', minHeight: 44, color: 'success.main' }}
          >
            <CheckRounded fontSize="small" />
            {t(saving.data.already ? 'savedBefore' : 'saved')}
          </Box>
        ) : null}
      </div>
      {saving.data ? null : (
        <Button
          variant="outlined"
          startIcon={<BookmarkAddOutlined />}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          {t('saveWord')}
        </Button>
      )}
      {saving.isError ? (
        <Box role="alert" sx={{ color: 'error.main', typography: 'caption', mt: 0.5 }}>
          {problemSentence(saving.error)}
        </Box>
      ) : null}
    </Box>
  );
};
