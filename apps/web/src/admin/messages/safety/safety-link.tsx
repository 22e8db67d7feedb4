import { LinkButton } from '../../../ui/link-button.tsx';
import { useWaitingCases } from './safety.api.ts';
import { useSafetyText } from './safety.texts.ts';

/** The desk's way to the cases, with how many wait. */
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
