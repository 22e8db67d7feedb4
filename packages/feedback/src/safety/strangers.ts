/**
 * Matches people whom the learner does not know, or knows only from the news, a story or history. When such people
 * harm themselves, the learner is not in danger.
 */
const stranger =
  '(?:(?:a|an|the|this|that|some|another|one|one of the|my favou?rite|famous|many|two|three) (?:\\w+ ){0,2}?(?:man|men|woman|women|person|people|guy|boys?|girls?|kids?|teenagers?|singers?|actors?|actress|writers?|poets?|painters?|artists?|players?|footballer|musician|politician|president|king|queen|emperor|soldiers?|general|hero|heroine|character|protagonist|celebrity|star|patient|prisoner|scientist|philosopher|youtuber|streamer)|people|someone|somebody|hamlet|romeo|juliet|ophelia|werther|cleopatra|hitler|van gogh|hemingway|virginia woolf)';
const strangerTurkish =
  '(?:(?:bir|o|bu|su|filmdeki|dizideki|kitaptaki) )?(?:adam|kadin|kiz|cocuk|sarkici|oyuncu|yazar|sair|ressam|kral|karakter|kahraman|basrol|genc|asker|unlu)(?:in|un|nin|i|lar|ler)?';

const selfHarming =
  '(?:(?:kill|kills|killed|killing|hang|hanged|hung|shoot|shot|drown|drowned|poison|poisoned|hurt|hurts|harm|cut|cuts|burn|burned|burnt) (?:him|her|them|it)sel(?:f|ves)|commit(?:s|ted|ting)? suicide|suicide|(?:jump|jumps|jumped|jumping)(?: (?:off|from|out of|under|in front of|into)(?: (?:a|the))? \\w+)?|(?:die|dies|died|dead|end (?:his|her|their) life|ended (?:his|her|their) life))';
const selfHarmingTurkish =
  '(?:kendini (?:\\w+ )?(?:oldur|as|vur|yak|at|kes)\\w*|intihar (?:et|ed|edi)\\w*|olmek isti\\w*)';

const strangersHarm: readonly RegExp[] = [
  new RegExp(`\\b${stranger}(?: (?!i\\b|im\\b|me\\b|my\\b|we\\b)\\S+){0,8}? ${selfHarming}(?!\\w)`, 'g'),
  new RegExp(`\\b${strangerTurkish}(?: (?!ben\\b|kendimi\\b)\\S+){0,5}? ${selfHarmingTurkish}`, 'g'),
  /\b(?:kill|kills|killed|hang|hanged|shoot|shot|drown|drowned|poisoned) (?:him|her|them)sel(?:f|ves)(?= (?:in (?:1|2)\d{3}|in the|at the end|because (?:his|her|he|she)))/g,
];

/** Matches people close to the learner. A danger to a person close to the learner is also a concern. */
const close =
  /\bmy (?:\w+ )?(?:friends?|sister|brother|mother|father|mum|mom|dad|son|daughter|cousin|classmate|wife|husband|boyfriend|girlfriend|uncle|aunt|roommate|flatmate|student|neighbou?r|child|kid)\b|\b(?:arkadas|kardes|abla|abi|anne|baba|kuzen|oglu|kizi|kocam|karim|esim|sevgili)\w*m\b|\b(?:in|from) my (?:class|school|family)\b|\bour (?:class|school|house|neighbou?r)\b/;

/**
 * Removes statements that strangers harm themselves from normalized sentences; the rest is still checked. If
 * the sentences mention a person close to the learner, nothing is removed.
 */
export const withoutStrangers = (sentences: readonly string[]): string[] =>
  sentences.some((sentence) => close.test(sentence))
    ? [...sentences]
    : sentences.map((sentence) =>
        strangersHarm.reduce((rest, harm) => rest.replace(harm, 'somebody else'), sentence),
      );
