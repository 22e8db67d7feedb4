import { wordList } from './word-list.ts';

/** Words that can follow a verb without being its object, as in "look the same" and "wait the whole day". */
export const noObjects: ReadonlySet<string> = new Set(
  wordList(`same part way other whole entire rest best business minute minutes hour hours day days moment second
  while night week month year time turn`),
);

/** Places that take "to" without an article after "go" and "come". */
export const barePlaces: ReadonlySet<string> = new Set(wordList('school work university bed college'));

/** Places that take "to the" after "go". */
export const thePlaces: ReadonlySet<string> = new Set(
  wordList(`cinema gym supermarket beach airport dentist doctor toilet library mall museum park pharmacy stadium zoo
  bakery seaside theatre theater market hospital mosque restaurant bank hairdresser shops mountains office`),
);

/** Places of `thePlaces` before which "to" without "the" is wrong. ("Go to hospital" is right in British English.) */
export const needThe: ReadonlySet<string> = new Set(
  wordList(
    'cinema gym supermarket beach airport dentist doctor toilet mall pharmacy stadium zoo bakery seaside theatre',
  ),
);
