import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { optionBox } from '../option-row.tsx';
import { useAskingText } from './asking.texts.ts';
import { asShown, type FieldsProps, moved } from './choosing.ts';

type Move = { option: number; by: 1 | -1; place: number };

/**
 * The fields of an ordering question. Each option has two buttons that move it. Screen readers announce each move,
 * and the focus stays on the moved option.
 */
export const OrderFields = ({ question, choice, onChoose, describedBy }: FieldsProps) => {
  const t = useAskingText();
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState<Move | null>(null);
  const order = choice ?? asShown(question);
  const textOf = (option: number) => question.options[option] ?? '';
  useLayoutEffect(() => {
    if (last === null) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${last.option} ${last.by}"]`)?.focus();
  }, [last]);
  const move = (option: number, place: number, by: 1 | -1) => {
    if (order[place + by] === undefined) return;
    setLast({ option, by, place: place + by });
    onChoose(moved(order, place, by));
  };
  return (
    <>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {order.map((option, place) => (
          <Box component="li" key={option} sx={{ ...optionBox, pr: 0.5, py: 0.5 }}>
            <Box
              aria-hidden
              sx={{ flex: 'none', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
            >
              {place + 1}.
            </Box>
            <Box component="span" lang="en" sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
              {textOf(option)}
            </Box>
            {([-1, 1] as const).map((by) => {
              const isEnd = order[place + by] === undefined;
              return (
                <IconButton
                  key={by}
                  data-move={`${option} ${by}`}
                  // `aria-disabled` is used instead of `disabled`, so that the button keeps the focus when its
                  // option reaches the end of the list.
                  aria-disabled={isEnd}
                  aria-label={t(by < 0 ? 'moveUp' : 'moveDown', { text: textOf(option) })}
                  {...(describedBy ? { 'aria-describedby': describedBy } : {})}
                  onClick={() => move(option, place, by)}
                  sx={{ width: 44, height: 44, flex: 'none', ...(isEnd ? { opacity: 0.35 } : {}) }}
                >
                  {by < 0 ? <UpIcon /> : <DownIcon />}
                </IconButton>
              );
            })}
          </Box>
        ))}
      </Box>
      <div role="status">
        {last ? (
          <VisuallyHidden>
            {t('movedTo', { text: textOf(last.option), place: last.place + 1 })}
          </VisuallyHidden>
        ) : null}
      </div>
    </>
  );
};
