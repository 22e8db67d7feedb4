import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ClassDetails, ClassRole } from '@pratik/contract/classes';
import { useId, useState } from 'react';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../ui/feedback/skeletons.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { SearchInput } from '../ui/form/search-input.tsx';
import { memberName } from './member-columns.tsx';
import { useAddMembers, useUserSearch } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

type AddMembersDialogProps = {
  row: ClassDetails;
  classRole: ClassRole;
  open: boolean;
  /** Is called when the dialog closes. `done` is true when members were added. */
  onClose: (done?: boolean) => void;
};

/**
 * Dialog that searches users and adds the selected users to a class. The selection remains when the search text
 * changes.
 */
export const AddMembersDialog = ({ row, classRole, open, onClose }: AddMembersDialogProps) => {
  const t = useSchoolText();
  const titleId = useId();
  const narrow = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useAddMembers(row.id, classRole);
  const close = (done = false) => {
    setChosen([]);
    add.reset();
    onClose(done);
  };
  const send = () =>
    add.mutate(chosen, {
      onSuccess: ({ added, skipped }) => {
        if (added === 0) showToast(t('addedNone'));
        else if (skipped.length > 0) showToast(t('addedSome', { count: added, skipped: skipped.length }));
        else showToast(t('addedMany', { count: added }));
        close(true);
      },
    });
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <Dialog
      open={open}
      onClose={() => close()}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={narrow}
    >
      <DialogTitle id={titleId}>
        {t(classRole === 'learner' ? 'addLearnersTo' : 'addTeachersTo', { name: row.code })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {open ? <UserChoice chosen={chosen} onToggle={toggle} /> : null}
        <FormProblem error={add.error} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={() => close()}>{t('cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0 || chosen.length > mostChosen}
          loading={add.isPending}
          onClick={send}
        >
          {t('addChosen', { count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** The server accepts at most this number of users in one call. */
const mostChosen = 200;

const UserChoice = ({ chosen, onToggle }: { chosen: readonly string[]; onToggle: (id: string) => void }) => {
  const t = useSchoolText();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useUserSearch(search);
  return (
    <>
      <Box sx={{ pt: 1 }}>
        <SearchInput label={t('searchUser')} value={search} onSearch={setSearch} />
      </Box>
      <Box
        role="group"
        aria-label={t('userList')}
        sx={{ display: 'grid', minHeight: '12rem', alignContent: 'start' }}
      >
        {data?.users.map((user) => (
          <FormControlLabel
            key={user.id}
            control={<Checkbox checked={chosen.includes(user.id)} onChange={() => onToggle(user.id)} />}
            label={
              <>
                {memberName(user)}{' '}
                <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {user.email}
                </Box>
              </>
            }
            sx={{ minHeight: 44, mr: 0 }}
          />
        ))}
        {data?.users.length === 0 ? <EmptyState title={t('noUser')}>{t('noUserBody')}</EmptyState> : null}
        {!data && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <TextSkeleton lines={6} />}
      </Box>
    </>
  );
};
