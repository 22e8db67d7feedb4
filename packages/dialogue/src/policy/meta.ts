import { type Draft, say, speak } from '../generation/draft.ts';
import { lastWords, withoutQuotation } from '../generation/lines.ts';
import { easierText } from '../level/simplify.ts';
import type { MetaRequest } from '../understanding/meta.ts';
import { isLight } from '../understanding/patterns.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askNext, questionOf } from './agenda.ts';
import { askAgain } from './ask-again.ts';
import { backToPending, giveFloor, quoteOpen, waits } from './carry-on.ts';
import { hint } from './hints.ts';
import { hasPlan, isScene } from './scene.ts';

/**
 * This module handles requests about the conversation itself, such as to repeat, to slow down, to use simpler
 * words, to explain a word or to help. Each function returns whether the partner understood the message.
 */

/** Continues after a short interruption: repeats the current question in other words, or asks the next question. */
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

/** Returns a repeated question without the words that introduced it: `Sure, again: Where?` gives `Where?` */
function withoutLead({ phrases }: Draft, question: string): string {
  const leads = phrases.repeat.map(
    (line) =>
      line
        .replace('{question}', '')
        .split(/(?<=[.!?]) +/)
        .at(-1) ?? '',
  );
  const lead = leads.find((words) => words !== '' && question.startsWith(words));
  return lead === undefined ? question : question.slice(lead.length);
}

/** Returns the partner’s last invitation, so that it can be repeated. */
function lastOpen(draft: Draft): string {
  const { state, before } = draft;
  const said = withoutQuotation(state.lastSaid);
  if (
    state.lastAsk !== '' &&
    (said.includes(state.lastAsk) || (state.pending !== null && before === 'question'))
  )
    return state.lastAsk;
  return withoutLead(draft, said.split(/(?<=[.!?])\s+/).at(-1) ?? '');
}

function sayAgain(draft: Draft): true {
  const question = lastOpen(draft);
  if (question !== '' && !question.includes('?')) {
    const { phrases, state } = draft;
    const right = lastWords(withoutQuotation(state.lastSaid));
    if (!say(draft, [phrases.repeatSaid], { right })) return resume(draft);
    state.opening = draft.before;
    return true;
  }
  const said = question ? say(draft, [draft.phrases.repeat], { question: lastWords(question) }) : undefined;
  if (!said) resume(draft);
  else draft.state.opening = draft.before;
  return true;
}

/**
 * Simplifies the partner’s previous message. A question that the learner has not answered is asked in another
 * wording; any other message is repeated with easier words.
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

/** Repeats the end of the partner’s previous message with easier words. The expected kind of answer stays the same. */
function simplerLine(draft: Draft): true {
  const { state, responses, scenario, wordLevels } = draft;
  if (!wordLevels) return sayAgain(draft);
  const whole = withoutQuotation(state.lastSaid);
  const said = whole.split(' ').length > LAST_WORDS ? lastWords(whole) : whole;
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

/**
 * Explains a phrase that is not in the word list by its words. Returns false if one of its content words is not in the
 * list, or if the phrase is too long to be explained by its words.
 */
function sayEachMeaning(draft: Draft, phrase: string): boolean {
  const words = phrase.split(' ').filter((word) => !isLight(word.toLowerCase()));
  if (!phrase.includes(' ') || words.length === 0 || words.length > 3) return false;
  const meanings = words.map((word) => [word, draft.lexicon.toTurkish(word)] as const);
  if (meanings.some(([, turkish]) => turkish === undefined)) return false;
  for (const [word, turkish = ''] of meanings)
    say(draft, [draft.responses.meaning], { word, meaning: turkish });
  return draft.spoken.length > 0;
}

function meaning(draft: Draft, word: string): true {
  const { responses, lexicon } = draft;
  const found = word === '' ? undefined : lexicon.toTurkish(word);
  if (word === '') say(draft, [responses.meaningWhich, draft.phrases.meaning]);
  else if (found) say(draft, [responses.meaning], { word, meaning: found });
  else if (lexicon.toEnglish(word).length > 0) return howToSay(draft, word);
  else if (sayEachMeaning(draft, word)) return resume(draft);
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

/** Explains the word that the learner named when the partner asked "Which word do you mean?". */
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
      // If the partner has asked no question, "Can you help me?" asks for help with something else.
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
