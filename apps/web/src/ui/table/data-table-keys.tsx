import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { loadValue, saveValue } from '../../lib/storage/storage.ts';
import { radius, weight } from '../theme/tokens.ts';
import { useUiText } from '../ui.texts.ts';
import { cardsBelow } from './data-table.styles.ts';

const mark = 'data-list-keys';

/** Key in local storage for the value `off`, which turns off the shortcuts on this device. */
const offKey = 'listkeys';
/** The setting belongs to the device, not to the user. */
const subject = 'device';

/** Selector of fields in which a key enters a character. */
const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]';
/** Selector of layers above the list, which handle their own keys. */
const layers = '[role="dialog"], [role="menu"], [role="listbox"]';

type TableKeysProps = {
  /** Element that contains the table and its toolbar. */
  frame: RefObject<HTMLElement | null>;
  selectable: boolean;
};

/**
 * Keyboard shortcuts of a list, and the button that lists them. If a page has several lists, the shortcuts apply to
 * the list with the focus or else to the first list. The dialog of the button turns the shortcuts off, because they
 * can interfere with speech input (WCAG 2.2, 2.1.4).
 */
export const TableKeys = ({ frame, selectable }: TableKeysProps) => {
  const t = useUiText();
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => loadValue(offKey, subject) !== 'off');
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { current } = frame;
    if (!isOn || !current || !appliesTo(current, event)) return;
    const done = { j: move(current, 1), k: move(current, -1), x: toggle, '/': focusSearch }[event.key];
    if (event.key === '?') setOpen(true);
    else if (!done?.(current)) return;
    event.preventDefault();
  });
  useEffect(() => {
    frame.current?.setAttribute(mark, '');
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [frame]);
  const keys = [
    ['j', t('keyNext')],
    ['k', t('keyPrevious')],
    ...(selectable ? [['x', t('keySelect')]] : []),
    ['Enter', t('keyOpen')],
    ['/', t('keySearch')],
    ['?', t('keyHelp')],
  ] as const;
  return (
    <>
      <IconButton
        aria-label={t('keys')}
        title={`${t('keys')} (?)`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ [`@media (max-width: ${cardsBelow - 1}px)`]: { display: 'none' } }}
      >
        <KeyboardIcon />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('keys')}</DialogTitle>
        <DialogContent>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 1.25, columnGap: 2.5, gridTemplateColumns: 'auto 1fr' }}
          >
            {keys.map(([key, text]) => (
              <Box key={key} sx={{ display: 'contents' }}>
                <Box component="dt" sx={keyStyles}>
                  {key}
                </Box>
                <Box component="dd" sx={{ m: 0 }}>
                  {text}
                </Box>
              </Box>
            ))}
          </Box>
          <FormControlLabel
            sx={{ mt: 2 }}
            control={
              <Switch
                checked={isOn}
                onChange={(_, on) => {
                  setOn(on);
                  saveValue(offKey, subject, on ? 'on' : 'off');
                }}
              />
            }
            label={t('keysOn')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
};

const keyStyles = {
  px: 1,
  minWidth: '2rem',
  textAlign: 'center',
  justifySelf: 'start',
  fontWeight: weight.semibold,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: radius.small,
};

const appliesTo = (frame: HTMLElement, event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  if (target.matches(typing) || document.querySelector(layers)) return false;
  return (target.closest(`[${mark}]`) ?? document.querySelector(`[${mark}]`)) === frame;
};

const rowsOf = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('tbody tr')];

/** Moves the focus to the link of the row that is `step` rows further, or else to the first control of the row. */
const move = (frame: HTMLElement, step: 1 | -1) => (): boolean => {
  const rows = rowsOf(frame);
  const now = rows.findIndex((row) => row.contains(document.activeElement));
  const next = now === -1 ? rows[0] : rows[now + step];
  const target =
    next?.querySelector<HTMLElement>('th a, th button') ??
    next?.querySelector<HTMLElement>('a, button, input');
  target?.focus();
  return rows.length > 0;
};

const toggle = (frame: HTMLElement): boolean => {
  const row = rowsOf(frame).find((one) => one.contains(document.activeElement));
  const box = row?.querySelector<HTMLElement>('[data-kind="select"] input');
  box?.click();
  return box !== undefined && box !== null;
};

const focusSearch = (frame: HTMLElement): boolean => {
  const field = frame.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
};
