import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';

type SuggestionsProps = { texts: readonly string[]; onSay: (text: string) => void };

/**
 * Suggested answers below a message in which the partner did not understand the learner. A tap sends the suggestion.
 */
export const Suggestions = ({ texts, onSay }: SuggestionsProps) => {
  const t = useChatText();
  return (
    <Box
      role="group"
      aria-label={t('suggestions')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1, maxWidth: '100%' }}
    >
      {texts.map((text) => (
        <Button
          key={text}
          lang="en"
          variant="outlined"
          onClick={() => onSay(text)}
          sx={{
            minHeight: 44,
            px: 2,
            borderRadius: radius.round,
            textAlign: 'left',
            lineHeight: 1.35,
            fontWeight: weight.medium,
          }}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
};
