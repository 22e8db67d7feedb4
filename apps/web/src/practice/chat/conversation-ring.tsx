import Box from '@mui/material/Box';
import type { Meter } from '@pratik/contract/chat';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../lib/language/format.ts';
import { spokenMinutes } from '../../lib/language/spoken-minutes.ts';
import { Ring } from '../../ui/chart/ring.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useChatText } from './chat.texts.ts';
import { furthest, shownSeconds } from './meter-time.ts';

type ConversationRingProps = {
  meter: Meter;
  /** Time of the learner’s last activity in milliseconds since 1970, or null before the first activity. */
  activeAt?: RefObject<number | null>;
  /** Diameter of the ring in rem. */
  size?: number;
};

/** Ring that shows the minutes practised today. It grows between two responses of the server and never shrinks. */
export const ConversationRing = ({ meter, activeAt, size = 3.8 }: ConversationRingProps) => {
  const t = useChatText();
  const seconds = useShownSeconds(meter, activeAt);
  // The text shows the minutes from the server, because minutes counted in the browser may be too high.
  const minutes = spokenMinutes(meter);
  const [used, limit] = [formatNumber(minutes.used), formatNumber(minutes.limit)];
  return (
    <Ring
      label={t('ringLabel', { used, limit })}
      share={seconds / meter.limitSeconds}
      size={size}
      stroke={size > 5 ? 0.09 : 0.11}
    >
      {size > 5 ? (
        <Box sx={{ lineHeight: 1.15 }}>
          <Box sx={{ typography: 'stat', fontVariantNumeric: 'tabular-nums' }}>{used}</Box>
          <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t('ofMinutes', { limit })}</Box>
        </Box>
      ) : (
        <Box sx={{ typography: 'label', fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' }}>
          {t('minutesShort', { used })}
        </Box>
      )}
    </Ring>
  );
};

const tick = 1_000;

const useShownSeconds = (meter: Meter, activeAt: RefObject<number | null> | undefined): number => {
  const received = useRef({ meter, at: Date.now() });
  const [now, setNow] = useState(() => Date.now());
  if (received.current.meter.usedSeconds !== meter.usedSeconds || received.current.meter.day !== meter.day) {
    received.current = { meter, at: Date.now() };
  }
  useEffect(() => {
    if (!activeAt) return;
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, [activeAt]);
  const { at } = received.current;
  const moment = { receivedAt: at, activeAt: activeAt?.current ?? null, now: Math.max(now, at) };
  const seconds = shownSeconds(meter, moment);
  const most = useRef({ day: meter.day, seconds });
  most.current = furthest(most.current, { day: meter.day, seconds });
  return most.current.seconds;
};
