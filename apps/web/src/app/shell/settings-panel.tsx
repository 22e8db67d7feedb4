import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { weight } from '../../ui/theme/tokens.ts';
import { scales, setLayout, useLayout } from '../layout-options.ts';
import { Choice } from './choice.tsx';
import { LanguageChoice } from './language-choice-field.tsx';
import { usePanelText } from './panels.texts.ts';

/** The settings sidebar: the language and all layout options of the specification. */
export const SettingsPanel = () => {
  return (
    <Box sx={{ px: 3, pb: 4, display: 'grid', gap: 3 }}>
      <LayoutFields />
      <LanguageChoice />
    </Box>
  );
};

export const LayoutFields = () => {
  const t = usePanelText();
  const layout = useLayout();
  return (
    <>
      <Choice
        label={t('colorScheme')}
        value={layout.colorScheme}
        options={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
        onChange={(colorScheme) => setLayout({ colorScheme })}
      />
      <ScaleField scale={layout.scale} />
      <Choice
        label={t('menuMode')}
        value={layout.menuMode}
        options={[
          { value: 'static', label: t('menuStatic') },
          { value: 'overlay', label: t('menuOverlay') },
        ]}
        onChange={(menuMode) => setLayout({ menuMode })}
      />
      <Choice
        label={t('inputStyle')}
        value={layout.inputStyle}
        options={[
          { value: 'outlined', label: t('outlined') },
          { value: 'filled', label: t('filled') },
        ]}
        onChange={(inputStyle) => setLayout({ inputStyle })}
      />
      <FormControlLabel
        label={t('ripple')}
        labelPlacement="start"
        sx={{ m: 0, justifyContent: 'space-between', minHeight: 44 }}
        control={<Switch checked={layout.ripple} onChange={(_event, ripple) => setLayout({ ripple })} />}
      />
    </>
  );
};

const ScaleField = ({ scale }: { scale: number }) => {
  const t = usePanelText();
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }} aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="div" sx={{ mb: 0.75 }}>
        {t('scale')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <IconButton
          aria-label={t('smaller')}
          disabled={scale <= scales.smallest}
          onClick={() => setLayout({ scale: scale - 1 })}
        >
          <Remove />
        </IconButton>
        <Box
          role="status"
          sx={{
            minWidth: '2ch',
            textAlign: 'center',
            fontWeight: weight.semibold,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {scale}
        </Box>
        <IconButton
          aria-label={t('larger')}
          disabled={scale >= scales.largest}
          onClick={() => setLayout({ scale: scale + 1 })}
        >
          <Add />
        </IconButton>
      </Box>
    </Box>
  );
};
