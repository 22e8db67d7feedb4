import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReviewedCorrection } from '@pratik/contract/message-process';
import { lazy, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useCodeName } from '../../feedback/code-names.ts';
import { formatDate, formatPercent } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { English } from '../../ui/label/language-mark.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { DecisionButtons } from './judging/decision-buttons.tsx';
import { originText, verdictName } from './message-words.tsx';
import { useMessagesText } from './messages.texts.ts';
import { Replacements } from './replacements.tsx';

/** The code of the edit form is loaded when an administrator starts to edit a correction. */
const EditCorrection = lazy(async () => ({
  default: (await import('./judging/edit-correction.tsx')).EditCorrection,
}));

type CorrectionItemProps = {
  number: number;
  messageId: string;
  text: string;
  correction: ReviewedCorrection;
  editing: boolean;
  onEditing: (on: boolean) => void;
};

/**
 * One correction: error code, original text, replacement, explanation, source, confidence and the administrator’s
 * decision.
 */
export const CorrectionItem = ({
  number,
  messageId,
  text,
  correction,
  editing,
  onEditing,
}: CorrectionItemProps) => {
  const t = useMessagesText();
  const say = useBilingual();
  const codeName = useCodeName();
  const editButton = useRef<HTMLButtonElement>(null);
  const { decision, decidedBy, disputed, original, reportedAt } = correction;
  const rejected = decision?.verdict === 'rejected';
  const written = text.slice(correction.start, correction.end);
  /**
   * While the edit form is open, the buttons are hidden. The focus returns to a button when they are visible again.
   */
  const leave = () => {
    flushSync(() => onEditing(false));
    editButton.current?.focus();
  };
  return (
    <Box
      component="li"
      id={`correction-${number}`}
      sx={{ py: 2, '& + &': { borderTop: '1px solid', borderColor: 'divider' }, scrollMarginTop: '6rem' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <CorrectionNumber number={number} />
        <Typography variant="h3">{codeName(correction.code)}</Typography>
        {decision ? (
          <Chip
            size="small"
            variant="outlined"
            color={rejected ? 'error' : 'success'}
            label={verdictName(t, decision.verdict)}
          />
        ) : null}
      </Box>
      {disputed && reportedAt ? (
        <Box sx={{ mt: 1.5 }}>
          <Notice tone="warning" title={t('disputed')}>
            {t('reportedOn', { when: formatDate(reportedAt) })}
          </Notice>
        </Box>
      ) : null}
      <Box sx={{ mt: 1, textDecoration: rejected ? 'line-through' : 'none' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
          <span>
            <Label>{t('written')}:</Label> {written === '' ? t('insertHere') : <English>{written}</English>}
          </span>
          {correction.replacements.length > 0 ? (
            <span>
              <Label>{t(correction.confidence < 0.5 ? 'hint' : 'suggestion')}:</Label>{' '}
              <Replacements replacements={correction.replacements} />
            </span>
          ) : null}
        </Box>
      </Box>
      <Typography sx={{ mt: 1 }}>{say(correction.explanation) || correction.explanation.tr}</Typography>
      {original ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {t('machineSaid')} {codeName(original.code)},{' '}
          <English>{text.slice(original.start, original.end)}</English> →{' '}
          <Replacements replacements={original.replacements} />
        </Typography>
      ) : null}
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {originText(t, correction)} ·{' '}
        {t('confidence', { share: formatPercent((original ?? correction).confidence) })}
      </Typography>
      {decision ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('decidedBy', {
            what: verdictName(t, decision.verdict),
            who: decidedBy?.name ?? t('somebody'),
            when: formatDate(decision.decidedAt),
          })}
          {decision.reported && !disputed ? ` · ${t('reportAnswered')}` : null}
        </Typography>
      ) : null}
      <div hidden={editing}>
        <DecisionButtons
          messageId={messageId}
          correction={correction}
          number={number}
          editButton={editButton}
          onEdit={() => onEditing(true)}
        />
      </div>
      {editing ? (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <EditCorrection messageId={messageId} text={text} correction={correction} onDone={leave} />
        </Suspense>
      ) : null}
    </Box>
  );
};

const CorrectionNumber = ({ number }: { number: number }) => (
  <Box
    component="span"
    sx={{
      minWidth: '1.7em',
      height: '1.7em',
      display: 'grid',
      placeItems: 'center',
      borderRadius: radius.round,
      typography: 'caption',
      fontWeight: weight.bold,
      bgcolor: 'color-mix(in srgb, var(--p-palette-warning-main) 20%, transparent)',
    }}
  >
    {number}
  </Box>
);

const Label = ({ children }: { children: React.ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
