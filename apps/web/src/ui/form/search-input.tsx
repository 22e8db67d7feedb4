import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextInput } from './text-input.tsx';

type SearchInputProps = {
  label: string;
  /** Search text that is stored in the URL. */
  value: string;
  /**
   * Is called with the search text. `continued` is true for later searches with the same focus, for which the caller
   * replaces the history entry.
   */
  onSearch: (value: string, continued: boolean) => void;
  maxLength?: number;
};

const pauseBeforeSearch = 300;

/**
 * A search field that searches when the user stops typing, or immediately on Enter. After Back or Forward, the
 * field shows the search text of the URL.
 */
export const SearchInput = ({ label, value, onSearch, maxLength = 80 }: SearchInputProps) => {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const continued = useRef(false);

  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }

  const search = (text: string) => {
    if (text === sent) return;
    setSent(text);
    onSearch(text, continued.current);
    continued.current = true;
  };

  const afterPause = useEffectEvent(() => search(typed));
  useEffect(() => {
    if (typed === '' && value === '') return;
    const timer = setTimeout(afterPause, pauseBeforeSearch);
    return () => clearTimeout(timer);
  }, [typed, value]);

  return (
    <TextInput
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Inside a form, Enter starts the search instead of submitting the form.
        event.preventDefault();
        search(typed);
      }}
      onFocus={() => {
        continued.current = false;
      }}
      slotProps={{ input: { maxLength } }}
      autoComplete="off"
    />
  );
};
