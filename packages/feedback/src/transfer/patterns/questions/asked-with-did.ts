import { past, thirdPerson } from '../../inflection.ts';
import { found, type Match, type Pattern } from '../../match.ts';
import { is, oneOf } from '../../word.ts';

/** Corrects questions about the past: "Who did call you?" → "Who called you?", "What you did?" → "What did you do?". */
export const didInQuestion: Pattern = ({ words, question }) =>
  words.flatMap((word, at): Match[] => {
    const next = words[at + 1];
    const after = words[at + 2];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'who') &&
      oneOf(next, 'did', 'does') &&
      after?.verb !== undefined &&
      is(after, 'base') &&
      !is(after, 'noun')
    )
      return [
        found(
          'question-formation',
          'question-do',
          1,
          3,
          [oneOf(next, 'did') ? past(after.verb) : thirdPerson(after.verb)],
          0.82,
        ),
      ];
    if (
      question &&
      at === 0 &&
      oneOf(word, 'what', 'where', 'why', 'who') &&
      is(next, 'subject') &&
      oneOf(after, 'did') &&
      !(is(words[3], 'base') && !oneOf(words[3], 'last'))
    )
      return [found('question-formation', 'question-do', 1, 3, [`did ${next?.text} do`], 0.88)];
    return [];
  });
