import { tokenise } from '@pratik/feedback/text/tokens';
import { tagWords } from '@pratik/feedback/transfer/tagger';
import type { Word } from '@pratik/feedback/transfer/word';
import type { Topic } from '../state/facts.ts';

/** Common things by class, in lower case. Plural forms are also recognised. */
const LISTS: Readonly<Record<Topic, string>> = {
  person: `mother father mum mom dad parents brother sister grandmother grandfather grandma grandpa aunt uncle cousin
wife husband son daughter child children kid kids baby friend friends boyfriend girlfriend neighbour neighbor boss
colleague teacher classmate roommate flatmate nephew niece family grandparents partner twins fiancé fiancee manager
doctor nurse coach`,
  animal: `cat dog bird fish rabbit horse cow sheep goat chicken hamster parrot turtle kitten puppy pet animal lion
elephant monkey bear snake spider bee dolphin budgie canary`,
  food: `food breakfast lunch dinner meal bread cheese egg rice pasta soup salad meat fish chicken kebab köfte mantı
pizza burger hamburger sandwich toast simit börek cake chocolate ice-cream dessert baklava fruit apple banana orange
strawberry vegetable tomato potato olive honey jam yoghurt yogurt beans lahmacun döner pide dolma sarma menemen sucuk
künefe cookie biscuit spaghetti sushi steak noodle recipe snack chips lentil pilav meze`,
  drink: `tea coffee water juice milk lemonade ayran cola latte espresso smoothie drink`,
  sport: `football basketball volleyball tennis swimming running yoga pilates gym fitness boxing cycling skiing
handball athletics match team sport table-tennis badminton karate wrestling hiking climbing skateboarding jogging`,
  music: `music song guitar piano violin drums singer band concert rap rock jazz pop saz bağlama album melody singing
dancing orchestra choir`,
  film: `film movie series cinema netflix episode actor actress documentary cartoon anime tv television drama comedy`,
  book: `book novel story poem poetry magazine newspaper library author comic reading`,
  game: `game games chess minecraft playstation cards backgammon tavla puzzle gaming`,
  place: `city town village street park sea beach mountain lake river island museum market centre center mosque castle
bridge forest restaurant café cafe mall stadium theatre country istanbul ankara izmir antalya bursa adana konya
trabzon eskişehir eskisehir gaziantep mersin bodrum cappadocia kapadokya london paris rome berlin italy spain germany
france england japan america turkey türkiye greece holland amsterdam new-york`,
  travel: `holiday vacation trip travel journey hotel flight tour camping passport visa airport tourist`,
  transport: `bus car metro train ferry plane bike bicycle taxi tram motorbike motorcycle traffic boat dolmuş`,
  home: `home house flat apartment room kitchen bedroom garden balcony window sofa furniture dormitory dorm bathroom
cleaning housework`,
  clothes: `clothes shirt dress shoes jacket coat jeans trousers skirt hat bag sweater t-shirt fashion sneakers`,
  technology: `phone computer laptop internet app instagram tiktok youtube tablet website camera software robot ai
technology twitter whatsapp`,
  work: `work job office meeting career company business interview project salary customer shift internship deadline
overtime`,
  school: `school university exam lesson homework class course student test college department thesis grade teacher
mathematics maths math physics chemistry biology history geography science yks tyt quiz diploma`,
  health: `health hospital medicine headache fever cold flu pain diet operation surgery dentist tooth toothache
stomach back leg arm allergy asthma`,
  money: `money rent price bill salary credit loan debt bank inflation`,
  nature: `nature tree flower sea forest mountain plant star moon sky garden bird river lake`,
  weather: `weather rain snow sun wind storm summer winter spring autumn heat cold`,
  sleep: `sleep dream nap insomnia bed`,
  shopping: `shopping shop market present gift sale bazaar`,
  language: `english turkish german french spanish italian arabic russian japanese korean language word grammar
pronunciation vocabulary`,
  'free-time': `hobby weekend photography photo painting drawing knitting gardening cooking fishing collection stamp
party wedding birthday picnic festival chess volunteering`,
};

const byWord = new Map<string, Topic>();
for (const [topic, list] of Object.entries(LISTS) as [Topic, string][])
  for (const word of list.split(/\s+/)) if (!byWord.has(word)) byWord.set(word, topic);

/** Returns the class of a thing named by a singular or plural word. Returns null if the word is unknown. */
export const topicOf = (word: string): Topic | null =>
  byWord.get(word) ??
  byWord.get(word.replace(/s$/, '')) ??
  byWord.get(word.replace(/ies$/, 'y')) ??
  byWord.get(word.replace(/es$/, '')) ??
  null;

/** Returns the words of a text with part-of-speech tags from the feedback engine. */
export const tagged = (text: string): Word[] => tagWords(tokenise(text, 0, text.length));

const FEMALE =
  /^(?:mother|mum|mom|sister|grandmother|grandma|aunt|wife|daughter|girlfriend|niece|she|actress|fiancee)$/;
const MALE =
  /^(?:father|dad|brother|grandfather|grandpa|uncle|husband|son|boyfriend|nephew|he|actor|fiancé)$/;
const PLURAL_PEOPLE = /^(?:parents|children|kids|friends|twins|grandparents|grandmothers|people)$/;

export const pronounOf = (noun: string, plural: boolean): 'he' | 'she' | 'it' | 'they' => {
  if (plural || PLURAL_PEOPLE.test(noun)) return 'they';
  if (FEMALE.test(noun)) return 'she';
  if (MALE.test(noun)) return 'he';
  return topicOf(noun) === 'person' ? 'they' : 'it';
};

/** A person or thing that the learner mentioned. `text` is a noun phrase that the partner can use. */
export type Mention = { text: string; noun: string; topic: Topic | null; plural: boolean };

const NO_MENTION =
  /^(?:thing|things|time|times|day|days|way|lot|bit|kind|type|people|person|year|years|month|week|morning|evening|night|afternoon|today|tomorrow|yesterday|hour|minute|name|problem|idea|example|question|answer|reason|fact|part|place|favourite|favorite|love|like|hope|thanks|course|yes|no|ok|one|other|something|anything|everything|nothing|weekends?|moment|half|much|many|most|life|world|number|age|end|start|top|side|case|point|mind|english|turkish|please|fun|good|bad|best|need|want|try|help|talk|use|look|feel|study|play|drink|cook|walk|run|visit|break|rest|stay|call|change|left|right|back|second|minutes|hours|can|will|may|sir|lady|hi|hello|while|little|sorry|home|house|sign|signs|truth|kind|size|middle|job|work|works|bit|sleep|pain|hospital|money|price)$/;

/**
 * Returns "the " before a countable singular noun, such as "book", and an empty string before words such as
 * "football".
 */
const article = ({ tags, lower }: Word, plural: boolean): string =>
  !plural && tags.has('countable') && !tags.has('mass') && topicOf(lower) !== 'weather' ? 'the ' : '';

const SEASON = /^(?:summer|winter|spring|autumn)s?$/;

/** Whether the words before the name of a season make it a time: "last summer", "in the winter". */
const isTime = (before: readonly Word[]): boolean =>
  /\b(?:last|next|this|every|in|since|during|until)(?: the)?$/.test(
    before.map(({ lower }) => lower).join(' '),
  );

/**
 * Returns the most informative noun of a clause as a noun phrase. Prefers a noun of a known class, and a noun after
 * "my" or "our" ("my brother" → "your brother"). Returns null if there is no such noun.
 */
export function mentionIn(clause: string): Mention | null {
  const words = tagged(clause);
  let best: { index: number; score: number } | undefined;
  for (const [index, word] of words.entries()) {
    const { lower, tags } = word;
    if (word.kind !== 'word' || NO_MENTION.test(lower)) continue;
    // In "as a child", the noun is part of a time.
    if (words[index - 1]?.lower === 'a' && words[index - 2]?.lower === 'as') continue;
    if (SEASON.test(lower) && isTime(words.slice(Math.max(0, index - 2), index))) continue;
    const topic = topicOf(lower);
    const mine = words[index - 1]?.lower === 'my' || words[index - 1]?.lower === 'our';
    if (!topic && !(mine && tags.has('noun'))) continue;
    const owned = words[index - 1]?.lower;
    const score = (topic ? 4 : 1) + (owned === 'my' || owned === 'our' ? 3 : 0) + index / 100;
    if (!best || score > best.score) best = { index, score };
  }
  const word = best && words[best.index];
  if (!best || !word) return null;
  const plural =
    (word.tags.has('plural') && !word.tags.has('noun')) ||
    /^(?:parents|children|kids|clothes|shoes|jeans)$/.test(word.lower);
  const before = words[best.index - 1]?.lower;
  const owned = before === 'my' || before === 'our' || words[best.index - 2]?.lower === 'my';
  const topic = topicOf(word.lower);
  const proper = /^\p{Lu}/u.test(word.text) && best.index > 0;
  const noun = proper ? word.text : word.lower;
  const nameLike = proper || (topic === 'place' && word.tags.has('place'));
  const text = owned
    ? `your ${noun}`
    : nameLike
      ? noun.charAt(0).toLocaleUpperCase('en') + noun.slice(1)
      : topic === 'person' && !plural
        ? `your ${noun}`
        : article(word, plural) + noun;
  return { text, noun: word.lower, topic, plural };
}
