import { table } from './table.ts';
import { wordList } from './word-list.ts';

/**
 * Verbs that take no direct object, each with the prepositions that its complement needs, best preposition first.
 * Learners omit the preposition because Turkish uses a case ending on the noun instead. `needsOnlyWith` lists the
 * verbs that can take a direct object in another sense.
 */
const strict = `
listen to|belong to|depend on|rely on|insist on|respond to|reply to|react to|apologise for/to|apologize for/to
complain about|participate in|succeed in|consist of|graduate from|laugh at|smile at|stare at|glance at|gaze at|glare at
frown at|wink at|nod at|grin at|yell at|bark at|growl at|knock on|disagree with|compete with/against|cope with
interfere with/in|sympathise with|sympathize with|quarrel with|collide with|communicate with|cooperate with
collaborate with|interact with|chat with|flirt with|differ from|emerge from|originate from|specialise in|specialize in
subscribe to|contribute to|comment on|elaborate on|adhere to|conform to|correspond to/with|cling to|apply for|aspire to
allude to|appeal to|attest to|object to|resort to|tend to|yearn for|long for|refrain from|abstain from|suffer from
recover from|benefit from|resign from|retire from|deviate from|stem from|coincide with|tamper with
meddle in/with|dabble in|indulge in|enrol in|enroll in|major in|excel in/at|persist in|result in|culminate in
engage in|dwell on|embark on|encroach on|frown on|improvise on|concentrate on|focus on|spy on|hint at
sneer at|marvel at|scream at|shout at|point at/to|wave at/to|peek at|peer at|gape at|swear at|toil at|care about
worry about|boast about|brag about|gossip about|fantasise about|rave about|fret about|moan about|argue with/about
agree with|talk to/about|think about/of|dream about/of|wait for|hope for|wish for|pray for|vote for|cater for
look at|deal with|live in|stay in/at|sleep in|arrive at/in
`;

export type Need = { to: readonly string[] };

export const verbNeeds = table<Need>(
  Object.fromEntries(
    strict
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [verb = '', prepositions = ''] = entry.trim().split(' ');
        return [verb, { to: prepositions.split('/') }];
      }),
  ),
);

/**
 * Verbs of `strict` that can also take a direct object ("agree a price", "talk nonsense"). Their preposition is
 * missing only before the nouns or pronouns listed here.
 */
export const needsOnlyWith = table<ReadonlySet<string>>({
  agree: new Set(wordList('me him her us them you idea opinion decision parents teacher')),
  argue: new Set(wordList('me him us them brother sister mother father parents boss friend wife husband')),
  apply: new Set(
    wordList('job jobs position university college scholarship course school visa passport loan program'),
  ),
  care: new Set(wordList('me him us them people feelings health environment family others grades')),
  concentrate: new Set(wordList('lesson lessons work studies exam task job homework future')),
  deal: new Set(wordList('problem problems issue customers situation stress complaints')),
  dream: new Set(wordList('future holiday job house career')),
  engage: new Set(wordList('sports activities')),
  focus: new Set(wordList('lesson lessons work studies exam task job homework future goal goals exams')),
  knock: new Set(wordList('door doors window gate wall table')),
  live: new Set(
    wordList(
      'village city town house flat apartment country dormitory dorm neighbourhood neighborhood island',
    ),
  ),
  long: new Set<string>(),
  look: new Set<string>(),
  major: new Set(wordList('economics history biology psychology law engineering')),
  point: new Set(wordList('me him us them picture')),
  pray: new Set(wordList('me him us them')),
  recover: new Set(wordList('illness flu cold surgery operation disease')),
  resign: new Set(wordList('job')),
  result: new Set<string>(),
  shout: new Set(wordList('me him us them you children brother sister')),
  sleep: new Set(wordList('room hotel bed tent sofa')),
  smile: new Set(wordList('me him us them you')),
  stay: new Set(wordList('hotel house hostel dormitory dorm village flat')),
  suffer: new Set(
    wordList('headache headaches disease illness stress depression asthma insomnia loneliness'),
  ),
  talk: new Set(wordList('me him us them you teacher boss mother father friend parents manager doctor')),
  tend: new Set<string>(),
  think: new Set(wordList('future past problem family holiday exam')),
  vote: new Set(wordList('him them party president')),
  wave: new Set(wordList('me him us them')),
  wish: new Set<string>(),
  hope: new Set<string>(),
  worry: new Set(wordList('future exam exams health money grades results job marks')),
  frown: new Set(wordList('me him us them')),
  nod: new Set(wordList('me him us them')),
  benefit: new Set(wordList('opportunity opportunities course sunlight')),
  correspond: new Set(wordList('him them')),
  scream: new Set(wordList('me him us them you')),
  yell: new Set(wordList('me him us them you')),
  wink: new Set(wordList('me him us them')),
  reply: new Set(
    wordList('me him us them email emails message messages letter question questions mail text'),
  ),
  comment: new Set(wordList('photo photos post video')),
  chat: new Set(wordList('friend friends me him us them people')),
  arrive: new Set<string>(),
  indulge: new Set<string>(),
});

/**
 * Verbs that need a preposition before the listed nouns, although they take other nouns as direct objects: "pay the
 * bill", but "pay for the meal".
 */
export const needsBefore: readonly (readonly [
  verb: string,
  preposition: string,
  heads: ReadonlySet<string>,
])[] = (
  [
    [
      'pay',
      'for',
      'meal meals ticket tickets lunch dinner breakfast coffee drinks hotel food clothes dress shoes book books education',
    ],
    ['search', 'for', 'key keys job jobs answer answers wallet glasses information flat apartment solution'],
    ['ask', 'for', 'help money permission advice bill discount information raise'],
    ['prepare', 'for', 'exam exams test interview tests'],
    ['look', 'for', 'job keys glasses wallet'],
    ['pass', 'to', ''],
    ['participate', 'in', 'competition'],
  ] as const
)
  .filter(([, , heads]) => heads !== '')
  .map(([verb, preposition, heads]) => [verb, preposition, new Set(wordList(heads))]);

/** Verbs of motion, which need "to" before the name of a place. */
export const motionVerbs: ReadonlySet<string> = new Set(
  wordList(
    'go come travel move fly drive walk run return hurry rush sail hitchhike cycle commute migrate emigrate',
  ),
);

/** Verbs that take a direct object, each with the preposition that learners wrongly add. */
const without = `
discuss about/on|mention about/of/from|enter to/into|phone to/with|telephone to|tell to|ask to/from|answer to|visit to
reach to|obey to|contact to/with|marry with/to|resemble to|kiss to|thank to|help to|call to|attend to|join to|leave from
approach to|miss to|trust to|follow to|lack from|request for/from|demand for|order for|describe about
consider about|emphasise on/about|emphasize on/about|stress on|research about|investigate about|criticise about/to
criticize about/to|support to|affect to/on|influence to|attack to|beat to|hate from/of|fear from/of|enjoy from/of
understand to|advise to|teach to|watch to|serve to|promise to|inform to|invite to|warn to|accompany to/with|divorce from/with
use from|regret from|avoid from|greet to|congratulate to|hug to|hit to|touch to|face with/to|inspire from
admire to|respect to|need to|want to|love to|suspect from|oppose to|await for|expect from|seek for|reject from
disobey to|damage to|harm to|hurt to|injure to|bite to|scold to|praise to|blame to|punish to|protect to|guide to
interview with|meet with|encounter with|confront with|pass from|cross from|experience from|solve from|like from|dislike from
affect with|impress to|amuse to|annoy to|disturb to|bother to|frighten to|surprise to|disappoint to|dominate on
exceed from|contain of|comprise of|include of|deserve to|doubt from|envy to|forgive to|ignore to|interrupt to
lend to|owe to|pardon to|pity to|ride to|suit to|supervise on|survive from|threaten to|chase to|board to/on|climb to|access to
`;

export const verbWithout = table<readonly string[]>(
  Object.fromEntries(
    without
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [verb = '', prepositions = ''] = entry.trim().split(' ');
        return [verb, prepositions.split('/')];
      }),
  ),
);

/**
 * Verbs of `without` that may take the preposition in some contexts. For these verbs, the preposition counts as
 * wrong only before a personal pronoun.
 */
export const withoutBeforePronoun: ReadonlySet<string> = new Set(
  wordList(`tell ask help thank kiss teach promise advise inform invite warn serve hurt forgive love need want miss
  congratulate hug hit bite scold praise guide meet interview follow understand watch call lend owe support respect
  attack touch blame protect use like pity trust ride suit threaten chase damage harm beat order serve envy`),
);

/** Verbs of `without` whose preposition counts as wrong only before the listed objects. */
export const withoutOnlyWith = table<ReadonlySet<string>>({
  attend: new Set(
    wordList(
      'lesson lessons class classes meeting meetings course courses school university conference party wedding concert lecture lectures seminar ceremony funeral event',
    ),
  ),
  enter: new Set(wordList('room house school university class classroom building shop home office')),
  join: new Set(wordList('club team army course group party meeting gym class me us him them')),
  leave: new Set(wordList('home house school work office')),
  pass: new Set(wordList('exam exams test course class street road')),
  cross: new Set(wordList('street road bridge')),
  meet: new Set(wordList('me him us them')),
  request: new Set(wordList('help information money permission you me')),
  order: new Set(wordList('pizza coffee tea food')),
  face: new Set(wordList('problem problems difficulty difficulties danger challenges')),
  stress: new Set(wordList('importance')),
  board: new Set(wordList('bus train plane ship')),
  climb: new Set(wordList('mountain tree hill')),
  expect: new Set(wordList('me him us them you')),
  access: new Set(wordList('internet information data')),
  deserve: new Set(wordList('this that prize holiday')),
  survive: new Set(wordList('accident earthquake war crash')),
  influence: new Set(wordList('me him us them people children you')),
  experience: new Set(wordList('difficulties problems')),
  divorce: new Set(wordList('him wife husband')),
});

/** Verbs, each with the wrong prepositions that learners use before an object, and with the right preposition. */
const wrong = `
laugh to:at|depend to:on from:on of:on at:on|rely to:on at:on|insist to:on for:on in:on|concentrate to:on at:on in:on
focus to:on at:on in:on|participate to:in at:in on:in|succeed to:in on:in|consist from:of by:of with:of|complain from:about for:about to:about
apologise from:to|apologize from:to|believe to:in at:in|graduate of:from|suffer of:from with:from|dream for:about with:about
worry from:about of:about|belong for:to with:to|object against:to for:to with:to|respond for:to at:to|vote to:for
differ than:from of:from|invest to:in on:in|specialise on:in at:in|specialize on:in at:in|major on:in
cope to:with by:with|communicate to:with|cooperate to:with|disagree to:with from:with|compete to:with
arrive to:at|stare to:at|glance to:at|gaze to:at|listen at:to for:to|wait to:for|search to:for
refer at:to for:to|recover of:from|escape of:from|translate in:into|divide in:into to:into|apply in:to|react for:to against:to
consist in:of|contribute for:to in:to|adapt with:to for:to|adjust with:to for:to|resort in:to|prevent of:from|abstain of:from
sympathise to:with|interfere to:with|collide to:with|care from:about to:about|boast with:about|brag with:about|warn for:about
hope to:for|cling on:to|subscribe for:to|enrol to:in at:in|enroll to:in at:in|register to:for|point on:at
trust at:in|knock to:on|agree to:with|quarrel to:with|chat to:with|flirt to:with|excel on:in|benefit of:from
congratulate because:on about:on|accuse with:of from:of for:of|suspect from:of with:of|blame about:for from:for with:for
charge from:with|remind for:about|inform for:about from:about|cure from:of|rob from:of
protect of:from|save of:from|borrow to:from|steal of:from|congratulate of:on|spend for:on to:on|waste for:on to:on
fill of:with|thank because:for about:for of:for|forgive of:for from:for|punish because:for from:for
`;

export const verbWrong = table<Readonly<Record<string, string>>>(
  Object.fromEntries(
    wrong
      .trim()
      .split(/[|\n]/)
      .map((entry) => {
        const [verb = '', ...pairs] = entry.trim().split(' ');
        const swaps = pairs
          .map((pair) => pair.split(':') as [string, string])
          .filter(([from, to]) => from !== to);
        return [verb, table<string>(Object.fromEntries(swaps))];
      }),
  ),
);
