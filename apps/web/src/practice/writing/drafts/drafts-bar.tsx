import Box from '@mui/material/Box';
import type { Draft, Piece } from '@pratik/contract/writing';
import { Link } from '../../../ui/layout/navigation.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';
import { piecePath } from '../writing-path.ts';

type DraftsBarProps = {
  piece: Piece;
  /** The draft on the screen. Undefined while two drafts are compared. */
  shown: Draft | undefined;
};

/** Links to the drafts of a piece and to the comparison of two drafts. */
export const DraftsBar = ({ piece, shown }: DraftsBarProps) => {
  const t = useWritingText();
  const last = piece.drafts.at(-1);
  return (
    <Box component="nav" aria-label={t('drafts')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {piece.drafts.map((draft) => (
        <Tab
          key={draft.id}
          to={`${piecePath(piece.id)}${draft === last ? '' : `?draft=${draft.number}`}`}
          current={draft === shown}
        >
          {t(draft.submittedAt === null ? 'draftOpen' : 'draftNumber', { number: draft.number })}
        </Tab>
      ))}
      <Tab to={`${piecePath(piece.id)}?compare=1`} current={shown === undefined}>
        {t('compare')}
      </Tab>
    </Box>
  );
};

const Tab = ({ to, current, children }: { to: string; current: boolean; children: string }) => (
  <Box
    component={Link}
    to={to}
    {...(current ? { 'aria-current': 'page' as const } : {})}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 44,
      px: 1.75,
      borderRadius: radius.control,
      border: '1px solid',
      borderColor: current ? 'primary.main' : 'divider',
      bgcolor: current
        ? 'color-mix(in srgb, var(--p-palette-primary-main) 12%, var(--p-palette-background-paper))'
        : 'background.paper',
      color: current ? 'primary.main' : 'text.primary',
      fontWeight: current ? weight.semibold : weight.regular,
      textDecoration: 'none',
    }}
  >
    {children}
  </Box>
);
