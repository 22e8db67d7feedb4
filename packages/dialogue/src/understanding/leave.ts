/** This module recognises goodbyes in the many forms that learners use. */

const TO_LEAVE =
  '(?:have to|have got to|has to|must|need to|should|gotta|am going to|will|want to) (?:go|leave|get off|sleep|stop|finish|go (?:to )?(?:bed|sleep|home|out))(?: (?:to )?(?:now|here|today|bed|sleep|for now|sorry))*';

const GOODBYE = new RegExp(
  [
    '\\b(?:bye|goodbye|good bye|bay bay|by by|see ya|cya|good night|farewell)\\b',
    '(?:^|, |thanks? |thank you |ok |okay |and |then |so )see you(?= ,|$| (?:later|soon|tomorrow|again|next|on|in|at|then|tonight|this|around|after))',
    '\\bi will see you(?= ,|$| (?:later|soon|tomorrow|again|next|on))',
    `\\bi ${TO_LEAVE}(?= ,|$| because| bye| thank)`,
    '\\bi am (?:going|leaving|off)(?: (?:to )?(?:bed|sleep|now))+(?= ,|$| bye)',
    '\\b(?:that is|that was|it is) (?:all|it|enough) for (?:today|now|tonight)\\b|\\benough for (?:today|tonight)\\b',
    '\\b(?:talk|speak|write|chat) (?:to|with) you (?:later|soon|tomorrow|again|next)\\b|\\b(?:until|till) (?:tomorrow|next time|then)(?= ,|$)',
    '\\bthank(?:s| you) for (?:the |this |your )?(?:chat|talk|conversation)(?= ,|$| (?:bye|see))',
    '\\b(?:hos ?ca ?kal\\w*|gorusuruz|gorusmek uzere|kendine iyi bak|gule gule|iyi geceler|allahaismarladik)\\b',
  ].join('|'),
);

/** Whether a normalized text says goodbye. */
export const isGoodbye = (plain: string): boolean => GOODBYE.test(plain);

/** Matches goodbyes that leave no doubt that the learner ends the conversation today. */
const FINAL =
  /\b(?:(?:to )?(?:bed|sleep)|have a (?:nice|good|great|lovely) (?:day|evening|night|weekend|time)|for today|for tonight|good night|get off|tomorrow|later|next (?:time|week)|see you|gorusuruz|iyi geceler|thanks? (?:you )?for (?:the |this |your )?(?:chat|talk|conversation))\b/;

/** Whether a goodbye is so clear that the partner must not keep the learner with one more question. */
export const isFinalGoodbye = (plain: string): boolean => isGoodbye(plain) && FINAL.test(plain);
