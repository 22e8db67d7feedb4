import type { Pattern } from '../../match.ts';
import { accordingToMe, adjectiveCollocation, collocation, otherCalques } from './collocations.ts';
import { likeAndAs } from './like-and-as.ts';
import { mannerAdverb } from './manner-adverbs.ts';
import { meantDifferently } from './meant-differently.ts';
import {
  age,
  doubleSubject,
  forgotAtPlace,
  goodForWell,
  goShopping,
  howOld,
  sayToPerson,
} from './phrases.ts';
import { plainerWays } from './plainer-ways.ts';
import { setPhrase } from './set-phrases.ts';

export const vocabularyPatterns: readonly Pattern[] = [
  accordingToMe,
  adjectiveCollocation,
  collocation,
  otherCalques,
  likeAndAs,
  mannerAdverb,
  meantDifferently,
  age,
  doubleSubject,
  forgotAtPlace,
  goShopping,
  goodForWell,
  howOld,
  sayToPerson,
  plainerWays,
  setPhrase,
];
