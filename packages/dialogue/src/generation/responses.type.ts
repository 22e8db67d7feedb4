import type { PersonaFact } from '@pratik/content/kinds/scenario';
import type { FactKind } from '../state/facts.ts';
import type { Aspect } from '../understanding/asked.ts';

type Lines = readonly string[];

/**
 * The partner’s reactions to learner statements. `{about}` is the subject ("your brother", "football"), `{it}` and
 * `{he}` its pronouns, `{is}` "is" or "are", `{does}` "does" or "do". Sentences with `{about}` are used only when
 * the subject is known.
 */
export type Responses = {
  react: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  follow: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  /** Reactions to any statement: neutral, sad and happy ones. */
  plain: Lines;
  plainSad: Lines;
  plainGood: Lines;
  /** Quiet reactions to sad news, each with an invitation to say more. */
  tender: Lines;
  tenderFloor: Lines;
  /** Invitations after the learner has agreed to say more about sad news. */
  listening: Lines;
  /** Follow-up questions to any statement. */
  followAny: Lines;
  /** Invitations to the learner to say more about the subject. */
  floorAbout: Lines;
  floor: Lines;
  floorScene: Lines;
  /** Introductions to the pending question, which is repeated after them. */
  back: Lines;
  /** Questions such as "and you?", asked after an answer about the persona. */
  andYou: Lines;
  persona: Readonly<Record<PersonaFact, Lines>>;
  aspects: Readonly<Record<Aspect, Lines>>;
  /** Answers by kind of question, for scenes in which the partner serves or helps the learner. */
  sceneAspects: Readonly<Partial<Record<Aspect, Lines>>>;
  sceneDay: Lines;
  complaint: Lines;
  hazard: Lines;
  thanksForCompliment: Lines;
  jokes: Lines;
  joke: Lines;
  apology: Lines;
  refusal: Lines;
  offer: Lines;
  request: Lines;
  simplerNone: Lines;
  mayAsk: Lines;
  meaning: Lines;
  meaningUnknown: Lines;
  meaningWhich: Lines;
  howToSay: Lines;
  howToSayUnknown: Lines;
  howToSayWhich: Lines;
  correctMe: Lines;
  clarify: Lines;
  clarifyOr: Lines;
  /** Prompts and explanations for the learner’s errors. */
  nudge: Lines;
  nudgeWord: Lines;
  rule: Lines;
  form: Lines;
  repaired: Lines;
  unchecked: Lines;
  agree: Lines;
  topicStart: Lines;
};
