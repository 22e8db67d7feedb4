import Box from '@mui/material/Box';
import { English } from '../../ui/label/language-mark.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';

type CorrectionSampleProps = { code: string; wrong: string; right: string; better: string; why: string };

/** An example correction that looks like a correction below a learner’s message. */
export const CorrectionSample = ({ code, wrong, right, better, why }: CorrectionSampleProps) => (
  <Box
    sx={{
      border: '1px solid',
      borderColor: 'color-mix(in srgb, var(--p-palette-primary-main) 30%, transparent)',
      bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 6%, var(--p-palette-background-paper))',
      borderRadius: radius.card,
      p: 2,
    }}
  >
    <Box sx={{ typography: 'caption', fontWeight: weight.semibold, color: 'primary.main' }}>{code}</Box>
    <Box sx={{ mt: 0.75, typography: 'body1', lineHeight: 1.5 }}>
      <Box
        component="del"
        sx={{ color: 'text.secondary', textDecorationColor: 'var(--p-palette-error-main)', mr: 1 }}
      >
        <English>{wrong}</English>
      </Box>
      <Box
        component="ins"
        aria-label={`${better}: ${right}`}
        sx={{ textDecoration: 'none', fontWeight: weight.semibold, color: 'success.main' }}
      >
        <English>{right}</English>
      </Box>
    </Box>
    <Box component="p" sx={{ mt: 1, mb: 0, lineHeight: 1.55 }}>
      {why}
    </Box>
  </Box>
);
