import type { Library } from '../library.ts';
import { checkPrinted } from './apostrophes.ts';
import { checkScenario } from './check-scenarios.ts';
import { checkClozes } from './clozes.ts';
import { type ContentIssue, issueRecorder } from './content-issue.ts';
import { checkGrammar } from './grammar.ts';
import { checkModelAnswers } from './model-answers.ts';
import { checkQuestions } from './questions.ts';
import { checkSizes } from './sizes.ts';
import { checkLevels, checkPlacement, checkPrompts } from './small-kinds.ts';
import { checkTexts } from './texts.ts';
import { checkTurkish } from './turkish.ts';
import { checkUnits } from './units.ts';
import { checkWords } from './words.ts';

function checkEachScenario(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('scenario');
  for (const scenario of library.scenarios)
    for (const { item, reason } of checkScenario(scenario)) error('plan', { ...scenario, id: item }, reason);
  return issues;
}

/** Runs all checks on the library. The author must correct each `error`; a reviewer must judge each `warning`. */
export function checkLibrary(library: Library): ContentIssue[] {
  return [
    ...checkSizes(library),
    ...checkLevels(library),
    ...checkWords(library),
    ...checkTexts(library),
    ...checkQuestions(library),
    ...checkClozes(library),
    ...checkGrammar(library),
    ...checkPrompts(library),
    ...checkModelAnswers(library),
    ...checkPlacement(library),
    ...checkEachScenario(library),
    ...checkUnits(library),
    ...checkTurkish(library),
    ...checkPrinted(library),
  ];
}
