import type { Rule } from '../rule.ts';
import { dying } from './self-harm-english/dying.ts';
import { hurting } from './self-harm-english/hurting.ts';
import { leaving } from './self-harm-english/leaving.ts';
import { living } from './self-harm-english/living.ts';
import { planning } from './self-harm-english/planning.ts';
import { praying } from './self-harm-english/praying.ts';
import { tomorrow } from './self-harm-english/tomorrow.ts';

/**
 * Rules for hints of despair in learners’ English, which may contain errors. Each rule covers one way to express
 * despair.
 */
export const selfHarmEnglish: readonly Rule[] = [
  ...dying,
  ...living,
  ...leaving,
  ...hurting,
  ...planning,
  ...praying,
  ...tomorrow,
];
