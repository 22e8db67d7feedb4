import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import type { Chat } from './use-chat.ts';

type EndQuestionProps = {
  title: string;
  end: Chat['end'];
  /** Button that opened the confirmation. It receives the focus again when the confirmation closes. */
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Asks for confirmation before a conversation ends, because an ended conversation cannot be reopened. */
export const EndQuestion = ({ title, end, opener, onClose }: EndQuestionProps) => {
  const t = useChatText();
  const titleId = useId();
  const textId = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  return (
    <Box
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      sx={{
        p: 2.5,
        mt: 1.5,
        borderRadius: radius.card,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1,
      }}
    >
      <Box component="strong" id={titleId} sx={{ typography: 'subtitle1', fontWeight: weight.semibold }}>
        {t('endQuestion', { title })}
      </Box>
      <Box id={textId} sx={{ color: 'text.secondary' }}>
        {t('endExplained')}
      </Box>
      <FormProblem error={end.error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button ref={stay} onClick={close}>
          {t('goOn')}
        </Button>
        <Button variant="contained" loading={end.isPending} onClick={() => end.mutate()}>
          {t('endTalk')}
        </Button>
      </Box>
    </Box>
  );
};
