import type { Library } from '../library.ts';
import { checkPrinted } from './apostrophes.ts';
import { checkScenario } from './check-scenarios.ts';
import { checkClozes } from './clozes.ts';
import { type Finding, finder } from './finding.ts';
import { checkGrammar } from './grammar.ts';
import { checkModelAnswers } from './model-answers.ts';
import { checkQuestions } from './questions.ts';
import { checkSizes } from './sizes.ts';
import { checkLevels, checkPlacement, checkPrompts } from './small-kinds.ts';
import { checkTexts } from './texts.ts';
import { checkTurkish } from './turkish.ts';
import { checkUnits } from './units.ts';
import { checkWords } from './words.ts';

function checkEachScenario(library: Library): Finding[] {
  const { findings, fault } = finder('scenario');
  for (const scenario of library.scenarios)
    for (const { item, reason } of checkScenario(scenario)) fault('plan', { ...scenario, id: item }, reason);
  return findings;
}

/** Runs all checks on the library. The author must correct each `fault`; a reviewer must judge each `doubt`. */
export function checkLibrary(library: Library): Finding[] {
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
