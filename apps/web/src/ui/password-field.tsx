import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField, type FormFieldProps } from './form-field.tsx';
import { useUiText } from './ui.texts.ts';

/** A password field that can be looked at; pasting and password managers work. */
export const PasswordField = <Values extends FieldValues>(props: FormFieldProps<Values>) => {
  const t = useUiText();
  const [visible, setVisible] = useState(false);
  const label = visible ? t('hidePassword') : t('showPassword');
  return (
    <FormField
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={label}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
};
