import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { radius } from '../../../ui/theme/tokens.ts';
import { useImportText } from './import-texts.ts';

/** A drop area for a file, with a standard file input. */
export const FileDrop = ({ onFile }: { onFile: (file: File) => void }) => {
  const t = useImportText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
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
      <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
        {t('drop')}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChange={(event) => {
          take(event.target.files);
          // Allows the same file to be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
    </Box>
  );
};
