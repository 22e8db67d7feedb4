import type { ShelfCard } from '@pratik/contract/shelf';

/** Minimum share of right answers with which a topic suits the learner. */
const goodShare = 0.8;

/**
 * Returns the learner’s best result on the topic of a new text, as a reason to choose the text. Null if the learner has
 * not answered at least 80 % of the questions on another listed text of this topic correctly.
 */
export const topicResult = (
  { state, topic }: Pick<ShelfCard, 'state' | 'topic'>,
  texts: readonly Pick<ShelfCard, 'topic' | 'score'>[],
): ShelfCard['score'] => {
  if (state !== 'new' || topic === null) return null;
  const share = (score: ShelfCard['score']) => (score && score.total > 0 ? score.right / score.total : 0);
  const [best] = texts
    .filter((text) => text.topic === topic)
    .map(({ score }) => score)
    .toSorted((a, b) => share(b) - share(a));
  return best && share(best) >= goodShare ? best : null;
};
