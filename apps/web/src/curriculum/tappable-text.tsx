import Box from '@mui/material/Box';
import { type Span, sentenceSpans } from '@pratik/text/sentences';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx';
import { radius } from '../ui/theme/tokens.ts';
import { useCurriculumText } from './curriculum.texts.ts';
import { cutAt, partsOf } from './split-text.ts';
import type { TextOrigin } from './text-origin.ts';
import { nextWord } from './word-keys.ts';

type TappableTextProps = {
  /** Text of one paragraph. */
  text: string;
  origin: TextOrigin;
  /** Number of sentences of the whole text before this paragraph. */
  sentencesBefore?: number;
  /** Index of the sentence being read aloud, counted over the whole text. */
  spoken?: number | null;
  /** Ranges to highlight, as character offsets in this paragraph. */
  marked?: readonly Span[] | undefined;
};

const none: readonly Span[] = [];

type Tapped = { at: number; word: string };

// Loads the code of the word card after the page is shown, so that the code is ready when the user taps the first
// word.
const loadCard = () => import('./word-popover.tsx');
const WordPopover = lazy(async () => ({ default: (await loadCard()).WordPopover }));

/**
 * English text in which the user taps a word to see its meaning. A paragraph is one tab stop:
 * arrow keys move between words, Enter opens the word card, and Esc closes the card and restores the focus.
 */
export const TappableText = memo(
  ({ text, origin, sentencesBefore = 0, spoken = null, marked = none }: TappableTextProps) => {
    const t = useCurriculumText();
    const sentences = useMemo(() => sentenceSpans(text), [text]);
    const words = useMemo(
      () => partsOf(text, { start: 0, end: text.length }).filter(({ kind }) => kind === 'word'),
      [text],
    );
    const paragraph = useRef<HTMLElement>(null);
    const [stop, setStop] = useState(words[0]?.start ?? 0);
    const [open, setOpen] = useState<Tapped | null>(null);
    const wantsFocus = useRef(false);
    useEffect(() => void loadCard().catch(() => undefined), []);

    const nodeOf = (at: number) => paragraph.current?.querySelector<HTMLElement>(`[data-at="${at}"]`) ?? null;
    useLayoutEffect(() => {
      if (!wantsFocus.current) return;
      wantsFocus.current = false;
      paragraph.current?.querySelector<HTMLElement>(`[data-at="${stop}"]`)?.focus();
    }, [stop]);

    const show = (at: number) => {
      const word = words.find(({ start }) => start === at)?.text;
      if (word === undefined) return;
      setStop(at);
      setOpen({ at, word });
    };
    const onClick = (event: MouseEvent) => {
      // Selecting text does not open the card, because the user may want to copy the selected passage.
      if (window.getSelection()?.isCollapsed === false) return;
      const at = atOf(event.target);
      if (at !== null) show(at);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const at = atOf(event.target);
      if (at === null) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        show(at);
        return;
      }
      const next = nextWord(event.key, at, words, sentences);
      if (next === null) return;
      event.preventDefault();
      wantsFocus.current = next !== stop;
      setStop(next);
    };
    const close = (focus: boolean) => {
      const at = open?.at;
      setOpen(null);
      if (focus && at !== undefined) nodeOf(at)?.focus();
    };

    const sentenceOf = (at: number): Span =>
      sentences.find(({ start, end }) => at >= start && at < end) ?? { start: 0, end: text.length };

    return (
      <>
        <Box component="span" ref={paragraph} lang="en" onClick={onClick} onKeyDown={onKeyDown} sx={look}>
          {sentences.map((sentence, index) => {
            const number = sentencesBefore + index;
            const before = text.slice(sentences[index - 1]?.end ?? 0, sentence.start);
            return (
              <span key={sentence.start}>
                {before}
                <span data-sentence={number} {...(spoken === number ? { 'data-spoken': '' } : {})}>
                  {cutAt(sentence, marked).map((piece) => {
                    const parts = partsOf(text, piece).map((part) =>
                      part.kind === 'gap' ? (
                        part.text
                      ) : (
                        <span
                          key={part.start}
                          data-at={part.start}
                          {...(part.start === stop
                            ? {
                                role: 'button',
                                tabIndex: 0,
                                'aria-haspopup': 'dialog' as const,
                                'aria-expanded': open?.at === stop,
                                'aria-description': t('wordsHint'),
                              }
                            : {})}
                        >
                          {part.text}
                        </span>
                      ),
                    );
                    return piece.inside ? (
                      <mark key={piece.start}>{parts}</mark>
                    ) : (
                      <span key={piece.start}>{parts}</span>
                    );
                  })}
                </span>
              </span>
            );
          })}
        </Box>
        {open ? (
          <Suspense fallback={<VisuallyHidden>{t('looking')}</VisuallyHidden>}>
            <WordPopover
              key={open.at}
              word={open.word}
              at={open.at - sentenceOf(open.at).start}
              sentence={text.slice(sentenceOf(open.at).start, sentenceOf(open.at).end)}
              origin={origin}
              anchor={() => nodeOf(open.at)}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </>
    );
  },
);

/** Returns the offset of the word that an event targets, or null. */
const atOf = (target: EventTarget): number | null => {
  const node = target instanceof Element ? target.closest('[data-at]') : null;
  return node ? Number(node.getAttribute('data-at')) : null;
};

const tint = (share: number) => `color-mix(in srgb, var(--p-palette-primary-main) ${share}%, transparent)`;

const look = {
  whiteSpace: 'pre-line',
  '& [data-at]': { cursor: 'pointer', borderRadius: radius.small },
  '@media (hover: hover)': { '& [data-at]:hover': { bgcolor: tint(14) } },
  '& [data-at][aria-expanded="true"]': { bgcolor: tint(22) },
  '& [data-spoken]': { bgcolor: tint(15), borderRadius: radius.small, boxDecorationBreak: 'clone' },
  '& mark': {
    color: 'inherit',
    bgcolor: 'color-mix(in srgb, var(--p-palette-warning-main) 22%, transparent)',
    borderRadius: radius.small,
    boxDecorationBreak: 'clone',
  },
} as const;
