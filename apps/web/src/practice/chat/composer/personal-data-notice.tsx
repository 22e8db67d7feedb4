import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { findPersonalData, type PersonalDataKind } from '@pratik/text/personal-data';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useChatText } from '../chat.texts.ts';

export type PersonalDataCheck = {
  /** Kinds of personal data found in the message. The list becomes empty as soon as the learner edits the message. */
  found: readonly PersonalDataKind[];
  /** Returns whether the learner must confirm this message before it is sent. Asks only once for the same text. */
  asks(text: string): boolean;
};

/**
 * Checks a message for personal data, such as a telephone number, and asks for one confirmation before the message is
 * sent.
 */
export const usePersonalDataCheck = (text: string): PersonalDataCheck => {
  const [asked, setAsked] = useState<string | null>(null);
  const kindsIn = (of: string) => [...new Set(findPersonalData(of).map(({ kind }) => kind))];
  return {
    found: asked !== null && asked === text ? kindsIn(text) : [],
    asks: (of) => {
      if (asked === of || kindsIn(of).length === 0) return false;
      setAsked(of);
      return true;
    },
  };
};

type Props = { found: readonly PersonalDataKind[]; onSend: () => void; onChange: () => void };

/** Warns the learner about the personal data in the message. */
export const PersonalDataNotice = ({ found, onSend, onChange }: Props) => {
  const t = useChatText();
  const [first] = found;
  if (!first) return null;
  return (
    <Box sx={{ pb: 1 }}>
      <Notice tone="warning" role="alert" title={t(`personal.${first}`)}>
        {t('personalHint')}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 0.5 }}>
          <Button onClick={onChange}>{t('personalChange')}</Button>
          <Button onClick={onSend}>{t('personalSend')}</Button>
        </Box>
      </Notice>
    </Box>
  );
};
