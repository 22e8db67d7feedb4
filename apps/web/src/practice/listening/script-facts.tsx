import type { ListeningCard } from '@pratik/contract/listening';
import { type CSSProperties, Fragment } from 'react';
import { useTopicName } from '../../curriculum/topics.texts.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { clockTime } from './clock-time.ts';
import { useListeningText } from './listening.texts.ts';

type Cover = Pick<ListeningCard, 'levelId' | 'topic' | 'type' | 'voices' | 'seconds'>;

const whole: CSSProperties = { whiteSpace: 'nowrap' };

/** Row of facts about a listening script: level, kind, topic, speakers and duration. */
export const ScriptFacts = ({ text }: { text: Cover }) => {
  const t = useListeningText();
  const topicName = useTopicName();
  const facts = [
    text.levelId,
    t(text.type),
    ...(text.topic ? [topicName(text.topic)] : []),
    ...(text.voices > 1 ? [t('voices', { count: text.voices })] : []),
  ];
  return (
    <>
      {facts.map((fact) => (
        <Fragment key={fact}>
          <span style={whole}>{fact} ·</span>{' '}
        </Fragment>
      ))}
      <span aria-hidden style={whole}>
        {clockTime(text.seconds)}
      </span>
      <VisuallyHidden>
        {t('lengthRead', { minutes: Math.floor(text.seconds / 60), seconds: text.seconds % 60 })}
      </VisuallyHidden>
    </>
  );
};
