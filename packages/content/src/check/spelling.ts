/** Pairs of words with their British and American spelling. */
const PAIRS = `
colour color|colours colors|coloured colored|colourful colorful|favourite favorite|favourites favorites|neighbour neighbor
neighbours neighbors|neighbourhood neighborhood|behaviour behavior|labour labor|honour honor|humour humor|rumour rumor
flavour flavor|flavours flavors|harbour harbor|odour odor|vapour vapor|parlour parlor|endeavour endeavor|saviour savior
centre center|centres centers|theatre theater|theatres theaters|litre liter|litres liters|metre meter|metres meters
kilometre kilometer|kilometres kilometers|fibre fiber|calibre caliber|organise organize|organised organized
organising organizing|organisation organization|realise realize|realised realized|recognise recognize
recognised recognized|apologise apologize|apologised apologized|apologising apologizing|analyse analyze|analysed analyzed
criticise criticize|memorise memorize|emphasise emphasize|summarise summarize|travelled traveled|travelling traveling
traveller traveler|travellers travelers|cancelled canceled|cancelling canceling|labelled labeled|modelling modeling
jewellery jewelry|grey gray|mum mom|mums moms|pyjamas pajamas|catalogue catalog|dialogue dialog|defence defense
offence offense|licence license|practise practice|cheque check|tyre tire|kerb curb|plough plow|programme program
storey story|cosy cozy|aeroplane airplane|moustache mustache|sceptical skeptical|learnt learned|spelt spelled
enrol enroll|fulfil fulfill|skilful skillful|maths math|ageing aging|judgement judgment|yoghurt yogurt|doughnut donut
flat apartment|lorry truck|queue line|holiday vacation|trousers pants|biscuit cookie|lift elevator|petrol gas
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' '));

/**
 * Words of `PAIRS` that both British and American English use in some sense. They do not identify the spelling
 * variety of a text.
 */
const EITHER = new Set(
  [
    'dialogue',
    'license',
    'practice',
    'check',
    'tire',
    'curb',
    'program',
    'story',
    'learned',
    'spelled',
    'aging',
  ].concat(
    [
      'flat',
      'line',
      'holiday',
      'lift',
      'gas',
      'queue',
      'judgment',
      'meter',
      'meters',
      'yogurt',
      'catalogue',
      'truck',
    ],
    ['apartment', 'pants', 'biscuit', 'analyses', 'enroll', 'airplane', 'dialog'],
  ),
);

const british = new Set(PAIRS.map(([first = '']) => first).filter((word) => !EITHER.has(word)));
const american = new Set(PAIRS.map(([, second = '']) => second).filter((word) => !EITHER.has(word)));

/**
 * Returns the words that are spelled in the variety other than `variety`: the American words for `british`, the
 * British words for `american`.
 */
export function strangers(words: readonly string[], variety: 'british' | 'american'): string[] {
  const other = variety === 'british' ? american : british;
  return [...new Set(words.filter((word) => other.has(word)))];
}
