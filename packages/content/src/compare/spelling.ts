/** Words whose British and American spelling differ in a way that no rule of this module covers. */
const pairs: Readonly<Record<string, string>> = {
  grey: 'gray',
  greys: 'grays',
  tyre: 'tire',
  tyres: 'tires',
  cosy: 'cozy',
  kerb: 'curb',
  pyjamas: 'pajamas',
  jewellery: 'jewelry',
  mould: 'mold',
  moustache: 'mustache',
  plough: 'plow',
  storey: 'story',
  storeys: 'stories',
  programme: 'program',
  programmes: 'programs',
  defence: 'defense',
  offence: 'offense',
  licence: 'license',
  pretence: 'pretense',
  practise: 'practice',
  practised: 'practiced',
  practising: 'practicing',
  cheque: 'check',
  cheques: 'checks',
  skilful: 'skillful',
  fulfil: 'fulfill',
  enrol: 'enroll',
  enrolment: 'enrollment',
  judgement: 'judgment',
  ageing: 'aging',
  sceptical: 'skeptical',
  aeroplane: 'airplane',
  aeroplanes: 'airplanes',
  okay: 'ok',
  travelling: 'traveling',
  allright: 'alright',
};

const rules: readonly (readonly [RegExp, string])[] = [
  [/^(.{2,})our(s|ed|ing|ite|ites|ful|less|able|hood|hoods)?$/, '$1or$2'],
  [/^(.{2,})is(e|ed|es|ing|er|ers|ation|ations)$/, '$1iz$2'],
  [/^(.{2,})ys(e|ed|es|ing)$/, '$1yz$2'],
  [/^(.{2,})tre(s?)$/, '$1ter$2'],
  [/^(.{2,})logue(s?)$/, '$1log$2'],
  // The pattern requires at least two vowels before `ll`, so that "filled" and "filed" remain different
  // words.
  [/^(.*[aeiou].*[aeiou])ll(ed|ing|er|ers)$/, '$1l$2'],
];

/**
 * Maximum length, in letters, of a word that is converted. No English word is longer. The time of the conversion
 * grows with the square of the length.
 */
const longestWord = 60;

/**
 * Converts the British and the American spelling of a lower-case word to the same string.
 * The result need not be a real word.
 */
export const oneSpelling = (word: string): string => {
  if (word.length > longestWord) return word;
  const known = Object.hasOwn(pairs, word) ? pairs[word] : undefined;
  if (known !== undefined) return known;
  return rules.reduce((spelt, [pattern, to]) => spelt.replace(pattern, to), word);
};
