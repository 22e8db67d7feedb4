import type { PartnerKind } from '@pratik/contract/chat';
import { SourceLabel } from '../../ui/label/source-label.tsx';
import { useChatText } from './chat.texts.ts';

/** Names the kind of partner (AI or script). It must always be visible. */
export const PartnerLabel = ({ partner }: { partner: PartnerKind }) => {
  const t = useChatText();
  return <SourceLabel>{t(partner === 'ai' ? 'partnerAi' : 'partnerOffline')}</SourceLabel>;
};
