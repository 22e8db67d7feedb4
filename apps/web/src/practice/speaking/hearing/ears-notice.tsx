import { Notice } from '../../../ui/feedback/notice.tsx';
import { useEars } from '../speaking.queries.ts';
import { useSpeakingText } from '../speaking.texts.ts';

/** Explains why no speech recognition is available and how to configure it. */
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
