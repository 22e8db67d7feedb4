import type { Sameness } from './diff.ts';
import { type Comparable, comparable, sayTheSame } from './same-words.ts';

/**
 * Groups of homophones, one group per line. A transcription provider cannot hear which word of a group the speaker
 * meant.
 */
const groups = `
there their they're|two to too|four for fore|one won|eight ate|its it's|whose who's|know no|knew new|knows nose
write right rite|see sea|sees seas seize|be bee|by buy bye|hear here|where wear ware|meet meat|son sun|hour our
week weak|piece peace|wait weight|eye i aye|blue blew|through threw|flour flower|mail male|tail tale|sail sale
pair pear pare|hair hare|bear bare|fair fare|stair stare|pray prey|plane plain|rain reign rein|main mane
pain pane|vain vein vane|waste waist|way weigh whey|made maid|great grate|brake break|steak stake|steal steel
heal heel|feet feat|beat beet|cheap cheep|dear deer|peak peek|sweet suite|tea tee|road rode rowed|rose rows
role roll|hole whole|toe tow|slow sloe|so sew sow|loan lone|grown groan|board bored|oar or ore|war wore
warn worn|night knight|might mite|site sight cite|tide tied|die dye|high hi|time thyme|wine whine|which witch
whether weather|wood would|allowed aloud|bold bowled|bolder boulder|cell sell|cent scent sent|cereal serial
check cheque|chews choose|coarse course|dew due|days daze|ewe you yew|few phew|fir fur|guest guessed|passed past
missed mist|packed pact|tacked tact|ducked duct|band banned|find fined|mind mined|side sighed|bread bred
lessen lesson|links lynx|knot not|knit nit|knead need kneed|nay neigh|none nun|paws pause|principal principle
profit prophet|ring wring|wrap rap|root route|sealing ceiling|sole soul|stationary stationery|straight strait
throne thrown|toad towed|told tolled|bury berry|wail whale|wave waive|what watt|wheel weal|wheeled wield
yolk yoke|bean been|seen scene|seem seam|ball bawl|birth berth|bridal bridle|complement compliment
council counsel|creak creek|crews cruise|cue queue|currant current|draft draught|dual duel|earn urn|faint feint
flea flee|flew flu flue|foul fowl|gait gate|hall haul|him hymn|holy wholly|idle idol|in inn|jam jamb|key quay
lain lane|leak leek|least leased|manner manor|medal meddle|metal mettle|miner minor|moan mown|morning mourning
muscle mussel|oh owe|pail pale|patience patients|pi pie|place plaice|pole poll|praise prays preys
presence presents|quarts quartz|raise rays raze|real reel|review revue|rough ruff|scull skull|serf surf
shake sheikh|shear sheer|shoe shoo|shoot chute|slay sleigh|spade spayed|staid stayed|team teem|tire tyre
weighed wade|wet whet|wrote rote|your you're yore|read red reed|led lead|poor pour|taught taut|desert dessert
`;

const first = new Map<string, string>();
for (const group of groups.trim().split(/[|\n]/)) {
  const words = group.split(' ');
  const name = words.map((word) => first.get(word)).find((one) => one !== undefined) ?? words[0] ?? '';
  for (const word of words) first.set(word, name);
}

/**
 * Informal contractions with their full forms. Transcripts often contain them because speakers pronounce the full
 * forms in this way.
 */
const informal: Readonly<Record<string, string>> = {
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  gimme: 'give me',
  lemme: 'let me',
  kinda: 'kind of',
  outta: 'out of',
  dunno: "don't know",
  cuz: 'because',
  cos: 'because',
  "'cause": 'because',
  yeah: 'yes',
  okay: 'ok',
  mum: 'mom',
  mister: 'mr',
  missus: 'mrs',
  doctor: 'dr',
  versus: 'vs',
};

/**
 * Expands an informal contraction, and replaces a homophone with the first word of its group, so that words with
 * the same sound become equal.
 */
const asHeard = (word: Comparable): readonly Comparable[] => {
  const spoken = Object.hasOwn(informal, word.bare) ? informal[word.bare] : undefined;
  if (spoken === undefined && !first.has(word.bare)) return [word];
  return (spoken ?? word.bare).split(' ').map((part) => comparable(first.get(part) ?? part));
};

/**
 * Cache of converted word sequences, because each sequence is compared with many other sequences. A sequence that
 * the conversion does not change maps to itself.
 */
const known = new WeakMap<readonly Comparable[], readonly Comparable[]>();

const runAsHeard = (words: readonly Comparable[]): readonly Comparable[] => {
  const before = known.get(words);
  if (before) return before;
  const heard = words.flatMap(asHeard);
  const run =
    heard.length === words.length && heard.every((word, index) => word === words[index]) ? words : heard;
  known.set(words, run);
  return run;
};

/**
 * Whether two word sequences sound the same. Accepts sequences that `sayTheSame` accepts, homophones
 * (*their*, *there*) and informal contractions (*gonna*). A word with two pronunciations matches the
 * homophones of both pronunciations (*read*, *red*).
 */
export const soundTheSame: Sameness = (said, given) => {
  if (sayTheSame(said, given)) return true;
  const [one, other] = [runAsHeard(said), runAsHeard(given)];
  return (one !== said || other !== given) && sayTheSame(one, other);
};
