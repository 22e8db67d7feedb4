import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AssignmentResults } from '@pratik/contract/homework';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatDate, formatNumber } from '../../lib/language/format.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useAssignment, useDeleteAssignment } from './homework.api.ts';
import { useHomeworkText } from './homework.texts.ts';
import { HomeworkMissing } from './homework-missing.tsx';
import { ResultsTable } from './results-table.tsx';
import { useAssignmentTitle } from './use-assignment-title.ts';

/**
 * Page `/pages/class/:id/homework/:homeworkId` with the results of each learner. While the class works, the page
 * reloads the results at intervals.
 */
export const HomeworkPage = () => {
  const t = useHomeworkText();
  const titleOf = useAssignmentTitle();
  const { homeworkId = '' } = useParams();
  const { data, error, refetch } = useAssignment(homeworkId, true);
  return (
    <Page
      title={data ? titleOf(data.assignment) : t('title')}
      lead={
        data
          ? `${data.class.code} · ${t('openUntil', {
              opens: formatDate(data.assignment.opensAt),
              due: formatDate(data.assignment.dueAt),
            })}`
          : null
      }
      width="wide"
      actions={data ? <HomeworkActions results={data} /> : null}
    >
      {data ? (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {data.assignment.note === '' ? null : (
            <Card title={t('note')}>
              <Box sx={{ whiteSpace: 'pre-line' }}>{data.assignment.note}</Box>
            </Card>
          )}
          <ResultsTable results={data} />
          <HardQuestions results={data} />
        </Box>
      ) : (
        <HomeworkMissing error={error} onRetry={() => void refetch()}>
          <CardSkeletons count={2} height="16rem" />
        </HomeworkMissing>
      )}
    </Page>
  );
};

const HomeworkActions = ({ results: { assignment, class: group } }: { results: AssignmentResults }) => {
  const t = useHomeworkText();
  const navigate = useNavigate();
  const remove = useDeleteAssignment();
  const [asked, setAsked] = useState(false);
  const classPath = `/pages/class/${group.id}`;
  return (
    <>
      <LinkButton to={classPath} startIcon={<ArrowBackIcon />}>
        {t('toClass')}
      </LinkButton>
      <Button color="error" onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
      <LinkButton
        to={`${classPath}/homework/${assignment.id}/edit`}
        variant="outlined"
        startIcon={<EditIcon />}
      >
        {t('edit')}
      </LinkButton>
      <ConfirmDialog
        open={asked}
        title={t('removeQuestion')}
        confirmLabel={t('remove')}
        destructive
        busy={remove.isPending}
        error={remove.error}
        onConfirm={() =>
          remove.mutate(assignment.id, {
            onSuccess: () => {
              showToast(t('removed'));
              void navigate(classPath);
            },
          })
        }
        onClose={() => {
          remove.reset();
          setAsked(false);
        }}
      >
        <Typography>{t('removeLoss')}</Typography>
      </ConfirmDialog>
    </>
  );
};

const HardQuestions = ({ results: { questions } }: { results: AssignmentResults }) => {
  const t = useHomeworkText();
  if (questions.length === 0) return null;
  return (
    <Card title={t('questions')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.5 }}>
        {questions.map(({ id, text, answered, wrong }) => (
          <li key={id}>
            <span lang="en">{text}</span>
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
              {t('wrongOf', { answered: formatNumber(answered), wrong: formatNumber(wrong) })}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
};
