import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { getVoiceOptions } from '@pratik/contract/voice';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../lib/api/query-client.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { useEnglishVoice } from '../english-voice.ts';
import { useSpeaker } from './use-speaker.ts';
import { useVoiceText } from './voice.texts.ts';
import { changeVoice, useVoiceChoice, type VoiceName, voiceSpeeds } from './voice-choice.ts';

const sample = 'Hello! It is nice to talk with you. What shall we talk about today?';

/** Form fields for voice settings: automatic speech, speed and voice. A button plays a sample. */
export const VoiceFields = () => {
  const t = useVoiceText();
  const { aloud, speed, voice } = useVoiceChoice();
  const own = useEnglishVoice('british');
  const speaker = useSpeaker();
  const { data } = useQuery({ ...callQuery(getVoiceOptions, {}), staleTime: Number.POSITIVE_INFINITY });
  const kind = t(data?.speaking ?? 'basic');
  const names: { value: VoiceName; label: string }[] = [
    { value: 'auto', label: t('auto') },
    { value: 'female-0', label: `${t('female', { number: 1 })} · ${kind}` },
    { value: 'male-0', label: `${t('male', { number: 1 })} · ${kind}` },
    { value: 'female-1', label: `${t('female', { number: 2 })} · ${kind}` },
    { value: 'male-1', label: `${t('male', { number: 2 })} · ${kind}` },
    ...(own || voice === 'browser' ? [{ value: 'browser' as const, label: t('browser') }] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FormControlLabel
        control={<Switch checked={aloud === true} onChange={(_, on) => changeVoice({ aloud: on })} />}
        label={t('aloud')}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <SelectInput
          compact
          label={t('voice')}
          value={voice}
          options={names}
          onChange={(value) => {
            speaker.stop();
            changeVoice({ voice: names.find((one) => one.value === value)?.value ?? 'auto' });
          }}
        />
        <SelectInput
          compact
          label={t('speed')}
          value={String(speed)}
          options={voiceSpeeds.map((one) => ({ value: String(one), label: `${formatNumber(one, 2)}×` }))}
          onChange={(value) => changeVoice({ speed: Number(value) })}
        />
        <Button
          variant="outlined"
          onClick={() => (speaker.spoken ? speaker.stop() : speaker.sayOnly('sample', sample))}
          sx={{ minHeight: 44, mt: 0.5 }}
        >
          {t(speaker.spoken ? 'stopSample' : 'sample')}
        </Button>
      </Box>
      {voice === 'browser' && !own ? <Notice tone="info">{t('noBrowserVoice')}</Notice> : null}
      {speaker.error ? (
        <Notice tone="warning" role="status">
          {t(speaker.error)}
        </Notice>
      ) : null}
      <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('stored')}</Box>
    </Box>
  );
};
