import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mostImportedBytes } from '@pratik/contract/vocabulary-files';
import { type DragEvent, useRef, useState } from 'react';
import { isApiProblem } from '../../../lib/api-problem.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useImportText } from './import.texts.ts';
import type { WordImport } from './use-word-import.ts';

/** Accepts a file by choice or drop, and shows the error of the last one. */
export const ImportChoose = ({ work }: { work: WordImport }) => {
  const t = useImportText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !work.busy) work.choose(file);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Card title={t('file')}>
      <Box
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
        sx={{
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
          outline: over ? '2px dashed' : 'none',
          outlineColor: 'primary.main',
          outlineOffset: 8,
        }}
      >
        <div>
          {t('fileText')}
          <Box sx={{ color: 'text.secondary', '@media (hover: none)': { display: 'none' } }}>{t('drop')}</Box>
        </div>
        <Problem work={work} />
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('choose')}
          accept=".csv,.txt,.tsv,.apkg,text/csv,text/plain"
          onChange={(event) => {
            take(event.target.files);
            // Allows the same file to be chosen again after a correction.
            event.target.value = '';
          }}
        />
        <Button variant="contained" size="large" disabled={work.busy} onClick={() => input.current?.click()}>
          {t('choose')}
        </Button>
      </Box>
    </Card>
  );
};

const Problem = ({ work: { fault, error } }: { work: WordImport }) => {
  const t = useImportText();
  if (fault) {
    const most = Math.round(mostImportedBytes / 1024 / 1024);
    return (
      <Notice tone="error" role="alert">
        {fault === 'tooLarge' ? t('tooLarge', { most }) : t('notRead')}
      </Notice>
    );
  }
  // The server's message about an invalid file is written for users.
  const detail = isApiProblem(error, 'validation') ? error.problem.errors?.[0]?.detail : undefined;
  return detail ? (
    <Notice tone="error" role="alert">
      {detail}
    </Notice>
  ) : (
    <FormProblem error={error} />
  );
};
