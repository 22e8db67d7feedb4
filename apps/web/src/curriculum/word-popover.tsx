import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../lib/language/i18n.ts';
import { radius } from '../ui/theme/tokens.ts';
import { useCurriculumText } from './curriculum.texts.ts';
import type { TextOrigin } from './text-origin.ts';
import { WordCard } from './word-card.tsx';

export type WordPopoverProps = {
  word: string;
  sentence: string;
  /** Character offset of the word in its sentence. */
  at: number;
  origin: TextOrigin;
  anchor: () => HTMLElement | null;
  /** Closes the word card. If `focus` is true, the word receives the focus. */
  onClose: (focus: boolean) => void;
};

type Placing = { update(): Promise<unknown> };

/**
 * Shows the meaning of a tapped word in a card beside the word. The focus returns to the word on Esc, and on Tab
 * from the last control.
 */
export const WordPopover = (props: WordPopoverProps) => {
  const popper = useRef<Placing | null>(null);
  return (
    <Popper
      open
      anchorEl={props.anchor()}
      popperRef={(handle) => {
        popper.current = handle;
      }}
      placement="bottom"
      modifiers={[
        { name: 'offset', options: { offset: [0, 8] } },
        { name: 'preventOverflow', options: { padding: 12 } },
        { name: 'flip', options: { padding: 12 } },
      ]}
      sx={{ zIndex: 'modal' }}
    >
      <CardPanel {...props} popper={popper} />
    </Popper>
  );
};

/**
 * Content of the popover. This content is a separate component because its effects must run after the popper has
 * mounted.
 */
const CardPanel = ({
  anchor,
  onClose,
  popper,
  ...tapped
}: WordPopoverProps & { popper: RefObject<Placing | null> }) => {
  const t = useCurriculumText();
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  const closeOutside = useEffectEvent((target: EventTarget | null) => {
    const isInside = (node: Element | null) => target instanceof Node && node?.contains(target) === true;
    if (!isInside(panel.current) && !isInside(anchor())) onClose(false);
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const onPointer = (event: PointerEvent) => closeOutside(event.target);
    document.addEventListener('pointerdown', onPointer);
    // The card grows when the meaning finishes loading, so its position must be updated.
    const grown =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => void popper.current?.update());
    if (panel.current) grown?.observe(panel.current);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      grown?.disconnect();
    };
  }, [popper]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose(true);
    }
    if (event.key === 'Tab' && leavesCard(event)) {
      event.preventDefault();
      onClose(true);
    }
  };

  return (
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
        borderRadius: radius.card,
        typography: 'body1',
        lineHeight: 1.5,
      }}
    >
      <Box sx={{ p: 2 }}>
        <WordCard {...tapped} onClose={() => onClose(true)} />
      </Box>
    </Paper>
  );
};

/** Whether the key moves the focus out of the card: Tab on the last control, or Shift+Tab on the first control. */
const leavesCard = ({ currentTarget, shiftKey }: KeyboardEvent<HTMLElement>): boolean => {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const active = document.activeElement;
  return shiftKey ? active === stops[0] || active === currentTarget : active === stops.at(-1);
};
