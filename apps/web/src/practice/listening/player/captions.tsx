import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { weight } from '../../../ui/theme/tokens.ts';
import { useListeningText } from '../listening.texts.ts';

/** Caption with the current sentence. Without a sentence, the caption is empty but keeps its height. */
export const CaptionLine = ({ text }: { text: string | null }) => (
  <Box
    lang="en"
    sx={{
      minHeight: '3.2em',
      mb: 1,
      display: 'flex',
      alignItems: 'center',
      typography: 'subtitle1',
      lineHeight: 1.45,
      fontWeight: weight.medium,
    }}
  >
    {text}
  </Box>
);

type CaptionSwitchProps = { shown: boolean; onChange: (on: boolean) => void };

export const CaptionSwitch = ({ shown, onChange }: CaptionSwitchProps) => {
  const t = useListeningText();
  return (
    <FormControlLabel
      label={t('captions')}
      control={<Switch checked={shown} onChange={(event) => onChange(event.target.checked)} />}
      sx={{ minHeight: 44, m: 0 }}
    />
  );
};
