import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DraftNow } from '@pratik/contract/writing';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDateTime } from '../../../lib/language/format.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useWritingText } from '../writing.texts.ts';

type ConflictPanelProps = {
  mine: string;
  theirs: DraftNow;
  sync: DraftSync;
  onShowSent: () => void;
  onNewDraft: () => void;
};

/** Shows both versions of a draft after a conflict. The learner saves one version, or both as one text. */
export const ConflictPanel = ({ mine, theirs, sync, onShowSent, onNewDraft }: ConflictPanelProps) => {
  const t = useWritingText();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const sent = theirs.submittedAt !== null;
  return (
    <Box ref={panel} tabIndex={-1} sx={{ outline: 'none' }}>
      <Notice tone="warning" role="alert" title={t(sent ? 'conflictSent' : 'conflict')}>
        {t(sent ? 'conflictSentText' : 'conflictText')}
      </Notice>
      <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, mb: 2 }}>
        <Version title={t('conflictHere')} text={mine}>
          {sent ? (
            <Button variant="contained" onClick={onNewDraft}>
              {t('newFromMine')}
            </Button>
          ) : (
            <Button variant="contained" onClick={sync.keepMine}>
              {t('keepMine')}
            </Button>
          )}
        </Version>
        <Version title={`${t('conflictThere')} · ${formatDateTime(theirs.savedAt)}`} text={theirs.text}>
          <Button variant="contained" onClick={sent ? onShowSent : sync.takeTheirs}>
            {t(sent ? 'showSent' : 'takeTheirs')}
          </Button>
        </Version>
      </Box>
      {sent ? null : <Button onClick={sync.joinBoth}>{t('joinBoth')}</Button>}
    </Box>
  );
};

const Version = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => {
  const t = useWritingText();
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: radius.card,
        p: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ fontWeight: weight.semibold, mb: 1 }}>{title}</Box>
      {text === '' ? (
        <Box sx={{ color: 'text.secondary' }}>{t('emptyText')}</Box>
      ) : (
        <Box
          lang="en"
          // `tabIndex` lets keyboard users scroll a long text.
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '18rem', overflowY: 'auto' }}
        >
          {text}
        </Box>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
};
