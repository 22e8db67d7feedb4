/**
 * Matches emoticons and words that mean "I am joking", in the original text, because normalization removes
 * emoticons.
 */
const jokes =
  /[:;=]['’]?-?[)dDpP](?![a-z])|\bx+d+\b|\b(?:a?ha){2,}|\bja(?:ja)+|\blo+l\b|\brofl\b|\bsaka saka\b|😂|🤣|😅|😆|😄|😁|😹|💀|😜|😝/iu;

export const isJoking = (text: string): boolean => jokes.test(text);

/** Matches fixed phrases with words for dying that are never meant literally. */
const phrases: readonly RegExp[] = [
  /\b(?:i|we|im|was|were|am|are) (?:was |were |am |are |so |nearly |almost )*dead(?= (?:tired|serious|when|after|because|from|at the end|on my feet|yesterday|by the)\b)/g,
  /\b(?:sle\w+|slept) like (?:a )?dead(?: \w+)?/g,
  /\b(?:would |d |will )?rather die than\b/g,
  /\b(?:kill|killing|killed) (?:my ?self|me|him|her|us) (?:with|to|for|from|at) (?:the )?(?:work|worry|laugh\w*|studying|finish|catch|study|kindness|questions|jokes|sport|the gym|gym|homework)\b/g,
  /\bsuicid(?:al|e) (?:to|squad|mission|is (?:a )?(?:noun|word|verb))\b/g,
  /\bsuicide (?:rates?|bomb\w*|prevention|hotline|(?:is|was) (?:\w+ )?(?:a |an |the |not |also |still |very |big )*(?:sin|crime|illegal|legal|haram|forbidden|problem|illness|disease|tragedy|theme|topic|subject|common|high|low|wrong))\b/g,
  /\b(?:asked?|asks|explain\w*|tell|told) (?:\w+ )?(?:what|why) (?:is |does )?suicide\b|\bwhat (?:is|does) suicide\b/g,
  /\b(?:is|was) suicide (?:a |an |the )?(?:\w+ )?(?:sin|crime|illegal|legal|haram|forbidden|problem|word|noun)\b/g,
  /\bintihar (?:gunah|haram|suc|oran|vaka|haber|saldiri|bomba|konulu|temasi)\w*/g,
  /\bif i (?:were|was) an? \w+ i (?:would|will|could) die\b/g,
  /\bif i had jumped\b/g,
  /\bdie (?:nine|ten|many|five|three) times\b/g,
  /\b(?:thought|think) (?:it is finished |that )?(?:we|i) (?:will|would|are going to|were going to) all die\b/g,
  /\b(?:thought|think) we (?:will|would) (?:all )?die\b/g,
  /\b(?:was|were|got|am) (?:so |very )?(?:afraid|scared|frightened) (?:to die|of dying|of death|that i (?:would|will) die)\b/g,
  /\bdie of (?:hunger|thirst|heat|cold|boredom|shame|embarrass\w*|laugh\w*|curiosity|happiness|love|excitement|stress)\b/g,
  /\b(?:to|of) die or (?:to|of)\b.*/g,
];

const means =
  /\b(?:pills?|tablets?|medicines?|drugs?|poison|overdose|jump|cut|rope|knife|gun|drink|swallow|bleach|myself|suicide|hap|ilac)\b/;
const dyingNow = '(?:die|dying|be dead|pass out)';
const willDie = `(?:will|ll|would|am|was|were|are|am going to|was going to|were going to|gonna|could|may|might)(?: not)? ${dyingNow}`;

/** Matches harmless contexts for a dangerous object or act: a game, or a rope for climbing. */
const harmlessMeans =
  /\b(?:kill|killed|shot) my ?self (?:again )?in (?:the|this|that|a|my) (?:\w+ )?(?:game|level)\b|\b(?:jump|jumped|jumping) (?:from|off) (?:a|the) (?:\w+ )?(?:bridge|plane|cliff|rocks?|tower) with (?:a |the |my )?(?:ropes?|parachute|bungee)\b/g;

/**
 * Matches statements about dying that are not meant literally: a worried question, a past fright, the hope not to
 * die, or part of a game.
 */
const passing: readonly RegExp[] = [
  new RegExp(
    `(?<!\\b(?:when|how|why) )\\b(?:am|are|will|is) (?:i|we) (?:really |also |now )?(?:going to |gonna )?${dyingNow}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:thought|believed|felt|was (?:so )?(?:afraid|scared|sure)|were (?:so )?(?:afraid|scared|sure))(?: that)? (?:i|we) ${willDie}\\b`,
    'g',
  ),
  /\b(?:hope|hoped|pray|prayed)(?: that)? (?:i|we) (?:will not|wont|dont|do not|am not going to|didnt|did not) die\b/g,
  /\bwe (?:will|ll|would|are going to|are all going to) (?:all )?die (?:here|there|now)\b/g,
  /\b(?:olecegim|olecegimi|olucem|olecegiz|oluyorum|oluyoruz) (?:sandim|sandik|zannettim|zannettik|diye korktum)\b/g,
  /\b(?:olecek|oluyor) (?:miyim|miyiz|muyum|muyuz)\b/g,
];

const illness =
  /\b(?:doctor|nurse|dentist|headache|stomach ?ache|toothache|fever|flu|sick|ill|hospital|doktor|hemsire)\b/;
const dyingOfIt = /\b(?:think|feel like|feel)(?: that)? (?:i am|im|i m) dying\b/g;

/** Matches exaggerated wishes to die, which are not meant seriously if the learner is joking. */
const exaggerated: readonly RegExp[] = [
  /\bso (?:bored|hungry|thirsty|hot|cold|full|embarrassed|ashamed|funny)(?: that)? i (?:want|wanted) to die\b/g,
  /\bif (?:(?!\b(?:leave|love|alone|nobody|live|die|without)\b).)*\bi (?:will|ll|am going to) die\b/g,
];
/**
 * Matches statements such as "I am dying", which are normal in a role-play, for example for a patient. In a
 * role-play, these statements are not meant seriously, unless the sentence mentions a day or loneliness.
 */
const played =
  /\b(?:i|we)(?: think i| think we)? (?:am|m|are|will|ll|am going to|are going to) (?:die|dying|dead)\b/g;
const lonely = /\b(?:leave|left|love|alone|nobody|no one|without)\b/;
const soon = /\b(?:tonight|today|tomorrow|this (?:night|evening)|soon|birthday)\b/;

export type Setting = { joking: boolean; rolePlay: boolean };

/**
 * Removes remarks about dying that are not meant seriously from a normalized sentence: a patient’s question in a
 * role-play, a past fright, a joke. The rest of the sentence is still checked. If the sentence mentions a method or
 * a day, nothing is removed.
 */
export const withoutPassingTalk = (sentence: string, { joking, rolePlay }: Setting): string => {
  const safe = [harmlessMeans, ...phrases].reduce((rest, phrase) => rest.replace(phrase, 'not'), sentence);
  if (means.test(safe)) return safe;
  const remarks = [
    ...passing,
    ...(illness.test(sentence) ? [dyingOfIt] : []),
    ...(joking && !soon.test(sentence) ? exaggerated : []),
    ...(rolePlay && !soon.test(sentence) && !lonely.test(sentence) ? [played] : []),
  ];
  return remarks.reduce((rest, remark) => rest.replace(remark, 'not'), safe);
};
