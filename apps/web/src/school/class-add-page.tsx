import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { contractResolver } from '../lib/errors/contract-resolver.ts';
import { applyFieldErrors } from '../lib/errors/field-errors.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { UnsavedGuard } from '../ui/form/unsaved-guard.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { ClassFields } from './class-fields.tsx';
import { type ClassForm, classFieldNames, classFormSchema, emptyClass, toClassFields } from './class-form.ts';
import { useAddClass } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

/** Page that adds a class and then opens it. */
export const ClassAddPage = () => {
  const t = useSchoolText();
  const navigate = useNavigate();
  const add = useAddClass();
  const { control, handleSubmit, setError, formState } = useForm<ClassForm>({
    resolver: contractResolver(classFormSchema),
    defaultValues: emptyClass,
  });
  const submit = handleSubmit((form) =>
    add.mutate(toClassFields(form), {
      onSuccess: (added) => {
        showToast(t('added', { name: added.code }));
        // `replace` removes the form from the browser history, so that the Back button does not reopen the submitted
        // form.
        void navigate(`/pages/class/${added.id}`, { replace: true });
      },
      onError: (error) => applyFieldErrors(error, setError, classFieldNames),
    }),
  );
  return (
    <Page
      title={t('addTitle')}
      width="narrow"
      actions={
        <LinkButton to="/pages/class-list" startIcon={<ArrowBackIcon />}>
          {t('backToList')}
        </LinkButton>
      }
    >
      <Card>
        <UnsavedGuard unsaved={formState.isDirty && !add.isPending && !add.isSuccess} />
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void submit(event)}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <ClassFields control={control} levelId={null} />
          <FormProblem error={add.error} />
          <div>
            <Button type="submit" variant="contained" size="large" loading={add.isPending}>
              {t('add')}
            </Button>
          </div>
        </Box>
      </Card>
    </Page>
  );
};
