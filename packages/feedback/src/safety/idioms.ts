/** Matches idioms and everyday remarks that never express a danger, in normalized sentences. */
const idioms: readonly RegExp[] = [
  /\b(?:life |a day |the world )?without (?!(?:me|him|her|them|you|hope|pain)\b)\w+ (?:has no|is no|is without|has not) \w+\b/g,
  /\b(?:will|would|is going to|are going to|gonna|ll) kill me (?:if|when|because) (?:i|he|she|they) (?:touch|take|took|use|used|eat|ate|borrow|borrowed|break|broke|lose|lost|forget|forgot|fail|failed|spill|spilled|wake|woke|come late|came late|am late|was late|sees? my (?:marks?|grades?|room|exam|report))\b/g,
  /\bdead (?:rich|bride|sea|end|easy|sure|line)\b/g,
  /\b(?:will|would|can) die happy\b/g,
  /\bbefore i die i (?:want|would like|hope) to (?:see|visit|go|learn|travel|meet|try)\b/g,
  /\bate (?:so|too) much.*\bi (?:will|am going to|am gonna) explode\b/g,
  /\b(?:joke|film|movie|song|lesson) (?:was|is) so (?:bad|boring) (?:that )?i want to jump (?:\w+ ){0,4}window\b/g,
  /\b(?:beat|beats|beating) (?:the |our |her |his )?(?:carpets?|rugs?|eggs?|drums?)\b/g,
  /\b(?:photo|photos|picture|pictures) for (?:my|the|a|our) (?:passport|visa|id|cv|student card|school card|identity card|licence)\b/g,
  /\b(?:mouse|rat|ant|insect) poison\b/g,
  /\bfire (?:\w+ ){0,4}was (?:small|over|put out)\b/g,
  /\b(?:sister|mother|mum|mom|aunt|grandmother) (?:burned|burnt|cut) her (?:hand|finger|fingers|arm) (?:with|on) the\b/g,
  /\b(?:brother|father|dad|uncle|grandfather) (?:burned|burnt|cut) his (?:hand|finger|fingers|arm) (?:with|on) the\b/g,
  /\bplayed \w+ and i hurt my (?:knee|ankle|foot|leg|finger|arm|back)\b/g,
];

/**
 * Removes remarks that never express a danger from a normalized sentence. The rest of the sentence is still
 * checked.
 */
export const withoutIdioms = (sentence: string): string =>
  idioms.reduce((rest, idiom) => rest.replace(idiom, 'not'), sentence);

const wordQuestions: readonly RegExp[] = [
  /^(?:what does|what is the meaning of) \w+(?: \w+)?(?: mean\w*)?(?: in \w+)?$/,
  /^how (?:do|can) (?:you|i|we) (?:say|spell|write|translate|pronounce) \w+(?: in \w+)?$/,
  /^\w+ (?:ne demek|nasil denir|ingilizcesi ne\w*)$/,
];

/** Whether a message only asks for the meaning or spelling of a word: “What does ‘suicide’ mean?” */
export const isWordQuestion = (group: readonly string[]): boolean =>
  group.length > 0 && group.every((sentence) => wordQuestions.some((question) => question.test(sentence)));

const hopelessLine =
  /^(?:(?:sometimes|i think|bazen|and) )*(?:i feel (?:so |very )?empty(?: and nothing has (?:a )?meaning)?|nothing has (?:a )?meaning|every(?:body|one) is better without me(?: i think)?|i (?:dont|cant) see (?:a|any) future(?: for me)?|(?:i am|im) (?:so |very )?tired of everything|no ?(?:body|one) needs me|hicbir seyin anlami yok(?: artik)?|yok olmak istiyorum|(?:i am|im) (?:so |very )?(?:afraid|scared) to go home(?: today| tonight)?|i want to go far away and never come back)$/;

/**
 * Whether a message is a single sentence of hopelessness without a plan. Such a concern is only unsure, not
 * certain.
 */
export const isHopelessLine = (group: readonly string[]): boolean =>
  group.length === 1 && hopelessLine.test(group[0] ?? '');
