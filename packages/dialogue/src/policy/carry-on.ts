import type { ScenarioQuestion } from '@pratik/content/kinds/scenario';
import { aboutValues, asks, type Draft, invites, say, withValues } from '../generation/draft.ts';
import { fingerprint, lastWords } from '../generation/lines.ts';
import { type Fact, isGrave, isSad } from '../state/facts.ts';
import { isJoke } from '../understanding/clauses.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askNext, finishPending, questionOf } from './agenda.ts';
import { askAgain } from './ask-again.ts';
import { repliesTo } from './hints.ts';
import { isPersonal } from './personal.ts';
import { hasPlan, isScene } from './scene.ts';
import { isSerious, mayAskGenerally } from './volunteered.ts';

/**
 * This module decides what follows the partner’s reaction in a reply: a follow-up question, an invitation, the
 * current question or the next question.
 */

/** Number of partner replies after which the partner lets the learner lead the conversation. */
const beforeFloor = 2;
const longestFollow = 2;

const hasKey = <K extends string>(table: Readonly<Record<K, unknown>>, name: string): name is K =>
  name in table;

/**
 * Returns the key of the reactions to a fact. For some kinds of fact, there are separate reactions for facts about
 * the learner and for negated facts.
 */
export function linesKey(fact: Fact, meant: Pick<Understanding, 'heard'>): keyof Draft['responses']['react'] {
  const negative = /\b(?:not|no|never|unemployed|retired|between jobs)\b/.test(meant.heard.plain);
  if (fact.kind === 'illness' && fact.about === '' && fact.pronoun === 'it') return 'illness-self';
  if (fact.kind === 'job' && negative) return 'no-job';
  if (
    fact.kind === 'family' &&
    /\bnot have\b|\bhave no\b|\bno (?:brother|sister|child)/.test(meant.heard.plain)
  )
    return 'no-family';
  if (fact.kind === 'ability' && negative) return 'no-ability';
  return fact.kind;
}

/** Matches questions that fit an event, such as a trip or a match, but do not fit a purchase. */
const afterEvent = /^How was it|do it again|^What did you like best|^Who was with you/;
const isEvent =
  /\b(?:went|go|visit(?:ed)?|saw|see|watch(?:ed)?|play(?:ed)?|travel(?:l?ed)?|met|meet|stay(?:ed)?|celebrat(?:ed|e)|danc(?:ed|e)|swam|swim|tried|try|cook(?:ed)?|ate|eat|been|flew|drove|walk(?:ed)?|read|party|trip)\b/;
const isStory = /\b(?:met|lost|found|forgot|came|happened|started|fell|saw (?:a|my|him|her|them)|called)\b/;

/**
 * Matches statements about tiredness and boredom. The partner does not ask for the cause of tiredness and
 * boredom.
 */
const TIRED = /\b(?:tired|exhausted|sleepy|sleep|slept|bored)\b/;

/** Returns the follow-up questions that the message does not already answer. */
function openFollowUps(
  lines: readonly string[],
  { heard, mood, statement }: Understanding,
): readonly string[] {
  const plain = heard.plain;
  return lines.filter(
    (line) =>
      !(/^How was it|like best|How did you feel|How do you feel/.test(line) && mood !== 'plain') &&
      !(/^Who |other people/.test(line) && /\b(?:with|alone|together|we|our)\b/.test(plain)) &&
      !(
        /^(?:Why|What do you like|What makes you|Do you know where)/.test(line) && /\bbecause\b/.test(plain)
      ) &&
      !(
        /^(?:When|How long|Since|How often|Do you see)/.test(line) &&
        /\b(?:\d+|ago|since|for|when|every|yesterday|today|last|year|old)\b/.test(plain)
      ) &&
      !(afterEvent.test(line) && !isEvent.test(plain)) &&
      !(/^What happened (?:next|then)/.test(line) && !isStory.test(plain)) &&
      !(/where the feeling comes from|^Why do you feel|^What happened/.test(line) && TIRED.test(plain)) &&
      !(
        /where the feeling comes from|^Why do you feel/.test(line) &&
        /\bmiss (?:my|him|her|them)\b/.test(plain)
      ) &&
      !(/^What happened\?/.test(line) && statement.split(' ').length > 9) &&
      !(/doctor/.test(line) && /\bdoctor\b/.test(plain)),
  );
}

/**
 * Asks one question about a fact that the learner mentioned unprompted. Returns false if there is no unused
 * question.
 */
export function followUp(draft: Draft, fact: Fact, meant: Understanding): boolean {
  const { state, responses } = draft;
  const name = fact.about || fact.kind;
  const again = state.followed?.about === name ? state.followed.count : 0;
  if (again >= longestFollow) return false;
  if (!mayAskGenerally(draft, fact, meant)) return inviteMore(draft, meant);
  const key = linesKey(fact, meant);
  const named = hasNamed(draft, fact);
  const follow = hasKey(responses.follow, key) ? openFollowUps(responses.follow[key], meant) : [];
  const lines = named ? follow.filter((line) => !line.includes('{about}')) : follow;
  const known = aboutValues(fact);
  const tells = fact.about !== '' && !named && !isSad(fact) && fact.kind !== 'complaint';
  const tellable = tells ? responses.floorAbout : [];
  const floorDue = state.sinceFloor >= beforeFloor;
  const lists = floorDue ? [tellable, lines] : [lines, tellable];
  if (!say(draft, lists, known)) return false;
  state.followed = { about: name, topic: fact.topic, count: again + 1 };
  state.opening = 'follow-up';
  return true;
}

/**
 * Invites the learner to say more, without a question about details. Used where a question about details would
 * pass over what the learner said. Returns false after a question of the learner, or if there is no unused invitation.
 */
export function inviteMore(draft: Draft, meant: Understanding): boolean {
  if (meant.inquiries.length > 0) return false;
  const { tenderFloor, listening, followAny } = draft.responses;
  const serious = meant.badNews || meant.mood === 'bad' || isSerious(draft);
  if (!say(draft, serious ? [tenderFloor, listening] : [followAny.filter(invites)])) return false;
  draft.state.opening = 'floor';
  return true;
}

/**
 * Invites the learner to lead the conversation, with a sentence that fits the learner’s last message. Returns false
 * if there is no unused invitation.
 */
export function giveFloor(draft: Draft, about?: Fact): boolean {
  const { state, responses, shares } = draft;
  const open = isScene(draft) && !state.wrapped ? responses.floorScene : responses.floor;
  const tells = shares === 'statement' || shares === 'opinion';
  const lists = [
    tells && about && about.about !== '' && !hasNamed(draft, about) && !isSad(about)
      ? responses.floorAbout
      : undefined,
    shares === 'question' ? responses.floorAsk : tells ? [...open, ...responses.floorMore] : open,
    responses.floor,
  ];
  if (!say(draft, lists, about ? aboutValues(about) : {})) return false;
  state.opening = 'floor';
  return true;
}

/**
 * Whether the reply has already named the subject of a fact, so that an invitation to say more would name the
 * subject again.
 */
const hasNamed = ({ spoken }: Draft, { about }: Fact): boolean =>
  about !== '' && spoken.some((line) => line.toLowerCase().includes(about.toLowerCase()));

/** Whether the scenario has a current question and the conversation still follows the scenario’s plan. */
function stillOpen(draft: Draft): boolean {
  const question = questionOf(draft, draft.state.pending);
  return question !== undefined && hasPlan(draft);
}

/** Matches the partner’s expressions of sympathy. */
const SORRY = /\bi(?:’m| am) (?:\w+ )?sorry\b|\bnot easy\b|\b(?:sound|be) easy\b|\bhard\b/i;

/** Returns to the current question of the partner, if possible in other words. */
export function backToPending(draft: Draft): void {
  const { state, responses } = draft;
  const question = questionOf(draft, state.pending);
  if (!question) {
    askNext(draft);
    return;
  }
  const before = draft.spoken.length;
  const gentle = state.tender > 0 || SORRY.test(draft.spoken.join(' '));
  if (before > 0) say(draft, [gentle ? responses.backGently : undefined, responses.back]);
  if (askAgain(draft, true)) return;
  draft.spoken.length = before;
  const needed = question.fills?.some((slot) => state.slots[slot] === undefined) ?? false;
  if (needed && quoteOpen(draft, question)) return;
  askNext(draft);
}

/**
 * Returns the question at the end of a text. Includes the sentence before it if that is also a question, or if the
 * question is too short to be understood alone, such as "Where was it?".
 */
function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const last = sentences.pop() ?? '';
  const before = sentences.at(-1) ?? '';
  const needed = last.endsWith('?') && (before.endsWith('?') || last.split(' ').length < 5);
  return needed ? `${before} ${last}`.replaceAll('“', '‘').replaceAll('”', '’').trim() : lastWords(text);
}

/**
 * Quotes the current question in a wording that has not been quoted before, and suggests replies. Gives no
 * example answer, because the reply does not ask the question directly. Returns false if all wordings have
 * been quoted.
 */
export function quoteOpen(draft: Draft, question: ScenarioQuestion): boolean {
  const { state, responses } = draft;
  for (const wording of question.asks) {
    const text = questionIn(withValues(draft, wording)).replace(
      /^(?:and|so|but|now),? (\w)/i,
      (_, first: string) => first.toUpperCase(),
    );
    if (!invites(text)) continue;
    const mark = fingerprint(`quoted ${text}`);
    if (state.said.includes(mark)) continue;
    if (!say(draft, [responses.stillOpen], { question: text })) return false;
    state.said.push(mark);
    state.lastAsk = text;
    state.opening = 'question';
    draft.suggestions = repliesTo(question, text);
    return true;
  }
  return false;
}

/**
 * Handles a message that does not answer the current question: reacts to the message, and then either returns to
 * the scenario’s plan or follows the learner’s topic.
 */
export function afterAside(draft: Draft, meant: Understanding): void {
  if (waits(draft)) return;
  const fact = isJoke(meant.heard.raw) ? undefined : meant.facts[0];
  const { state } = draft;
  const due = state.sinceFloor >= beforeFloor && draft.scenario.kind === 'topic';
  if (fact && (isSad(fact) || !hasPlan(draft) || due) && followUp(draft, fact, meant)) {
    if (!hasPlan(draft)) finishPending(draft);
    return;
  }
  if (stillOpen(draft)) {
    backToPending(draft);
    return;
  }
  if (
    !hasPlan(draft) &&
    state.sinceFloor >= beforeFloor &&
    meant.heard.words.length > 3 &&
    giveFloor(draft, fact)
  ) {
    finishPending(draft);
    return;
  }
  askNext(draft);
}

/** Continues after an answer to the current question: with a follow-up question, an invitation or the next question. */
export function afterAnswer(draft: Draft, meant: Understanding): void {
  if (waits(draft)) return;
  const { state, scenario } = draft;
  const joke = isJoke(meant.heard.raw);
  const fact = meant.facts.find((one) => isGrave(one)) ?? (joke ? undefined : meant.facts[0]);
  const told = meant.heard.words.length >= 4;
  const floorDue = state.sinceFloor >= beforeFloor;
  const free = scenario.kind === 'free' || state.wrapped;
  const planned =
    !free &&
    meant.hit !== undefined &&
    (scenario.kind === 'role-play' || !meant.facts.some(isGrave)) &&
    !isPersonal(meant);
  if (fact && !planned && (isSad(fact) || (told && (free || (scenario.kind === 'topic' && floorDue))))) {
    if (followUp(draft, fact, meant)) {
      finishPending(draft);
      return;
    }
  }
  if (meant.badNews && !planned && !isScene(draft) && inviteMore(draft, meant)) {
    finishPending(draft);
    return;
  }
  if (floorDue && meant.heard.words.length > 2 && !meant.signals.notKnown && !mustGoOn(draft)) {
    const { followAny, followOpinion } = draft.responses;
    const more = draft.shares === 'opinion' ? followOpinion : followAny;
    const lines = meant.heard.words.length > 5 && scenario.kind !== 'role-play' ? more : undefined;
    if (lines && !fact && say(draft, [lines])) state.opening = 'follow-up';
    else if (!giveFloor(draft, told ? fact : undefined)) askNext(draft);
    if (state.opening !== 'question') finishPending(draft);
    return;
  }
  askNext(draft);
}

/** Whether the learner’s recent answers are so short that the partner must ask a question. */
const mustGoOn = ({ state }: Draft): boolean => state.terse >= 2;

/**
 * Whether the reply already ends with a question or invitation. If so, this question becomes the current
 * question.
 */
export function waits(draft: Draft): boolean {
  const { state } = draft;
  const last = draft.spoken.at(-1);
  if (!invites(last)) return false;
  if (asks(last)) state.lastAsk = last ?? '';
  if (state.probed || state.pending === null) finishPending(draft);
  else state.probed = true;
  if (state.opening === 'none') state.opening = 'follow-up';
  return true;
}
