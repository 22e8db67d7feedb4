import type { PersonaFact } from '@pratik/content/kinds/scenario';
import type { FactKind } from '../state/facts.ts';
import type { Aspect } from '../understanding/asked.ts';

type Lines = readonly string[];

/**
 * The partner’s reactions to the learner’s statements. Placeholders: `{about}` is the subject of the statement
 * ("your brother", "football"), `{it}` and `{he}` are its pronouns, `{is}` is "is" or "are", `{does}` is "does" or
 * "do". Sentences with `{about}` are used only if the subject is known.
 */
export type Responses = {
  react: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  follow: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  /**
   * Neutral reactions that fit any statement of the learner. The next two fields are reactions to sad and to
   * happy statements.
   */
  plain: Lines;
  plainSad: Lines;
  plainGood: Lines;
  /** Gentle reactions to sad news. Each reaction invites the learner to say more. */
  tender: Lines;
  tenderFloor: Lines;
  /** Invitations to continue, used after the learner has agreed to say more about sad news. */
  listening: Lines;
  /** Follow-up questions that fit any statement of the learner. */
  followAny: Lines;
  /** Follow-up questions that fit only an opinion of the learner. */
  followOpinion: Lines;
  /** Invitations to the learner to say more about the subject `{about}`. */
  floorAbout: Lines;
  floor: Lines;
  floorScene: Lines;
  /** Invitations to say more, which fit only after the learner has told the partner something. */
  floorMore: Lines;
  /** Invitations to ask another question, which fit only after a question of the learner. */
  floorAsk: Lines;
  /** Introductions with which the partner returns to its question. */
  back: Lines;
  /** Introductions with which the partner returns to its question after sad news. */
  backGently: Lines;
  /** Sentences that quote a question which the learner has not answered and for which no other wording is left. */
  stillOpen: Lines;
  /** Questions such as "and you?", which the partner asks after it has answered a question about itself. */
  andYou: Lines;
  persona: Readonly<Record<PersonaFact, Lines>>;
  aspects: Readonly<Record<Aspect, Lines>>;
  /**
   * Answers to a learner’s question, by kind of question, for scenes in which the partner serves or helps the
   * learner.
   */
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
  /** Sentences that introduce the partner’s previous message in easier words. */
  simplified: Lines;
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
  /** Sentences with which the partner asks the learner to correct an error, or explains the error. */
  nudge: Lines;
  nudgeWord: Lines;
  rule: Lines;
  form: Lines;
  repaired: Lines;
  unchecked: Lines;
  agree: Lines;
  /** Replies to a learner who refuses a topic or has nothing to say. */
  accept: Lines;
  /** Replies to a learner who complains about the partner. */
  upset: Lines;
  /** Replies to a learner who asks for help when the partner has asked no question. */
  offerHelp: Lines;
  topicStart: Lines;
};
