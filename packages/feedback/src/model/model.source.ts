import { findPrivate, maskPieces } from '@pratik/contract/masking';
import type { Finding } from '../finding.ts';
import type { PreparedText, Sentence } from '../text/prepare.ts';
import { answerSchema, type ProposedError, type ProposedSentence, readAnswer } from './answer.ts';
import type { AskModel, ModelFault, ModelRequest } from './ask.ts';
import { confidenceIn } from './guard.ts';
import { placeOf, trimmed } from './place.ts';
import { learnerTurn, type NumberedSentence, repairTurn, systemPrompt } from './prompt.ts';

/** UTF-16 units of the learner's text in one question. */
const mostAtOnce = 3_000;

export type ModelAnswer = { findings: Finding[]; fault?: ModelFault };

/**
 * What the house's model finds, made safe to show. It sees the sentences without what is private in them, marked
 * before they become JSON; places are looked up in the learner's text, changes that leave its meaning are dropped, an
 * answer of another shape is asked for once more. Never rejects, unless `signal` aborts: without a usable answer there
 * are no findings and a fault.
 * @param names the writer's own, as they are registered
 */
export async function findByModel(
  prepared: PreparedText,
  ask: AskModel,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ModelAnswer> {
  const findings: Finding[] = [];
  const pieces = findPrivate(prepared.text, names);
  for (const part of partsOf(prepared.sentences)) {
    const numbered = part.map(({ start, end }, n) => ({
      n,
      text: maskPieces(prepared.text, pieces, start, end),
    }));
    const answer = await askTwice(numbered, ask, signal);
    if (typeof answer === 'string') return { findings, fault: answer };
    for (const proposal of answer) {
      const sentence = part[proposal.n];
      if (sentence) findings.push(...findingsIn(sentence, proposal));
    }
  }
  return { findings };
}

function partsOf(sentences: readonly Sentence[]): Sentence[][] {
  const parts: Sentence[][] = [];
  let length = mostAtOnce;
  for (const sentence of sentences) {
    const empty = !sentence.tokens.some((token) => token.kind === 'word');
    // One that does not end is no sentence, and no model would be asked about so much at once.
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
  signal: AbortSignal | undefined,
): Promise<ProposedSentence[] | ModelFault> {
  const question: ModelRequest['turns'] = [{ role: 'user', content: learnerTurn(sentences) }];
  const request = (turns: ModelRequest['turns']) =>
    ask({ system: systemPrompt, turns, schema: answerSchema }, signal);
  try {
    const first = await request(question);
    const read = readAnswer(first);
    if (read) return read;
    const again = await request([
      ...question,
      { role: 'assistant', content: first.slice(0, 2_000) },
      { role: 'user', content: repairTurn },
    ]);
    return readAnswer(again) ?? 'unusable';
  } catch (error) {
    if (signal?.aborted) throw error;
    return 'unavailable';
  }
}

/** More errors than this share of the words: the model has rewritten the sentence rather than corrected it. */
const mostErrors = 0.5;

function findingsIn(sentence: Sentence, { corrected, errors }: ProposedSentence): Finding[] {
  const findings = errors.flatMap((error) => findingOf(sentence, error, corrected) ?? []);
  const words = sentence.tokens.filter((token) => token.kind === 'word').length;
  return findings.length > Math.max(2, words * mostErrors) ? [] : findings;
}

function findingOf(sentence: Sentence, error: ProposedError, corrected: string): Finding | undefined {
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
