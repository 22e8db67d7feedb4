/**
 * Default partner sentences, used if a scenario has no sentences of its own. The engine fills the placeholders
 * `{hint}`, `{question}` and `{clause}`.
 */
export type Phrases = {
  acks: readonly string[];
  comfort: readonly string[];
  unclear: readonly string[];
  hint: readonly string[];
  noHint: readonly string[];
  moveOn: readonly string[];
  repeat: readonly string[];
  /** Sentences with which the partner repeats its earlier statement `{right}`, which is not a question. */
  repeatSaid: readonly string[];
  turkish: readonly string[];
  turkishYesNo: readonly string[];
  swearing: readonly string[];
  distress: readonly string[];
  sadNews: readonly string[];
  greeting: readonly string[];
  /** Like `honest`, but for a role-play, in which the partner stays in its role. */
  honestInRole: readonly string[];
  honest: readonly string[];
  howAreYou: readonly string[];
  welcome: readonly string[];
  beforeYouGo: readonly string[];
  stillHere: readonly string[];
  notKnown: readonly string[];
  deflect: readonly string[];
  notMine: readonly string[];
  asISaid: readonly string[];
  meaning: readonly string[];
  changeTopic: readonly string[];
  newTopic: readonly string[];
  thinking: readonly string[];
  recast: readonly string[];
  questions: readonly string[];
  closing: readonly string[];
};
