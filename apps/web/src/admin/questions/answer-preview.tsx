import Box from '@mui/material/Box';
import type { DraftOf } from '@pratik/contract/question-draft';
import { useId, useState } from 'react';
import { AnswerFields } from '../../curriculum/asking/answer-fields.tsx';
import type { Put } from '../../curriculum/asking/choosing.ts';
import { HowToAnswer } from '../../curriculum/asking/how-to-answer.tsx';
import { isTrueFalse } from './fields/options-field.tsx';
import { useQuestionsText } from './questions.texts.ts';

type Question = DraftOf<'question'>;

/** Removes empty and duplicate texts, which occur while an administrator edits the draft. */
const distinct = (list: readonly string[]) => [...new Set(list.filter((each) => each.trim() !== ''))];
/** Sorts the options alphabetically, so that their order does not reveal the correct answer. */
const mixed = (list: readonly string[]) => distinct(list).toSorted((a, b) => a.localeCompare(b, 'en'));

const mixedSteps = (steps: readonly string[]): string[] => {
  const shown = mixed(steps);
  return shown.join('\n') === distinct(steps).join('\n') ? shown.toReversed() : shown;
};

/**
 * Converts a draft to the question that learners see. The order of its options differs from the published order,
 * which depends on the question id.
 */
export const putOf = (draft: Question): Put => {
  const { form, right, rights, steps, pairs, wrong } = draft;
  switch (form) {
    case 'several':
      return { form, prompts: [], options: mixed([...rights, ...wrong]) };
    case 'order':
      return { form, prompts: [], options: mixedSteps(steps) };
    case 'match':
      return {
        form,
        prompts: distinct(pairs.map(({ prompt }) => prompt)),
        options: mixed([...pairs.map(({ match }) => match), ...wrong]),
      };
    case 'one':
      return {
        form,
        prompts: [],
        options: isTrueFalse(draft) ? ['True', 'False'] : mixed([right, ...wrong]),
      };
  }
};

const keyLines = ({ form, right, rights, steps, pairs }: Question): string[] => {
  if (form === 'several') return distinct(rights);
  if (form === 'order') return distinct(steps).map((step, index) => `${index + 1}. ${step}`);
  if (form === 'match')
    return pairs.filter(({ prompt }) => prompt !== '').map(({ prompt, match }) => `${prompt} → ${match}`);
  return distinct([right]);
};

/** Preview of the answer fields of a question. The correct answer is shown below; learners do not see it. */
export const AnswerPreview = ({ draft }: { draft: Question }) => {
  const t = useQuestionsText();
  const name = useId();
  const put = putOf(draft);
  const lines = keyLines(draft);
  const shape = JSON.stringify(put);
  const [tried, setTried] = useState<{ shape: string; choice: number[] } | null>(null);
  return (
    <>
      <HowToAnswer form={put.form} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <AnswerFields
          key={shape}
          name={name}
          question={put}
          choice={tried?.shape === shape ? tried.choice : null}
          onChoose={(choice) => setTried({ shape, choice })}
        />
      </Box>
      {lines.length === 0 ? null : (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {t('previewGood', { text: lines.length === 1 ? (lines[0] ?? '') : '' })}
          {lines.length === 1
            ? null
            : lines.map((line) => (
                <Box key={line} lang="en">
                  {line}
                </Box>
              ))}
        </Box>
      )}
    </>
  );
};
