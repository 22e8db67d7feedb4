import { TextLink } from '../../../ui/action/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLiveSafety, useWaitingCases } from './safety.api.ts';
import { useSafetyText } from './safety.texts.ts';

/** Notice at the top of the message review with the number of open safety cases. */
export const SafetyNotice = () => {
  const t = useSafetyText();
  const { data } = useWaitingCases();
  useLiveSafety();
  if (!data || data.open === 0) return null;
  return (
    <Notice tone="error" title={t('waiting', { count: data.open })}>
      {t('waitingText')} <TextLink to="/pages/message-process-safety">{t('open')}</TextLink>
    </Notice>
  );
};
