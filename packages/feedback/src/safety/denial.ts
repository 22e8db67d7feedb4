const english =
  /\b(?:never|dont|do not|doesnt|does not|didnt|did not|wont|will not|wouldnt|would not|has not|hasnt|havent|isnt|is not|arent) (?:ever |even |really )?(?:hit|hits|hitting|hitted|beat|beats|beating|beaten|slap\w*|kick\w*|punch\w*|hurt\w*|touch\w*|threaten\w*|abus\w*|bully\w*|bullied|harass\w*|injure\w*)\b(?: (?:me|us|my ?self|him|her|them|each other))?/g;
const unwished =
  /\b(?:dont|do not|didnt|did not|never) (?:want|wanna|wanted)(?: to)? (?:die|(?:hurt|injure|cut) my ?self)\b/g;
const harmOfSelf =
  '(?:(?:kill|hurt|harm|cut|hang)(?:ing)? my ?self|suicid(?:e|al)|(?:commit|committing) suicide|end(?:ing)? my life)';
/**
 * Matches statements in which learners say that they do not think of harming themselves: "I would never hurt
 * myself".
 */
const unharmed = new RegExp(
  `\\b(?:(?:am|im|was) not (?:really |at all )?suicidal|(?:never|didnt|did not|dont|do not|wouldnt|would not|wont|will not) (?:ever |really |even )?(?:(?:want|wanted|wish|think|thought|try|tried|plan|planned|consider|considered|mean|meant|going) )?(?:to |about |of )?${harmOfSelf})(?!\\w)`,
  'g',
);
const turkishUnharmed =
  /\b(?:intihar(?:i)?(?: etmeyi| etmek)?|kendimi oldurmeyi|kendimi oldurmek|kendime zarar vermeyi) (?:hic |asla )?(?:dusunm[eu]\w+|istemiyo\w*|istemem|etmem|yapmam)\b|\bintihar et(?:mem|mezdim|meyecegim)\b/g;
const turkish = /\b(?:dov|vur|dokun)m[aeiu](?:z|di|yo|mis)\w*|\bolmek istem(?:iyo|edi|em\b)\w*/g;

/**
 * Removes denials such as "my parents never hit us" from a normalized sentence. The rest of the sentence is still
 * checked.
 */
export const withoutDenials = (sentence: string): string =>
  [english, unwished, unharmed, turkishUnharmed, turkish].reduce(
    (rest, denial) => rest.replace(denial, 'not'),
    sentence,
  );
