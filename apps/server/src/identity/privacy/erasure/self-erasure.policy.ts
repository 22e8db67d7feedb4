import { erasureWords } from '@pratik/contract/privacy';

const folded = (text: string): string => text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i');
const words = Object.values(erasureWords).map(folded);

/** Checks whether the text is an erasure word, in any case and with dotted or dotless I. */
export const isErasureWord = (text: string | undefined): boolean =>
  text !== undefined && words.includes(folded(text));
