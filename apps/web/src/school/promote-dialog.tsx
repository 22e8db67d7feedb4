import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { ClassDetails, ListedClass } from '@pratik/contract/classes';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { SearchInput } from '../ui/form/search-input.tsx';
import { SelectInput } from '../ui/form/select-input.tsx';
import { useClassPage, usePromote } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

type PromoteDialogProps = {
  row: ClassDetails;
  /** Ids of the learners to move. An empty list means all learners of the class. */
  userIds: readonly string[];
  open: boolean;
  onClose: (done?: boolean) => void;
};

const classTitle = ({ code, term }: ListedClass): string => `${code} · ${term}`;

/** Dialog that moves learners to another class at the end of a term. */
export const PromoteDialog = ({ row, userIds, open, onClose }: PromoteDialogProps) => {
  const t = useSchoolText();
  const [search, setSearch] = useState('');
  const [toId, setToId] = useState('');
  const [archive, setArchive] = useState(false);
  const [missing, setMissing] = useState(false);
  const classes = useClassPage({ search, size: 50, sort: 'createdAt', order: 'desc' }, open);
  const promote = usePromote();
  const others = (classes.data?.classes ?? []).filter(({ id }) => id !== row.id);
  const target = others.find(({ id }) => id === toId);
  const whole = userIds.length === 0;
  const close = (done = false) => {
    promote.reset();
    setMissing(false);
    onClose(done);
  };
  const send = () => {
    if (!target) return setMissing(true);
    const input = { fromId: row.id, toId: target.id, archive: whole && archive };
    promote.mutate(whole ? input : { ...input, userIds: [...userIds] }, {
      onSuccess: ({ moved, alreadyThere }) => {
        const name = classTitle(target);
        showToast(
          alreadyThere === 0
            ? t('promoted', { count: moved, name })
            : t('promotedSome', { count: moved, name, there: alreadyThere }),
        );
        close(true);
      },
    });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('promoteTitle')}
      confirmLabel={t('promoteNow')}
      busy={promote.isPending}
      error={promote.error}
      onConfirm={send}
      onClose={() => close()}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('promoteWho', { count: whole ? row.learners : userIds.length })}</Typography>
        {classes.error && !classes.data ? (
          <LoadError error={classes.error} onRetry={() => void classes.refetch()} />
        ) : null}
        <SearchInput label={t('promoteSearch')} value={search} onSearch={setSearch} />
        {classes.data && others.length === 0 && search === '' ? (
          <Typography>{t('noOtherClass')}</Typography>
        ) : (
          <SelectInput
            label={t('promoteTo')}
            value={target ? toId : ''}
            options={[
              { value: '', label: t('chooseClass') },
              ...others.map((one) => ({ value: one.id, label: classTitle(one) })),
            ]}
            onChange={(id) => {
              setToId(id);
              setMissing(false);
            }}
            error={missing ? t('chooseClass') : undefined}
          />
        )}
        {whole ? (
          <FormControlLabel
            control={<Checkbox checked={archive} onChange={(event) => setArchive(event.target.checked)} />}
            label={t('promoteArchive', { name: row.code })}
          />
        ) : null}
      </Box>
    </ConfirmDialog>
  );
};
