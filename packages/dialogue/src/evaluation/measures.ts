import { isSad } from '../state/facts.ts';
import type { Exchange } from './simulate.ts';

/** Automatic measurements of a set of conversations. */
export type Measures = {
  talks: number;
  exchanges: number;
  /**
   * Number of partner sentences of five or more words that repeat an earlier sentence of the same conversation, per
   * hundred exchanges.
   */
  repetitions: number;
  /**
   * Share of learner questions that the partner does not answer, in percent. A question counts as unanswered if the
   * reply starts with a question or with a mere "I see".
   */
  unanswered: number;
  /** Share of messages with a sad fact to which the partner shows no sympathy, in percent. */
  ignored: number;
  /** Share of replies that let the learner lead the conversation, in percent. */
  floor: number;
  /** Share of the partner’s words that are above the scenario’s level, in percent. */
  above: number;
  /** 95th percentile of the reply time, in milliseconds. */
  p95: number;
};

const sympathy =
  /\b(?:sorry|hard|not easy|doesn[’']t sound easy|understand|honest|worrying|difficult|better soon|thank you for telling|no fun|a lot to deal|rest|telling me|can[’']t be easy)\b/i;
const merely = /^(?:I see|OK|Ah|Oh|Right|All right|Hm|Mm)[^.!?]*[.!]\s*(?:$|[A-Z])/;

export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

export function measure(
  talks: readonly (readonly Exchange[])[],
  levelled: (exchange: Exchange) => { words: number; above: number },
): Measures {
  const all = talks.flat();
  let repetitions = 0;
  for (const talk of talks) {
    const seen = new Set<string>();
    for (const { reply } of talk)
      for (const sentence of reply.split(/(?<=[.!?])\s+/)) {
        if (sentence.split(' ').length < 5 || sentence.includes('“')) continue;
        if (seen.has(sentence)) repetitions += 1;
        seen.add(sentence);
      }
  }
  const asked = all.filter(({ asks }) => asks);
  const unanswered = asked.filter(
    ({ reply }) => merely.test(reply) || /^(?!Me\?|And you|[A-Z][a-z]+day\?)[^.!]*\?/.test(reply),
  );
  const sad = all.filter(({ facts }) => facts.some(isSad));
  const ignored = sad.filter(({ reply }) => !sympathy.test(reply));
  const words = all.map(levelled);
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    talks: talks.length,
    exchanges: all.length,
    repetitions: percent(repetitions, all.length),
    unanswered: percent(unanswered.length, asked.length),
    ignored: percent(ignored.length, sad.length),
    floor: percent(all.filter(({ floor }) => floor).length, all.length),
    above: percent(
      words.reduce((sum, one) => sum + one.above, 0),
      words.reduce((sum, one) => sum + one.words, 0),
    ),
    p95: Math.round((times[Math.floor(times.length * 0.95)] ?? 0) * 10) / 10,
  };
}
