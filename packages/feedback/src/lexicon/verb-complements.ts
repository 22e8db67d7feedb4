import { table } from './table.ts';
import { wordList } from './word-list.ts';

/** Verbs after which a second verb takes -ing and never "to". */
export const gerundVerbs: ReadonlySet<string> = new Set(
  wordList(`admit advocate anticipate appreciate avoid consider contemplate defend delay deny detest discuss dislike
  endure enjoy envisage escape fancy finish foresee imagine justify keep loathe mention mind miss picture postpone
  practise practice quit recall recollect recommend resent resist resume risk suggest tolerate`),
);

/** Two-word phrases after which a verb takes -ing: "give up smoking". */
export const gerundPhrases: ReadonlySet<string> = new Set([
  'give up',
  'keep on',
  'carry on',
  'put off',
  'end up',
  'feel like',
  "can't help",
  "couldn't help",
  'burst out',
]);

/** Verbs after which a second verb takes "to" and never -ing. */
export const infinitiveVerbs: ReadonlySet<string> = new Set(
  wordList(`afford agree aim arrange aspire choose consent decide demand expect fail hesitate hope manage need offer plan
  pretend promise refuse resolve seek strive swear tend threaten undertake volunteer vow want wish`),
);

/** Verbs after which learners often omit "to": "decided go" is wrong. */
export const losesTo: ReadonlySet<string> = new Set(
  wordList(`agree afford begin choose continue decide expect fail hate hope learn like love manage need offer plan prefer
  prepare pretend promise refuse start tend try want wish`),
);

/** Verbs with a person as object, followed by "to" and a verb: "asked me to wait". */
export const personTo: ReadonlySet<string> = new Set(
  wordList(`advise allow ask beg cause challenge command convince enable encourage expect forbid force get instruct invite
  motivate oblige order permit persuade remind request require teach tell tempt urge want warn`),
);

/**
 * Verbs of `personTo` after which learners wrongly use a clause with "that" or without "to": "wants that I come",
 * "asked me that I help".
 */
export const personNotThat: ReadonlySet<string> = new Set(
  wordList('want allow ask invite force encourage order let'),
);

/**
 * Verbs, with or without a person as object, after which a preposition and -ing are right. Learners wrongly use
 * "to" and the base form:
 * "succeeded to pass" instead of "succeeded in passing".
 */
export const prepositionGerund = table<{ preposition: string; person: boolean }>(
  Object.fromEntries(
    `succeed in -|insist on -|apologise for -|apologize for -|thank for p|forgive for p|criticise for p|criticize for p|blame for p
accuse of p|suspect of p|congratulate on p|prevent from p|discourage from p|dissuade from p|refrain from -|complain about -
concentrate on -|focus on -|participate in -|specialise in -|specialize in -|dream of -|punish for p|persist in -|scold for p`
      .split(/[|\n]/)
      .map((entry) => {
        const [verb = '', preposition = '', person] = entry.trim().split(' ');
        return [verb, { preposition, person: person === 'p' }];
      }),
  ),
);

/**
 * Maps an adjective to the preposition that must stand before a verb with -ing. For example, "capable to do" should
 * be "capable of doing".
 */
export const adjectiveGerund = table<string>({
  capable: 'of',
  incapable: 'of',
  fond: 'of',
  interested: 'in',
  responsible: 'for',
  famous: 'for',
  guilty: 'of',
  involved: 'in',
  experienced: 'in',
  successful: 'in',
  bored: 'with',
  fed: 'up with',
});

/**
 * Phrases that end with the preposition "to", after which a verb takes -ing: "used to waking up", "in addition to
 * working".
 */
export const toIsPreposition: ReadonlySet<string> = new Set(
  wordList('accustomed addicted devoted dedicated opposed committed object addition forward'),
);

/**
 * Words that can be verbs or nouns. After "want" and "need" they may be nouns, as in "I want change" and "need
 * rest", so that no "to" is missing.
 */
export const nounsAfterWant: ReadonlySet<string> = new Set(
  wordList(`help rest practice change love work water sleep care drink food support hope peace talk exercise time
  control access experience respect research cook drive sound light paint travel play exchange interest fun trust
  attention answer answers money power space land fish milk rain snow sun oil book books form fuel return
  cash credit feedback shelter surprise call dance judge guide guard house place face contact design`),
);
