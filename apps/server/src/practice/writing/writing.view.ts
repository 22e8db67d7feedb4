import type { CorrectionCode, MessageFeedback } from '@pratik/contract/feedback';
import type { Assessment, Draft, DraftNow, Prompt } from '@pratik/contract/writing';
import { countWords } from '@pratik/text/words';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import { assess, focusOf } from './assessment.policy.ts';
import type { DraftRow, WritingRow } from './writing.tables.ts';

export const promptView = (item: Item<'writing-prompt'>): Prompt => ({
  id: item.id,
  title: item.body.title,
  levelId: item.levelId ?? '',
  genre: item.body.genre,
  task: item.body.task,
  points: item.body.points,
  phrases: item.body.phrases,
  words: item.body.words,
  retired: item.state !== 'published',
});

export const boundsOf = ({ least_words, most_words }: Pick<WritingRow, 'least_words' | 'most_words'>) =>
  least_words === null || most_words === null ? null : { least: least_words, most: most_words };

export const draftNow = (row: DraftRow): DraftNow => ({
  text: row.text,
  revision: row.revision,
  savedAt: row.saved_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
});

/** Returns whether the corrections of a draft are ready. */
export const isSettled = ({ state }: MessageFeedback): boolean =>
  state === 'done' || state === 'needs-review';

/** Returns the corrections that the learner has not disputed. */
export const counting = ({ corrections }: MessageFeedback) => corrections.filter(({ disputed }) => !disputed);

/** Returns the estimate of a submitted draft. Null until the draft’s feedback is ready. */
export const assessmentOf = async (
  curriculum: Curriculum,
  text: string,
  bounds: { least: number; most: number } | null,
  feedback: MessageFeedback | null,
): Promise<Assessment | null> =>
  feedback && isSettled(feedback)
    ? assess({ text, bounds, corrections: counting(feedback), words: await curriculum.wordsIn(text) })
    : null;

export const draftView = (
  row: DraftRow,
  feedback: MessageFeedback | null,
  assessment: Assessment | null,
  recent: ReadonlySet<CorrectionCode>,
): Draft => ({
  id: row.id,
  number: row.number,
  ...draftNow(row),
  ...(row.danger === null ? {} : { danger: row.danger }),
  words: countWords(row.text),
  feedback,
  assessment,
  focus: feedback && isSettled(feedback) ? focusOf(counting(feedback), recent) : null,
});
