import type { Face } from '@pratik/contract/face';

const skins = ['pale', 'light', 'tan', 'olive', 'brown', 'dark'] as const;
const hairs = ['short', 'parted', 'bob', 'long', 'bun', 'curly'] as const;
const colours = ['black', 'brown', 'fair', 'red', 'grey'] as const;
const tops = ['indigo', 'teal', 'rose', 'amber', 'sky', 'plum', 'green', 'slate'] as const;

/** Chooses a face for a partner that has no drawn face of its own. The same name always gives the same face. */
export const faceOfName = (name: string): Face => {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  const pick = <T>(list: readonly [T, ...T[]], step: number): T =>
    list[Math.floor(hash / step) % list.length] ?? list[0];
  return {
    skin: pick(skins, 1),
    hair: pick(hairs, 7),
    colour: pick(colours, 43),
    top: pick(tops, 223),
    wears: [],
  };
};
