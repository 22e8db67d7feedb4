import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Summary } from '@pratik/contract/chat';
import { useCodeName } from '../../../feedback/code-names.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

/** Shows the number of corrections per category as small bars, most frequent category first. */
export const SummaryCorrections = ({ corrections }: Pick<Summary, 'corrections'>) => {
  const t = useChatText();
  const codeName = useCodeName();
  const most = Math.max(1, ...corrections.map(({ count }) => count));
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('summaryCorrections')}
      </Typography>
      {corrections.length === 0 ? <Typography>{t('summaryNoCorrections')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {corrections.map(({ code, count }) => (
          <Box
            component="li"
            key={code}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '9.5rem 1fr 1.5rem', sm: '14rem 1fr 2rem' },
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            <span>{codeName(code)}</span>
            <Box
              aria-hidden
              sx={{
                height: '0.6rem',
                borderRadius: radius.round,
                width: `${(count / most) * 100}%`,
                bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 70%, transparent)',
              }}
            />
            <Box
              component="span"
              sx={{ textAlign: 'right', fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }}
            >
              {formatNumber(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
};

/** Lists sentences to remember: correct sentences of the learner, or corrected versions. */
export const SummaryKeep = ({ keep }: Pick<Summary, 'keep'>) => {
  const t = useChatText();
  if (keep.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('summaryKeep')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
        {keep.map(({ said, better }) => (
          <Box
            component="li"
            key={said}
            sx={{ pl: 1.75, borderLeft: '3px solid', borderColor: better ? 'primary.main' : 'success.main' }}
          >
            {better === null ? (
              <>
                <Label>{t('keepGood')}</Label>
                <Box lang="en" sx={{ fontWeight: weight.medium }}>
                  {said}
                </Box>
              </>
            ) : (
              <>
                <Label>{t('keepSaid')}</Label>
                <Box lang="en" sx={{ color: 'text.secondary' }}>
                  {said}
                </Box>
                <Label>{t('keepBetter')}</Label>
                <Box lang="en" sx={{ fontWeight: weight.medium }}>
                  {better}
                </Box>
              </>
            )}
          </Box>
        ))}
      </Box>
    </div>
  );
};

const Label = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', typography: 'label' }}>{children}</Box>
);
