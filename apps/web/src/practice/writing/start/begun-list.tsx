import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BegunPiece } from '@pratik/contract/writing';
import { useId, useRef, useState } from 'react';
import { formatRelative } from '../../../lib/language/format.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';
import { piecePath } from '../writing-path.ts';

type BegunListProps = {
  begun: readonly BegunPiece[];
  /** Deletes the open draft of a piece. */
  onDiscard: (piece: BegunPiece) => Promise<unknown>;
};

/** Lists unsubmitted pieces with buttons that continue or delete them. A deletion can be undone for eight seconds. */
export const BegunList = ({ begun, onDiscard }: BegunListProps) => {
  const t = useWritingText();
  const pick = useBilingual();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = begun.filter((piece) => !gone.includes(piece.id));
  const back = (piece: BegunPiece) => setGone((all) => all.filter((one) => one !== piece.id));
  const titleOf = ({ promptTitle }: BegunPiece) => (promptTitle ? pick(promptTitle) : t('ownText'));

  const discard = (piece: BegunPiece) => {
    setGone((all) => [...all, piece.id]);
    heading.current?.focus();
    showToast(t('discarded', { title: titleOf(piece) }), {
      undo: () => back(piece),
      onGone: () =>
        void onDiscard(piece).catch(() => {
          back(piece);
          showToast(t('discardFailed'));
        }),
    });
  };

  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        {t('begun')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {shown.map((piece) => (
          <Paper
            component="li"
            key={piece.id}
            variant="outlined"
            sx={{
              p: 2,
              borderRadius: radius.card,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              alignItems: 'center',
            }}
          >
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Box sx={{ fontWeight: weight.semibold }}>{titleOf(piece)}</Box>
              <Box lang="en" sx={{ overflowWrap: 'anywhere' }}>
                {piece.excerpt}
              </Box>
              <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                {t('words', { count: piece.words })} · {formatRelative(piece.savedAt)}
              </Box>
            </Box>
            <LinkButton to={piecePath(piece.id)} variant="outlined">
              {t('goOn')}
            </LinkButton>
            <Button
              color="inherit"
              aria-label={t('discardNamed', { title: titleOf(piece) })}
              onClick={() => discard(piece)}
            >
              {t('discard')}
            </Button>
          </Paper>
        ))}
      </Box>
    </section>
  );
};
