import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClassDetails } from '@pratik/contract/classes';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ClassMissing } from '../class-missing.tsx';
import { useClass } from '../school.api.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import { type AssignmentForm, emptyAssignment, toFields } from './assignment-form.ts';
import { ContentFields } from './content-fields.tsx';
import { useFieldErrors } from './field-errors.ts';
import { useAddAssignment } from './homework.api.ts';
import { useHomeworkText } from './homework.texts.ts';

/** Page `/pages/class/:id/homework-add`, on which a teacher assigns homework to a class. */
export const HomeworkAddPage = () => {
  const t = useHomeworkText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useClass(id);
  return (
    <Page
      title={t('addTitle')}
      lead={data ? t('addLead', { code: data.code }) : undefined}
      width="narrow"
      actions={
        <LinkButton to={`/pages/class/${id}`} startIcon={<ArrowBackIcon />}>
          {t('toClass')}
        </LinkButton>
      }
    >
      {data ? (
        <AddForm row={data} />
      ) : (
        <ClassMissing error={error} onRetry={() => void refetch()}>
          <CardSkeletons count={1} height="30rem" />
        </ClassMissing>
      )}
    </Page>
  );
};

const AddForm = ({ row }: { row: ClassDetails }) => {
  const t = useHomeworkText();
  const navigate = useNavigate();
  const add = useAddAssignment();
  const form = useForm<AssignmentForm>({ defaultValues: emptyAssignment(new Date()) });
  const unsaved = form.formState.isDirty;
  const errors = useFieldErrors(add.error);
  const submit = (values: AssignmentForm) =>
    add.mutate(
      {
        classId: row.id,
        kind: values.kind,
        itemId: values.itemId === '' ? null : values.itemId,
        ...toFields(values),
      },
      {
        onSuccess: ({ id }) => {
          showToast(t('given'));
          void navigate(`/pages/class/${row.id}/homework/${id}`, { replace: true });
        },
      },
    );
  return (
    <Card>
      <UnsavedGuard unsaved={unsaved && !add.isPending && !add.isSuccess} />
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <ContentFields classId={row.id} levelId={row.levelId} form={form} error={errors.of('itemId')} />
        <AssignmentFields classId={row.id} form={form} errorOf={errors.of} />
        <FormProblem error={errors.rest} />
        <div>
          <Button type="submit" variant="contained" size="large" loading={add.isPending}>
            {t('give')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};
