import type { PartnerKind } from '@pratik/contract/chat';
import { SourceLabel } from '../../ui/source-label.tsx';
import { useChatText } from './chat.texts.ts';

/** Says what kind of machine one talks with; it is never left unsaid. */
export const PartnerLabel = ({ partner }: { partner: PartnerKind }) => {
  const t = useChatText();
  return <SourceLabel>{t(partner === 'ai' ? 'partnerAi' : 'partnerOffline')}</SourceLabel>;
};
