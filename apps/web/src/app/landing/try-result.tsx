import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { PlainLinkButton } from '../../ui/action/plain-button.tsx';
import { useLandingText } from './landing.texts.ts';
import type { CheckFailure, VisitorCheckState } from './use-visitor-check.ts';

/** Time in milliseconds after which the page says that a running check is slow. */
const slowMs = 3_000;

type TryResultProps = { state: VisitorCheckState; signUp: boolean | undefined };

/** Shows the corrections of a visitor’s sentence, or that the check is running or has failed. */
export const TryResult = ({ state, signUp }: TryResultProps) => {
  const box = useRef<HTMLDivElement>(null);
  // On a phone, the result is below the visible part of the page, so the page scrolls to it.
  useEffect(() => {
    if (state.kind === 'done' || state.kind === 'failed') box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
  return (
    <Box ref={box} role="status" sx={{ display: 'grid', gap: 1.5, scrollMarginBlock: '1.5rem' }}>
      {state.kind === 'checking' ? <Slow /> : null}
      {state.kind === 'failed' ? <Failure failure={state.failure} /> : null}
      {state.kind === 'done' ? (
        <>
          <state.Found result={state.result} />
          <NextStep signUp={signUp} />
        </>
      ) : null}
    </Box>
  );
};

const Slow = () => {
  const t = useLandingText();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return slow ? t('trySlow') : null;
};

const Failure = ({ failure }: { failure: CheckFailure }) => {
  const t = useLandingText();
  if (typeof failure === 'object') return t('tryLimit', { minutes: failure.limit });
  return t(({ empty: 'tryEmpty', offline: 'tryOffline', busy: 'tryBusy' } as const)[failure]);
};

/** Shows a link to the sign-up page if sign-up is open. Otherwise says who can create an account. */
const NextStep = ({ signUp }: { signUp: boolean | undefined }) => {
  const t = useLandingText();
  if (signUp === undefined) return null;
  if (!signUp) return <Box sx={{ color: 'text.secondary' }}>{t('askForAccount')}</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 14rem' }}>{t('tryNext')}</Box>
      <PlainLinkButton to="/auth/sign-up">{t('signUp')}</PlainLinkButton>
    </Box>
  );
};
