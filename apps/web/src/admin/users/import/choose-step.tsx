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
import type { FileFault } from './use-import.ts';

type ChooseStepProps = { fault: FileFault | null; error: unknown; onText: (text: string) => void };

/** First step of an import: the administrator chooses or drops a file, or pastes text. */
export const ChooseStep = ({ fault, error, onText }: ChooseStepProps) => {
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
      <FaultAlert fault={fault} />
      {error ? <ErrorPanel error={error} /> : null}
      <div>
        <Button variant="contained" disabled={pasted.trim() === ''} onClick={() => onText(pasted)}>
          {t('check')}
        </Button>
      </div>
    </FileStep>
  );
};

const FaultAlert = ({ fault }: { fault: FileFault | null }) => {
  const t = useImportText();
  if (!fault) return null;
  if (fault.kind === 'empty') return <Alert severity="error">{t('faultEmpty')}</Alert>;
  if (fault.kind === 'columns') {
    const missing = fault.missing.map((name) => t(name)).join(', ');
    return <Alert severity="error">{t('faultColumns', { missing })}</Alert>;
  }
  if (fault.kind === 'too-complex') return <Alert severity="error">{t('faultTooComplex')}</Alert>;
  const count = formatNumber(fault.count);
  if (fault.kind === 'too-wide') {
    return <Alert severity="error">{t('faultTooWide', { count, most: formatNumber(mostColumns) })}</Alert>;
  }
  return <Alert severity="error">{t('faultTooMany', { count, most: formatNumber(mostRows) })}</Alert>;
};
