import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { TextInput } from '../../ui/form/text-input.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useUsersText } from './users.texts.ts';

/** Read-only text with a copy button. */
export const CopyField = ({ label, text }: { label: string; text: string }) => {
  const t = useUsersText();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setOutcome((await copyText(text, input.current)) ? 'copied' : 'failed');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap', position: 'relative' }}>
      <Box sx={{ flex: '1 1 16rem' }}>
        <TextInput
          label={label}
          value={text}
          readOnly
          inputRef={input}
          onFocus={(event) => event.target.select()}
          help={outcome === 'failed' ? t('copyFailed') : undefined}
        />
      </Box>
      <Button
        variant="contained"
        startIcon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
        sx={{ minHeight: '4rem', minWidth: '9.5rem' }}
      >
        {t(outcome === 'copied' ? 'copied' : 'copy')}
      </Button>
      <div role="status" style={visuallyHidden}>
        {outcome === 'copied' ? t('copied') : null}
      </div>
    </Box>
  );
};

/**
 * Copies the text. Without the Clipboard API, which exists only on HTTPS and localhost, it selects the text and uses
 * the older `copy` command.
 */
const copyText = async (text: string, input: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    input?.select();
    return document.execCommand?.('copy') ?? false;
  }
};
