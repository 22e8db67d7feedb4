import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Draft } from '@pratik/contract/writing';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/language/i18n.ts';
import { useUrlState } from '../../../lib/url-state.ts';
import { SelectInput } from '../../../ui/form/native-choice.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';
import { type ComparedPart, compareTexts } from './compare.ts';

const defaults = { compare: '', left: '', right: '' };

/** Shows two drafts side by side or, on a phone, one below the other. It compares the last two drafts by default. */
export const CompareView = ({ drafts }: { drafts: readonly Draft[] }) => {
  const t = useWritingText();
  const [chosen, setChosen] = useUrlState(defaults);
  const find = (number: string) => drafts.find((draft) => String(draft.number) === number);
  const right = find(chosen.right) ?? drafts.at(-1);
  const left = find(chosen.left) ?? drafts.at(-2);
  const compared = useMemo(() => compareTexts(left?.text ?? '', right?.text ?? ''), [left, right]);
  const options = drafts.map(({ number }) => ({
    value: String(number),
    label: t('draftNumber', { number }),
  }));
  const same =
    compared.left.every(({ changed }) => !changed) && compared.right.every(({ changed }) => !changed);
  return (
    <section aria-label={t('compareTitle')}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {t(same ? 'compareSame' : 'compareLegend')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Side
          label={t('compareLeft')}
          options={options}
          draft={left}
          parts={compared.left}
          change="removed"
          onChoose={(value) => setChosen({ left: value })}
        />
        <Side
          label={t('compareRight')}
          options={options}
          draft={right}
          parts={compared.right}
          change="added"
          onChoose={(value) => setChosen({ right: value })}
        />
      </Box>
    </section>
  );
};

type SideProps = {
  label: string;
  options: { value: string; label: string }[];
  draft: Draft | undefined;
  parts: readonly ComparedPart[];
  change: 'removed' | 'added';
  onChoose: (value: string) => void;
};

const Side = ({ label, options, draft, parts, change, onChoose }: SideProps) => {
  const t = useWritingText();
  const language = useLanguage();
  return (
    <Paper component="section" aria-label={label} variant="outlined" sx={{ p: 2, borderRadius: radius.card }}>
      <SelectInput
        compact
        label={label}
        options={options}
        value={String(draft?.number ?? '')}
        onChange={onChoose}
      />
      <Box
        component="p"
        lang="en"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.8, m: 0, mt: 2 }}
      >
        {parts.map(({ key, text, changed }) =>
          changed ? (
            <Box key={key} component={change === 'removed' ? 'del' : 'ins'} sx={look[change]}>
              <VisuallyHidden>
                <span lang={language}>{t(change)}</span>{' '}
              </VisuallyHidden>
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
    </Paper>
  );
};

const tint = (color: string) => `color-mix(in srgb, var(--p-palette-${color}-main) 14%, transparent)`;

const look = {
  removed: { bgcolor: tint('error'), textDecoration: 'line-through', borderRadius: radius.small },
  added: { bgcolor: tint('success'), textDecoration: 'underline', borderRadius: radius.small },
} as const;
