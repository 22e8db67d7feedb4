import { fold } from '../text/tokens.ts';
import { turkishMen, turkishWomen } from './turkish-given-names.ts';
import { withoutTurkishLetters } from './turkish-names.ts';
import { wordList } from './word-list.ts';

/**
 * Given names that do not indicate a gender: names that both women and men have, and names that are also English
 * words.
 */
const either = new Set(
  wordList(`deniz umut ekin evren derya suat yaşar sultan can ege doğa rüzgar toprak tuna güneş ışık yağmur olcay oktay bora ata su
  nur naz ela ada ay may will mark rose hope grace sun own tan er polat savaş onur arda sam chris alex kim lee jordan taylor nil`),
);

const english = {
  women:
    wordList(`mary maria anna sarah emma jane lucy kate susan linda alice helen laura sophie julia emily olivia hannah amy
  rachel karen nancy betty elizabeth margaret charlotte clara eva nora sofia mia ella lily chloe jessica ashley marie anne jennifer lisa diana victoria elena isabella rebecca katherine catherine caroline agatha barbara`),
  men: wordList(`john tom david peter paul jack james michael robert george daniel ben mike nick oliver william henry thomas
  richard charles joseph edward steven kevin brian jason matthew andrew harry luke adam simon martin tim albert isaac louis leo philip patrick stephen ryan eric joe`),
};

const clear = (names: readonly string[], other: readonly string[]): ReadonlySet<string> => {
  const others = new Set(other);
  const kept = names.filter((name) => !either.has(name) && !others.has(name)).map(fold);
  return new Set(
    kept.flatMap((name) => [name, withoutTurkishLetters(name)]).filter((name) => !either.has(name)),
  );
};

/** Given names that nearly always belong to women, in lower case. */
export const womensNames = clear([...turkishWomen, ...english.women], turkishMen);

/** Given names that nearly always belong to men, in lower case. */
export const mensNames = clear([...turkishMen, ...english.men], turkishWomen);
