import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exportWords, type WordFilter } from '@pratik/contract/vocabulary';
import { exportAnki } from '@pratik/contract/vocabulary-files';
import { useMutation } from '@tanstack/react-query';
import { callApi, downloadCsv } from '../../../lib/api/api-client.ts';
import { problemSentence } from '../../../lib/errors/problem-text.ts';
import { datedName } from '../../../lib/files/save-file.ts';
import { saveBytes } from '../import/file-bytes.ts';
import { useVocabularyText } from '../vocabulary.texts.ts';

const formats = ['csv', 'apkg', 'text'] as const;
type Format = (typeof formats)[number];

/** Downloads all words that match the filters, not only the current page of the list. */
export const ExportWords = (filters: { filter: WordFilter; search: string }) => {
  const t = useVocabularyText();
  const download = useMutation({
    mutationFn: async (format: Format) => {
      if (format === 'csv') return downloadCsv(exportWords, filters, datedName(t('exportFile'), 'csv'));
      const { name, file } = await callApi(exportAnki, { format, ...filters });
      saveBytes(name, file);
    },
  });
  const names = { csv: t('exportCsv'), apkg: t('exportApkg'), text: t('exportText') };
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            loading={download.isPending && download.variables === format}
            disabled={download.isPending}
            onClick={() => download.mutate(format)}
          >
            {names[format]}
          </Button>
        ))}
      </Box>
      {download.isError ? (
        <Box role="alert" sx={{ color: 'error.main', mt: 0.5 }}>
          {problemSentence(download.error)}
        </Box>
      ) : null}
    </Box>
  );
};
