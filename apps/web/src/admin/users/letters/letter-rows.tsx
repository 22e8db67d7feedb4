import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LetterState, ListedLetter } from '@pratik/contract/letters';
import { formatDateTime } from '../../../lib/language/format.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { ColouredWord } from '../../../ui/label/coloured-word.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useRetryLetter } from './letters.api.ts';
import { useLettersText } from './letters.texts.ts';

const colours: Record<LetterState, string> = {
  waiting: 'warning.main',
  sent: 'success.main',
  failed: 'error.main',
};

type LetterRowsProps = { letters: readonly ListedLetter[]; linkUser: boolean; padded?: boolean };

/** List of e-mails with their states. A failed e-mail has a button that sends it again, if this is possible. */
export const LetterRows = ({ letters, linkUser, padded = false }: LetterRowsProps) => {
  const t = useLettersText();
  const retry = useRetryLetter();
  return (
    <>
      <Box component="ol" aria-label={t('listLabel')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {letters.map((letter) => (
          <Box component="li" key={letter.id} sx={{ ...row, ...(padded ? { px: 2.5 } : {}) }}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Box sx={{ fontWeight: weight.semibold }}>{t(letter.kind)}</Box>
                <ColouredWord color={colours[letter.state]} hollow={letter.state === 'waiting'}>
                  {t(letter.state)}
                </ColouredWord>
              </Box>
              <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {t('to', { address: letter.to })}
              </Box>
              <Facts letter={letter} />
              {linkUser && letter.userId !== null ? (
                <TextLink to={`/pages/user/${letter.userId}`}>{t('user')}</TextLink>
              ) : null}
            </Box>
            {letter.canRetry ? (
              <Button
                variant="outlined"
                aria-label={t('retryOf', { kind: t(letter.kind), address: letter.to })}
                loading={retry.isPending && retry.variables === letter.id}
                onClick={() => retry.mutate(letter.id, { onSuccess: () => showToast(t('retried')) })}
              >
                {t('retry')}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {retry.error ? <ErrorPanel error={retry.error} /> : null}
    </>
  );
};

const Facts = ({ letter }: { letter: ListedLetter }) => {
  const t = useLettersText();
  const { state, reason, attempts, createdAt, endedAt } = letter;
  const times = [
    t('asked', { when: formatDateTime(createdAt) }),
    endedAt === null ? '' : t('ended', { when: formatDateTime(endedAt) }),
    attempts > 1 ? t('attempts', { count: attempts }) : '',
  ].filter((part) => part !== '');
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{times.join(' · ')}</Box>
      {reason !== null && state !== 'sent' ? (
        <Box>
          {t(`reason.${reason}`)} {state === 'waiting' ? t('waitingHelp') : ''}
        </Box>
      ) : null}
    </>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  py: 1.5,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
};
