import AutoFixHighOutlined from '@mui/icons-material/AutoFixHighOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CorrectionCode } from '@pratik/contract/feedback';
import { useId } from 'react';
import { useCodeName } from '../../../feedback/code-names.ts';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { useChatText } from '../chat.texts.ts';
import { ChoiceCard, choiceGrid } from './choice-card.tsx';
import type { useStart } from './use-start.ts';

type TalkChoiceProps = {
  recentErrors: readonly { code: CorrectionCode; count: number }[];
  /** Error code to practise in the conversation about errors, or null for the learner’s recent errors. */
  code: CorrectionCode | null;
  starting: ReturnType<typeof useStart>;
};

const shownCodes = 4;

/** Choice between a free conversation and a conversation about recent corrections. */
export const TalkChoice = ({ recentErrors, code: chosen, starting }: TalkChoiceProps) => {
  const t = useChatText();
  const codeName = useCodeName();
  const id = useId();
  const codes = chosen ? [chosen] : recentErrors.slice(0, shownCodes).map(({ code }) => code);
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('howToTalk')}
      </Typography>
      <Box sx={{ ...choiceGrid, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))' }}>
        <ChoiceCard
          title={t('freeTalk')}
          beginning={{ kind: 'free' }}
          starting={starting}
          icon={<ForumOutlined />}
        >
          {t('freeTalkText')}
        </ChoiceCard>
        <ChoiceCard
          title={t('errorTalk')}
          beginning={chosen ? { kind: 'errors', code: chosen } : { kind: 'errors' }}
          starting={starting}
          icon={<AutoFixHighOutlined />}
          unavailable={codes.length === 0 ? t('errorTalkEmpty') : null}
        >
          {t('errorTalkText')}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.25 }}>
            {codes.map((code) => (
              <SourceLabel key={code}>{codeName(code)}</SourceLabel>
            ))}
          </Box>
        </ChoiceCard>
      </Box>
    </section>
  );
};
