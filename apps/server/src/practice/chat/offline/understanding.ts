import type { Scenario, ScenarioExpectation, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { applyCorrections } from '@pratik/contract/corrected-text';
import { isCommonWord } from './common-words.ts';
import { type Heard, hear } from './hearing.ts';
import { moodOf } from './mood.ts';
import { type Listening, matchAny } from './patterns.ts';
import type { LearnerTurn } from './recast.ts';
import { type Signals, signalsOf } from './signals.ts';
import { fillSlots } from './slots.ts';
import { type TurkishMeaning, turkishMeaning } from './turkish.ts';

/** The interpretation of one message, given the question that waits for an answer. */
export type Understanding = {
  heard: Heard;
  signals: Signals;
  turkish: TurkishMeaning | null;
  slots: Record<string, string>;
  hit: ScenarioExpectation | undefined;
  /** The learner’s questions that the scenario can answer, at most two. */
  asked: readonly Scenario['answers'][number][];
  /** The message contains a question and no answer. */
  onlyAsks: boolean;
  polar: 'yes' | 'no' | undefined;
  answer: string | undefined;
};

const REQUEST = /^\W*(?:can|could|may|might|would|shall) (?:i|we|you)\b|\bwhat about\b|\bhow about\b/i;

type Scored<T> = { item: T; score: number };

/** Items with their coverage of the message, in the order of the file. */
const scored = <T extends { patterns: readonly string[] }>(
  items: readonly T[],
  listening: Listening,
): Scored<T>[] =>
  items.map((item) => ({ item, score: matchAny(item.patterns, listening) })).filter(({ score }) => score > 0);

/** The item with the highest coverage. */
const best = <T extends { patterns: readonly string[] }>(
  items: readonly T[],
  listening: Listening,
): Scored<T> | undefined =>
  scored(items, listening).reduce<Scored<T> | undefined>(
    (found, next) => (next.score > (found?.score ?? 0) ? next : found),
    undefined,
  );

/** The first item in the author’s order. A later item wins only when it covers at least one more whole word. */
const firstFit = <T extends { patterns: readonly string[] }>(
  items: readonly T[],
  listening: Listening,
): Scored<T> | undefined =>
  scored(items, listening).reduce<Scored<T> | undefined>((found, next) => {
    const clearer =
      found !== undefined && (next.score >= found.score + 0.75 || (found.score < 1 && next.score >= 1));
    return found === undefined || clearer ? next : found;
  }, undefined);

function polarOf(
  question: ScenarioQuestion | undefined,
  heard: Heard,
  signals: Signals,
): 'yes' | 'no' | undefined {
  if (signals.notKnown) return undefined;
  if (signals.no) return 'no';
  if (signals.yes) return 'yes';
  if (!question?.yes || !question.no || signals.question) return undefined;
  // In a long answer "not" may negate anything.
  if (heard.words.length > 8) return undefined;
  if (signals.negative) return 'no';
  const mood = moodOf(heard);
  if (mood === 'good' || signals.often) return 'yes';
  return mood === 'bad' ? 'no' : undefined;
}

const LEAD =
  /^(?:(?:well|oh|hm+|maybe|perhaps|i think|definitely|probably|of course|yes|yeah)\b,?\s*)*(?:(?:my favou?rite(?: \w+){0,2} (?:is|are)|i (?:really )?(?:like|love|prefer|want|have|had|need|choose)|i would (?:like|choose)|it is|it's|it was|that is|the best (?:\w+ )?is)\s+)?(.+?)(?:,? (?:please|i think|of course|maybe))?[.!\s]*$/i;
const NO_ECHO =
  /\b(?:i|you|he|she|it|we|they|me|my|your|his|her|this|that|these|those|not|no|never|nothing|none|yes|ok|okay|and|or|because|is|are|am|was|were|to|very|so|too|don't|same|different|depends|everything|everybody|all|both|sometimes|always|usually)\b|\d|[?,;:"“”]|n['’]t\b/i;

/** A short noun-like answer that the partner can repeat ("Mantı", "the sea"), or undefined. */
export function echoOf(turn: LearnerTurn): string | undefined {
  if (turn.corrections.some(({ replacements }) => replacements[0] === undefined)) return undefined;
  const text = applyCorrections(turn.text, turn.corrections);
  if (/[.!?\n]\s*\S/.test(text.trim())) return undefined;
  const core = LEAD.exec(text.trim())?.[1]?.trim();
  if (!core || core.split(/\s+/).length > 3 || core.length < 3 || NO_ECHO.test(core)) return undefined;
  if (!/^[\p{L}'’ -]{3,40}$/u.test(core)) return undefined;
  const heard = hear(core);
  if (moodOf(heard) !== 'plain' || signalsOf(heard).gibberish) return undefined;
  return core.charAt(0).toLocaleUpperCase('en') + core.slice(1);
}

const sentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Interprets one message with the pending question. Pure. */
export function understand(
  scenario: Scenario,
  question: ScenarioQuestion | undefined,
  known: Readonly<Record<string, string>>,
  turn: LearnerTurn,
): Understanding {
  const whole = hear(turn.text);
  const signals = signalsOf(whole);
  const listen = (text: string): Omit<Listening, 'filled'> => {
    const heard = hear(text);
    return { heard, signals: signalsOf(heard) };
  };

  const nothing = { filled: new Set<string>() };
  const scoreOf = (part: string, items: readonly { patterns: readonly string[] }[]): number =>
    best(items, { ...listen(part), ...nothing })?.score ?? 0;
  const all = sentences(turn.text);
  // A sentence is a question to the partner when its coverage as a question is higher than as an answer.
  const inquiries = all.filter((part) => {
    if (!listen(part).signals.question) return false;
    const [asks, answers] = [scoreOf(part, scenario.answers), scoreOf(part, question?.expects ?? [])];
    return asks > 0 ? asks >= answers : answers === 0 && !REQUEST.test(part);
  });
  const statements = all.filter((part) => !inquiries.includes(part));
  const asked = inquiries.flatMap(
    (part) => best(scenario.answers, { ...listen(part), ...nothing })?.item ?? [],
  );
  const said = statements.join(' ');

  const listening = listen(said);
  const slots = fillSlots(scenario, question, known, listening);
  const hit = firstFit(question?.expects ?? [], { ...listening, filled: new Set(Object.keys(slots)) });
  return {
    heard: whole,
    signals,
    turkish: turkishMeaning(whole),
    slots,
    hit: hit?.item,
    asked: [...new Set(asked)].slice(0, 2),
    onlyAsks: statements.length === 0 && inquiries.length > 0,
    polar: polarOf(question, listening.heard, listening.signals),
    answer: echoOf(turn),
  };
}

/** Follow-up topics that the message mentions. */
export function topicsIn(scenario: Scenario, heard: Heard, signals: Signals): string[] {
  const listening = { heard, signals, filled: new Set<string>() };
  return scenario.followUps.filter(({ about }) => matchAny(about, listening) > 0).map(({ id }) => id);
}

/** Whether the message contains any English that this partner could take as an answer. */
export const isSensible = ({ heard, signals }: Understanding): boolean =>
  !signals.gibberish &&
  (heard.words.length > 0 || /\d/.test(heard.raw)) &&
  (heard.words.some(({ text }) => isCommonWord(text)) ||
    heard.words.length <= 3 ||
    /[aeiou]/.test(heard.plain));
