import Phone from '@mui/icons-material/PhoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { helpLines } from '@pratik/contract/help-lines';
import { Notice } from '../ui/feedback/notice.tsx';
import { weight } from '../ui/theme/tokens.ts';
import { useFeedbackText } from './feedback.texts.ts';

/** Help text with telephone numbers for a message that mentions danger. It is Turkish in every interface language. */
export const HelpCard = ({ text }: { text: string }) => {
  const t = useFeedbackText();
  const paragraphs = text.split('\n');
  const isLine = (paragraph: string) => paragraph.startsWith('•');
  const before = paragraphs.slice(0, paragraphs.findIndex(isLine));
  const after = paragraphs.slice(paragraphs.findLastIndex(isLine) + 1);
  return (
    <Notice tone="info" title={t('helpTitle')}>
      <Box lang="tr" sx={{ display: 'grid', gap: 1.25, pt: 0.75 }}>
        {before.map((paragraph) => (
          <span key={paragraph}>{paragraph}</span>
        ))}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {helpLines.map(({ number, name }) => (
            <Button
              key={number}
              component="a"
              href={`tel:${number}`}
              variant="outlined"
              startIcon={<Phone />}
              sx={{ minHeight: 44, typography: 'body2', fontWeight: weight.semibold, textAlign: 'start' }}
            >
              {name}
            </Button>
          ))}
        </Box>
        {after.map((paragraph) => (
          <span key={paragraph}>{paragraph}</span>
        ))}
      </Box>
    </Notice>
  );
};
