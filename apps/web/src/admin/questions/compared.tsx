import Box from '@mui/material/Box';
import type { Draft } from '@pratik/contract/question-draft';
import type { ConflictField } from '../../ui/feedback/conflict.ts';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { comparedFields, inWords, valueAt, withValue } from './fields/draft-fields.ts';
import type { Typed } from './item-form.ts';
import { type QuestionsText, useQuestionsText } from './questions.texts.ts';

/** Compares two edited versions of an item field by field. */
export const conflictFields = (
  t: QuestionsText,
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Typed>,
): ConflictField[] => [
  ...(['levelId', 'topic'] as const).map((key) => ({
    key,
    label: t(key === 'levelId' ? 'conflictLevel' : 'conflictTopic'),
    base: base[key] ?? '',
    mine: mine[key] ?? '',
    theirs: theirs[key] ?? '',
  })),
  ...comparedFields(mine.draft.kind).map(({ path, label, lang }) => {
    const words = (typed: Typed) => inWords(valueAt(typed.draft, path));
    const field = { key: path, label: t(label), base: words(base), mine: words(mine), theirs: words(theirs) };
    return lang ? { ...field, lang } : field;
  }),
];

/** Merges two versions of an item according to the version chosen for each field. */
export const merged = (
  mine: Typed,
  theirs: Typed,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Typed => {
  const of = (key: string) => (choices[key] === 'theirs' ? theirs : mine);
  const draft = comparedFields(mine.draft.kind).reduce<Draft>(
    (before, { path }) => withValue(before, path, valueAt(of(path).draft, path)),
    mine.draft,
  );
  return { levelId: of('levelId').levelId, topic: of('topic').topic, draft };
};

/** Shows the fields in which two drafts differ, with the older value beside the newer value. */
export const Differences = ({ then, now, thenLabel }: { then: Draft; now: Draft; thenLabel: string }) => {
  const t = useQuestionsText();
  const fields = comparedFields(now.kind)
    .map(({ path, label, lang }) => ({
      path,
      label: t(label),
      lang,
      old: inWords(valueAt(then, path)),
      now: inWords(valueAt(now, path)),
    }))
    .filter((field) => field.old !== field.now);
  if (fields.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('versionSame')}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.map((field) => (
        <Box key={field.path}>
          <Box sx={{ fontWeight: weight.semibold }}>{field.label}</Box>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
          >
            {[
              [thenLabel, field.old],
              [t('now'), field.now],
            ].map(([label, text]) => (
              <Box
                key={label}
                sx={{ p: 1.25, borderRadius: radius.control, bgcolor: 'action.hover', minWidth: 0 }}
              >
                <Box component="dt" sx={{ color: 'text.secondary', typography: 'label' }}>
                  {label}
                </Box>
                <Box
                  component="dd"
                  {...(field.lang ? { lang: field.lang } : {})}
                  sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
                >
                  {text || '–'}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
