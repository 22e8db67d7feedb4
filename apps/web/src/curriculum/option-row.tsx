import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import { visuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useCurriculumText } from './curriculum.texts.ts';

type OptionRowProps = {
  name: string;
  option: string;
  checked: boolean;
  /** Whether several options can be chosen, so that the option is a check box. */
  many?: boolean;
  onChoose: () => void;
  describedBy?: string;
  /** Keyboard key that chooses this option. Touch devices do not show it. */
  hint?: string;
};

/** Shared style of an option. */
export const optionBox = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1.5,
  py: 1,
  borderRadius: radius.control,
  border: '1px solid',
  borderColor: 'divider',
  typography: 'body1',
  lineHeight: 1.4,
} as const;

/** One option of a question: a native radio button or check box with custom styles. */
export const OptionRow = ({
  name,
  option,
  checked,
  many = false,
  onChoose,
  describedBy,
  hint,
}: OptionRowProps) => (
  <Box
    component="label"
    sx={{
      ...optionBox,
      position: 'relative',
      cursor: 'pointer',
      '&:hover': { borderColor: 'primary.main' },
      '&:has(:focus-visible)': {
        outline: '3px solid var(--p-palette-primary-main)',
        outlineOffset: 2,
      },
      ...(checked
        ? {
            borderColor: 'primary.main',
            bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 10%, transparent)',
          }
        : {}),
    }}
  >
    <input
      type={many ? 'checkbox' : 'radio'}
      name={name}
      checked={checked}
      onChange={onChoose}
      style={visuallyHidden}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    />
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: '1.3rem',
        height: '1.3rem',
        borderRadius: many ? radius.small : radius.round,
        border: '2px solid',
        borderColor: checked ? 'primary.main' : '#8A8BA3',
        boxShadow: checked
          ? 'inset 0 0 0 0.2rem var(--p-palette-background-paper), inset 0 0 0 1rem var(--p-palette-primary-main)'
          : 'none',
      }}
    />
    <Box component="span" lang="en" sx={{ flex: 1, minWidth: 0 }}>
      {option}
    </Box>
    {hint ? (
      <Box
        aria-hidden
        sx={{
          flex: 'none',
          color: 'text.secondary',
          typography: 'caption',
          '@media (hover: none)': { display: 'none' },
        }}
      >
        {hint}
      </Box>
    ) : null}
  </Box>
);

type AnsweredOptionProps = {
  option: string;
  isAnswer: boolean;
  isChoice: boolean;
  /** Whether several options can be correct, so that the learner may have missed one. */
  many?: boolean;
};

/**
 * One option after the question is answered. Text and colour show whether the option is correct and whether the
 * learner chose it.
 */
export const AnsweredOption = ({ option, isAnswer, isChoice, many = false }: AnsweredOptionProps) => {
  const t = useCurriculumText();
  const isMissed = many && isAnswer && !isChoice;
  const tone = isMissed ? 'warning' : isAnswer ? 'success' : isChoice ? 'error' : null;
  const rightSays = isMissed ? 'missedOption' : many ? 'chosenRight' : 'rightOption';
  const says = isAnswer ? t(rightSays) : isChoice ? t('yourOption') : null;
  return (
    <Box
      component="li"
      sx={{
        ...optionBox,
        ...(tone
          ? {
              borderColor: `${tone}.main`,
              bgcolor: `color-mix(in srgb, var(--p-palette-${tone}-main) 10%, transparent)`,
            }
          : { color: 'text.secondary' }),
      }}
    >
      <Box
        aria-hidden
        sx={{ flex: 'none', width: '1.3rem', display: 'flex', color: tone ? `${tone}.main` : undefined }}
      >
        {isAnswer ? <CheckRounded fontSize="small" /> : isChoice ? <CloseRounded fontSize="small" /> : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <span lang="en">{option}</span>
        {says ? (
          <Box
            component="span"
            sx={{
              display: 'block',
              typography: 'caption',
              fontWeight: weight.semibold,
              color: `${tone}.main`,
            }}
          >
            {says}
          </Box>
        ) : null}
      </Box>
    </Box>
  );
};
