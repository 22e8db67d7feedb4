import Box from '@mui/material/Box';
import type { ItemState } from '@pratik/contract/curriculum';
import { type QuestionForm, questionForms } from '@pratik/contract/question-form';
import type { QuestionGroup } from '@pratik/contract/question-list';
import type { ItemFlag } from '@pratik/contract/question-statistics';
import { formatPercent } from '../../lib/language/format.ts';
import type { Option } from '../../ui/form/select-input.tsx';
import { ColouredWord } from '../../ui/label/coloured-word.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import type { QuestionsText } from './questions.texts.ts';
import { useQuestionsText } from './questions.texts.ts';

const groupKeys = {
  'reading-question': 'kindQuestionReading',
  'listening-question': 'kindQuestionListening',
  cloze: 'kindCloze',
  'placement-item': 'kindPlacement',
  'writing-prompt': 'kindPrompt',
  word: 'kindWord',
  reading: 'kindReading',
  listening: 'kindListening',
} as const satisfies Record<QuestionGroup, string>;

export const groups = Object.keys(groupKeys) as QuestionGroup[];
export const groupName = (t: QuestionsText, group: QuestionGroup): string => t(groupKeys[group]);
export const groupOptions = (t: QuestionsText): Option[] =>
  groups.map((value) => ({ value, label: groupName(t, value) }));

const formKeys = {
  one: 'formChoice',
  several: 'formSeveral',
  order: 'formOrder',
  match: 'formMatch',
} as const satisfies Record<QuestionForm, string>;

export const formName = (t: QuestionsText, form: QuestionForm): string => t(formKeys[form]);
export const formOptions = (t: QuestionsText): Option[] =>
  questionForms.map((value) => ({ value, label: formName(t, value) }));

const stateKeys = {
  draft: 'stateDraft',
  'in-review': 'stateReview',
  published: 'statePublished',
  retired: 'stateRetired',
} as const satisfies Record<ItemState, string>;

export const states = Object.keys(stateKeys) as ItemState[];
export const stateName = (t: QuestionsText, state: ItemState): string => t(stateKeys[state]);
export const stateOptions = (t: QuestionsText): Option[] =>
  states.map((value) => ({ value, label: stateName(t, value) }));

const flagKeys = {
  'too-hard': ['flagTooHard', 'flagTooHardHelp'],
  'too-easy': ['flagTooEasy', 'flagTooEasyHelp'],
  'does-not-separate': ['flagNoSeparation', 'flagNoSeparationHelp'],
  'separates-backwards': ['flagBackwards', 'flagBackwardsHelp'],
  'distractor-wins': ['flagDistractor', 'flagDistractorHelp'],
} as const satisfies Record<ItemFlag, readonly [string, string]>;

export const flagName = (t: QuestionsText, flag: ItemFlag): string => t(flagKeys[flag][0]);
/**
 * Returns the help text for a warning about an item.
 * @param chance expected share of correct answers by guessing, 0 to 1
 */
export const flagHelp = (t: QuestionsText, flag: ItemFlag, chance: number): string => {
  if (flag === 'too-hard' && chance === 0) return t('flagTooHardTypedHelp');
  return t(flagKeys[flag][1], { chance: formatPercent(chance) });
};

const stateColors = {
  draft: 'text.secondary',
  'in-review': 'warning.main',
  published: 'success.main',
  retired: 'text.secondary',
} as const;

/** State of an item as coloured text. The colour is decoration, because the text names the state. */
export const StateMark = ({ state }: { state: ItemState }) => {
  const t = useQuestionsText();
  return (
    <ColouredWord color={stateColors[state]} hollow={state !== 'published'}>
      {stateName(t, state)}
    </ColouredWord>
  );
};

/** A short warning label, for example for a near duplicate. */
export const Warning = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      typography: 'label',
      px: 0.75,
      borderRadius: radius.small,
      border: '1px solid',
      borderColor: 'warning.main',
      bgcolor: 'color-mix(in srgb, var(--p-palette-warning-main) 12%, transparent)',
    }}
  >
    {children}
  </Box>
);
