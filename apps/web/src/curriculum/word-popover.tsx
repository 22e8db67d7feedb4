import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { useCurriculumText } from './curriculum.texts.ts';
import type { TextOrigin } from './tappable-text.tsx';
import { WordCard } from './word-card.tsx';

export type WordPopoverProps = {
  word: string;
  sentence: string;
  /** Where the word begins in the sentence. */
  at: number;
  origin: TextOrigin;
  anchor: () => HTMLElement | null;
  /** `focus`: back to the word. */
  onClose: (focus: boolean) => void;
};

/** What a tapped word means, beside it. Esc and leaving with Tab lead back to the word; so does nothing else. */
export const WordPopover = ({ anchor, onClose, ...tapped }: WordPopoverProps) => {
  const t = useCurriculumText();
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !panel.current?.contains(target) && !anchor()?.contains(target))
      onClose(false);
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const onPointer = (event: PointerEvent) => closeOutside(event.target);
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
    }
    if (event.key === 'Tab' && isLeaving(event)) {
      event.preventDefault();
      onClose(true);
    }
  };

  return (
    <Popper
      open
      anchorEl={anchor()}
      placement="bottom"
      modifiers={[
        { name: 'offset', options: { offset: [0, 8] } },
        { name: 'preventOverflow', options: { padding: 12 } },
        { name: 'flip', options: { padding: 12 } },
      ]}
      sx={{ zIndex: 'modal' }}
    >
      <Paper
        ref={panel}
        role="dialog"
        aria-label={t('wordCard', { word: tapped.word })}
        lang={language}
        tabIndex={-1}
        elevation={8}
        onKeyDown={onKeyDown}
        sx={{
          width: 'min(21rem, calc(100vw - 24px))',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1.4,
          fontSize: '1.071rem',
          lineHeight: 1.5,
        }}
      >
        <Box sx={{ p: 2 }}>
          <WordCard {...tapped} onClose={() => onClose(true)} />
        </Box>
      </Paper>
    </Popper>
  );
};

/** Tab on the last of the card's controls, or backwards on the first. */
const isLeaving = ({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): boolean => {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const active = document.activeElement;
  return shiftKey ? active === stops[0] || active === currentTarget : active === stops.at(-1);
};
