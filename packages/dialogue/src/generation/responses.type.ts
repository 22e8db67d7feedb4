import type { PersonaFact } from '@pratik/content/kinds/scenario';
import type { FactKind } from '../state/facts.ts';
import type { Aspect } from '../understanding/asked.ts';

type Lines = readonly string[];

/**
 * The partner’s reactions to statements of the learner. Placeholders: `{about}` is the subject ("your brother",
 * "football"), `{it}` and `{he}` are its pronouns, `{is}` is "is" or "are", `{does}` is "does" or "do". Sentences
 * with `{about}` are used only if the subject is known.
 */
export type Responses = {
  react: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  follow: Readonly<Record<FactKind | 'illness-self' | 'no-job' | 'no-family' | 'no-ability', Lines>>;
  /** Neutral, sad and happy reactions that fit any statement. */
  plain: Lines;
  plainSad: Lines;
  plainGood: Lines;
  /** Gentle reactions to sad news. Each reaction invites the learner to say more. */
  tender: Lines;
  tenderFloor: Lines;
  /** Invitations after the learner has agreed to say more about sad news. */
  listening: Lines;
  /** Follow-up questions that fit any statement. */
  followAny: Lines;
  /** Follow-up questions that fit only an opinion. */
  followOpinion: Lines;
  /** Invitations to the learner to say more about the subject. */
  floorAbout: Lines;
  floor: Lines;
  floorScene: Lines;
  /** Invitations to continue. They fit only after the learner has told the partner something. */
  floorMore: Lines;
  /** Invitations to ask more. They fit only after a question of the learner. */
  floorAsk: Lines;
  /** Introductions after which the partner repeats its question. */
  back: Lines;
  /** The same introductions after sad news. */
  backGently: Lines;
  /** Quotes a question that the learner has not answered and for which no other wording is left. */
  stillOpen: Lines;
  /** Questions such as "and you?". The partner asks them after an answer about itself. */
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
  /** Repeats the partner’s last lines in easier words. */
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
  /** Sentences that ask the learner to correct an error or that explain it. */
  nudge: Lines;
  nudgeWord: Lines;
  rule: Lines;
  form: Lines;
  repaired: Lines;
  unchecked: Lines;
  agree: Lines;
  /** Replies to a learner who declines or has nothing to say. */
  accept: Lines;
  /** Replies to a learner who is not content with the partner. */
  upset: Lines;
  /** Replies to a learner who asks for help without a question of the partner. */
  offerHelp: Lines;
  topicStart: Lines;
};
