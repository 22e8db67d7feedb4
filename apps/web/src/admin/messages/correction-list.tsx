import FlagIcon from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { correctionCodes, type StoredCorrection } from '@pratik/contract/feedback';
import { formatPercent } from '../../lib/format.ts';
import { useBilingual } from '../../lib/i18n.ts';
import { English } from '../../ui/language-mark.tsx';
import { type MessagesText, useMessagesText } from './messages.texts.ts';

type CorrectionListProps = { text: string; corrections: readonly StoredCorrection[] };

/** Each correction: its kind, what it replaces by what, why, who said it and how sure. */
export const CorrectionList = ({ text, corrections }: CorrectionListProps) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {corrections.map((correction, index) => (
      <CorrectionItem key={correction.id} number={index + 1} text={text} correction={correction} />
    ))}
  </Box>
);

type CorrectionItemProps = { number: number; text: string; correction: StoredCorrection };

const CorrectionItem = ({ number, text, correction }: CorrectionItemProps) => {
  const t = useMessagesText();
  const say = useBilingual();
  const written = text.slice(correction.start, correction.end);
  return (
    <Box
      component="li"
      id={`correction-${number}`}
      sx={{ py: 2, '& + &': { borderTop: '1px solid', borderColor: 'divider' }, scrollMarginTop: '6rem' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <CorrectionNumber number={number} />
        <Typography variant="h3">{correctionCodes[correction.code]}</Typography>
        {correction.disputed ? (
          <Chip size="small" color="warning" variant="outlined" icon={<FlagIcon />} label={t('disputed')} />
        ) : null}
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        <span>
          <Label>{t('written')}:</Label> {written === '' ? t('insertHere') : <English>{written}</English>}
        </span>
        {correction.replacements.length > 0 ? (
          <span>
            <Label>{t(correction.confidence < 0.5 ? 'hint' : 'suggestion')}:</Label>{' '}
            <Replacements t={t} replacements={correction.replacements} />
          </span>
        ) : null}
      </Box>
      <Typography sx={{ mt: 1 }}>{say(correction.explanation)}</Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {sourceOf(t, correction)} · {t('confidence', { share: formatPercent(correction.confidence) })}
      </Typography>
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
      borderRadius: '0.85em',
      fontSize: '0.929rem',
      fontWeight: 700,
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

const Replacements = ({ t, replacements }: { t: MessagesText; replacements: readonly string[] }) => (
  <>
    {replacements.map((replacement, index) => (
      <span key={replacement}>
        {index > 0 ? ' / ' : null}
        {replacement === '' ? (
          t('leaveOut')
        ) : (
          <Box component="strong" lang="en" sx={{ color: 'success.main' }}>
            {replacement}
          </Box>
        )}
      </span>
    ))}
  </>
);

const sourceOf = (t: MessagesText, { source }: StoredCorrection): string =>
  t(
    (
      {
        'transfer-grammar': 'sourceTransfer',
        harper: 'sourceHarper',
        model: 'sourceModel',
        administrator: 'sourceAdministrator',
      } as const
    )[source],
  );
