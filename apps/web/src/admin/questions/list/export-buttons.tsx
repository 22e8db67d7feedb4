import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { datedName, saveText } from '../../../lib/files/save-file.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { fetchRecords, useCsvExport } from '../questions.api.ts';
import { useQuestionsText } from '../questions.texts.ts';
import type { filterInput } from './question-list-url.ts';

/** Buttons that download all items matching the filters as CSV or JSON. Both files can be imported again. */
export const ExportButtons = ({ input }: { input: ReturnType<typeof filterInput> }) => {
  const t = useQuestionsText();
  const [fetched, setFetched] = useState(0);
  const csv = useCsvExport();
  const json = useMutation({
    mutationFn: async () => {
      setFetched(0);
      const records = await fetchRecords(input, setFetched);
      saveText(
        JSON.stringify(records, null, 2),
        datedName(t('exportFile'), 'json'),
        'application/json;charset=utf-8',
      );
    },
  });
  const startCsv = () => csv.mutate({ input, fileName: datedName(t('exportFile'), 'csv') });
  const failed = csv.isError ? csv : json.isError ? json : null;
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon />} loading={csv.isPending} onClick={startCsv}>
        {t('exportCsv')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={json.isPending}
        onClick={() => json.mutate()}
      >
        {json.isPending ? t('exporting', { count: formatNumber(fetched) }) : t('exportJson')}
      </Button>
      <Dialog
        open={failed !== null}
        onClose={() => failed?.reset()}
        aria-label={t(csv.isError ? 'exportCsv' : 'exportJson')}
      >
        <DialogContent>
          <ErrorPanel error={failed?.error} onRetry={csv.isError ? startCsv : () => json.mutate()} />
        </DialogContent>
      </Dialog>
    </>
  );
};
