import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { levelSkills, type ManagedStatement } from '@pratik/contract/level';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field.tsx';
import { SelectField } from '../../../ui/form/select-input.tsx';
import type { LevelForm, StatementForm } from '../level-form.ts';
import { skillName } from '../level-words.tsx';
import { useLevelsText } from '../levels.texts.ts';
import { StatementOffer } from './offer-notice.tsx';

type StatementRowProps = {
  levelId: string;
  form: UseFormReturn<LevelForm>;
  /** Position among all statements of the level. */
  index: number;
  statement: StatementForm;
  /** The statement as stored on the server. Undefined for a new statement. */
  known: ManagedStatement | undefined;
  open: boolean;
  /** Whether the statement was just added. Its first field then receives the focus. */
  fresh: boolean;
  onOpen: (open: boolean) => void;
  onRetired: (retired: boolean) => void;
  onRemove: () => void;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
};

/** Can-do statement of a level, as text or as form fields. */
export const StatementRow = (props: StatementRowProps) => {
  const { levelId, form, index, statement, known, open, onOpen } = props;
  const t = useLevelsText();
  const text = statement.text.tr || t('newStatement');
  const invalid = form.formState.errors.canDo?.[index] !== undefined;
  useEffect(() => {
    if (invalid) onOpen(true);
  }, [invalid, onOpen]);
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}>
        {open ? (
          <StatementFields {...props} />
        ) : (
          <Box sx={{ flex: '1 1 min(20rem, 100%)', minWidth: 0 }}>
            <Box sx={statement.retired ? { color: 'text.secondary' } : {}}>{text}</Box>
            <Box lang="en" sx={{ color: 'text.secondary' }}>
              {statement.text.en}
            </Box>
            {statement.retired ? (
              <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('statementRetired')}</Box>
            ) : null}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ml: { xs: -1, sm: 'auto' } }}>
          <Button
            {...(open ? {} : { 'aria-label': t('statementEdit', { text }) })}
            onClick={() => onOpen(!open)}
          >
            {t(open ? 'statementDone' : 'edit')}
          </Button>
          <PutAway {...props} text={text} />
          {statement.retired ? null : <Moves {...props} text={text} />}
        </Box>
      </Box>
      <StatementOffer levelId={levelId} statement={known} index={index} form={form} />
    </Box>
  );
};

type Named = StatementRowProps & { text: string };

/** Button that retires a stored statement, or removes a statement that is not stored yet. */
const PutAway = ({ statement, known, text, onRetired, onRemove }: Named) => {
  const t = useLevelsText();
  if (!known) {
    return (
      <Button aria-label={t('statementRemove', { text })} onClick={onRemove}>
        {t('remove')}
      </Button>
    );
  }
  const { retired } = statement;
  return (
    <Button
      data-move={`${statement.id} put-away`}
      aria-label={t(retired ? 'statementRevive' : 'statementRetire', { text })}
      onClick={() => onRetired(!retired)}
    >
      {t(retired ? 'revive' : 'retire')}
    </Button>
  );
};

const Moves = ({ statement: { id }, text, up, down }: Named) => {
  const t = useLevelsText();
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={t('statementUp', { text })} data-move={`${id} -1`} disabled={!up} onClick={up}>
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={t('statementDown', { text })}
        data-move={`${id} 1`}
        disabled={!down}
        onClick={down}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};

const StatementFields = ({ form, index, fresh }: StatementRowProps) => {
  const t = useLevelsText();
  const { control } = form;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, flex: '1 1 100%' }}>
      <FormField
        control={control}
        name={`canDo.${index}.text.tr`}
        label={t('statementTr')}
        multiline
        autoFocus={fresh}
      />
      <FormField
        control={control}
        name={`canDo.${index}.text.en`}
        label={t('statementEn')}
        multiline
        inputProps={{ lang: 'en' }}
      />
      <SelectField
        control={control}
        name={`canDo.${index}.skill`}
        label={t('skill')}
        options={levelSkills.map((value) => ({ value, label: skillName(t, value) }))}
      />
    </Box>
  );
};
