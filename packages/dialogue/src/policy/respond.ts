import { type Draft, say, speak } from '../generation/draft.ts';
import { isSad } from '../state/facts.ts';
import { isJoke } from '../understanding/clauses.ts';
import { takesUp } from '../understanding/expected.ts';
import type { LearnerTurn } from '../understanding/turn.ts';
import { isSensible, topicsIn, type Understanding } from '../understanding/understand.ts';
import { askNext, finishPending, markAnswered, noteTopics, questionOf } from './agenda.ts';
import { askAgain } from './ask-again.ts';
import {
  afterAnswer,
  afterAside,
  backToPending,
  followUp,
  giveFloor,
  inviteMore,
  waits,
} from './carry-on.ts';
import { farewell, takesLeave } from './farewell.ts';
import { hint } from './hints.ts';
import { inLesson } from './lesson.ts';
import { answerWord, help, replyToMeta, resume } from './meta.ts';
import { miss } from './miss.ts';
import { answerProtest } from './protest.ts';
import { answerQuestions } from './questions.ts';
import { reactToAnswer, reactToAside, reactToDanger } from './react.ts';
import { hasPlan, isScene } from './scene.ts';
import { prompt, promptDue, settleRepair } from './teaching.ts';
import { hazardIn } from './things.ts';
import { changesTopic } from './topics.ts';
import { answerUrgent } from './urgent.ts';

/**
 * Decides how to reply to a message. Order of priority: safety, requests about the conversation, questions,
 * feelings and facts, topics, the scenario’s plan, the partner’s own initiative. Returns whether the partner
 * understood the message.
 */
export function respond(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, phrases } = draft;
  const { signals } = meant;
  if (signals.distress) {
    if (!say(draft, [phrases.distress])) speak(draft, phrases.distress[0] ?? '');
    finishPending(draft);
    return true;
  }
  if (state.closed) {
    state.closed = false;
    say(draft, [phrases.stillHere]);
  }
  if (signals.swearing) {
    say(draft, [phrases.swearing]);
    return resume(draft);
  }
  if (draft.lesson && meant.turkish === null) return inLesson(draft, meant);
  if (answerProtest(draft, meant)) return true;
  if (settleRepair(draft, meant, turn)) return true;
  if (answerWord(draft, meant)) return true;
  const word = meant.meta?.kind === 'how-to-say' || meant.meta?.kind === 'meaning';
  const request = meant.turkish !== null && requests.has(meant.turkish);
  if (meant.turkish !== null && (request || !meant.hit) && !word) return inTurkish(draft, meant, turn);
  const plain = /^(?:ask-if-real|simpler|not-understood)$/.test(meant.meta?.kind ?? '');
  if (meant.meta && (word || plain || !meant.hit)) return replyToMeta(draft, meant.meta);
  if (takesLeave(draft, meant)) return farewell(draft);
  const topics = meant.signals.gibberish ? [] : topicsIn(draft.scenario, meant.heard, signals);
  if (changesTopic(draft, meant)) return true;
  const known = draft.state.heard;
  noteTopics(draft, () => topics);
  // A topic that the learner mentions only in passing must not replace a topic that the learner chose earlier.
  if (meant.answers && known.length > 0 && hasPlan(draft))
    state.heard = [...new Set([...known, ...state.heard])].slice(0, 6);
  return answer(draft, meant, turn);
}

/** Requests in Turkish. A Turkish request never answers a question, even if a pattern matches. */
const requests: ReadonlySet<string> = new Set([
  'not-understood',
  'repeat',
  'help',
  'bye',
  'thanks',
  'greeting',
]);

function inTurkish(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { phrases, state, lexicon, responses } = draft;
  switch (meant.turkish) {
    case 'yes':
    case 'no':
      draft.answer = undefined;
      say(draft, [phrases.turkishYesNo], { word: meant.turkish });
      if (draft.lesson) return resume(draft);
      return answer(draft, { ...meant, polar: meant.turkish, answers: true }, { ...turn, corrections: [] });
    case 'not-understood':
      return replyToMeta(draft, { kind: 'not-understood' });
    case 'repeat':
      return replyToMeta(draft, { kind: 'repeat' });
    case 'help':
      return help(draft);
    case 'bye':
      return farewell(draft);
    case 'thanks':
      say(draft, [phrases.welcome]);
      return resume(draft);
    case 'greeting':
      say(draft, [phrases.greeting]);
      return resume(draft);
    default: {
      const english =
        meant.heard.words.length <= 3 ? lexicon.toEnglish(meant.heard.raw.replace(/[?.!]/g, '').trim()) : [];
      if (english[0] && say(draft, [responses.howToSay], { english: english.slice(0, 2).join('” or “') })) {
        giveFloor(draft);
        return true;
      }
      state.misses += 1;
      say(draft, [state.misses < 3 ? phrases.turkish : phrases.moveOn]);
      if (state.misses >= 3 || (!hint(draft) && !askAgain(draft))) askNext(draft);
      return false;
    }
  }
}

function answer(draft: Draft, meant: Understanding, turn: LearnerTurn): boolean {
  const { state, phrases } = draft;
  const { signals, hit } = meant;
  const question = questionOf(draft, state.pending);
  const filled = Object.keys(meant.slots).length > 0;
  const asked = meant.inquiries.length > 0;

  if (answerUrgent(draft, meant)) return true;
  if (hazardIn(meant) && reactToDanger(draft, meant)) {
    afterAside(draft, meant);
    return true;
  }
  if (!hit && !filled && !asked && !isSensible(meant)) return miss(draft, undefined);
  if (meant.onlyAsks) return replyToQuestions(draft, meant);
  if (signals.onlyGreets && state.turn <= 2 && !filled && !hit) {
    say(draft, [phrases.greeting]);
    return resume(draft);
  }
  // Whether a slot of the current question is still empty. The message may have filled a slot of another question
  // instead, as in "Can I have a tea?".
  const needed = question?.fills?.some(
    (slot) => state.slots[slot] === undefined && meant.slots[slot] === undefined,
  );
  const polarLine = meant.polar === 'yes' ? question?.yes : meant.polar === 'no' ? question?.no : undefined;
  Object.assign(state.slots, hit?.keep ?? {}, meant.slots);
  const waitsForAnswer =
    question !== undefined &&
    draft.before !== 'follow-up' &&
    draft.before !== 'floor' &&
    (draft.before !== 'clarify' || state.lastSaid.includes(state.lastAsk));
  const elsewhere = !hit && !filled && meant.polar === undefined && leavesTopic(draft, meant);
  const answered =
    waitsForAnswer && !elsewhere && meant.answers && !(needed && !hit && (!polarLine || state.probed));

  if (answered) {
    state.misses = 0;
    markAnswered(draft);
    const teaches = promptDue(draft, turn);
    reactToAnswer(draft, meant, teaches ? { ...turn, corrections: [] } : turn);
    if (asked) answerQuestions(draft, meant);
    else if (teaches && !waits(draft) && prompt(draft, meant, turn)) {
      finishPending(draft);
      return true;
    }
    afterAnswer(draft, meant);
    return true;
  }
  if (needed && waitsForAnswer && !asked && meant.facts.length === 0 && meant.answers) {
    if (signals.notKnown && hint(draft)) return true;
    if (declines(meant)) {
      say(draft, [draft.responses.accept]);
      backToPending(draft);
      return true;
    }
    return miss(draft, isBare(meant) ? undefined : question?.fallback);
  }
  if (
    !waitsForAnswer &&
    !asked &&
    (isBare(meant) ||
      (draft.before === 'floor' && signals.no) ||
      (signals.no && meant.heard.words.length <= 7))
  )
    return onBare(draft, meant);
  reactToAside(draft, meant, turn);
  if (asked) answerQuestions(draft, meant);
  if (!waitsForAnswer && !hasPlan(draft)) return onOpen(draft, meant);
  if (question && hasPlan(draft)) {
    afterAside(draft, meant);
    return true;
  }
  return onOpen(draft, meant);
}

/** Whether the learner changes from the topic of the current question to another topic. */
function leavesTopic({ state, scenario }: Draft, meant: Understanding): boolean {
  if (!state.pending?.startsWith('topic:') || takesUp(state.lastAsk, meant.heard)) return false;
  const named = topicsIn(scenario, meant.heard, meant.signals);
  return named.length > 0 && meant.heard.words.length > 3 && !named.includes(state.topic ?? '');
}

/** Whether the message only says that the learner has nothing to tell: "no", "not really", "nothing special". */
const declines = ({ heard, signals, polar }: Understanding): boolean =>
  heard.words.length <= 3 &&
  !signals.yes &&
  (signals.no || polar === 'no' || /^,? ?nothing\b/.test(heard.plain));

/** Whether the message contains only "yes", "no", "I don’t know" or thanks. */
const isBare = ({ heard, polar, signals, facts }: Understanding): boolean =>
  facts.length === 0 &&
  heard.words.length <= 3 &&
  (polar !== undefined || signals.yes || signals.no || signals.notKnown || signals.thanks);

/**
 * Matches a message of the partner that ends with an offer to listen. If the learner answers "yes", the
 * partner lets the learner speak.
 */
const OFFERS_TO_LISTEN = /\b(?:would you like|do you want) to (?:tell me|say)\b[^.?!]*\?$/i;

function onBare(draft: Draft, meant: Understanding): true {
  const { responses, phrases, state } = draft;
  const mayTell = state.tender > 0 || OFFERS_TO_LISTEN.test(state.lastSaid);
  if (mayTell && meant.signals.yes && say(draft, [responses.listening])) {
    state.opening = 'floor';
    return true;
  }
  if (meant.signals.thanks) say(draft, [phrases.welcome]);
  else if (meant.signals.notKnown) say(draft, [phrases.notKnown, responses.agree]);
  else if (
    meant.signals.yes &&
    /\b(?:ask|questions?)\b[^.?]*[.?]$/.test(state.lastSaid) &&
    say(draft, [responses.mayAsk])
  ) {
    state.opening = 'floor';
    return true;
  } else if (
    meant.signals.yes &&
    draft.before === 'floor' &&
    /\?$/.test(state.lastSaid) &&
    say(draft, [responses.floorMore])
  ) {
    state.opening = 'floor';
    return true;
  } else say(draft, [meant.signals.no ? responses.accept : responses.agree]);
  if (hasPlan(draft) && state.pending !== null) backToPending(draft);
  else askNext(draft);
  return true;
}

/**
 * Continues after a statement about a subject that the learner chose: with a follow-up question, an invitation or
 * the next question.
 */
function onOpen(draft: Draft, meant: Understanding): true {
  if (waits(draft)) return true;
  const fact = isJoke(meant.heard.raw) ? undefined : meant.facts[0];
  const { state, responses } = draft;
  if (state.tender > 0 && !fact && say(draft, [responses.tenderFloor])) {
    state.tender = 0;
    state.opening = 'floor';
    return true;
  }
  if (meant.badNews && !fact && !isScene(draft) && inviteMore(draft, meant)) return true;
  if (hasPlan(draft) && state.pending !== null && !(fact && isSad(fact))) {
    backToPending(draft);
    return true;
  }
  if (fact && meant.heard.words.length > 2 && followUp(draft, fact, meant)) return true;
  if (meant.heard.words.length > 5 && state.sinceFloor >= 2 && giveFloor(draft, fact)) return true;
  if (hasPlan(draft) && state.pending !== null) backToPending(draft);
  else askNext(draft);
  return true;
}

/**
 * Answers the learner’s questions. After that, asks "and you?", repeats the current question, or lets the learner
 * lead the conversation.
 */
function replyToQuestions(draft: Draft, meant: Understanding): true {
  const { state, responses } = draft;
  const question = questionOf(draft, state.pending);
  const persona = answerQuestions(draft, meant);
  if (waits(draft)) return true;
  if (question?.openFloor) {
    markAnswered(draft);
    askNext(draft);
    return true;
  }
  const returnable =
    persona &&
    !hasPlan(draft) &&
    !meant.inquiries.some(
      ({ asked }) => asked.returned || asked.fact === 'feeling' || asked.fact === 'tired',
    );
  if (question && draft.before === 'question') {
    if (hasPlan(draft)) backToPending(draft);
    else if (returnable && say(draft, [responses.andYou])) {
      finishPending(draft);
      state.opening = 'follow-up';
    } else resume(draft);
    return true;
  }
  if (returnable && say(draft, [responses.andYou])) {
    state.opening = 'follow-up';
    return true;
  }
  if (hasPlan(draft) && state.pending !== null) backToPending(draft);
  else if (!giveFloor(draft)) askNext(draft);
  return true;
}
