import Box from '@mui/material/Box';
import type { SoundHint } from '@pratik/contract/speaking';
import { useBilingual } from '../../lib/language/i18n.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { soundPath } from '../../voice/speaking-path.ts';
import { Quoted, SoundName } from './saying/quoted.tsx';
import { useSpeakingText } from './speaking.texts.ts';

/** Describes the position of mouth and tongue for the sounds that the speech recogniser often misunderstood. */
export const HintList = ({ hints }: { hints: readonly SoundHint[] }) => {
  const t = useSpeakingText();
  const say = useBilingual();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {hints.map((hint) => (
        <Notice key={hint.id} tone="info" title={<SoundName name={say(hint.name)} />}>
          <div>
            <Quoted text={say(hint.hint)} />
          </div>
          <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
            {t('hintWords')} <span lang="en">{hint.words.join(', ')}</span>
          </Box>
          <Box sx={{ mt: 0.5 }}>
            <TextLink to={soundPath(hint.id)}>{t('toSound')}</TextLink>
          </Box>
        </Notice>
      ))}
    </Box>
  );
};
