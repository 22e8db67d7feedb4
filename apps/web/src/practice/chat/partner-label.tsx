import Box from '@mui/material/Box';
import type { PartnerKind } from '@pratik/contract/chat';
import { useChatText } from './chat.texts.ts';

/** Says what kind of machine one talks with; it is never left unsaid. */
export const PartnerLabel = ({ partner }: { partner: PartnerKind }) => {
  const t = useChatText();
  return <SourceLabel>{t(partner === 'ai' ? 'partnerAi' : 'partnerOffline')}</SourceLabel>;
};

/** A small label that names where something comes from. */
export const SourceLabel = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      px: 1,
      py: '0.1em',
      borderRadius: 99,
      border: '1px solid',
      borderColor: 'divider',
      color: 'text.secondary',
      fontSize: '0.857rem',
      lineHeight: 1.5,
    }}
  >
    {children}
  </Box>
);
