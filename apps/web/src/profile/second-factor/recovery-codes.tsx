import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { useSecondFactorText } from './second-factor.texts.ts';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Shows new recovery codes, which cannot be retrieved later. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => {
  const t = useSecondFactorText();
  const place = useRef<HTMLDivElement>(null);
  // The codes receive the focus. They appear above the form that created them, where keyboard and screen reader users
  // would miss them.
  useEffect(() => place.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      <Card title={t('newCodes')}>
        <Typography>{t('newCodesBody')}</Typography>
        <Box component="ul" lang="en" sx={list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {navigator.clipboard ? (
            <Button
              variant="outlined"
              onClick={() =>
                void navigator.clipboard.writeText(codes.join('\n')).then(
                  () => showToast(t('codesCopied')),
                  () => showToast(t('codesNotCopied')),
                )
              }
            >
              {t('copyCodes')}
            </Button>
          ) : null}
          <Button variant="outlined" component="a" href={file} download={t('codesFile')}>
            {t('downloadCodes')}
          </Button>
          <Button variant="contained" onClick={onSaved}>
            {t('codesStored')}
          </Button>
        </Box>
      </Card>
    </Box>
  );
};

const list = {
  listStyle: 'none',
  m: 0,
  my: 2,
  p: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  typography: 'body1',
};
