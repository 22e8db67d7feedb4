import type { Pattern } from '../../match.ts';
import { articleBeforeOccupation, extraArticle } from './articles.ts';
import { articleBeforeOf, articleInPhrase, ordinalWithoutThe } from './articles-of.ts';
import { fixedArticles, missingThe, needlessArticle } from './bare-nouns.ts';
import { bareSingular, bareSubject, suchWithoutArticle } from './bare-singulars.ts';
import { articleBeforeField, articleInGeneral, articleTooMany } from './general-nouns.ts';
import { articleBeforeTime, articleInRoutine } from './routine-articles.ts';

export const articlesPatterns: readonly Pattern[] = [
  articleBeforeOf,
  articleInPhrase,
  ordinalWithoutThe,
  articleBeforeOccupation,
  extraArticle,
  fixedArticles,
  missingThe,
  needlessArticle,
  bareSingular,
  bareSubject,
  suchWithoutArticle,
  articleBeforeField,
  articleInGeneral,
  articleTooMany,
  articleBeforeTime,
  articleInRoutine,
];
