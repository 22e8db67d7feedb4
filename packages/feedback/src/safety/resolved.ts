/** Matches statements that a bad time is over. */
const resolved =
  /\b(?:but |and |now |today )+(?:i am|im|i m|i feel|it is|its|everything is) (?:\w+ )?(?:better|fine|ok|okay|good|happy|well|over|healthy)\b|\b(?:i am|im|i m|i feel) (?:\w+ )?(?:better|fine|ok|okay|good|happy) now\b|\b(?:glad|happy|thank god|thankful) (?:that )?(?:i (?:am|m) (?:still )?(?:alive|here)|i didnt|i did not|i survived)\b|\b(?:got|get|found) (?:professional )?help and\b|\btherapy helped\b|\b(?:simdi|artik|ama) (?:\w+ )?(?:iyiyim|daha iyiyim|mutluyum|duzeldim)\b|\b(?:atlattim|geride kaldi)\b/;
const pastTime =
  /\b(?:used to|years? ago|last year|when i was|in the past|long time ago|in my childhood|as a (?:child|teenager)|eskiden|yil once|yillar once|gecen yil|gecen sene|kucukken|lisedeyken|cocukken)\b/;
const again =
  /\b(?:again|coming back|come back|came back|still|sometimes|every (?:day|night)|tonight|these days|yine|tekrar|hala|bazen|bu gece|her gun)\b/;

/** Matches statements that place the learner’s death in the distant future. */
const farAway =
  /\b(?:but|only) not (?:soon|now|yet)\b|\bwhen i (?:am|get) (?:very )?old\b|\bin my old age\b|\byaslaninca\b/;

/** Whether a danger is over or far away: “Last year I tried, but I am better now.” */
export const isResolved = (sentences: readonly string[]): boolean => {
  const text = sentences.join(' ');
  if (farAway.test(text)) return true;
  return pastTime.test(text) && resolved.test(text) && !again.test(text);
};
