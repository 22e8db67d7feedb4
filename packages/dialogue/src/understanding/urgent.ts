import type { Heard } from './hearing.ts';
import { VERY } from './people.ts';

/** This module recognises symptoms and urgent needs, which come before everything that a scene has planned. */

const BODY =
  '(?:eyes?|skin|chest|throat|stomach|head|arms?|legs?|hands?|face|mouth|back|heart|ears?|knees?|foot|feet|tooth|teeth|nose)';
const SYMPTOM = new RegExp(
  [
    `\\bi (?:am |feel |felt |get |am feeling |am getting |started to feel )${VERY}(?:\\w+ )?(?:dizzy|faint|nauseous|weak|unwell|sick)\\b(?! of)`,
    `\\bmy ${BODY} (?:(?:is|are|feels?|has|have|starts?|started|to) )*${VERY}(?:burn\\w*|hurt\\w*|ach\\w+|pain\\w*|bleed\\w*|itch\\w*|numb|swollen)\\b`,
    `\\b(?:pain|ache|burning) in my ${BODY}\\b`,
    '\\b(?:i|he|she) (?:am|is) (?:bleeding|vomiting|fainting|choking)\\b|\\b(?:throw|threw|throwing) up\\b|\\bi fainted\\b',
    '\\bi can not (?:breathe|stand up|feel my|see anything)\\b',
  ].join('|'),
);
const NEED =
  /\bi (?:really |also )?(?:need|must take|have to take|must have) (?:my |an? |some |the )?(?:\w+ )?(?:insulin|medicines?|medication|pills?|ambulance|doctor|inhaler)\b|\b(?:please )?call (?:somebody|someone|an ambulance|a doctor|the (?:police|doctor)|112|for help)\b|\b(?:please help(?: me)?|help me please|help me)(?= ,|$)|\bit is (?:very |so |really )?urgent\b|\ban emergency\b|\b(?:it|this|that) is (?:\w+ )?dangerous for me\b/;

/** Matches "burning" and similar words about a part of the body, which do not mean a fire. */
const BODY_BURNS = new RegExp(`\\b(?:my|his|her|the) ${BODY} (?:(?:is|are|feels?) )?(?:\\w+ )?burn\\w*`, 'g');

export const withoutBody = (plain: string): string => plain.replace(BODY_BURNS, ' ');

export type Urgent = 'symptom' | 'need';

/** Returns the urgent matter of a statement. Returns null if there is none, or if it is negated. */
export function urgentIn({ plain }: Pick<Heard, 'plain'>): Urgent | null {
  if (SYMPTOM.test(plain)) return 'symptom';
  return NEED.test(plain) && !/\b(?:not|never) (?:\w+ )?(?:need|urgent|call)\b/.test(plain) ? 'need' : null;
}
