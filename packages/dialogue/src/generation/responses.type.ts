import type { PersonaFact } from '@pratik/content/kinds/scenario';
import type { FactKind } from '../state/facts.ts';
import type { Aspect } from '../understanding/asked.ts';

type Lines = readonly string[];

/**
 * How the partner takes up what a learner says. `{about}` is what it is about ("your brother", "football"), `{it}`
 * and `{he}` its pronouns, `{is}` "is" or "are", `{does}` "does" or "do". Lines with `{about}` are used only when
 * it is known.
 */
export type Responses = {
  react: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  follow: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  /** After any statement: neutral, sad and happy. */
  plain: Lines;
  plainSad: Lines;
  plainGood: Lines;
  /** After sad news: a quiet reaction, and an invitation. */
  tender: Lines;
  tenderFloor: Lines;
  /** Follow-ups to any statement. */
  followAny: Lines;
  /** Invites the learner, tells nothing and waits. */
  floorAbout: Lines;
  floor: Lines;
  floorScene: Lines;
  /** Leads back to the pending question, which follows. */
  back: Lines;
  /** After an answer about the persona. */
  andYou: Lines;
  persona: Readonly<Record<PersonaFact, Lines>>;
  aspects: Readonly<Record<Aspect, Lines>>;
  /** The same in a scene in which the partner serves or helps the learner. */
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
  /** Teaching moves. */
  nudge: Lines;
  nudgeWord: Lines;
  rule: Lines;
  form: Lines;
  repaired: Lines;
  unchecked: Lines;
  agree: Lines;
  topicStart: Lines;
};
