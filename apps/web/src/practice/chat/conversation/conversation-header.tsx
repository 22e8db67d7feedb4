import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Conversation, Meter } from '@pratik/contract/chat';
import { lazy, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePageHeading } from '../../../ui/layout/page.tsx';
import { Portrait } from '../../../ui/portrait/portrait.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { ConversationRing } from '../conversation-ring.tsx';
import { useConversationTitle } from '../conversation-title.ts';
import { PartnerLabel } from '../partner-label.tsx';
import { currentPartner } from '../reply/reply-writers.ts';
import { VoiceButton } from '../voice/voice-button.tsx';
import { EndQuestion } from './end-question.tsx';
import type { Chat } from './use-chat.ts';

// The code of the voice settings is loaded when the learner opens the settings for the first time.
const VoicePanel = lazy(async () => ({ default: (await import('../voice/voice-panel.tsx')).VoicePanel }));

type ConversationHeaderProps = {
  conversation: Conversation;
  meter: Meter;
  activeAt: RefObject<number | null>;
  chat: Chat;
  handsFree: boolean;
  onHandsFree: (on: boolean) => void;
};

const visuallyHiddenOnPhone = {
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: { xs: 'hidden', sm: 'visible' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  whiteSpace: 'nowrap',
} as const;

/** Header of a conversation: title, partner, today's minutes, and a button that ends the conversation. */
export const ConversationHeader = (props: ConversationHeaderProps) => {
  const { conversation, meter, activeAt, chat } = props;
  const t = useChatText();
  const heading = usePageHeading(t('title'));
  const title = useConversationTitle()(conversation);
  const [asking, setAsking] = useState(false);
  const endButton = useRef<HTMLButtonElement>(null);
  const [voiceOpen, setVoiceOpen] = useState(false);
  const voiceButton = useRef<HTMLButtonElement>(null);
  const voicePanelId = useId();
  const closeVoice = () => {
    setVoiceOpen(false);
    voiceButton.current?.focus();
  };
  return (
    <Box
      component="header"
      sx={{
        display: 'grid',
        // A phone has no space for the partner’s portrait.
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr) auto auto auto',
          sm: 'auto auto minmax(0, 1fr) auto auto auto',
        },
        alignItems: 'center',
        columnGap: { xs: 0, sm: 1.5 },
        pb: { xs: 0.75, sm: 1.5 },
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton component={Link} to="/pages/chat" aria-label={t('back')} sx={{ ml: -1 }}>
        <ArrowBackRounded />
      </IconButton>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Portrait face={conversation.partnerFace} name={conversation.partnerName} size={40} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="h1"
          ref={heading}
          tabIndex={-1}
          sx={{
            typography: 'caption',
            fontWeight: weight.medium,
            color: 'text.secondary',
            letterSpacing: 0,
            lineHeight: 1.4,
            // On a phone, only screen readers get the page title, so that the header fits into one row.
            ...visuallyHiddenOnPhone,
          }}
        >
          {t('title')}
        </Typography>
        <Typography
          variant="h3"
          component="h2"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1,
            alignItems: 'center',
            color: 'text.secondary',
            typography: 'caption',
            // On a phone, the partner label has no border, so that it fits into one line.
            '& > :last-child': { borderStyle: { xs: 'none', sm: 'solid' }, px: { xs: 0, sm: 1 } },
          }}
        >
          <span>{conversation.partnerName}</span>
          <PartnerLabel partner={currentPartner(conversation, chat.items)} />
        </Box>
      </Box>
      <VoiceButton
        ref={voiceButton}
        open={voiceOpen}
        panelId={voicePanelId}
        onToggle={() => setVoiceOpen(!voiceOpen)}
      />
      <ConversationRing meter={meter} size={3} {...(chat.closed ? {} : { activeAt })} />
      {chat.closed ? null : (
        <Button
          ref={endButton}
          variant="outlined"
          aria-expanded={asking}
          aria-label={t('endTalk')}
          onClick={() => setAsking(!asking)}
          sx={{ px: { xs: 1, sm: 2 }, minWidth: 44 }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {t('endTalk')}
          </Box>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {t('endShort')}
          </Box>
        </Button>
      )}
      {voiceOpen ? (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Suspense fallback={null}>
            <VoicePanel
              id={voicePanelId}
              onClose={closeVoice}
              handsFree={props.handsFree}
              onHandsFree={
                chat.closed
                  ? null
                  : (on) => {
                      closeVoice();
                      props.onHandsFree(on);
                    }
              }
            />
          </Suspense>
        </Box>
      ) : null}
      {asking && !chat.closed ? (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <EndQuestion title={title} end={chat.end} opener={endButton} onClose={() => setAsking(false)} />
        </Box>
      ) : null}
    </Box>
  );
};
