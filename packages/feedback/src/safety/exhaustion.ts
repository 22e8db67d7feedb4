/**
 * Matches words for exhaustion, for feeling worthless, and for something that ends. Without a wish, plan or act,
 * they make a concern only unsure, not certain.
 */
const exhaustions: readonly RegExp[] = [
  /\b(?:cant|cannot|can not|could not|couldnt|not able to|unable to) (?:really )?(?:take|do|stand|bear|handle|carry|tolerate|endure|go on|continue|keep going|resist|fight)(?: (?:it|this|on|all this|everything|more)(?! life| world))*(?! (?:my |this )?(?:life|world|living))(?: (?:any ?more|any longer|longer|like this|this way))?\b/g,
  /\b(?:artik |daha fazla |boyle )*(?:dayanam(?:iyor|iyo|ay)|katlanam(?:iyor|iyo|ay)|kaldiram(?:iyor|iyo|ay)|tasiyam(?:iyor|iyo|ay)|devam edem(?:iyor|iyo|ey))\w*(?: (?:artik|daha fazla|boyle))*/g,
  /\bi (?:am |m )?(?:feel|feeling) (?:so |very |really |just |like )*(?:a )?(?:hopeless|helpless|worthless|useless|nothing|nobody|failure|trapped|broken|lost)\b/g,
  /\bi (?:dont|do not|cant|cannot|can not) see (?:a|any|my) future(?: for me)?\b/g,
  /\b(?:i am|im|i m) dead$/g,
  /\b(?:sleep|sleeping) (?:for ?ever|for (?:\w+ )?(?:days|weeks|months|years))\b/g,
  /\b(?:it|this|that) (?:will be|is) (?:all )?over\b|\bwill finish (?:it|this)\b/g,
  /\b(?:i will|ill|i ll|i am going to) (?:finish|end) (?:it|this)\b/g,
  /\bnothing (?:makes?|can make) me happy(?: any ?more| these days)?\b/g,
  /\b(?:i )?hate my (?:self|life)(?: so much| so bad)?$/g,
  /\b(?:nobody|no one|noone|no body) (?:likes?|loves?|wants?|understands?) me\b/g,
  /\bkimse beni (?:sevmiyor|istemiyor|anlamiyor)\w*/g,
  /\b(?:i )?(?:give|gave|giving) up\b(?! (?:on )?(?:life|living))/g,
];

/** Replaces words for exhaustion in a normalized sentence by a neutral word. */
export const withoutExhaustion = (sentence: string): string =>
  exhaustions.reduce((rest, words) => rest.replace(words, 'tired'), sentence);

/** Matches everyday burdens. If an everyday burden exhausts the learner, there is no concern. */
const everydayBurden =
  /\b(?:noise|noisy|neighbou?rs?|heat|hot|cold|weather|traffic|boss|customers?|grammar|english|lessons?|exams?|homework|maths?|work|job|office|diet|hungry|hunger|smell|music|song|film|movie|series|book|chapter|game|level|match|team|kilometres?|km|running|gym|coffee|tea|chocolate|cake|phone|internet|computer|monday|sale|queue|waiting|queue|week|shift|bed|bag|shoes|cleaning|task|project|report|essay|presentation|letter|painting|sicak\w*|soguk\w*|gurultu\w*|trafik\w*|komsu\w*|sinav\w*|odev\w*|ders\w*|is\w{0,3}|patron\w*|musteri\w*|diyet\w*|mac\w*|takim\w*|kahve\w*|tatli\w*|telefon\w*|internet\w*|kitap\w*|dizi\w*|film\w*|bolum\w*)\b/;

export const hasEverydayBurden = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => everydayBurden.test(sentence));
