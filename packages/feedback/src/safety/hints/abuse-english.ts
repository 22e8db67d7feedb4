import type { Rule } from '../rule.ts';
import { forcing } from './abuse-english/forcing.ts';
import { luring } from './abuse-english/luring.ts';
import { violence } from './abuse-english/violence.ts';

/**
 * Rules for violence, touching, threats and luring by other people, in the words of victims and in learners’
 * English.
 */
export const abuseEnglish: readonly Rule[] = [...violence, ...luring, ...forcing];
