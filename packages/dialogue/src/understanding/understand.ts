import type { Scenario, ScenarioExpectation, ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { applyCorrections } from '@pratik/text/corrected-text';
import { type Fact, type FactKind, isSad } from '../state/facts.ts';
import type { Asked } from './asked.ts';
import { type Clause, clausesOf, isPraise, isUpset } from './clauses.ts';
import { isCommonWord } from './common-words.ts';
import { asksHabit, canAnswer, expectedOf, takesUp } from './expected.ts';
import { factAbout, factIn } from './facts.ts';
import { isAbout, isRemark } from './fit.ts';
import { type Heard, hear } from './hearing.ts';
import { type MetaRequest, metaIn } from './meta.ts';
import { moodOf } from './mood.ts';
import { type Listening, matchAny } from './patterns.ts';
import { sentimentOf } from './sentiment.ts';
import { type Signals, signalsOf } from './signals.ts';
import { fillSlots } from './slots.ts';
import { type TurkishMeaning, turkishMeaning } from './turkish.ts';
import type { LearnerTurn } from './turn.ts';

/** A question of the learner, with the matching answer of the scenario and the score of the match. */
export type Inquiry = { asked: Asked; answer: Scenario['answers'][number] | undefined; score: number };

/** The interpretation of one message in the context of the partner’s current question. */
export type Understanding = {
  heard: Heard;
  signals: Signals;
  turkish: TurkishMeaning | null;
  clauses: readonly Clause[];
  meta: MetaRequest | null;
  slots: Record<string, string>;
  hit: ScenarioExpectation | undefined;
  /** The learner’s questions in the message, at most two. */
  inquiries: readonly Inquiry[];
  /** Whether the message contains only questions and no answer. */
  onlyAsks: boolean;
  polar: 'yes' | 'no' | undefined;
  answer: string | undefined;
  facts: readonly Fact[];
  mood: 'good' | 'bad' | 'plain';
  /** Whether the message reports a loss, an illness or another serious trouble. */
  badNews: boolean;
  /** Whether the message can be an answer to the current question. */
  answers: boolean;
  /** The message without the learner’s questions. */
  statement: string;
};

type Scored<T> = { item: T; score: number };

/**
 * Returns the items with a pattern that matches the message, each with its score, in the order of the file.
 */
const scored = <T extends { patterns: readonly string[] }>(
  items: readonly T[],
  listening: Listening,
): Scored<T>[] =>
  items.map((item) => ({ item, score: matchAny(item.patterns, listening) })).filter(({ score }) => score > 0);

/**
 * Returns the item whose patterns have the highest score for the message. Returns undefined if no item
 * matches.
 */
const best = <T extends { patterns: readonly string[] }>(
  items: readonly T[],
  listening: Listening,
): Scored<T> | undefined =>
  scored(items, listening).reduce<Scored<T> | undefined>(
    (found, next) => (next.score > (found?.score ?? 0) ? next : found),
    undefined,
  );

/**
 * Returns the first matching item in the author’s order. Returns a later item instead only if its score is clearly
 * higher, by about one content word.
 */
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
  ask: string,
): 'yes' | 'no' | undefined {
  if (signals.notKnown) return undefined;
  if (signals.no) return 'no';
  if (signals.yes) return 'yes';
  if (!question?.yes || !question.no || signals.question) return undefined;
  // In a long message, "not" may negate any word, so the message counts as neither "yes" nor "no". The same applies
  // to a message of medium length that contains no word of the question.
  if (heard.words.length > 8 || (heard.words.length > 4 && !takesUp(ask, heard))) return undefined;
  if (signals.negative) return 'no';
  const mood = moodOf(heard);
  if (mood === 'good' || (signals.often && expectedOf(ask) === 'yes-no' && asksHabit(ask))) return 'yes';
  return mood === 'bad' ? 'no' : undefined;
}

const LEAD =
  /^(?:(?:well|oh|hm+|maybe|perhaps|i think|definitely|probably|of course|yes|yeah)\b,?\s*)*(?:(?:my favou?rite(?: \w+){0,2} (?:is|are)|i (?:really )?(?:like|love|prefer|want|have|had|need|choose)|i would (?:like|choose)|it is|it's|it was|that is|the best (?:\w+ )?is)\s+)?(.+?)(?:,? (?:please|i think|of course|maybe))?[.!\s]*$/i;
const NO_ECHO =
  /\b(?:i|you|he|she|it|we|they|me|my|your|his|her|this|that|these|those|not|no|never|nothing|none|yes|ok|okay|and|or|because|is|are|am|was|were|to|very|so|too|don't|same|different|depends|everything|everybody|all|both|sometimes|always|usually)\b|\d|[?,;:"“”]|n['’]t\b/i;

/**
 * Returns a short answer as a noun phrase that the partner can repeat, such as "Mantı" or "the sea". Returns
 * undefined for other answers.
 */
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

/**
 * Kinds of facts that rarely answer a question. A message with such a fact counts as an answer only if it contains
 * a word of the question.
 */
const volunteered: ReadonlySet<FactKind> = new Set([
  'death',
  'illness',
  'bad-event',
  'bad-feeling',
  'good-event',
  'pet',
  'home',
  'job',
  'study',
  'plan',
  'weather',
  'match',
  'need',
  'birthday',
]);

/** Matches patterns for answers that mean "I don’t know". */
const unsure = /know|sure|idea|remember|forg[eo]t/;

/** Kinds of facts that often contain a number that is not the answer to the question. */
const countsOther: ReadonlySet<FactKind> = new Set(['job', 'study', 'home', 'pet', 'match']);

/**
 * Words of questions that ask for a kind of fact without naming it: "What is it like outside?" asks for the
 * weather.
 */
const asksAbout: Readonly<Partial<Record<FactKind, RegExp>>> = {
  weather: /\b(?:weather|outside|sky|rain|sun|sunny|snow|window|season|climate|there|today)\b/i,
  match: /\b(?:match|game|football|sport|team|win|won|score|watch|yesterday|last night|weekend)\b/i,
  need: /\b(?:feel|feeling|hungry|eat|food|drink|cold|warm|how are you|matter|problem|wrong)\b/i,
};

const mereLead = /^\W*(?:ok|okay|well|so|hm+|oh|ah|alright|and|but|sorry|excuse me)\W*$/i;

/** Matches questions about a person. */
const personal = /\b(?:he|she|they|him|her|them|who|family|friends?|person|people)\b/i;

/**
 * Matches questions of the learner that express a wish. Such a question can be the answer to the partner’s
 * question.
 */
const asksFor =
  /^\W*(?:(?:well|so|then|maybe|hello|hi|please)\W+)*(?:(?:can|could|may|might) (?:i|we) (?:have|get|take|order|pay|see|try|sit|use|eat|drink|choose)|(?:what|how) about|why not|maybe|is it ok if|would it be)\b/i;

/**
 * Interprets one message in the context of the current question. Has no side effects. `ask` is the wording with
 * which the partner last asked this question.
 */
export function understand(
  scenario: Scenario,
  question: ScenarioQuestion | undefined,
  known: Readonly<Record<string, string>>,
  turn: LearnerTurn,
  {
    ask = question?.asks[0] ?? '',
    number = 0,
    earlier,
  }: { ask?: string; number?: number; earlier?: Fact | undefined } = {},
): Understanding {
  const whole = hear(turn.text);
  const signals = signalsOf(whole);
  const clauses = clausesOf(turn.text);
  const nothing = { filled: new Set<string>() };
  const listen = (clause: Clause): Listening => ({
    heard: clause.heard,
    signals: clause.signals,
    ...nothing,
  });
  const inquiries: Inquiry[] = [];
  const statements: Clause[] = [];
  for (const clause of clauses) {
    const inquiry = inquiryIn(clause);
    if (inquiry) inquiries.push(inquiry);
    // In "OK, how much is it?", "OK" is not an answer.
    else if (clauses.length > 1 && mereLead.test(clause.raw)) continue;
    else statements.push(clause);
  }

  function inquiryIn(clause: Clause): Inquiry | undefined {
    if (!clause.asked) return undefined;
    const answer = best(
      scenario.answers.map((one) => ({
        ...one,
        patterns: one.patterns.filter((p) => isAbout(p, clause.heard)),
      })),
      listen(clause),
    );
    const fit = best(question?.expects ?? [], listen(clause));
    const fits = fit?.score ?? 0;
    const foreseen = fit?.item.patterns.some((pattern) =>
      /^(?:what|which|how|when|where|who|why)\b/.test(pattern),
    );
    const asks = answer?.score ?? 0;
    const inquiry = { asked: clause.asked, answer: answer?.item, score: asks };
    if (clause.asked.fact || clause.asked.returned) return inquiry;
    if (asks > 0) return asks >= fits ? inquiry : undefined;
    // A request can answer a question: "Can I have a tea?" answers "What would you like?". In contrast, "Which one
    // is better?" is only a question.
    return fits > 0 && (foreseen || asksFor.test(clause.raw)) ? undefined : inquiry;
  }

  const statement = statements.map(({ raw }) => raw).join(' ');
  const heard = hear(statement);
  const stated = signalsOf(heard);
  const listening = { heard, signals: stated };
  const facts = statements
    .filter(({ act }) => act !== 'noise' && act !== 'turkish')
    .flatMap((clause) => factIn(clause.heard, number) ?? [])
    .sort((a, b) => Number(isSad(b)) - Number(isSad(a)));
  const slots = fillSlots(scenario, question, known, listening);
  // A number in a fact about something else does not fill a slot. For example, "I have worked in a bank for five
  // years" does not answer "How old were you?".
  if (facts.some(({ kind }) => countsOther.has(kind)) && !takesUp(ask, heard))
    for (const name of Object.keys(slots)) if (scenario.slots[name]?.type === 'number') delete slots[name];
  // Praise or criticism of the partner, such as "You are funny", is not an answer, even if one of its words
  // matches.
  const praises =
    statements.length > 0 && statements.every(({ heard: { plain } }) => isPraise(plain) || isUpset(plain));
  const expects = praises
    ? []
    : (question?.expects ?? []).filter(
        ({ patterns }) =>
          !(stated.notKnown && heard.words.length <= 6) || patterns.some((pattern) => unsure.test(pattern)),
      );
  const fit = firstFit(expects, { ...listening, filled: new Set(Object.keys(slots)) });
  // If a remark about something else matches a pattern with only one common word, the remark is not an
  // answer.
  const hit = fit && fit.score <= 1 && isRemark(ask, heard, facts) ? undefined : fit;
  const polar = praises || statements.length === 0 ? undefined : polarOf(question, heard, stated, ask);
  const more = factAbout(heard, earlier, number);
  if (more && (facts.length === 0 || facts.every(({ about }) => about === '')))
    facts.splice(0, facts.some(isSad) ? 0 : facts.length, ...(facts.some(isSad) ? [] : [more]));
  const filled = Object.keys(slots).some((slot) => question?.fills?.includes(slot));
  const aside =
    facts.some(({ kind }) => volunteered.has(kind) && !asksAbout[kind]?.test(ask)) ||
    (more !== null && !personal.test(ask));
  const mayAnswer =
    statements.length > 0 && ask !== '' && canAnswer(ask, heard, stated) && (takesUp(ask, heard) || !aside);
  return {
    heard: whole,
    signals,
    turkish: turkishMeaning(whole),
    clauses,
    meta: metaIn(whole) ?? metaOf(clauses),
    slots,
    hit: hit?.item,
    inquiries: inquiries.slice(0, 2),
    onlyAsks: statements.length === 0 && inquiries.length > 0,
    polar,
    answer: echoOf(turn),
    facts,
    ...sentimentOf(heard),
    answers: !praises && (hit !== undefined || filled || polar !== undefined || mayAnswer),
    statement,
  };
}

/** Finds a request about the conversation in one of several clauses, for example in "Fine. Can you speak slower?". */
const metaOf = (clauses: readonly Clause[]): MetaRequest | null => {
  if (clauses.length < 2) return null;
  for (const { heard } of clauses) {
    const meta = metaIn(heard);
    if (meta && meta.kind !== 'thinking' && meta.kind !== 'help') return meta;
  }
  return null;
};

/** Returns the ids of the follow-up topics that the message mentions, best match first. */
export function topicsIn(scenario: Scenario, heard: Heard, signals: Signals): string[] {
  const listening = { heard, signals, filled: new Set<string>() };
  return scenario.followUps
    .map(({ id, about }) => ({ id, score: matchAny(about, listening) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
}

/** Whether the message contains English words that the partner can treat as an answer. */
export const isSensible = ({ heard, signals }: Pick<Understanding, 'heard' | 'signals'>): boolean =>
  !signals.gibberish &&
  (heard.words.length > 0 || /\d/.test(heard.raw)) &&
  (heard.words.some(({ text }) => isCommonWord(text)) ||
    heard.words.length <= 3 ||
    /[aeiou]/.test(heard.plain));
