import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Draft, QuestionKind } from '@pratik/contract/question-draft';
import type { QuestionGroup } from '@pratik/contract/question-list';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { newId } from '../../lib/new-id.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { emptyDrafts } from './fields/draft-fields.ts';
import { DraftForm } from './fields/draft-form.tsx';
import { fieldErrorsOf, tidied } from './fields/field-errors.ts';
import { PlaceFields } from './fields/place-fields.tsx';
import { TextPicker } from './fields/text-picker.tsx';
import { draftIn, type FormValues, type ItemForm, typedIn, useItemForm } from './item-form.ts';
import { questionPath } from './list/question-columns.tsx';
import { Preview } from './preview.tsx';
import { useAddQuestion, useQuestion } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';

/** Returns the empty draft for a kind of item. A question is linked to the text with the id `textId`. */
export const emptyDraft = (group: QuestionGroup, textId: string): Draft => {
  if (group === 'reading-question' || group === 'listening-question') {
    const textKind = group === 'reading-question' ? 'reading' : 'listening';
    return { ...emptyDrafts.question, textKind, textId };
  }
  const kind: QuestionKind = group;
  return emptyDrafts[kind];
};

type QuestionAddFormProps = { group: QuestionGroup; textId: string };

/**
 * Form that adds an item as a draft. An idempotency key prevents a duplicate item when the form is submitted again
 * after a lost response.
 */
export const QuestionAddForm = ({ group, textId }: QuestionAddFormProps) => {
  const t = useQuestionsText();
  const navigate = useNavigate();
  const add = useAddQuestion();
  const [key] = useState(() => `y-${newId().slice(0, 13)}`);
  const [empty] = useState(() => emptyDraft(group, textId));
  const form = useItemForm({ levelId: null, topic: null, draft: empty });
  const [sent, setSent] = useState<Draft | null>(null);
  const errors = fieldErrorsOf(add.error, sent);
  const errorAt = (path: string) => errors.get(`draft/${path}`);
  const submit = (values: FormValues) => {
    const { draft, ...place } = typedIn(values);
    setSent(draft);
    add.mutate(
      { key, ...place, draft: tidied(draft) },
      {
        onSuccess: (made) => {
          showToast(t('added'));
          // With `replace`, the navigation guard does not ask about unsaved input, and the Back button skips the
          // form.
          void navigate(questionPath(made), { replace: true });
        },
      },
    );
  };
  return (
    <Box sx={besideEachOther}>
      {/* Rendered only with unsaved input: the router supports one guard, and the import panel may need it. */}
      {form.formState.isDirty && !add.isPending && !add.isSuccess ? <UnsavedGuard unsaved /> : null}
      <Card>
        <Box
          component="form"
          noValidate
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          {empty.kind === 'question' ? (
            <TextPicker kind={empty.textKind} form={form} error={errorAt('textId')} />
          ) : null}
          <PlaceFields kind={empty.kind} form={form} errorAt={(name) => errors.get(name)} />
          <DraftForm kind={empty.kind} form={form} errorAt={errorAt} />
          <FormProblem error={add.error} />
          <div>
            <Button type="submit" variant="contained" loading={add.isPending}>
              {t('addDraft')}
            </Button>
          </div>
        </Box>
      </Card>
      <Box sx={{ position: { md: 'sticky' }, top: { md: '5.5rem' }, alignSelf: 'start', minWidth: 0 }}>
        <Card title={t('preview')}>
          <Box sx={{ display: 'grid', gap: 1.75 }}>
            <LivePreview form={form} />
          </Box>
        </Card>
      </Box>
    </Box>
  );
};

/**
 * Preview that updates with every change of the draft. As a separate component, it does not cause the form to render
 * again.
 */
const LivePreview = ({ form }: { form: ItemForm }) => {
  const draft = draftIn(useWatch({ control: form.control, name: 'draft' }));
  const text = useTextOf(draft);
  return <Preview draft={draft} text={text?.text} textTitle={text?.title} />;
};

/** Returns the text that a question belongs to. Null for other items and while the text is loading. */
const useTextOf = (draft: Draft): { text: string; title: string } | null => {
  const question = draft.kind === 'question' ? draft : null;
  const kind = question?.textKind ?? 'reading';
  const { data } = useQuestion({ kind, id: question?.textId ?? '' });
  const text = data?.draft;
  return question !== null && text !== undefined && 'text' in text
    ? { text: text.text, title: data?.title ?? question.textId }
    : null;
};

const besideEachOther = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
};
