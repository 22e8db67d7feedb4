import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { PrivacyText } from '@pratik/contract/privacy';
import { useEffect } from 'react';
import { formatDate } from '../../lib/language/format.ts';
import { ConflictDialog } from '../../ui/feedback/conflict-dialog.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useServiceName } from '../../ui/label/use-service-name.ts';
import { Card } from '../../ui/layout/card.tsx';
import { usePrivacyTextsText } from './privacy-texts.texts.ts';
import { useTextSaving } from './use-text-saving.ts';

type PrivacyTextCardProps = {
  text: PrivacyText;
  /** Is called when the text in the card begins to differ from the stored text, and when both are equal again. */
  onUnsaved: (kind: PrivacyText['kind'], unsaved: boolean) => void;
};

/** Card that edits one privacy text in both languages. A conflict does not delete the typed text. */
export const PrivacyTextCard = ({ text, onUnsaved }: PrivacyTextCardProps) => {
  const t = usePrivacyTextsText();
  const nameOf = useServiceName();
  const { typed, setTyped, unsaved, save, busy, error, conflict } = useTextSaving(text);
  useEffect(() => onUnsaved(text.kind, unsaved && !busy), [onUnsaved, text.kind, unsaved, busy]);
  return (
    <Card title={t(text.kind)}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('inForce', { version: text.version, when: formatDate(text.madeAt) })}
      </Typography>
      {text.kind === 'notice' ? null : (
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text.service === null ? t('notAsked') : t('service', { service: nameOf(text.service) })}
        </Typography>
      )}
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}
      >
        <TextInput
          label={t('turkish')}
          multiline
          minRows={4}
          value={typed.tr}
          onChange={(event) => setTyped({ ...typed, tr: event.target.value })}
          help={t('help')}
        />
        <TextInput
          label={t('english')}
          multiline
          minRows={4}
          value={typed.en}
          onChange={(event) => setTyped({ ...typed, en: event.target.value })}
          inputProps={{ lang: 'en' }}
        />
        {text.kind === 'notice' ? null : (
          <FormControlLabel
            control={
              <Checkbox
                checked={typed.asksAgain}
                onChange={(event) => setTyped({ ...typed, asksAgain: event.target.checked })}
              />
            }
            label={t('asksAgain')}
          />
        )}
        <FormProblem error={error} />
        <div>
          <Button
            type="submit"
            variant="outlined"
            disabled={!unsaved}
            loading={busy}
            aria-label={t('saveNamed', { text: t(text.kind) })}
          >
            {t('save')}
          </Button>
        </div>
      </Box>
      {conflict ? <ConflictDialog {...conflict} /> : null}
    </Card>
  );
};
