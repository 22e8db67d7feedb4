import CheckRounded from '@mui/icons-material/CheckRounded';
import SwapHorizRounded from '@mui/icons-material/SwapHorizRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import Box from '@mui/material/Box';
import type { GivenAnswer } from '@pratik/contract/asked-question';
import { weight } from '../../ui/theme/tokens.ts';
import { optionBox } from '../option-row.tsx';
import { useAskingText } from './asking.texts.ts';
import type { Put } from './choosing.ts';

type AnsweredPlacesProps = { question: Put; given: GivenAnswer };

/**
 * Shows an ordering or pairs question after the answer: the correct solution, and the learner’s answer beside each
 * wrong row.
 */
export const AnsweredPlaces = ({ question, given }: AnsweredPlacesProps) => {
  const t = useAskingText();
  const { form, prompts, options } = question;
  const Moved = form === 'order' ? SwapVertRounded : SwapHorizRounded;
  return (
    <Box
      component={form === 'order' ? 'ol' : 'ul'}
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}
    >
      {given.answer.map((option, place) => {
        const chosen = given.choice[place];
        const isRight = chosen === option;
        // The row shows the correct solution, so a warning icon marks a wrong answer instead of a cross.
        const tone = isRight ? 'success' : 'warning';
        return (
          <Box
            component="li"
            key={option}
            sx={{
              ...optionBox,
              borderColor: `${tone}.main`,
              bgcolor: `color-mix(in srgb, var(--p-palette-${tone}-main) 10%, transparent)`,
            }}
          >
            <Box aria-hidden sx={{ flex: 'none', width: '1.3rem', display: 'flex', color: `${tone}.main` }}>
              {isRight ? <CheckRounded fontSize="small" /> : <Moved fontSize="small" />}
            </Box>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {form === 'order' ? (
                <>
                  {place + 1}. <span lang="en">{options[option]}</span>
                </>
              ) : (
                <>
                  <Box component="span" lang="en" sx={{ display: 'block', color: 'text.secondary' }}>
                    {prompts[place]}
                  </Box>
                  <span lang="en">{options[option]}</span>
                </>
              )}
              <Box
                component="span"
                sx={{
                  display: 'block',
                  typography: 'caption',
                  fontWeight: weight.semibold,
                  color: `${tone}.main`,
                }}
              >
                {isRight ? t(form === 'order' ? 'inPlace' : 'right') : null}
                {!isRight && form === 'order'
                  ? t('youPut', { place: given.choice.indexOf(option) + 1 })
                  : null}
                {!isRight && form === 'match' ? (
                  <>
                    {t('youGave')} <span lang="en">{options[chosen ?? -1]}</span>
                  </>
                ) : null}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
