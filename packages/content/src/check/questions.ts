import { cefrLevels } from '@pratik/contract/common';
import { questionForms } from '@pratik/contract/question-form';
import { evidenceLines } from '../kinds/question.ts';
import { isOneRight, type Library, type LibraryQuestion } from '../library.ts';
import { sentencesOf, wordCount } from '../meaning/tokens.ts';
import { bare, checkDistinct, checkHabits, checkOptions } from './choices.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';
import { checkExplained } from './explained.ts';
import { type AnyText, textsOf } from './texts.ts';

/** Minimum number of questions per level in a release, for each question form other than single choice. */
export const LEAST_OF_FORM = 25;
/** Minimum number of questions of a level for which the share of question forms is checked. */
const SOME_QUESTIONS = 20;
/** Minimum share of a level’s questions that are not single choice. */
export const LEAST_OTHER_FORMS = 0.25;
const ECHO_WORDS = 4;

const echoes = (key: string, body: string): boolean => {
  const words = bare(key).split(' ');
  const text = ` ${bare(body)} `;
  return words.some(
    (_, at) =>
      at + ECHO_WORDS <= words.length && text.includes(` ${words.slice(at, at + ECHO_WORDS).join(' ')} `),
  );
};

/** Returns the text of every option that is part of the right answer. */
const keysOf = (question: LibraryQuestion): string[] => {
  switch (question.form) {
    case 'several':
      return question.rights;
    case 'order':
      return question.steps;
    case 'match':
      return question.pairs.map(({ match }) => match);
    default:
      return [question.right];
  }
};

function checkAnswered(question: LibraryQuestion): ContentIssue[] {
  switch (question.form) {
    case 'several':
      return checkDistinct('question', question, [...question.rights, ...question.wrong]);
    case 'order':
      return checkDistinct('question', question, question.steps);
    case 'match':
      return [
        ...checkDistinct(
          'question',
          question,
          question.pairs.map(({ prompt }) => prompt),
        ),
        ...checkDistinct('question', question, [...keysOf(question), ...(question.wrong ?? [])]),
      ];
    default:
      return checkOptions('question', question);
  }
}

function checkEvidence(question: LibraryQuestion, text: AnyText | undefined): ContentIssue[] {
  const { issues, error, warn } = issueRecorder('question');
  const lines = evidenceLines(question.evidence);
  for (const line of lines) {
    if (!text?.paragraphs.some((paragraph) => paragraph.includes(line)))
      error('evidence', question, `not found in the text: ${line}`);
    else if (!text.paragraphs.some((paragraph) => sentencesOf(paragraph).includes(line)))
      warn('evidence', question, `is not one whole sentence: ${line}`);
  }
  if (isOneRight(question) && lines.length > 1)
    error('evidence', question, 'one correct option is shown by one sentence');
  return issues;
}

/** Minimum number of questions on a text, and minimum and maximum number of single-choice questions. */
const QUESTIONS = {
  reading: { least: 5, choices: [4, 5] },
  listening: { least: 4, choices: [3, 4] },
} as const;

function checkEachText(library: Library): ContentIssue[] {
  return textsOf(library).flatMap((text) => {
    const { issues, error } = issueRecorder(text.kind);
    const own = library.questions.filter(
      ({ textKind, textId }) => textKind === text.kind && textId === text.id,
    );
    const { least, choices } = QUESTIONS[text.kind];
    const count = own.filter(isOneRight).length;
    if (own.length < least) error('questions', text, `${own.length} questions, ${least} are wanted`);
    if (count < choices[0] || count > choices[1])
      error('questions', text, `${count} with one correct option, ${choices.join('–')} are wanted`);
    return issues;
  });
}

function checkForms(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('question');
  for (const level of cefrLevels)
    for (const form of questionForms.filter((each) => each !== 'one')) {
      const count = library.questions.filter((each) => each.level === level && each.form === form).length;
      if (count < LEAST_OF_FORM)
        error('size', whole(level, 'question'), `${count} of ${form}, this release has ${LEAST_OF_FORM}`);
    }
  for (const level of cefrLevels) {
    const here = library.questions.filter((question) => question.level === level);
    const other = here.filter((question) => !isOneRight(question)).length;
    if (here.length >= SOME_QUESTIONS && other < here.length * LEAST_OTHER_FORMS)
      error('forms', whole(level, 'question'), `${other} of ${here.length} are not single choice`);
  }
  return issues;
}

/**
 * Checks the questions on texts: the options and evidence of each question, and, for each level, the position and
 * length of the right options.
 */
export function checkQuestions(library: Library): ContentIssue[] {
  const { issues, error, warn } = issueRecorder('question');
  const texts = new Map(textsOf(library).map((text) => [text.id, text]));
  const copied = new Map<string, number>();
  for (const question of library.questions) {
    const text = texts.get(question.textId);
    issues.push(...checkAnswered(question), ...checkEvidence(question, text));
    const copies = text ? keysOf(question).filter((key) => echoes(key, text.paragraphs.join('\n'))) : [];
    if (copies.length > 0) {
      copied.set(question.level, (copied.get(question.level) ?? 0) + 1);
      warn('echo', question, `four words of the key stand in the text: ${copies.join(' / ')}`);
    }
    if (wordCount(question.why) < 3) error('explanation', question, 'is too short to explain');
  }
  for (const level of cefrLevels) {
    const all = library.questions.filter((question) => question.level === level).length;
    const most = level === 'A1' || level === 'A2' ? 0.1 : 0.05;
    if ((copied.get(level) ?? 0) > all * most)
      error('echo', whole(level, 'question'), `${copied.get(level)} of ${all} keys repeat the text`);
  }
  const choices = library.questions.filter(isOneRight);
  return [
    ...issues,
    ...checkEachText(library),
    ...checkForms(library),
    ...checkExplained(library),
    ...checkHabits('question', choices),
  ];
}
