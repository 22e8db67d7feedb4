import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AssignmentDetails } from '@pratik/contract/homework';
import type { Conflict } from '@pratik/contract/problems';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { isApiProblem } from '../../lib/api/api-problem.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { AssignmentFields } from './assignment-fields.tsx';
import { type AssignmentForm, toFields, toForm } from './assignment-form.ts';
import { useFieldErrors } from './field-errors.ts';
import { useAssignment, useUpdateAssignment } from './homework.api.ts';
import { useHomeworkText } from './homework.texts.ts';
import { HomeworkMissing } from './homework-missing.tsx';
import { useAssignmentTitle } from './use-assignment-title.ts';

/**
 * Page `/pages/class/:id/homework/:homeworkId/edit`, on which a teacher changes the amount, minimum result, days,
 * instructions and learners of an assignment.
 */
export const HomeworkEditPage = () => {
  const t = useHomeworkText();
  const titleOf = useAssignmentTitle();
  const { id = '', homeworkId = '' } = useParams();
  const { data, error, refetch } = useAssignment(homeworkId);
  return (
    <Page
      title={t('editTitle')}
      lead={data ? titleOf(data.assignment) : undefined}
      width="narrow"
      actions={
        <LinkButton to={`/pages/class/${id}/homework/${homeworkId}`} startIcon={<ArrowBackIcon />}>
          {t('toHomework')}
        </LinkButton>
      }
    >
      {data ? (
        <EditForm key={data.assignment.id} stored={data.assignment} />
      ) : (
        <HomeworkMissing error={error} onRetry={() => void refetch()}>
          <CardSkeletons count={1} height="26rem" />
        </HomeworkMissing>
      )}
    </Page>
  );
};

const EditForm = ({ stored }: { stored: AssignmentDetails }) => {
  const t = useHomeworkText();
  const navigate = useNavigate();
  const update = useUpdateAssignment();
  const form = useForm<AssignmentForm>({ defaultValues: toForm(stored) });
  const unsaved = form.formState.isDirty;
  const [revision, setRevision] = useState(stored.revision);
  const isConflict = isApiProblem(update.error, 'conflict');
  const errors = useFieldErrors(isConflict ? null : update.error);
  const submit = (values: AssignmentForm) =>
    update.mutate(
      { id: stored.id, revision, ...toFields(values) },
      {
        onSuccess: () => {
          showToast(t('saved'));
          void navigate(`/pages/class/${stored.classId}/homework/${stored.id}`, { replace: true });
        },
        onError: (error) => {
          if (!isApiProblem(error, 'conflict') || !error.problem.current) return;
          const { present } = error.problem.current as Conflict<AssignmentDetails>;
          setRevision(present.revision);
          form.reset(toForm(present));
        },
      },
    );
  return (
    <Card>
      <UnsavedGuard unsaved={unsaved && !update.isPending && !update.isSuccess} />
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <Box sx={{ color: 'text.secondary' }}>{t('itemFixed')}</Box>
        <AssignmentFields classId={stored.classId} form={form} errorOf={errors.of} />
        {isConflict ? (
          <Notice tone="warning" role="alert">
            {t('changedElsewhere')}
          </Notice>
        ) : null}
        <FormProblem error={errors.rest} />
        <div>
          <Button type="submit" variant="contained" size="large" loading={update.isPending}>
            {t('save')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};
