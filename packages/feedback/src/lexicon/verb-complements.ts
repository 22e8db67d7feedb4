import { wordList } from './word-list.ts';

/** Verbs followed by -ing and never by "to" + verb. */
export const gerundVerbs: ReadonlySet<string> = new Set(
  wordList(`enjoy finish avoid mind suggest dislike imagine consider miss deny admit risk delay postpone discuss
  appreciate practise practice`),
);

/** Verbs followed by "to" + verb and never by -ing. */
export const infinitiveVerbs: ReadonlySet<string> = new Set(
  wordList('want decide hope plan promise refuse agree expect offer manage afford pretend need'),
);

/** Verbs that are things too: "I want change", "need rest". Not taken for a missing "to". */
export const nounsAfterWant: ReadonlySet<string> = new Set(
  wordList(`help rest practice change love work water sleep care drink food support hope peace talk exercise time
  control access experience respect research cook drive sound light paint travel play exchange interest fun trust
  attention answer answers money power space land fish milk rain snow sun oil book books form fuel return
  cash credit feedback shelter surprise call dance judge guide guard house place face contact design`),
);
