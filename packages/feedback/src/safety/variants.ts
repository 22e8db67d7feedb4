/**
 * Spellings in learners’ and chat messages, each with the standard spelling that the rules use, for
 * normalized sentences.
 */
const variants: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})\1{2,}/gu, '$1'],
  [
    /\b(?:wana|wanah|wnat|wannt|whant|vant|wont to|wan t)\b(?= (?:to )?(?:die|dye|kill|live|be dead|sleep|end|hurt|cut))/g,
    'want',
  ],
  [/\b(?:dnt|don|donot|dount|dond|dun|dont t)\b(?= (?:want|wanna|wana|live))/g, 'dont'],
  [
    /(?<=\b(?:want|wanna|to|will|gonna|i) )(?:dye|daie|dai|diy|dieing|dy)(?=$| (?:now|tonight|today|soon|please|too|because|and|so|i)\b)/g,
    'die',
  ],
  [/\b(?:kil|kiil|kll|kiling|kiil)(?= (?:my|me|him|her|them))/g, 'kill'],
  [/\bmy? ?(?:slef|sellf|sef|selv|selfe)\b|\b(?:mayself|maself|myslf|mysel|mysef|mself)\b/g, 'myself'],
  [/\bs(?:u|ui|iu|uy|iui)(?:c|s|sc|z)(?:i|u|e|ie|ui|ay|ai|ee|uy)(?:d|t)(?:e|es|)\b/g, 'suicide'],
  [/\b(?:hart|hurtt|hert)(?= my ?self)/g, 'hurt'],
  [/\b(?:deth|deat|dead)(?= is (?:the )?(?:only|best))/g, 'death'],
  [/\b(?:eny ?more|anymor|any mor|animore|enimore|anymoore)\b/g, 'anymore'],
  [/\b(ist(?:e)?(?:i|emi))(?:yom|yorm|yrum|yoru|orum|om|yoom|yorumm|yoro)\b/g, '$1yorum'],
  [/\byasamk\b/g, 'yasamak'],
  [/\bolmk\b/g, 'olmek'],
  [/\b(?:ol|olu)c[ae]?m\b/g, 'olucem'],
  [/\boldur(?:u|e)?c[ae]?m\b/g, 'oldurucem'],
];

/** Replaces learners’ spellings in a normalized sentence by the standard spellings. */
export const withKnownSpelling = (sentence: string): string =>
  variants.reduce((rest, [variant, known]) => rest.replace(variant, known), sentence);
