import { adjectivePrepositions } from '../lexicon/adjective-prepositions.ts';
import { adjectiveNeeds, neverTransitive } from '../lexicon/preposition-frames.ts';
import { table } from '../lexicon/table.ts';
import { verbNeeds } from '../lexicon/verb-needs.ts';
import type { Explanation } from './explanation.ts';

/**
 * Example phrases for frequent words. For a word without an entry, the explanation uses the word itself as its
 * example.
 */
const examples = table<string>({
  listen: 'I listen to the radio in the morning.',
  belong: 'This umbrella belongs to my aunt.',
  depend: 'It depends on the weather.',
  rely: 'You can rely on her.',
  insist: 'He insisted on paying.',
  respond: 'They didn’t respond to my e-mail.',
  reply: 'She replied to my message.',
  apologise: 'I apologise for being late.',
  apologize: 'I apologize for being late.',
  complain: 'The guests complained about the noise.',
  participate: 'Forty students participated in the contest.',
  succeed: 'She succeeded in finding a job.',
  consist: 'The course consists of ten lessons.',
  graduate: 'He graduated from high school in June.',
  laugh: 'They laughed at the joke.',
  smile: 'The baby smiled at me.',
  concentrate: 'I can’t concentrate on my work.',
  focus: 'Let’s focus on one question.',
  suffer: 'My grandfather suffers from headaches.',
  agree: 'I agree with you.',
  talk: 'We talked to the teacher.',
  think: 'I often think about that day.',
  dream: 'He dreams about a quiet life.',
  deal: 'Who will deal with this problem?',
  care: 'She cares about animals.',
  worry: 'Don’t worry about the exam.',
  apply: 'I applied for a scholarship.',
  wait: 'We waited for the bus.',
  look: 'Look at the board, please.',
  arrive: 'We arrived at the station early.',
  live: 'They live in a small town.',
  stay: 'We stayed in a hotel near the sea.',
  object: 'Nobody objected to the plan.',
  benefit: 'Everybody benefits from the new park.',
  recover: 'She recovered from the flu.',
  enter: 'They entered the room.',
  discuss: 'We discussed the plan.',
  mention: 'He mentioned your name.',
  answer: 'She answered my question.',
  call: 'I called my mother.',
  phone: 'I phoned the hotel.',
  reach: 'We reached the village at night.',
  visit: 'We visited the museum.',
  marry: 'She married a doctor.',
  contact: 'Please contact the office.',
  resemble: 'He resembles his father.',
  affect: 'The news affected everybody.',
  emphasise: 'The teacher emphasised this point.',
  emphasize: 'The teacher emphasized this point.',
  approach: 'The train approached the station.',
  join: 'I joined the team.',
  need: 'I need a new phone.',
  want: 'I want a cup of tea.',
  enjoy: 'We enjoyed the concert.',
  leave: 'He left the house at eight.',
  thank: 'I thanked my teacher.',
  tell: 'Tell me the truth.',
  follow: 'Follow the signs.',
  attend: 'I attended the meeting.',
  afraid: 'He is afraid of dogs.',
  interested: 'I am interested in history.',
  married: 'She is married to a doctor.',
  proud: 'We are proud of you.',
  bored: 'I am bored with this game.',
  full: 'The bus was full of people.',
  famous: 'Gaziantep is famous for its food.',
  responsible: 'Who is responsible for this?',
  similar: 'Your bag is similar to mine.',
  allergic: 'I am allergic to nuts.',
  angry: 'She is angry with me.',
  jealous: 'He is jealous of his brother.',
  addicted: 'He is addicted to his phone.',
  worried: 'I am worried about the exam.',
  aware: 'Are you aware of the danger?',
  fond: 'My aunt is fond of roses.',
  tired: 'I am tired of waiting.',
  good: 'She is good at maths.',
  bad: 'I am bad at chess.',
  different: 'This one is different from that one.',
  capable: 'He is capable of anything.',
  pleased: 'We are pleased with the result.',
  satisfied: 'They are satisfied with the hotel.',
  react: 'How did they react to the news?',
  stare: 'Don’t stare at people.',
  knock: 'Somebody knocked on the door.',
  disagree: 'I disagree with this idea.',
  cope: 'She copes with stress well.',
  communicate: 'We communicate with them by e-mail.',
  specialise: 'He specialises in heart surgery.',
  specialize: 'He specializes in heart surgery.',
  subscribe: 'I subscribed to the channel.',
  contribute: 'Everybody contributed to the project.',
  comment: 'Nobody commented on the photo.',
  adapt: 'They adapted to the new school quickly.',
  refer: 'This word refers to a place.',
  invest: 'She invested in a small company.',
  result: 'The storm resulted in heavy floods.',
  shout: 'He shouted at the driver.',
  point: 'The child pointed at the moon.',
  argue: 'I argued with my brother.',
  hope: 'We hope for good weather.',
  vote: 'Whom did you vote for?',
  scared: 'She is scared of heights.',
  ready: 'We are ready for the exam.',
  busy: 'He is busy with his homework.',
  excited: 'I am excited about the trip.',
  nervous: 'She is nervous about the interview.',
  curious: 'He is curious about other cultures.',
  ashamed: 'He is ashamed of his mistake.',
  grateful: 'I am grateful for your help.',
  suitable: 'This film is suitable for children.',
  familiar: 'I am familiar with this song.',
  surprised: 'We were surprised at the price.',
  late: 'I was late for the lesson.',
  sure: 'Are you sure of the answer?',
  polite: 'Be polite to the guests.',
});

/**
 * Returns the explanation for patterns about a verb with or without a preposition, or about an adjective with its
 * preposition. The explanation names the word and the preposition. Returns undefined for other patterns.
 */
export function explainFamily(pattern: string): Explanation | undefined {
  const [, family = '', word = ''] = /^(needs|without|adjective)-([a-z]+)$/.exec(pattern) ?? [];
  if (family === 'needs') {
    const preposition = (neverTransitive[word] ?? verbNeeds[word]?.to)?.[0];
    return preposition === undefined ? undefined : verbWith(word, preposition);
  }
  if (family === 'without') return verbWithout(word);
  if (family !== 'adjective') return undefined;
  const preposition = adjectiveNeeds[word]?.[0] ?? Object.values(adjectivePrepositions[word] ?? {})[0];
  return preposition === undefined ? undefined : adjectiveWith(word, preposition);
}

const verbWith = (verb: string, preposition: string): Explanation => ({
  tr: `“${verb}” fiili nesnesini “${preposition}” edatıyla alır. Türkçede bu işi ismin sonundaki ek gördüğü için edat kolayca unutulur. Örnek: ${exampleOf(verb, preposition)}`,
  en: `The verb “${verb}” needs “${preposition}” before its object. Turkish uses a case ending, so it is easy to forget the preposition. Example: ${exampleOf(verb, preposition)}`,
});

const verbWithout = (verb: string): Explanation => ({
  tr: `“${verb}” fiili nesnesini edatsız alır. Türkçedeki -e, -le, -den ekleri ya da “hakkında” burada edat olmaz. Örnek: ${exampleOf(verb)}`,
  en: `The verb “${verb}” needs no preposition before its object. Do not translate the Turkish endings -e, -le, -den or “hakkında” here. Example: ${exampleOf(verb)}`,
});

const adjectiveWith = (adjective: string, preposition: string): Explanation => ({
  tr: `“${adjective}” sıfatı “${preposition}” edatıyla kullanılır. Türkçedeki eki birebir çevirmek başka bir edata götürür; sıfatı edatıyla birlikte öğrenin. Örnek: ${exampleOf(adjective, preposition)}`,
  en: `The adjective “${adjective}” needs “${preposition}”. A translation of the Turkish ending is often wrong, so learn the adjective with its preposition. Example: ${exampleOf(adjective, preposition)}`,
});

const exampleOf = (word: string, preposition = ''): string =>
  examples[word] ?? `${word} ${preposition ? `${preposition} ` : ''}something.`;
