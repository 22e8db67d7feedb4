import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { readTextFile } from '../../../lib/files/decode-text.ts';
import { mostColumns } from '../../../lib/files/unknown-columns.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { FileStep } from '../../../ui/import/file-step.tsx';
import { templateCsv } from './import-report.ts';
import { mostRows } from './import-rows.ts';
import { useImportText } from './import-texts.ts';
import { saveCsv } from './save-file.ts';
import type { FileError } from './use-import.ts';

type ChooseStepProps = { fileError: FileError | null; error: unknown; onText: (text: string) => void };

/** First step of an import: the administrator chooses or drops a file, or pastes text. */
export const ChooseStep = ({ fileError, error, onText }: ChooseStepProps) => {
  const t = useImportText();
  const [pasted, setPasted] = useState('');
  return (
    <FileStep
      intro={
        <>
          <Typography>{t('intro')}</Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('columns')}</Typography>
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => saveCsv(templateCsv(), t('templateFile'))}
            sx={{ mt: 1, ml: -1 }}
          >
            {t('template')}
          </Button>
        </>
      }
      place={t('drop')}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      mostMegabytes={5}
      onFile={(file) => void readTextFile(file).then(onText)}
    >
      <TextInput
        label={t('paste')}
        help={t('pasteHelp')}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        multiline
        minRows={5}
        maxRows={14}
        autoComplete="off"
      />
      <FileErrorAlert fileError={fileError} />
      {error ? <ErrorPanel error={error} /> : null}
      <div>
        <Button variant="contained" disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
          {t('check')}
        </Button>
      </div>
    </FileStep>
  );
};

const FileErrorAlert = ({ fileError }: { fileError: FileError | null }) => {
  const t = useImportText();
  if (!fileError) return null;
  if (fileError.kind === 'empty') return <Alert severity="error">{t('fileErrorEmpty')}</Alert>;
  if (fileError.kind === 'columns') {
    const missing = fileError.missing.map((name) => t(name)).join(', ');
    return <Alert severity="error">{t('fileErrorColumns', { missing })}</Alert>;
  }
  if (fileError.kind === 'too-complex') return <Alert severity="error">{t('fileErrorTooComplex')}</Alert>;
  const count = formatNumber(fileError.count);
  if (fileError.kind === 'too-wide') {
    return (
      <Alert severity="error">{t('fileErrorTooWide', { count, most: formatNumber(mostColumns) })}</Alert>
    );
  }
  return <Alert severity="error">{t('fileErrorTooMany', { count, most: formatNumber(mostRows) })}</Alert>;
};
