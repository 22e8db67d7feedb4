import type { Fact, FactKind } from '../state/facts.ts';
import { isSensitive } from '../state/memory.ts';
import type { Heard } from './hearing.ts';
import { moodOf } from './mood.ts';
import { FAMILY, PERSON, VERY } from './people.ts';
import { LOST } from './sentiment.ts';
import { type Mention, mentionIn, pronounOf } from './things.ts';

/**
 * This module finds facts about the learner, and feelings of the learner. Each pattern applies to one clause, in
 * which function words may be missing.
 */

const BE = '(?:is|was|are|were|be|been|feel|feels|felt|got|gets|become|became|seems?)';
const frames: readonly (readonly [FactKind, RegExp])[] = [
  [
    'death',
    new RegExp(
      `\\b(?:${PERSON})\\b(?: \\w+){0,3} (?:died|die|dead|passed away|pass away|killed)\\b|\\bi (?:have |had )?(?:just )?(?:lost|lose) (?:my|our) (?:${PERSON})\\b|\\b(?:he|she|they) (?:has |have |had |is |just )*(?:died|dead|passed away)\\b|\\b(?:at|to|after) (?:the|a|my \\w+) funeral\\b|\\bfuneral of\\b|\\bdeath of my\\b`,
    ),
  ],
  [
    'illness',
    new RegExp(
      `\\b(?:${PERSON}|he|she|they) ${VERY}(?:${BE} )?${VERY}(?:sick|ill|unwell|in (?:the )?(?:hospital|intensive care)|at (?:the )?hospital)\\b|\\b(?:${PERSON}|he|she|i) (?:has|have|had|got|is having|am having) (?:\\w+ )?(?:cancer|flu|covid|fever|operation|surgery|heart attack|stroke|diabetes|asthma|depression|migraine)\\b|\\b(?:broke|break|hurt|cut|burned|burnt) (?:my|his|her|their) (?!heart|phone|computer|bike|car|glass|tv|laptop)\\w+\\b|\\bi ${VERY}(?:am|was|feel|felt|have been|got)? ?${VERY}(?:sick|ill|unwell)\\b(?! of)|\\bi ${VERY}(?:have|had|got|has) (?:a |an |the )?(?:${'very |bad |terrible |strong '}*)?(?:headache|fever|cold|flu|toothache|stomach ?ache|backache|sore throat|cough|pain|migraine)\\b|\\bmy (?:head|back|stomach|tooth|teeth|throat|leg|arm|foot|knee|eyes?|neck) (?:is |are |was |really |very |still )*(?:hurt|hurts|hurting|ach\\w+|pain\\w*|broken)\\b`,
    ),
  ],
  ['bad-event', LOST],
  [
    'bad-event',
    /\b(?:had|have|was in|were in|in) (?:a |an )?(?:car |bike |traffic |bad |terrible )*accident\b|\blost (?:my|his|her|our) (?:job|wallet|phone|keys?|bag|money|passport|luggage)\b|\b(?:stole|stolen|robbed|fired me|got fired|was fired|i am fired)\b|\b(?:failed|fail|did not pass|could not pass|not pass) (?:\w+ ){0,3}(?:exam|test|class|course|lesson|quiz|interview|yks)?\b(?<=exam|test|class|course|lesson|quiz|interview|yks|failed|fail)|\bbad (?:mark|grade|result|news)\b|\b(?:broke up|break up|divorced?|separated|left me|dumped)\b|\b(?:fight|fought|argued|argument|quarrel\w*) with (?:my|him|her)\b|\bearthquake\b|\b(?:house|home|car|phone|computer|laptop) (?:is |was |has |got )?(?:broke|broken|burned|burnt|burning|crashed|stolen)\b|\b(?:cheated|bullied|bullying|laughed at me|shouted at me|yelled at me|angry with me|angry at me)\b/,
  ],
  [
    'birthday',
    /\b(?:today|tomorrow|yesterday) (?:is|was|it is|it was) my (?:\w+ )?birthday\b|\bmy birthday (?:is|was)? ?(?:today|tomorrow|yesterday|this|next)\b|\bit is my birthday\b/,
  ],
  [
    'weather',
    /\b(?:it|weather) (?:is |was |has been )?(?:very |so |really |too |still |a bit |a little )*(?:rain(?:ing|s|ed|y)?|snow(?:ing|s|ed|y)?|sunny|windy|cloudy|foggy|stormy|freezing|(?:hot|cold|warm|cool|grey|dark)(?= (?:here|outside|today|now|in|this)))\b|\b(?:the )?weather (?:is|was) \w+|\bthere (?:is|was) (?:a |so much |a lot of )?(?:storm|snow|rain|fog|wind)\b/,
  ],
  [
    'match',
    /\b(?:fenerbah[cç]e|galatasaray|be[sş]ikta[sş]|trabzonspor|my team|our team|the team|turkey|t[uü]rkiye) (?:\w+ )?(?:won|win|wins|lost|lose|loses|beat|played|plays|drew|scored)\b|\b(?:won|lost|watched) (?:the |a |that |yesterday )?(?:match|game|derby|final)\b/,
  ],
  [
    'need',
    /^(?:but |and |well |sorry )*i (?:am|feel) (?:very |so |really |a bit |a little |too )*(?:hungry|thirsty|cold|hot)\b(?: now| today)?\b/,
  ],
  [
    'good-event',
    /\b(?:passed|pass|won|win) (?:my|the|an?|our|this|that|first) (?:\w+ )?(?:exam|test|driving|match|game|race|competition|prize|class|course|interview|cup)\b|\bi (?:have |just )*(?:passed|won|graduated|succeeded)\b|\bgot (?:a |the |my )?(?:new |good |first |driving )*(?:job|promotion|promoted|licen[cs]e|engaged|married|scholarship)\b|\b(?:get|getting|got|gets) (?:married|engaged)\b|\b(?:had|having|have|born|new) (?:a )?baby\b|\bbought (?:a|an|my|our) (?:first |new )?(?:car|house|flat|phone|bike|computer|guitar)\b|\bgood (?:news|mark|grade|result)s?\b|\baccepted (?:me|to|at|by)\b|\bour team won\b|\bwe won\b|\bfirst prize\b/,
  ],
  [
    'bad-feeling',
    new RegExp(
      `^(?:yes |no |well |but )?(?:a little |a bit |very |so |really |just )*(?:sad|tired|exhausted|stressed|nervous|lonely|worried|upset|depressed|scared|homesick|anxious)(?:$| because| but| and| today| about)|\\b(?:i|we|my life|life|everything) (?:do )?(?:not )?${VERY}(?:am |was |were |are |feel |felt |feeling |have been |been |is |become |get |got |look )?${VERY}(?:sad|tired|exhausted|stressed|nervous|lonely|alone|bored|angry|unhappy|worried|upset|depressed|disappointed|hopeless|scared|afraid(?= of| and| because| now| to| today)|ashamed|terrible|awful|homesick|frustrated|anxious|tense|down|sleepy|jealous|guilty|embarrassed|confused|bad|so so)\\b(?! (?:of|from|to|at|with) (?:dog|cat|spider|snake|height|dark|fly|plane|animal|water)\\w*)|\\bi (?:\\w+ )?miss (?:my|him|her|them|home|you|\\w+ very)\\b|\\bcan ?not sleep\\b|\\b(?:do|did|could) not sleep\\b|\\bslept badly\\b|\\b(?:bad|terrible|awful|hard|difficult|long|horrible|tiring|stressful) (?:day|week|night|morning|year)\\b|\\bi (?:\\w+ )?(?:cry|cried|crying|want to cry)\\b|\\b(?:nobody|no one|no body) (?:likes?|loves?|understands?|listens?) ?(?:to )?me\\b|\\bi have no friends?\\b|\\bi (?:am|feel) (?:not|never) (?:good|happy|ok|okay|fine|well)\\b|\\bi (?:am|feel) under (?:a lot of )?(?:pressure|stress)\\b|\\bnot (?:a )?(?:good|happy) (?:day|week)\\b|\\bi hate (?:my life|myself|mondays?)\\b`,
    ),
  ],
  [
    'good-feeling',
    new RegExp(
      `\\b(?:i|we) ${VERY}(?:am |was |were |are |feel |felt |feeling )${VERY}(?:happy|excited|proud|glad|great|wonderful|lucky|fantastic|amazing|in love|relaxed|better|cheerful|thankful)\\b|\\bi am in love\\b|\\b(?:great|good|wonderful|perfect|lovely|amazing|nice|beautiful|fun) (?:day|week|weekend)\\b|\\bcan not wait\\b|\\blooking forward\\b`,
    ),
  ],
  [
    'dislike',
    /\bi (?:\w+ )?(?:do not|did not|never|dont) (?:\w+ )?(?:like|love|enjoy|interest)\b(?! you\b)|\bi (?:\w+ )?(?:hate|dislike)\b(?! you\b)|\bnot interested in\b|\bi am (?:so |very )?bored of\b|\bnot (?:a )?fan of\b/,
  ],
  [
    'plan',
    /\b(?:i|we) (?:am |are |will |is )?(?:\w+ )?(?:going to|gonna|planning|will|plan to|plan on|shall)\b|\b(?:i|we) (?:am |are )?(?:go|going|fly|flying|travel|travelling|visit|visiting|meet|meeting|start|starting|move|moving|leave|leaving|get married|have) (?:\S+ ){0,6}(?:tomorrow|tonight|next (?:week|month|year|summer|weekend)|this (?:weekend|summer|evening)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b|\b(?:tomorrow|next (?:week|month|year|summer|weekend)|this weekend) (?:i|we)\b/,
  ],
  [
    'pet',
    /\b(?:i|we) (?:have|has|had|got|have got|own|adopted|want) (?:an? |two |three |four |one |many |lots of |some )?(?:\w+ )?(?:cats?|dogs?|birds?|fish|rabbits?|hamsters?|parrots?|turtles?|kittens?|pupp(?:y|ies)|horses?|pets?|budgies?|canar(?:y|ies))\b|\bmy (?:\w+ )?(?:cat|dog|bird|rabbit|hamster|parrot|turtle|kitten|puppy|budgie)\b/,
  ],
  [
    'job',
    /\bi (?:am |work |worked |have worked |was )(?:\w+ )?(?:as |like )?(?:an? )?(?:\w+ ){0,2}(?:teacher|engineer|doctor|nurse|lawyer|driver|waiter|waitress|cook|chef|accountant|manager|secretary|designer|developer|programmer|farmer|police officer|dentist|architect|cashier|cleaner|hairdresser|mechanic|electrician|shop assistant|receptionist|housewife|retired|unemployed|salesperson|translator|journalist|pharmacist|psychologist|technician|worker|civil servant|consultant|banker|seller|barista|guide)\b|\b(?:i|we) (?:\w+ )?(?:work|working|am working) (?:in|at|for|with|from|as|on)\b|\bmy job is\b|\bi am (?:a |an )?(?:unemployed|retired|housewife|between jobs)\b|\bi do not work\b|\bi have (?:a |an )?(?:own )?(?:shop|company|business|restaurant)\b/,
  ],
  [
    'study',
    /\bi (?:am |was )(?:an? )?(?:\w+ ){0,2}student\b|\bi (?:am )?(?:study|studying|studied) (?!hard|a lot|every|english|today|yesterday)\w+|\bi (?:go|am going) to (?:high |primary |secondary |middle )?(?:school|university|college)\b|\bi am (?:in|at) (?:the )?(?:\w+ )?(?:grade|class|university|high school)\b|\bi (?:have|had|has|will have) (?:an? |my |the |two |three |many |some )?(?:\w+ )?exams?\b/,
  ],
  [
    'family',
    new RegExp(
      `\\bi (?:have|has|had|have got|do not have|have not) (?:an? |any |one |two |three |four |five |no |many |\\d+ )?(?:\\w+ )?(?:brothers?|sisters?|child|children|childs|kids?|sons?|daughters?|cousins?|siblings?|wife|husband|nephews?|nieces?|twins?|girlfriend|boyfriend)\\b|\\bmy (?:\\w+ )?(?:${FAMILY}|family) \\w+|\\bi am (?:married|single|engaged|an only child|the (?:youngest|oldest|eldest))\\b|\\bour family\\b`,
    ),
  ],
  [
    'home',
    /\b(?:i|we) (?:\w+ )?(?:live|living|lived|am living|moved?|grew up|was born) (?:in|at|to|near|with|alone|on)\b|\bi (?:am|come|came) from\b|\bmy (?:house|home|flat|room|city|town|village|hometown|street) (?:is|has|was)\b/,
  ],
  [
    'wish',
    /\b(?:i|we) (?:really |also |would |want |just )*(?:want|would like|wish|hope|would love|dream) (?:to |that |of )?(?!tea|coffee)\w+|\bmy dream\b|\bi wanna\b|\bone day i\b/,
  ],
  [
    'like',
    /\b(?:i|we) (?:really |also |just |do |am |very |always |most |especially |so )*(?:like|love|enjoy|adore|liked|loved|enjoyed|into|crazy about|a (?:big |huge )?fan of|keen on|interested in|interest in)\b|\bmy favou?rite\b|\bi (?:am )?(?:\w+ )?interested in\b/,
  ],
  [
    'past',
    /\b(?:i|we) (?!did not )(?:\w+ )?(?:went|visited|saw|watched|played|cooked|met|travelled|traveled|bought|ate|drank|made|read|walked|swam|cleaned|studied|worked|started|finished|stayed|came|flew|drove|took|learned|learnt|tried|did|spent|called|slept|woke|had|got|lost|found|forgot|wrote|danced|talked|listened|celebrated|moved)\b|\b(?:yesterday|last (?:week|month|year|night|summer|weekend|winter)|two (?:days|weeks|years) ago) (?:,? )?(?:i|we|my)\b|\b(?:i|we) (?:have|has) (?:just |already |never )?(?:been|seen|visited|read|finished|started)\b|\b(?:i|we) (?:go|play|watch|eat|visit|meet|see) (?:\S+ ){0,6}(?:yesterday|last (?:week|month|year|night|summer|weekend))\b/,
  ],
  [
    'ability',
    /\b(?:i|we) (?:can|can not|could not) (?:swim|cook|speak|play|drive|dance|sing|ride|draw|paint|ski|run|write|read|bake|type|repair|knit|skate)\b|\b(?:i|we) (?:am good at|am bad at|am not good at|know how to|do not know how to)\b/,
  ],
  [
    'opinion',
    /\b(?:(?:i think|i do not think)(?! so\b| yes| no$)|i believe|in my opinion|i agree|i do not agree|i guess|for me|according to me|i am agree)\b/,
  ],
  [
    'habit',
    /\b(?:i|we) (?:always|usually|often|sometimes|never|rarely|generally) \w+|\b(?:i|we) \w+ (?:\S+ ){0,6}(?:every (?:day|week|morning|evening|night|weekend|sunday|saturday|summer|year|time)|at (?:the )?weekends?|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|in the (?:morning|evening)s?|after (?:work|school)|(?:once|twice) a \w+|all day)\b|\b(?:i|we) (?:play|watch|read|listen|cook|swim|run|draw|paint|dance|sing|write|walk|study|collect|ride|travel|go|eat|drink|take|use|speak|learn) \w+|\b(?:i|we) (?:am |are )?learning \w+/,
  ],
  [
    'possession',
    /\bmy (?!name)\w+ (?:is|are|was|were) |\b(?:i|we) (?:have|has|own|have got) (?!to\b|a lot to|no\b|time\b|fun\b)(?:an? |my |one |two |three |many |some |lots of )?\w+/,
  ],
];

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Matches a verb of liking. The group is the liked thing, without a reason such as "because …". */
const LIKED =
  /\b(?:like|love|enjoy|adore|liked|loved|enjoyed) (?!to talk\b)(.+?)(?: (?:because|when|but) .*)?$/is;

/** Kinds of facts for which a person or animal in the clause is the subject of the fact. */
const ofSubject: ReadonlySet<FactKind> = new Set(['death', 'illness', 'bad-event']);

const subjectIn = (plain: string): Mention | null => {
  const found =
    new RegExp(`\\b(?:my|our) (?:\\w+ )?(${PERSON})\\b`).exec(plain) ??
    new RegExp(`\\b(${PERSON})\\b`).exec(plain);
  const noun = found?.[1];
  if (!noun) return null;
  const plural = /^(?:parents|grandparents|fish)$/.test(noun) && noun !== 'fish';
  return { text: `your ${noun}`, noun, topic: 'person', plural };
};

/** Matches future events that a partner may ask about in a later conversation. */
const event =
  /\b(exam|test|interview|presentation|match|race|competition|concert|wedding|birthday|party|trip|holiday)\b/;
const past =
  /\b(?:was|were|had|did|went|won|lost|passed|failed|finished|came|yesterday|ago|last (?:week|month|year|night|summer))\b/;

/**
 * Returns the future event that a clause mentions. Returns undefined if the clause mentions no event or is about
 * the past.
 */
const eventIn = (plain: string): string | undefined =>
  past.test(plain) ? undefined : event.exec(plain)?.[1];

/** Matches sentences such as "It is difficult to say", in which "it" refers to no person or animal. */
const UNSURE = /\b(?:difficult|hard|easy) to (?:say|tell|explain|answer|describe)\b|\bdepends\b/;

/**
 * Returns a further fact about the person or animal of an earlier fact, for example from "He works in a factory".
 * Returns null if the message is not about this person or animal.
 */
export function factAbout(heard: Heard, earlier: Fact | undefined, turn: number): Fact | null {
  if (!earlier || earlier.about === '' || !/^(?:person|animal)$/.test(earlier.topic ?? '')) return null;
  const same = {
    it: /\b(?:it|its|he|she|him|her)\b/,
    they: /\b(?:they|them|their|he|she|him|her)\b/,
    he: /\b(?:he|him|his)\b/,
    she: /\b(?:she|her|he)\b/,
  }[earlier.pronoun];
  if (heard.words.length < 3 || !same.test(heard.plain) || UNSURE.test(heard.plain)) return null;
  return {
    ...earlier,
    kind: earlier.topic === 'animal' ? 'pet' : 'family',
    event: eventIn(heard.plain),
    sensitive: earlier.sensitive === true || isSensitive(heard.plain),
    turn,
  };
}

/** Whether a noun names the learner’s own role: "I am a university student", "I work as a nurse". */
const isRole = (plain: string, { noun }: Mention): boolean =>
  new RegExp(`\\b(?:i am|i was|as) (?:an? )?(?:\\S+ ){0,2}${noun}\\b`).test(plain);

/**
 * Returns the fact about the learner that a clause contains. Returns null if there is none. `turn` is the number of
 * the message in the conversation.
 */
export function factIn(heard: Heard, turn: number): Fact | null {
  const plain = heard.plain.replace(/ ,(?= |$)/g, '');
  const kind = frames.find(([, pattern]) => pattern.test(plain))?.[0];
  if (!kind) return null;
  // "I am not sad" and "I am never tired" do not express sorrow.
  if (kind === 'bad-feeling' && moodOf(heard) === 'good') return null;
  const mention =
    ofSubject.has(kind) || kind === 'family' || kind === 'pet'
      ? (subjectIn(plain) ?? mentionIn(heard.raw))
      : mentionIn(kind === 'like' ? (LIKED.exec(heard.raw)?.[1] ?? heard.raw) : heard.raw);
  const ownRole = (kind === 'job' || kind === 'study') && mention !== null && isRole(plain, mention);
  const other = /\b(he|she|they)\b/.exec(plain)?.[1] as 'he' | 'she' | 'they' | undefined;
  const self = kind === 'illness' && !subjectIn(plain) && !other;
  return {
    kind,
    about: self || ownRole || (ofSubject.has(kind) && !subjectIn(plain)) ? '' : (mention?.text ?? ''),
    topic: mention?.topic ?? null,
    plural: mention?.plural ?? false,
    pronoun:
      ofSubject.has(kind) && !subjectIn(plain) && other
        ? other
        : mention
          ? pronounOf(mention.noun, mention.plural)
          : 'it',
    event: eventIn(plain),
    sensitive: isSensitive(plain),
    turn,
  };
}

export const capital = first;
