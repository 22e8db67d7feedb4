import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { Card } from '../layout/card.tsx';
import { radius } from '../theme/tokens.ts';
import { useImportStepsText } from './import-steps.texts.ts';

type FileStepProps = {
  title?: string;
  /** Description of the file format, for example with a link to a template file. */
  intro: ReactNode;
  /** Text of the drop area. It names the accepted kinds of files. */
  place: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Maximum file size in megabytes. A larger file is rejected before it is read. */
  mostMegabytes?: number;
  disabled?: boolean;
  onFile: (file: File) => void;
  /** Content below the file field, such as the error of the previous file. */
  children?: ReactNode;
};

/** First step of an import: the user chooses or drops a file. */
export const FileStep = ({
  title,
  intro,
  place,
  accept,
  mostMegabytes = Number.POSITIVE_INFINITY,
  disabled = false,
  onFile,
  children,
}: FileStepProps) => {
  const t = useImportStepsText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (!file || disabled) return;
    const fits = file.size <= mostMegabytes * 1024 * 1024;
    setTooLarge(!fits);
    if (fits) onFile(file);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <Card {...(title === undefined ? {} : { title })}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <div>{intro}</div>
        <Box
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event);
            take(event.dataTransfer.files);
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
          <Box sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>{place}</Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('choose')}
            accept={accept}
            onChange={(event) => {
              take(event.target.files);
              // The file field is reset, so that the user can choose the same file again after correcting it.
              event.target.value = '';
            }}
          />
          <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
        </Box>
        {tooLarge ? (
          <Notice tone="error" role="alert" title={t('tooLarge', { most: mostMegabytes })} />
        ) : null}
        {children}
      </Box>
    </Card>
  );
};
