import { wordList } from './word-list.ts';

/** Common English words that are not Turkish words. They are used to recognise English sentences. */
export const englishFunctionWords: ReadonlySet<string> = new Set(
  wordList(`
i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself
a an the this that these those some any no not and or but if because although when while since until
is am are was were be been being have has had do does did will would shall should may might must could
i'm you're he's she's it's we're they're i've you've we've they've i'd i'll you'll don't doesn't didn't
isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't let's that's
of in at to for from with about into over under between through during before after above below off up down
what which who whom whose where why how there here then than very too also just only more most much many
few little all both each every other another such same so yes hello hi please thanks thank sorry okay
go goes went gone going get got make made take took come came want like love know think see look give
good bad big small new old nice happy great right long time day year people man woman thing way work school
today tomorrow yesterday always never often sometimes usually now again well really maybe can
`),
);
