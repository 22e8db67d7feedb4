import type { PartnerKind } from '@pratik/contract/chat';
import { SourceLabel } from '../../ui/label/source-label.tsx';
import { useChatText } from './chat.texts.ts';

/** Label that names the kind of partner: AI or offline script. Every page with a partner must show this label. */
export const PartnerLabel = ({ partner }: { partner: PartnerKind }) => {
  const t = useChatText();
  return <SourceLabel>{t(partner === 'ai' ? 'partnerAi' : 'partnerOffline')}</SourceLabel>;
};
