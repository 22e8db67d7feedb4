import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Draft, Piece } from '@pratik/contract/writing';
import { correctedSentences } from '@pratik/text/corrected-text';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CorrectedSentence } from '../../../feedback/corrected-sentence.tsx';
import { CorrectionCard } from '../../../feedback/correction-card.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { isPending, putDispute } from '../writing.queries.ts';
import { useWritingText } from '../writing.texts.ts';

/** Returns the draft submitted before `draft`, or undefined if it neither has corrections nor waits for them. */
export const earlierDraft = (piece: Piece, draft: Draft): Draft | undefined => {
  const earlier = piece.drafts.findLast(
    ({ number, submittedAt }) => number < draft.number && submittedAt !== null,
  );
  const feedback = earlier?.feedback;
  return feedback && (feedback.corrections.length > 0 || isPending(feedback)) ? earlier : undefined;
};

/** Shows the corrections of the previous draft beside the editor. On a phone, the list of corrections is collapsed. */
export const EarlierCorrections = ({ pieceId, draft }: { pieceId: string; draft: Draft }) => {
  const t = useWritingText();
  const client = useQueryClient();
  const id = useId();
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [openAtFirst] = useState(isWide);
  const corrections = draft.feedback?.corrections ?? [];
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ borderRadius: radius.card }}>
      <Box component="details" open={openAtFirst} sx={detailsLook}>
        <summary>
          <Typography variant="h3" component="h2" id={id} sx={{ display: 'inline' }}>
            {t('earlierCorrections', { number: draft.number })}
          </Typography>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            ({corrections.length})
          </Box>
        </summary>
        {corrections.length === 0 ? <Box sx={{ px: 2.5, pb: 2 }}>{t('waitingText')}</Box> : null}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {correctedSentences(draft.text, corrections).map((sentence) => (
            <Box
              component="li"
              key={sentence.start}
              sx={{ px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
            >
              <CorrectedSentence sentence={sentence} />
              {sentence.corrections.map((correction) => (
                <Box key={correction.id} sx={{ mt: 1.5 }}>
                  <CorrectionCard
                    text={draft.text}
                    correction={correction}
                    onDispute={(one, disputed) => putDispute(client, pieceId, one, disputed)}
                  />
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Paper>
  );
};

const detailsLook = {
  // The content of a `<details>` element does not inherit `box-sizing` from the page.
  '& > *': { boxSizing: 'border-box' },
  '& > summary': { cursor: 'pointer', px: 2.5, py: 1.5, minHeight: 44 },
  // The height of the correction list is limited, so that the topic and the phrases below stay visible.
  '& > ol': { maxHeight: { md: '28rem' }, overflowY: { md: 'auto' }, position: 'relative' },
} as const;
