import { type Heard, hear } from './hearing.ts';
import { moodOf } from './mood.ts';
import { PERSON } from './people.ts';

/**
 * This module judges the sentiment of a whole message. Bad news counts more than single emotion words, and the part
 * after "but" counts more than the part before it.
 */

const THING =
  'phone|bag|wallet|passport|luggage|suitcase|keys?|ring|car|bike|bicycle|computer|laptop|ticket|card|money|glasses';

/** Matches somebody or something that is lost: "my cat is lost", "our dog ran away", "I can not find my bag". */
export const LOST = new RegExp(
  `\\b(?:my|our|his|her|their|the) (?:\\w+ )?(?:${PERSON}|${THING}) (?:(?:is|was|are|were|has|have|had|got|been|still|just|now) )*(?:lost|missing|gone|stolen|disappeared|(?:run|ran|runs) away)\\b(?! (?:to|out|on|the|in)\\b)|\\b(?:can|could|do|did) not find (?:my|our|him|her) ?(?:\\w+ )?(?:${PERSON}|${THING})?(?= ,|$| any| in | at | since| yesterday| today| now)`,
);

/** Matches a later part that reports a good end: "but we found her", "now he is better". */
const RELIEF =
  /\b(?:(?<!not )found|came back|is back|come back home|(?:is|am|feel|feels|are|got|getting) (?:\w+ )?(?:better|fine|well|ok|okay|healthy|good|safe)(?: now| again|$| ,)|recovered|not any ?more|passed the)\b/;

/** Matches uses of grave words that are not sad: "a war film", "cry with joy", "I lost five kilos". */
const HARMLESS =
  /\b(?:star wars?|war (?:films?|movies?|games?|books?|history)|(?:die|dying|died|cry|crying|cried|tears) (?:of|from|with|for) (?:laugh\w*|joy|happiness)|to die for|dead tired|dead line|lost (?:\w+ )?(?:weight|kilos?|kg)|(?:work|works|working|worked|job|nurse|doctor|intern|volunteer) (?:in|at|for) (?:an? |the |our |my )?(?:\w+ )?hospital|tom and jerry|horror (?:films?|movies?)|hurts? nobody)\b/g;

const GRAVE =
  /\b(?:die|dies|died|dying|dead|death|killed|kill|war|funeral|cancer|hospital|accident|earthquake|cry|cries|cried|crying|tears|suffer\w*|hurts?|hurting|pain|bleed\w*|injured|stolen|stole|robbed|bullied|bullying|hopeless|passed away|homeless|attacked|divorced?|fired|unemployed|ruined|miss (?:my|him|her|them)|(?<=\b(?:i|we) (?:am|feel|was|were|are) (?:[a-z]+ )?)(?:scared|afraid|worried|lonely|alone|depressed)|sick|ill|illness|sad|lost (?:my|our|his|her|their|everything|him|her))\b|\bcan not (?:\w+ )?(?:sleep|breathe|pay|afford|walk|move|stop (?!laugh|smil)\w+)\b|\b(?:can|could) not find (?:an? )?(?:\w+ )?(?:job|work|house|flat|friend)\b/g;

const NEGATION = /\b(?:not|no|never|nobody|none|without|nothing)(?: (?!stop)[\p{L}']+){0,2} $/u;
const SAD_FACE = /(?:[:;]['’]?-?\(+|😢|😭|😞|😔|💔|☹|🥺|:\/(?!\/))/u;

/** Whether a part of a message contains bad news. Negated words ("I am not afraid") do not count. */
function isBadNews(part: string): boolean {
  const text = part.replace(HARMLESS, ' ');
  if (LOST.test(text)) return true;
  return [...text.matchAll(GRAVE)].some(
    ({ index, 0: word }) => /^can|^could/.test(word) || !NEGATION.test(text.slice(0, index)),
  );
}

/** Returns a text with the past forms of the verbs of liking in their base form. */
const present = (part: string): string =>
  part.replace(/\b(lik|lov|enjoy)ed\b/g, (_, verb: string) => (verb === 'enjoy' ? verb : `${verb}e`));

export type Sentiment = { mood: 'good' | 'bad' | 'plain'; badNews: boolean };

/** Judges the sentiment of a message. `badNews` is true for a loss, an illness or another serious trouble. */
export function sentimentOf(heard: Heard): Sentiment {
  const parts = heard.plain
    .split(' , ')
    .map((part) => part.replace(/^, | ,$/g, '').trim())
    .filter(Boolean);
  const moods = parts.map((part) => {
    const news = isBadNews(part) && !RELIEF.test(part);
    return { news, mood: news ? ('bad' as const) : moodOf(hear(present(part))), relief: RELIEF.test(part) };
  });
  const lastNews = moods.findLastIndex(({ news }) => news);
  if (lastNews >= 0) {
    const eased = moods.slice(lastNews + 1).some(({ relief }) => relief);
    return eased ? { mood: 'good', badNews: false } : { mood: 'bad', badNews: true };
  }
  if (SAD_FACE.test(heard.raw)) return { mood: 'bad', badNews: false };
  const felt = moods.filter(({ mood }) => mood !== 'plain').map(({ mood }) => mood);
  const last = felt.at(-1) ?? 'plain';
  // A small complaint after something good, as in "It was nice but expensive", is neither good nor bad.
  const mixed = last === 'bad' && felt.includes('good');
  return { mood: mixed ? 'plain' : last, badNews: false };
}

/** Whether a message reports a good end of a trouble. */
export const isRelief = ({ plain }: Heard): boolean => RELIEF.test(plain);
