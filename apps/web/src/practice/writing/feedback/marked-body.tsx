import Box from '@mui/material/Box';
import type { StoredCorrection } from '@pratik/contract/feedback';
import { type KeyboardEvent, useRef } from 'react';
import { useCodeName } from '../../../feedback/code-names.ts';
import { useLanguage } from '../../../lib/language/i18n.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';
import { categoryLooks, categoryOf } from './categories.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { panelId } from './panel-id.ts';
import type { Numbered, Paragraph, TextPiece } from './paragraphs.ts';

type MarkedBodyProps = {
  text: string;
  corrections: readonly StoredCorrection[];
  paragraphs: readonly Paragraph[];
  /** The corrections to highlight, in text order. */
  marks: readonly Numbered[];
  open: string | null;
  onOpen: (correctionId: string | null) => void;
  onDispute: (correctionId: string, disputed: boolean) => void;
};

/** Text of a draft with highlighted corrections. A click on a highlight opens its explanation below the paragraph. */
export const MarkedBody = ({
  text,
  corrections,
  paragraphs,
  marks,
  open,
  onOpen,
  onDispute,
}: MarkedBodyProps) => {
  const body = useRef<HTMLDivElement>(null);
  const focusMark = (id: string) =>
    body.current?.querySelector<HTMLElement>(`[data-correction="${id}"]`)?.focus();
  const at = marks.findIndex(({ correction }) => correction.id === open);
  const shown = marks[at];
  const close = () => {
    onOpen(null);
    if (open) focusMark(open);
  };
  const go = (step: number) => {
    const next = marks[at + step]?.correction.id;
    if (next) onOpen(next);
  };
  return (
    <Box ref={body} sx={{ display: 'grid', gap: 1.5 }}>
      {paragraphs.map((paragraph) => (
        <div key={paragraph.start}>
          <Box component="p" lang="en" sx={bodyLook}>
            {paragraph.pieces.map((piece) =>
              piece.mark ? (
                <Mark
                  key={piece.key}
                  piece={piece}
                  mark={piece.mark}
                  open={open}
                  onOpen={onOpen}
                  onClose={close}
                />
              ) : (
                piece.text
              ),
            )}
          </Box>
          {shown && paragraph.pieces.some(({ mark }) => mark === shown) ? (
            <CorrectionPanel
              key={shown.correction.id}
              text={text}
              corrections={corrections}
              numbered={shown}
              total={marks.length}
              onPrevious={at > 0 ? () => go(-1) : null}
              onNext={at < marks.length - 1 ? () => go(1) : null}
              onClose={close}
              onDispute={onDispute}
            />
          ) : null}
        </div>
      ))}
    </Box>
  );
};

type MarkProps = Pick<MarkedBodyProps, 'open' | 'onOpen'> & {
  piece: TextPiece;
  mark: Numbered;
  onClose: () => void;
};

const Mark = ({ piece, mark, open, onOpen, onClose }: MarkProps) => {
  const t = useWritingText();
  const codeName = useCodeName();
  const language = useLanguage();
  const { id, code } = mark.correction;
  const category = categoryOf(code);
  const isOpen = open === id;
  const toggle = () => (isOpen ? onClose() : onOpen(id));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      toggle();
    }
    if (event.key === 'Escape' && isOpen) onClose();
  };
  return (
    <Box
      // A `<span>` is used, because a `<button>` does not wrap onto a second line.
      component="span"
      role="button"
      tabIndex={0}
      data-correction={id}
      aria-expanded={isOpen}
      {...(isOpen ? { 'aria-controls': panelId(id) } : {})}
      onClick={toggle}
      onKeyDown={onKeyDown}
      sx={markLook(category, isOpen)}
    >
      {piece.text}
      <Box
        component="sup"
        aria-hidden
        sx={{ typography: 'label', fontWeight: weight.semibold, lineHeight: 0, ml: '0.1em' }}
      >
        {mark.number}
      </Box>
      <VisuallyHidden>
        {' '}
        <span lang={language}>
          {t('markName', { number: mark.number, category: t(category), code: codeName(code) })}
        </span>
      </VisuallyHidden>
    </Box>
  );
};

const bodyLook = { m: 0, typography: 'subtitle1', lineHeight: 2.1, overflowWrap: 'anywhere' } as const;

const markLook = (category: keyof typeof categoryLooks, isOpen: boolean) => {
  const { color, line } = categoryLooks[category];
  const main = `var(--p-palette-${color}-main)`;
  return {
    cursor: 'pointer',
    borderRadius: radius.small,
    px: '0.1em',
    py: '0.35em',
    boxDecorationBreak: 'clone',
    bgcolor: `color-mix(in srgb, ${main} ${isOpen ? 24 : 9}%, transparent)`,
    textDecorationLine: 'underline',
    textDecorationStyle: line,
    textDecorationColor: main,
    textDecorationThickness: '0.12em',
    textUnderlineOffset: '0.28em',
    '&:hover': { bgcolor: `color-mix(in srgb, ${main} 20%, transparent)` },
  } as const;
};
