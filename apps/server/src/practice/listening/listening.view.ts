import { diffOf, wordsOf } from '@pratik/content/compare/diff';
import type { CefrLevel } from '@pratik/contract/common';
import type { DictatedSentence } from '@pratik/contract/dictation';
import type { Listening, ListeningCard, ListeningQuestion } from '@pratik/contract/listening';
import { askedView } from '../../curriculum/asked-question.service.ts';
import type { Item } from '../../curriculum/curriculum.service.ts';
import { seriesOf } from '../../curriculum/series.service.ts';
import type { AnswerRow } from '../../curriculum/sittings/sittings.service.ts';
import type { DictationAnswerRow, ListeningRow } from './listening.tables.ts';
import { secondsOf, sentenceWith } from './script.ts';

type Cover = Omit<ListeningCard, 'state' | 'score'>;

export const coverView = (item: Item<'listening'>, cefr: CefrLevel): Cover => ({
  id: item.id,
  title: item.title,
  levelId: item.levelId ?? cefr,
  topic: item.topic,
  series: seriesOf(item.body),
  type: item.body.type,
  voices: item.body.speakers.length,
  seconds: secondsOf(item.body),
});

export const listeningView = (row: ListeningRow): Listening => ({
  id: row.id,
  startedAt: row.started_at.toISOString(),
  sentence: row.sentence,
  scriptShownAt: row.script_shown_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
});

/**
 * Converts a question to the contract type. The correct answer and its evidence in the script are included only
 * after the learner has answered.
 */
export const questionView = (
  script: Item<'listening'>,
  item: Item<'question'>,
  answer: AnswerRow | undefined,
): ListeningQuestion => {
  const { given, ...question } = askedView(item, answer);
  const sentences = given?.evidence.flatMap((passage) => sentenceWith(script.body, passage) ?? []) ?? [];
  return { ...question, given: given && { ...given, sentences } };
};

/**
 * Converts a dictated sentence to the contract type. Its words are included only after the learner has written the
 * sentence.
 */
export const dictatedView = (
  sentence: number,
  text: string,
  answer: DictationAnswerRow | undefined,
): DictatedSentence => {
  const words = wordsOf(text);
  return {
    sentence,
    words: words.length,
    initials: words.map(({ bare }) => bare.slice(0, 1)),
    given: answer
      ? {
          text: answer.given,
          hinted: answer.hinted,
          diff: diffOf(text, answer.given).words,
          rightWords: answer.right_words,
          allWords: answer.all_words,
        }
      : null,
  };
};
