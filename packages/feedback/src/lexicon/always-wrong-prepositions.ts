import { table } from './table.ts';

/**
 * Maps a word and each wrong preposition that learners copy from Turkish to the right preposition ("-" means no
 * preposition). After this word, the wrong preposition is wrong in every context.
 */
export const alwaysWrong = table<Readonly<Record<string, string>>>(
  Object.fromEntries(
    `consist from:of by:of with:of|depend to:on from:on with:on of:on|rely to:on with:on|participate to:in|belong for:to
afraid from:of|affect on:- to:- with:-|resemble to:- with:-|graduate of:from|obey to:-|marry with:-|discuss about:- on:-|mention about:-
emphasise on:- about:-|emphasize on:- about:-|lack of:-|approach to:-|insist to:on|congratulate for:on|despite of:-|interfere to:with
concentrate to:on|object against:to|cope to:with|succeed on:in|specialise on:in|specialize on:in|divide to:into|comprise of:-|await for:-
resist to:-|avoid from:-|oppose to:-|contain of:-|violate to:-|surpass from:-|exceed from:-|criticise to:-|criticize to:-|regret from:- for:-|accuse with:of`
      .split(/[|\n]/)
      .map((entry) => {
        const [verb = '', ...swaps] = entry.trim().split(' ');
        return [
          verb,
          table<string>(Object.fromEntries(swaps.map((swap) => swap.split(':') as [string, string]))),
        ];
      }),
  ),
);
