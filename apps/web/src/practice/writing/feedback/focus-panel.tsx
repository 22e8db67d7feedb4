import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StoredCorrection } from '@pratik/contract/feedback';
import type { Focus } from '@pratik/contract/writing';
import { useCodeName } from '../../../feedback/code-names.ts';
import { Explanation } from '../../../feedback/explanation.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';

type FocusPanelProps = {
  focus: Focus | null;
  corrections: readonly StoredCorrection[];
  onShow: (correctionId: string) => void;
};

/** Shows the most important point to practise, with an explanation. */
export const FocusPanel = ({ focus, corrections, onShow }: FocusPanelProps) => {
  const t = useWritingText();
  const codeName = useCodeName();
  const first = corrections.find(({ id }) => id === focus?.correctionIds[0]);
  return (
    <Card title={t('focus')}>
      {focus && first ? (
        <>
          <Box sx={{ typography: 'subtitle1', fontWeight: weight.semibold }}>{codeName(focus.code)}</Box>
          <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('focusCount', { count: focus.correctionIds.length })} <Explanation of={first.explanation} />
          </Box>
          <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => onShow(first.id)}>
            {t('focusShow')}
          </Button>
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{t('focusNone')}</Box>
      )}
    </Card>
  );
};
