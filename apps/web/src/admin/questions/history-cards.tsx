import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Question, QuestionChange } from '@pratik/contract/question';
import type { Draft } from '@pratik/contract/question-draft';
import { useState } from 'react';
import { formatDateTime } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { Differences } from './compared.tsx';
import { stateName } from './question-words.tsx';
import { useVersion } from './questions.api.ts';
import { type QuestionsText, useQuestionsText } from './questions.texts.ts';

type HistoryCardsProps = { question: Question; onTake: (draft: Draft, version: number) => void };

/** Lists all versions of an item and the log of its changes. */
export const HistoryCards = ({ question, onTake }: HistoryCardsProps) => {
  const t = useQuestionsText();
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.4fr 1fr' } }}>
      <Card title={t('versions')}>
        <Box component="ul" sx={list}>
          {question.versions.map(({ version, madeAt, madeBy }) => (
            <Box component="li" key={version} sx={{ display: 'grid', gap: 0.5 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
                <Box sx={{ fontWeight: weight.semibold }}>{t('versionName', { version })}</Box>
                <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                  {formatDateTime(madeAt)} · {madeBy ?? t('byLibrary')}
                  {version === question.version ? ` · ${t('versionNow')}` : ''}
                </Box>
              </Box>
              {version === question.version ? null : (
                <OldVersion question={question} version={version} onTake={onTake} />
              )}
            </Box>
          ))}
        </Box>
      </Card>
      <Card title={t('history')}>
        {question.changes.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{t('noHistory')}</Box>
        ) : (
          <Box component="ul" sx={list}>
            {question.changes.map((change) => (
              <li key={`${change.at} ${change.action} ${change.version}`}>
                <div>{actionText(t, change)}</div>
                <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
                  {change.by ?? t('somebody')} · {formatDateTime(change.at)}
                </Box>
              </li>
            ))}
          </Box>
        )}
      </Card>
    </Box>
  );
};

const actionText = (t: QuestionsText, { action, version, toState }: QuestionChange): string => {
  switch (action) {
    case 'added':
      return t('didAdd');
    case 'edited':
      return t('didEdit', { version });
    case 'state':
      return t('didState', { state: toState === null ? '–' : stateName(t, toState) });
    case 'library-taken':
      return t('didTake');
    case 'library-declined':
      return t('didDecline');
    case 'imported':
      return t('didImport', { version });
  }
};

/** Shows how an old version differs from the current version. A button copies the old version into the form. */
const OldVersion = ({ question, version, onTake }: HistoryCardsProps & { version: number }) => {
  const t = useQuestionsText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -0.75 }}>
          {t(open ? 'versionHide' : 'versionShow')}
        </Button>
      </div>
      {open ? <OldContent question={question} version={version} onTake={onTake} /> : null}
    </>
  );
};

const OldContent = ({ question, version, onTake }: HistoryCardsProps & { version: number }) => {
  const t = useQuestionsText();
  const { data, error, refetch } = useVersion(question, version);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Differences then={data.draft} now={question.draft} thenLabel={t('thatTime')} />
      <div>
        <Button size="small" variant="outlined" onClick={() => onTake(data.draft, version)}>
          {t('versionTake')}
        </Button>
      </div>
    </Box>
  );
};

const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.75 };
