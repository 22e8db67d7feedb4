import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exportWords, type WordFilter } from '@pratik/contract/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { downloadCsv } from '../../lib/api-client.ts';
import { problemSentence } from '../../lib/problem-text.ts';
import { useVocabularyText } from './vocabulary.texts.ts';

/** Downloads every word the filters let through, not only the page shown. */
export const ExportWords = (filters: { filter: WordFilter; search: string }) => {
  const t = useVocabularyText();
  const download = useMutation({
    mutationFn: () => downloadCsv(exportWords, filters, `${t('exportFile')}-${today()}.csv`),
  });
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
        {t('exportCsv')}
      </Button>
      {download.isError ? (
        <Box role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
          {problemSentence(download.error)}
        </Box>
      ) : null}
    </Box>
  );
};

/** `2026-09-05` by the clock of this browser. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());
