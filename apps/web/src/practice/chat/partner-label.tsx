import type { PartnerKind } from '@pratik/contract/chat';
import { SourceLabel } from '../../ui/label/source-label.tsx';
import { useChatText } from './chat.texts.ts';

/** Label that names the kind of partner (AI or offline script). The label must always be visible. */
export const PartnerLabel = ({ partner }: { partner: PartnerKind }) => {
  const t = useChatText();
  return <SourceLabel>{t(partner === 'ai' ? 'partnerAi' : 'partnerOffline')}</SourceLabel>;
};
