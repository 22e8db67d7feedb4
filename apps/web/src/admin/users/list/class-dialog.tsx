import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassRole } from '@pratik/contract/classes';
import { useState } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { useActsText } from '../acts.texts.ts';
import { type ChosenClass, useClassSearch } from '../use-class-adding.ts';

type ClassDialogProps = {
  count: number;
  open: boolean;
  onChoose: (target: ChosenClass, role: ClassRole) => void;
  onClose: () => void;
};

/** Dialog that asks for the class and the class role in which the selected users are added. */
export const ClassDialog = ({ count, open, onChoose, onClose }: ClassDialogProps) => {
  const t = useActsText();
  const [search, setSearch] = useState('');
  const [classId, setClassId] = useState('');
  const [role, setRole] = useState<ClassRole>('learner');
  const [missing, setMissing] = useState(false);
  const { data, error, refetch } = useClassSearch(search, open);
  const options = (data?.classes ?? []).map(({ id, code, term }) => ({
    value: id,
    label: `${code} · ${term}`,
  }));
  const target = options.find(({ value }) => value === classId);
  return (
    <ConfirmDialog
      open={open}
      title={t('classTitle')}
      confirmLabel={t('classNow')}
      onConfirm={() => {
        if (!target) return setMissing(true);
        onChoose({ id: target.value, title: target.label }, role);
      }}
      onClose={() => {
        setMissing(false);
        onClose();
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('classWho', { count: formatNumber(count) })}</Typography>
        <SearchInput label={t('classSearch')} value={search} onSearch={setSearch} />
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <TextSkeleton lines={2} />}
        {data?.classes.length === 0 ? (
          <Box>
            <Typography>{t(search === '' ? 'noClass' : 'classNotFound')}</Typography>
            {search === '' ? <LinkButton to="/pages/class-add">{t('addClass')}</LinkButton> : null}
          </Box>
        ) : null}
        {data && options.length > 0 ? (
          <>
            <SelectInput
              label={t('classChoice')}
              value={target ? classId : ''}
              options={[{ value: '', label: t('chooseClass') }, ...options]}
              onChange={(id) => {
                setClassId(id);
                setMissing(false);
              }}
              error={missing ? t('chooseClass') : undefined}
            />
            <SelectInput
              label={t('classRole')}
              value={role}
              options={[
                { value: 'learner', label: t('asLearner') },
                { value: 'teacher', label: t('asTeacher') },
              ]}
              onChange={(value) => setRole(value === 'teacher' ? 'teacher' : 'learner')}
            />
          </>
        ) : null}
      </Box>
    </ConfirmDialog>
  );
};
