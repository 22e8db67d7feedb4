import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ClassDetails } from '@pratik/contract/classes';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLevelWords } from '../curriculum/level-words.ts';
import { formatDate } from '../lib/language/format.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx';
import { CardSkeletons } from '../ui/feedback/skeletons.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ClassMissing } from './class-missing.tsx';
import { HomeworkSection } from './homework/homework-section.tsx';
import { MembersSection } from './members-section.tsx';
import { PromoteDialog } from './promote-dialog.tsx';
import { useClass, useDeleteClass, useSetArchived } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

/** Page of one class, for administrators and for the teachers of the class. */
export const ClassPage = () => {
  const t = useSchoolText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useClass(id);
  return (
    <Page
      title={data ? data.code : t('classTitle')}
      lead={data ? <ClassFacts row={data} /> : null}
      width="wide"
      actions={data ? <ClassActions row={data} /> : null}
    >
      {data ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <MembersSection key={`${data.id} learner`} row={data} classRole="learner" />
          <HomeworkSection key={`${data.id} homework`} row={data} />
          <MembersSection key={`${data.id} teacher`} row={data} classRole="teacher" />
          {data.right === 'teach' ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('privacy')}</Typography>
          ) : null}
        </Box>
      ) : (
        <ClassMissing error={error} onRetry={() => void refetch()}>
          <CardSkeletons count={2} height="16rem" />
        </ClassMissing>
      )}
    </Page>
  );
};

const ClassFacts = ({ row }: { row: ClassDetails }) => {
  const t = useSchoolText();
  const { levelName } = useLevelWords();
  return [
    row.name,
    row.term,
    row.levelId === null ? null : levelName(row.levelId),
    t('learnerCount', { count: row.learners }),
    row.archivedAt === null ? null : `${t('archived')}: ${formatDate(row.archivedAt)}`,
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
};

const ClassActions = ({ row }: { row: ClassDetails }) => {
  const t = useSchoolText();
  const archived = row.archivedAt !== null;
  const setArchived = useSetArchived();
  const [asked, setAsked] = useState<'promote' | 'remove' | null>(null);
  const report = (
    <LinkButton to={`/pages/class/${row.id}/report`} startIcon={<ReportIcon />}>
      {t('report')}
    </LinkButton>
  );
  if (row.right === 'teach') {
    return (
      <>
        <LinkButton to="/" startIcon={<ArrowBackIcon />}>
          {t('toHome')}
        </LinkButton>
        {report}
      </>
    );
  }
  const toggle = () =>
    setArchived.mutate(
      { id: row.id, archived: !archived },
      { onSuccess: () => showToast(t(archived ? 'restoredNow' : 'archivedNow', { name: row.code })) },
    );
  return (
    <>
      <FormProblem error={setArchived.error} />
      <LinkButton to="/pages/class-list" startIcon={<ArrowBackIcon />}>
        {t('backToList')}
      </LinkButton>
      {report}
      {row.learners > 0 ? <Button onClick={() => setAsked('promote')}>{t('promote')}</Button> : null}
      <Button onClick={toggle} loading={setArchived.isPending}>
        {t(archived ? 'restore' : 'archive')}
      </Button>
      {row.learners === 0 && row.teachers.length === 0 ? (
        <Button color="error" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      ) : null}
      <LinkButton to={`/pages/class-edit/${row.id}`} variant="outlined" startIcon={<EditIcon />}>
        {t('edit')}
      </LinkButton>
      <PromoteDialog row={row} userIds={[]} open={asked === 'promote'} onClose={() => setAsked(null)} />
      <DeleteClassDialog row={row} open={asked === 'remove'} onClose={() => setAsked(null)} />
    </>
  );
};

type DeleteClassDialogProps = { row: ClassDetails; open: boolean; onClose: () => void };

const DeleteClassDialog = ({ row, open, onClose }: DeleteClassDialogProps) => {
  const t = useSchoolText();
  const navigate = useNavigate();
  const remove = useDeleteClass();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('removeQuestion', { name: row.code })}
      confirmLabel={t('remove')}
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(row.id, {
          onSuccess: () => {
            showToast(t('removed', { name: row.code }));
            void navigate('/pages/class-list');
          },
        })
      }
      onClose={close}
    >
      <Typography>{t('removeLoss')}</Typography>
    </ConfirmDialog>
  );
};
