import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ClassDetails } from '@pratik/contract/classes';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router';
import { contractResolver } from '../lib/errors/contract-resolver.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { ConflictDialog } from '../ui/feedback/conflict-dialog.tsx';
import { CardSkeletons } from '../ui/feedback/skeletons.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { UnsavedGuard } from '../ui/form/unsaved-guard.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ClassFields } from './class-fields.tsx';
import { type ClassForm, classFormSchema, toClassForm } from './class-form.ts';
import { ClassMissing } from './class-missing.tsx';
import { useClass } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';
import { useClassSaving } from './use-class-saving.ts';

/** Page that edits a class. */
export const ClassEditPage = () => {
  const t = useSchoolText();
  const { id = '' } = useParams();
  const { data, error, refetch } = useClass(id);
  return (
    <Page
      title={t('editTitle')}
      lead={data ? `${data.code} · ${data.name}` : undefined}
      width="narrow"
      actions={
        <LinkButton to={`/pages/class/${id}`} startIcon={<ArrowBackIcon />}>
          {t('toClass')}
        </LinkButton>
      }
    >
      {data ? <ClassEditForm key={data.id} row={data} /> : null}
      {data ? null : (
        <ClassMissing error={error} onRetry={() => void refetch()}>
          <CardSkeletons count={1} height="22rem" />
        </ClassMissing>
      )}
    </Page>
  );
};

const ClassEditForm = ({ row }: { row: ClassDetails }) => {
  const t = useSchoolText();
  const form = useForm<ClassForm>({
    resolver: contractResolver(classFormSchema),
    defaultValues: toClassForm(row),
  });
  const { control, handleSubmit, formState } = form;
  const saving = useClassSaving(row, form);
  return (
    <Card>
      <UnsavedGuard unsaved={formState.isDirty && !saving.busy} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void handleSubmit(saving.save)(event)}
        sx={{ display: 'grid', gap: 2.5 }}
      >
        <ClassFields control={control} levelId={row.levelId} />
        <FormProblem error={saving.error} />
        <div>
          <Button type="submit" variant="contained" disabled={!formState.isDirty} loading={saving.busy}>
            {t('save')}
          </Button>
        </div>
      </Box>
      {saving.conflict ? (
        <ConflictDialog {...saving.conflict} busy={saving.busy} error={saving.error} />
      ) : null}
    </Card>
  );
};
