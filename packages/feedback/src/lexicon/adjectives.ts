import { table } from './table.ts';
import { wordList } from './word-list.ts';

/** Adjectives with -er and -est; `more` before them is wrong. */
export const shortAdjectives: readonly string[] = wordList(`
big small tall short old young fast cheap easy happy hot cold hard high low large long nice late early rich poor
strong thin fat heavy busy pretty ugly funny noisy lazy warm dark new slow weak wide near great tidy lucky good bad
loud soft sweet thick deep kind brave crazy dirty healthy hungry cool smart
`);

/** Adjectives that say how someone or something is, and are neither verbs nor nouns. */
export const stateAdjectives: readonly string[] = wordList(`
afraid angry ashamed bored confused curious excited exhausted glad happy hungry interested jealous lonely nervous
proud ready sad scared sick sleepy sorry surprised thirsty tired unhappy upset worried ill busy late lazy
shy polite rude beautiful handsome pretty ugly tall rich poor famous important expensive cheap difficult easy
dangerous delicious crowded boring interesting wonderful terrible awful amazing good bad nice great cold hot
friendly kind helpful hardworking successful responsible different similar popular comfortable uncomfortable useful
useless healthy unhealthy strong weak young old big small noisy quiet dirty clever intelligent stupid crazy funny
serious careful careless honest generous selfish patient impatient available possible impossible necessary
disappointed embarrassed annoyed stressed relaxed pregnant single married alive asleep awake absent
`);

/** More adjectives, for telling what may stand before a noun. */
export const otherAdjectives: readonly string[] = wordList(`
main same other new long short high low fast slow hard soft full empty open clean clear dark light heavy warm cool
dry wet safe free true real right wrong wide narrow deep early public private local foreign modern ancient
traditional international national special common normal strange whole separate red blue green yellow black white brown grey
gray pink purple orange favourite favorite best worst next last first second third own little few several lovely
cute fresh spicy sweet sour fat thin thick brave wise kind lucky unlucky tidy huge tiny giant perfect excellent
fantastic brilliant simple complicated professional social economic political natural medical digital electric
turkish english german french italian spanish russian american british japanese chinese greek arabic european
`);

export const irregularComparatives = table<readonly [string, string]>({
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
});
