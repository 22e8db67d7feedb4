import { wordList } from './word-list.ts';

/** After the verb, these are no object: "look the same", "wait the whole day". */
export const noObjects: ReadonlySet<string> = new Set(
  wordList(`same part way other whole entire rest best business minute minutes hour hours day days moment second
  while night week month year time turn`),
);

/** Places that follow "go" and "come" with "to" alone. */
export const barePlaces: ReadonlySet<string> = new Set(wordList('school work university bed college'));

/** Places that follow "go" with "to the". */
export const thePlaces: ReadonlySet<string> = new Set(
  wordList(`cinema gym supermarket beach airport dentist doctor toilet library mall museum park pharmacy stadium zoo
  bakery seaside theatre theater market hospital mosque restaurant bank hairdresser shops mountains office`),
);

/** Of those, the ones after which "to" without "the" is wrong as well ("go to hospital" is British). */
export const needThe: ReadonlySet<string> = new Set(
  wordList(
    'cinema gym supermarket beach airport dentist doctor toilet mall pharmacy stadium zoo bakery seaside theatre',
  ),
);
