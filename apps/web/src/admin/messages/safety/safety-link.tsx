import { LinkButton } from '../../../ui/action/link-button.tsx';
import { useWaitingCases } from './safety.api.ts';
import { useSafetyText } from './safety.texts.ts';

/** Link from the message review to the safety page, with the number of open safety cases. */
export const SafetyLink = () => {
  const t = useSafetyText();
  const { data } = useWaitingCases();
  const count = data?.open ?? 0;
  return (
    <LinkButton to="/pages/message-process-safety" color={count > 0 ? 'error' : 'primary'}>
      {count > 0 ? t('linkCount', { count }) : t('title')}
    </LinkButton>
  );
};
