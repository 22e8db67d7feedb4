import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useRef, useState } from 'react';
import { useDayText } from './day.texts.ts';
import { dayText, readDay } from './day-text.ts';
import { TextInput } from './text-input.tsx';

type DayInputProps = {
  label: string;
  /** Calendar day such as `2026-09-05`, or an empty string. */
  value: string;
  /** Earliest allowed day, such as `2026-09-05`. An empty string means no limit. */
  earliest?: string;
  latest?: string;
  onChange: (day: string) => void;
};

/**
 * A field for a calendar day. The user types the day in the format of the interface language (`05.09.2026`) or
 * selects it in the browser’s calendar. `onChange` is called when the day is complete and within the limits. An
 * invalid day shows an error when the field loses the focus.
 */
export const DayInput = ({ label, value, earliest = '', latest = '', onChange }: DayInputProps) => {
  const t = useDayText();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(dayText(value));
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const [left, setLeft] = useState(true);

  // The value was changed outside this field, for example by the Back button, a link or a clear button, so the
  // field shows the new value.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(dayText(value));
    }
  }

  const errorOf = (text: string): string | undefined => {
    const day = readDay(text);
    if (day === null) return text.trim() === '' ? undefined : t('unreadable');
    if (earliest !== '' && day < earliest) return t('tooEarly', { day: dayText(earliest) });
    return latest !== '' && day > latest ? t('tooLate', { day: dayText(latest) }) : undefined;
  };
  const send = (day: string) => {
    if (day === sent) return;
    setSent(day);
    onChange(day);
  };
  const take = (text: string) => {
    setTyped(text);
    const day = text.trim() === '' ? '' : readDay(text);
    if (day !== null && errorOf(text) === undefined) send(day);
  };
  const settle = () => {
    setLeft(true);
    // An invalid day clears the value, so that a filter never uses a day that the field does not show.
    if (errorOf(typed) === undefined) setTyped(dayText(readDay(typed) ?? ''));
    else send('');
  };
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <TextInput
        label={label}
        placeholder={t('shape')}
        value={typed}
        error={left ? errorOf(typed) : undefined}
        slotProps={{ input: { inputMode: 'numeric' } }}
        autoComplete="off"
        onChange={(event) => {
          setLeft(false);
          take(event.target.value);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={t('choose', { label })}
              onClick={() => calendar.current?.showPicker()}
            >
              <CalendarIcon />
            </IconButton>
          </InputAdornment>
        }
      />
      {/* An invisible input that opens the browser’s calendar below the field. It cannot receive the focus. */}
      <Box
        component="input"
        type="date"
        ref={calendar}
        value={value}
        min={earliest}
        max={latest}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => take(dayText(event.target.value))}
        sx={{
          position: 'absolute',
          insetInlineEnd: 0,
          bottom: 0,
          width: '3rem',
          height: '100%',
          opacity: 0,
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
};
