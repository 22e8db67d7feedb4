import { wordList } from './word-list.ts';

/**
 * Pairs of words with opposite meanings. A correction must never replace a word by its opposite.
 * "Borrow/lend" and "teach/learn" are excluded: Turkish uses one verb for each of these pairs, so learners confuse
 * them, and such a correction may be right.
 */
const pairs = wordList(`
  love/hate like/dislike like/hate good/bad best/worst better/worse right/wrong true/false yes/no
  always/never often/rarely often/never sometimes/never all/none everybody/nobody everyone/nobody everything/nothing
  something/nothing somebody/nobody someone/nobody more/less most/least many/few much/little before/after
  in/out up/down over/under above/below with/without inside/outside on/off open/close
  buy/sell give/take come/go arrive/leave begin/end start/finish start/stop win/lose find/lose
  remember/forget increase/decrease rise/fall raise/lower accept/refuse allow/forbid agree/disagree live/die
  push/pull pass/fail succeed/fail help/hurt save/waste laugh/cry
  big/small large/small long/short tall/short high/low hot/cold warm/cool old/young old/new early/late fast/slow
  quick/slow easy/difficult easy/hard cheap/expensive rich/poor happy/sad clean/dirty strong/weak full/empty
  beautiful/ugly interesting/boring safe/dangerous possible/impossible healthy/ill healthy/sick near/far light/dark
  light/heavy first/last left/right day/night morning/evening today/tomorrow today/yesterday tomorrow/yesterday
  boy/girl man/woman brother/sister mother/father son/daughter husband/wife uncle/aunt king/queen
  friend/enemy war/peace north/south east/west summer/winter`);

const opposites = new Map<string, Set<string>>();
for (const pair of pairs) {
  const [one = '', other = ''] = pair.split('/');
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    opposites.set(from, (opposites.get(from) ?? new Set()).add(to));
  }
}

/** Whether the two words are opposites. Both words must be dictionary forms in lower case. */
export const areOpposites = (one: string, other: string): boolean => opposites.get(one)?.has(other) ?? false;
