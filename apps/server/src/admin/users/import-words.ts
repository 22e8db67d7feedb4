import type { Level } from '@pratik/contract/level';
import type { Role } from '@pratik/contract/user';

/** Folds what people type in a spreadsheet: "ÖĞRENCİ", "Öğrenci " and "ogrenci" are one word. */
const fold = (text: string): string =>
  text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

const roleWords: Record<Role, readonly string[]> = {
  user: ['', 'user', 'kullanici', 'ogrenci', 'ogrenen', 'learner', 'student'],
  admin: ['admin', 'yonetici', 'administrator'],
};

/** The role a word stands for; an empty cell is a learner. Undefined: no such role. */
export const roleOf = (word: string): Role | undefined =>
  (['user', 'admin'] as const).find((role) => roleWords[role].includes(fold(word)));

/** The level a word stands for, by id, CEFR level or name. Null: an empty cell. Undefined: no such level. */
export const levelOf = (word: string, levels: readonly Level[]): string | null | undefined => {
  const wanted = fold(word);
  if (wanted === '') return null;
  const named = levels.find((level) =>
    [level.id, level.name.tr, level.name.en].some((name) => fold(name) === wanted),
  );
  // Several levels may share a CEFR level; the one that bears its name was found already.
  return (named ?? levels.find((level) => fold(level.cefr) === wanted))?.id;
};
