import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Question } from '@pratik/contract/question';
import { useWatch } from 'react-hook-form';
import { ConflictDialog } from '../../ui/feedback/conflict-dialog.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { clearOfSaveBar, SaveBar } from '../../ui/form/save-bar.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { comparedFields } from './fields/draft-fields.ts';
import { DraftForm } from './fields/draft-form.tsx';
import { PlaceFields } from './fields/place-fields.tsx';
import { HistoryCards } from './history-cards.tsx';
import { draftIn, formDraft, type ItemForm, useItemForm } from './item-form.ts';
import { OfferNotice } from './list/offer-notice.tsx';
import { Preview } from './preview.tsx';
import { useQuestionsText } from './questions.texts.ts';
import { typedOf, useQuestionSaving } from './use-question-saving.ts';

/** The form of an item beside a preview of what learners see. The versions of the item are listed below. */
export const QuestionEditor = ({ question }: { question: Question }) => {
  const t = useQuestionsText();
  const form = useItemForm(typedOf(question));
  const { save, busy, error, errors, conflict } = useQuestionSaving(question, form);
  const unsaved = form.formState.isDirty;
  const wrong = comparedFields(question.kind).filter(({ path }) =>
    [...errors.keys()].some((place) => place === `draft/${path}` || place.startsWith(`draft/${path}/`)),
  );
  return (
    <>
      <UnsavedGuard unsaved={unsaved && !busy} />
      <OfferNotice question={question} />
      <Box sx={besideEachOther}>
        <Card title={t('content')}>
          <Box
            component="form"
            noValidate
            onSubmit={(event) => void form.handleSubmit(save)(event)}
            sx={{ display: 'grid', gap: 2.5, pt: 1, ...clearOfSaveBar }}
          >
            <PlaceFields kind={question.kind} form={form} errorAt={(name) => errors.get(name)} />
            <DraftForm kind={question.kind} form={form} errorAt={(path) => errors.get(`draft/${path}`)} />
            <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('saveHelp')}</Box>
            <SaveBar on="paper">
              {conflict?.open ? null : <FormProblem error={error} />}
              {wrong.length > 0 ? (
                <Box role="alert" sx={{ color: 'error.main' }}>
                  {t('checkFields', { fields: wrong.map(({ label }) => t(label)).join(', ') })}
                </Box>
              ) : null}
              <div>
                <Button type="submit" variant="contained" disabled={!unsaved} loading={busy}>
                  {t('save')}
                </Button>
              </div>
            </SaveBar>
          </Box>
        </Card>
        <Box sx={{ position: { md: 'sticky' }, top: { md: '5.5rem' }, alignSelf: 'start', minWidth: 0 }}>
          <Card title={t('preview')}>
            <Box sx={{ display: 'grid', gap: 1.75 }}>
              <LivePreview form={form} question={question} />
            </Box>
          </Card>
        </Box>
      </Box>
      <HistoryCards
        question={question}
        onTake={(draft, version) => {
          form.reset({ ...form.getValues(), draft: formDraft(draft) }, { keepDefaultValues: true });
          showToast(t('versionTaken', { version }));
        }}
      />
      {conflict ? <ConflictDialog {...conflict} busy={busy} error={error} /> : null}
    </>
  );
};

/**
 * Preview that updates with every change of the draft. As a separate component, it does not cause the form to render
 * again.
 */
const LivePreview = ({ form, question }: { form: ItemForm; question: Question }) => {
  const draft = useWatch({ control: form.control, name: 'draft' });
  return <Preview draft={draftIn(draft)} text={question.text} textTitle={question.parent?.title} />;
};

const besideEachOther = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
};
