import { type Draft, say, speak } from '../generation/draft.ts';
import { lastWords } from '../generation/lines.ts';
import { easierText } from '../level/simplify.ts';
import type { MetaRequest } from '../understanding/meta.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askNext, questionOf } from './agenda.ts';
import { askAgain } from './ask-again.ts';
import { backToPending, giveFloor, quoteOpen, waits } from './carry-on.ts';
import { hint } from './hints.ts';
import { hasPlan, isScene } from './scene.ts';

/**
 * This module handles requests about the conversation itself: repeat, slower, simpler, words, help. Each function
 * returns whether the partner understood the message.
 */

/** Continues after a short interruption. Repeats the current question in other words, or asks the next question. */
export function resume(draft: Draft): true {
  if (waits(draft)) return true;
  const { state } = draft;
  if (draft.before === 'follow-up' || draft.before === 'floor') {
    if (hasPlan(draft) && state.pending !== null) backToPending(draft);
    else if (!giveFloor(draft)) askNext(draft);
    return true;
  }
  if (state.pending === null || !askAgain(draft)) {
    if (state.pending !== null && hasPlan(draft)) backToPending(draft);
    else askNext(draft);
  }
  return true;
}

/** Returns the partner’s last invitation, so that it can be repeated. */
const lastOpen = ({ state, before }: Draft): string =>
  state.lastAsk !== '' &&
  (state.lastSaid.includes(state.lastAsk) || (state.pending !== null && before === 'question'))
    ? state.lastAsk
    : (state.lastSaid.split(/(?<=[.!?])\s+/).at(-1) ?? '');

function sayAgain(draft: Draft): true {
  const question = lastOpen(draft);
  if (question !== '' && !question.includes('?')) {
    const { phrases, state } = draft;
    if (!say(draft, [phrases.repeatSaid], { right: lastWords(state.lastSaid) })) return resume(draft);
    state.opening = draft.before;
    return true;
  }
  const said = question ? say(draft, [draft.phrases.repeat], { question: lastWords(question) }) : undefined;
  if (!said) resume(draft);
  else draft.state.opening = draft.before;
  return true;
}

/**
 * Puts the last question or the last lines into simpler words. A question that the learner has not answered is asked
 * in another wording; any other line is repeated with easier words.
 */
function simpler(draft: Draft): true {
  const { state, responses } = draft;
  const question = questionOf(draft, state.pending);
  if (!question || draft.before !== 'question') return simplerLine(draft);
  say(draft, [responses.simplerNone]);
  const before = draft.spoken.length;
  if (askAgain(draft)) {
    addHint(draft);
    return true;
  }
  draft.spoken.length = before;
  if (quoteOpen(draft, question)) return true;
  draft.spoken.length = 0;
  return simplerLine(draft);
}

const LAST_WORDS = 30;

/** Repeats the partner’s last lines with easier words, and waits for the same kind of answer as before. */
function simplerLine(draft: Draft): true {
  const { state, responses, scenario, wordLevels } = draft;
  if (!wordLevels) return sayAgain(draft);
  const said = state.lastSaid.split(' ').length > LAST_WORDS ? lastWords(state.lastSaid) : state.lastSaid;
  const right = easierText(said, scenario.level, wordLevels);
  if (!say(draft, [responses.simplified], { right })) return sayAgain(draft);
  state.opening = draft.before;
  return true;
}

/** Adds an example answer to the current reply if there is an unused example. */
function addHint(draft: Draft): void {
  hint(draft);
}

export function help(draft: Draft): true {
  const { state, phrases } = draft;
  if (hint(draft)) return true;
  if (state.misses === 0 && state.pending !== null && say(draft, [phrases.noHint])) {
    state.misses = 1;
    askAgain(draft);
  } else {
    say(draft, [phrases.moveOn]);
    askNext(draft);
  }
  return true;
}

function meaning(draft: Draft, word: string): true {
  const { responses, lexicon } = draft;
  const found = word === '' ? undefined : lexicon.toTurkish(word);
  if (word === '') say(draft, [responses.meaningWhich, draft.phrases.meaning]);
  else if (found) say(draft, [responses.meaning], { word, meaning: found });
  else say(draft, [responses.meaningUnknown, draft.phrases.meaning], { word });
  if (word !== '') resume(draft);
  else draft.state.opening = 'clarify';
  return true;
}

function howToSay(draft: Draft, word: string): true {
  const { responses, lexicon } = draft;
  const found = word === '' ? [] : lexicon.toEnglish(word);
  if (word === '') {
    say(draft, [responses.howToSayWhich]);
    draft.state.opening = 'clarify';
    return true;
  }
  if (found.length === 0) {
    say(draft, [responses.howToSayUnknown, draft.phrases.noHint], { word });
    return true;
  }
  say(draft, [responses.howToSay], { english: found.slice(0, 2).join('” or “') });
  resume(draft);
  return true;
}

/** Explains the word with which the learner answered the question "Which word do you mean?". */
export function answerWord(draft: Draft, meant: Understanding): boolean {
  const { lexicon, responses } = draft;
  if (draft.before !== 'clarify' || meant.heard.words.length > 3) return false;
  const word = meant.heard.raw.replace(/[?.!"“”]/g, '').trim();
  const english = lexicon.toEnglish(word);
  const turkish = lexicon.toTurkish(word);
  if (meant.turkish !== null || (english.length > 0 && !turkish)) return howToSay(draft, word);
  if (!turkish) return false;
  say(draft, [responses.meaning], { word, meaning: turkish });
  return resume(draft);
}

/** Replies to a request about the conversation. */
export function replyToMeta(draft: Draft, meta: MetaRequest): true {
  const { phrases, responses, state } = draft;
  switch (meta.kind) {
    case 'repeat':
    case 'slower':
      return sayAgain(draft);
    case 'simpler':
      return simpler(draft);
    case 'not-understood':
      if (state.pending !== null && draft.before === 'question' && askAgain(draft)) return true;
      if (hint(draft)) return true;
      return sayAgain(draft);
    case 'help':
      // Without a pending question, "Can you help me?" is the learner’s own request.
      if (draft.before !== 'question' && say(draft, [responses.offerHelp])) {
        state.opening = 'floor';
        return true;
      }
      return help(draft);
    case 'thinking':
      if (!say(draft, [phrases.thinking])) speak(draft, phrases.thinking[0] ?? '');
      state.opening = draft.before;
      return true;
    case 'ask-if-real':
      say(draft, [isScene(draft) ? phrases.honestInRole : undefined, phrases.honest]);
      return resume(draft);
    case 'may-ask':
      say(draft, [responses.mayAsk]);
      state.opening = 'floor';
      return true;
    case 'tell-joke':
      say(draft, [responses.jokes, phrases.deflect]);
      return resume(draft);
    case 'correct-me':
      say(draft, [responses.correctMe]);
      return resume(draft);
    case 'meaning':
      return meaning(draft, meta.word);
    case 'how-to-say':
      return howToSay(draft, meta.word);
  }
}
