import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EditableLevel, ManagedStatement } from '@pratik/contract/level';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { type LevelForm, writeThreshold } from '../level-form.ts';
import { skillName } from '../level-words.tsx';
import { useKeepOwn } from '../levels.api.ts';
import { useLevelsText } from '../levels.texts.ts';

type OfferProps = {
  levelId: string;
  statementId: string | null;
  onTake: () => void;
  /** The new text from the library. */
  children: ReactNode;
};

/**
 * Notice that the library has a new version of a text that an administrator has edited. The administrator accepts or
 * dismisses it.
 */
const Offer = ({ levelId, statementId, onTake, children }: OfferProps) => {
  const t = useLevelsText();
  const keep = useKeepOwn();
  return (
    <Notice tone="info" title={t('offerTitle')}>
      <Box sx={{ mb: 1 }}>{t('offerBody')}</Box>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
        <Button
          variant="outlined"
          onClick={() => {
            onTake();
            showToast(t('offerTaken'));
          }}
        >
          {t('offerTake')}
        </Button>
        <Button
          loading={keep.isPending}
          onClick={() =>
            keep.mutate({ id: levelId, statementId }, { onSuccess: () => showToast(t('offerDeclined')) })
          }
        >
          {t('offerKeep')}
        </Button>
      </Box>
      <FormProblem error={keep.error} />
    </Notice>
  );
};

type Form = { form: UseFormReturn<LevelForm> };
const dirty = { shouldDirty: true, shouldValidate: true } as const;

export const LevelOffer = ({ level, form }: { level: EditableLevel } & Form) => {
  const t = useLevelsText();
  const { offered } = level;
  if (offered === null) return null;
  const threshold = writeThreshold(offered.abilityFrom);
  const take = () => {
    form.setValue('name', offered.name, dirty);
    form.setValue('description', offered.description ?? { tr: '', en: '' }, dirty);
    form.setValue('abilityFrom', threshold, dirty);
  };
  const rows: [string, string, 'en'?][] = [
    [t('nameTr'), offered.name.tr],
    [t('nameEn'), offered.name.en, 'en'],
    [t('descriptionTr'), offered.description?.tr ?? ''],
    [t('descriptionEn'), offered.description?.en ?? '', 'en'],
    [t('thresholdLabel'), threshold],
  ];
  return (
    <Offer levelId={level.id} statementId={null} onTake={take}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {rows.map(([label, text, lang]) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
              {label}
            </Box>
            <Box component="dd" {...(lang ? { lang } : {})} sx={{ m: 0 }}>
              {text || t('emptyField')}
            </Box>
          </div>
        ))}
      </Box>
    </Offer>
  );
};

type StatementOfferProps = { levelId: string; statement: ManagedStatement | undefined; index: number } & Form;

export const StatementOffer = ({ levelId, statement, index, form }: StatementOfferProps) => {
  const t = useLevelsText();
  if (!statement?.offered) return null;
  const { id, offered } = statement;
  return (
    <Offer
      levelId={levelId}
      statementId={id}
      onTake={() => {
        form.setValue(`canDo.${index}.text`, offered.text, dirty);
        form.setValue(`canDo.${index}.skill`, offered.skill, dirty);
        form.setValue(`canDo.${index}.retired`, false, dirty);
      }}
    >
      <div>{offered.text.tr}</div>
      <div lang="en">{offered.text.en}</div>
      <Box sx={{ color: 'text.secondary' }}>{skillName(t, offered.skill)}</Box>
    </Offer>
  );
};
