import { useCallback, useEffect, useRef, useState } from 'react';
import { keepText, readText, recallText } from './persisted-text.ts';

/** Unsent text, stored under the key across a reload and after the tab is closed. An empty text is deleted. */
export const usePersistedText = (key: string): [string, (text: string) => void] => {
  const [text, setText] = useState(() => readText(key) ?? '');
  const touched = useRef(text !== '');
  const change = useCallback(
    (next: string) => {
      touched.current = true;
      setText(next);
      keepText(key, next === '' ? null : next);
    },
    [key],
  );
  useEffect(() => {
    void recallText(key).then((left) => {
      // Text that the user has typed in the meantime takes precedence.
      if (left && !touched.current) change(left);
    });
  }, [key, change]);
  return [text, change];
};
