import { findPrivate, maskPieces } from '@pratik/text/masking';
import type { RawCorrection } from '../raw-correction.ts';
import type { PreparedText, Sentence } from '../text/prepare.ts';
import { answerSchema, type ProposedError, type ProposedSentence, readAnswer } from './answer.ts';
import type { AskModel, ModelError, ModelRequest } from './ask.ts';
import { confidenceIn } from './guard.ts';
import { placeOf, trimmed } from './place.ts';
import { learnerTurn, type NumberedSentence, repairTurn, systemPrompt } from './prompt.ts';

/** Maximum length of the learner’s text in one request, in UTF-16 code units. */
const mostAtOnce = 3_000;

export type ModelAnswer = { corrections: RawCorrection[]; modelError?: ModelError };

/**
 * Creates the requests for a learner’s text and reads the model’s responses. An implementation may run in another
 * thread.
 */
export type ModelReader = {
  /** Returns the sentences to send to the model. @param names the learner’s registered names */
  questions(text: string, names: readonly string[], signal?: AbortSignal): Promise<NumberedSentence[][]>;
  /** Returns the corrections in a model’s response. Returns undefined if the response does not match the schema. */
  answers(
    text: string,
    question: number,
    answer: string,
    signal?: AbortSignal,
  ): Promise<RawCorrection[] | undefined>;
};

/** Returns the sentences for the model. Private data is masked before the sentences are converted to JSON. */
export function questionsAbout(prepared: PreparedText, names: readonly string[]): NumberedSentence[][] {
  const pieces = findPrivate(prepared.text, names);
  return partsOf(prepared.sentences).map((part) =>
    part.map(({ start, end }, n) => ({ n, text: maskPieces(prepared.text, pieces, start, end) })),
  );
}

/**
 * Converts a model’s response to corrections. Locates each change in the learner’s text, and removes changes that
 * could alter the meaning.
 */
export function readAnswerAbout(
  prepared: PreparedText,
  question: number,
  answer: string,
): RawCorrection[] | undefined {
  const part = partsOf(prepared.sentences)[question] ?? [];
  return readAnswer(answer)?.flatMap((proposal) => {
    const sentence = part[proposal.n];
    return sentence ? correctionsIn(sentence, proposal) : [];
  });
}

/**
 * Returns the corrections of the configured model. If the first response is invalid, sends the request once more. If
 * the second response is also invalid, returns no corrections, and a model error. Rejects only when `signal` aborts.
 */
export async function findByModel(
  reader: ModelReader,
  text: string,
  ask: AskModel,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ModelAnswer> {
  const corrections: RawCorrection[] = [];
  const read = (question: number, answer: string) => reader.answers(text, question, answer, signal);
  try {
    for (const [index, sentences] of (await reader.questions(text, names, signal)).entries()) {
      const found = await askTwice(sentences, ask, (answer) => read(index, answer), signal);
      if (typeof found === 'string') return { corrections, modelError: found };
      corrections.push(...found);
    }
  } catch (error) {
    if (signal?.aborted) throw error;
    return { corrections, modelError: 'unusable' };
  }
  return { corrections };
}

function partsOf(sentences: readonly Sentence[]): Sentence[][] {
  const parts: Sentence[][] = [];
  let length = mostAtOnce;
  for (const sentence of sentences) {
    const empty = !sentence.tokens.some((token) => token.kind === 'word');
    // Skips a sentence that is not English, is empty, or is too long for one request.
    if (sentence.language !== 'en' || empty || sentence.text.length > mostAtOnce) continue;
    length += sentence.text.length;
    if (length > mostAtOnce) {
      parts.push([]);
      length = sentence.text.length;
    }
    parts.at(-1)?.push(sentence);
  }
  return parts;
}

async function askTwice(
  sentences: readonly NumberedSentence[],
  ask: AskModel,
  read: (answer: string) => Promise<RawCorrection[] | undefined>,
  signal: AbortSignal | undefined,
): Promise<RawCorrection[] | ModelError> {
  const question: ModelRequest['turns'] = [{ role: 'user', content: learnerTurn(sentences) }];
  const request = async (turns: ModelRequest['turns']): Promise<string | undefined> => {
    try {
      return await ask({ system: systemPrompt, turns, schema: answerSchema }, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      return undefined;
    }
  };
  const first = await request(question);
  if (first === undefined) return 'unavailable';
  const found = await read(first);
  if (found) return found;
  const again = await request([
    ...question,
    { role: 'assistant', content: first.slice(0, 2_000) },
    { role: 'user', content: repairTurn },
  ]);
  if (again === undefined) return 'unavailable';
  return (await read(again)) ?? 'unusable';
}

/**
 * Maximum share of changed words in a sentence. If the model changes more, it has rewritten the sentence instead of
 * correcting it.
 */
const mostErrors = 0.5;

function correctionsIn(sentence: Sentence, { corrected, errors }: ProposedSentence): RawCorrection[] {
  const corrections = errors.flatMap((error) => correctionOf(sentence, error, corrected) ?? []);
  const words = sentence.tokens.filter((token) => token.kind === 'word').length;
  return corrections.length > Math.max(2, words * mostErrors) ? [] : corrections;
}

function correctionOf(
  sentence: Sentence,
  error: ProposedError,
  corrected: string,
): RawCorrection | undefined {
  const [best = '', ...others] = error.right;
  const place = placeOf(sentence.text, error.wrong, best, corrected);
  if (!place) return undefined;
  const { right, ...span } = trimmed(sentence.text, place, best);
  const before = sentence.text.slice(span.start, span.end);
  const confidence = confidenceIn(error.code, before, right);
  if (confidence === undefined) return undefined;
  const head = sentence.text.slice(place.start, span.start);
  const tail = sentence.text.slice(span.end, place.end);
  const more = others.flatMap((other) => {
    if (!other.startsWith(head) || !other.endsWith(tail)) return [];
    const piece = other.slice(head.length, other.length - tail.length);
    return confidenceIn(error.code, before, piece) === undefined ? [] : [piece];
  });
  return {
    code: error.code,
    start: sentence.start + span.start,
    end: sentence.start + span.end,
    replacements: [right, ...more],
    source: 'model',
    confidence,
  };
}
