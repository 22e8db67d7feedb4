import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { FormField } from '../../ui/form/form-field.tsx';
import { useIdentityText } from '../identity.texts.ts';

export type UserName = { name: string; surname: string };

/** Fields for name and surname, side by side if there is enough space. */
export const UserFields = ({ control }: { control: Control<UserName> }) => {
  const t = useIdentityText();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <FormField control={control} name="name" label={t('name')} autoComplete="given-name" />
      <FormField control={control} name="surname" label={t('surname')} autoComplete="family-name" />
    </Box>
  );
};
