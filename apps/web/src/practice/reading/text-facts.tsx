import type { ReadingCard } from '@pratik/contract/reading';
import { type CSSProperties, Fragment } from 'react';
import { useTopicName } from '../../curriculum/topics.texts.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { useReadingText } from './reading.texts.ts';

type Cover = Pick<ReadingCard, 'levelId' | 'topic' | 'type' | 'words' | 'minutes'>;

const whole: CSSProperties = { whiteSpace: 'nowrap' };

/** Row of facts about a text: level, kind, topic, length and reading time. */
export const TextFacts = ({ text }: { text: Cover }) => {
  const t = useReadingText();
  const topicName = useTopicName();
  const facts = [
    text.levelId,
    t(text.type),
    ...(text.topic ? [topicName(text.topic)] : []),
    t('words', { count: formatNumber(text.words) }),
  ];
  return (
    <>
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span style={whole}>{fact} ·</span>{' '}
        </Fragment>
      ))}
      <span aria-hidden style={whole}>
        {t('minutes', { count: text.minutes })}
      </span>
      <VisuallyHidden>{t('minutesRead', { count: text.minutes })}</VisuallyHidden>
    </>
  );
};
