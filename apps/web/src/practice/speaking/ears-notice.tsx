import { Notice } from '../../ui/notice.tsx';
import { useEars } from './speaking.queries.ts';
import { useSpeakingText } from './speaking.texts.ts';

/** Where nobody can write down what is said: why, and how it is switched on. */
export const EarsNotice = () => {
  const t = useSpeakingText();
  const { data } = useEars();
  if (data !== null) return null;
  return (
    <Notice tone="info" role="status" title={t('noEars')}>
      {t('noEarsHow')}
    </Notice>
  );
};
