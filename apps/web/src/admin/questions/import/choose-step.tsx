import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, useRef, useState } from 'react';
import { decodeText } from '../../../lib/decode-text.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { type QuestionsText, useQuestionsText } from '../questions.texts.ts';
import { mostRows } from './read-file.ts';
import type { FileFault, Import } from './use-import.ts';

const mostBytes = 20 * 1024 * 1024;

/** Import step: choose or drop a file. */
export const ChooseStep = ({ work }: { work: Import }) => {
  const t = useQuestionsText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    setTooLarge(file.size > mostBytes);
    if (file.size <= mostBytes) await work.check(decodeText(new Uint8Array(await file.arrayBuffer())));
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Card>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <div>{t('importIntro')}</div>
        <Box
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event);
            void take(event.dataTransfer.files);
          }}
          sx={{
            border: '2px dashed',
            borderColor: over ? 'primary.main' : 'divider',
            bgcolor: over ? 'action.hover' : 'transparent',
            borderRadius: radius.card,
            p: 3,
            display: 'grid',
            gap: 1.5,
            justifyItems: 'center',
            textAlign: 'center',
          }}
        >
          <UploadIcon aria-hidden fontSize="large" sx={{ color: 'text.secondary' }} />
          <Box sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>{t('importPlace')}</Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('importChoose')}
            accept=".csv,.json,.txt,text/csv,application/json"
            onChange={(event) => {
              void take(event.target.files);
              // Allows the same file to be chosen again after it was corrected.
              event.target.value = '';
            }}
          />
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t('importChoose')}
          </Button>
        </Box>
        {tooLarge ? <Notice tone="error" role="alert" title={t('importTooLarge')} /> : null}
        {work.fault ? <Notice tone="error" role="alert" title={faultText(t, work.fault)} /> : null}
        {work.error ? <ErrorPanel error={work.error} /> : null}
      </Box>
    </Card>
  );
};

const faultText = (t: QuestionsText, fault: FileFault): string => {
  switch (fault.kind) {
    case 'unreadable':
      return t('importUnreadable');
    case 'empty':
      return t('importEmpty');
    case 'columns':
      return t('importColumns');
    case 'too-many':
      return t('importTooMany', { count: formatNumber(fault.count), most: formatNumber(mostRows) });
  }
};
