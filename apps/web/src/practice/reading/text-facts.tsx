import type { ReadingCard } from '@pratik/contract/reading';
import { useTopicName } from '../../curriculum/topics.texts.ts';
import { formatNumber } from '../../lib/format.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useReadingText } from './reading.texts.ts';

type Cover = Pick<ReadingCard, 'levelId' | 'topic' | 'type' | 'words' | 'minutes'>;

/** What a text is like in one line: level, kind, topic, length, time. */
export const TextFacts = ({ text }: { text: Cover }) => {
  const t = useReadingText();
  const topicName = useTopicName();
  const before = [text.levelId, t(text.type), ...(text.topic ? [topicName(text.topic)] : [])].join(' · ');
  return (
    <>
      {before} · {t('words', { count: formatNumber(text.words) })} ·{' '}
      <span aria-hidden>{t('minutes', { count: text.minutes })}</span>
      <VisuallyHidden>{t('minutesRead', { count: text.minutes })}</VisuallyHidden>
    </>
  );
};
