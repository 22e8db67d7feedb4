import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { PrivacyText } from '@pratik/contract/privacy';
import { type FormEvent, useState } from 'react';
import { isApiProblem } from '../../lib/api-client.ts';
import { formatDate } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { showToast } from '../../ui/toast.ts';
import { useServiceName } from '../../ui/use-service-name.ts';
import { useSavePrivacyText } from './privacy-texts.api.ts';
import { usePrivacyTextsText } from './privacy-texts.texts.ts';

/** One text in both languages; what was typed stays when somebody else was faster. */
export const PrivacyTextCard = ({ text }: { text: PrivacyText }) => {
  const t = usePrivacyTextsText();
  const nameOf = useServiceName();
  const save = useSavePrivacyText();
  const [tr, setTr] = useState(text.tr);
  const [en, setEn] = useState(text.en);
  const [asksAgain, setAsksAgain] = useState(false);
  const [base, setBase] = useState(text.version);
  const overtaken = text.version !== base;
  const conflict = isApiProblem(save.error, 'changed-meanwhile');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { kind, version } = text;
    save.mutate(
      { kind, version, tr, en, asksAgain },
      {
        onSuccess: ({ texts }) => {
          const now = texts.find((one) => one.kind === kind) ?? text;
          setBase(now.version);
          setTr(now.tr);
          setEn(now.en);
          setAsksAgain(false);
          showToast(t('saved'));
        },
      },
    );
  };
  const unchanged = tr.trim() === text.tr && en.trim() === text.en;
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
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>
        {overtaken ? (
          <Notice tone="warning" role="alert" title={t('changedByOther')}>
            <Typography sx={{ mt: 1, fontWeight: 600 }}>
              {t('nowStands', { version: text.version })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line' }}>{text.tr}</Typography>
          </Notice>
        ) : null}
        <TextInput
          label={t('turkish')}
          multiline
          minRows={4}
          value={tr}
          onChange={(event) => setTr(event.target.value)}
          help={t('help')}
        />
        <TextInput
          label={t('english')}
          multiline
          minRows={4}
          value={en}
          onChange={(event) => setEn(event.target.value)}
          inputProps={{ lang: 'en' }}
        />
        {text.kind === 'notice' ? null : (
          <FormControlLabel
            control={
              <Checkbox checked={asksAgain} onChange={(event) => setAsksAgain(event.target.checked)} />
            }
            label={t('asksAgain')}
          />
        )}
        {conflict ? null : <FormProblem error={save.error} />}
        <div>
          <Button
            type="submit"
            variant="outlined"
            disabled={unchanged}
            loading={save.isPending}
            aria-label={overtaken ? undefined : t('saveNamed', { text: t(text.kind) })}
          >
            {t(overtaken ? 'saveOver' : 'save')}
          </Button>
        </div>
      </Box>
    </Card>
  );
};
