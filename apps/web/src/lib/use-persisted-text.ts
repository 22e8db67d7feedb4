import { useCallback, useEffect, useRef, useState } from 'react';
import { keepText, readText, recallText } from './persisted-text.ts';

/** What is typed and not sent, kept under the key over a reload and a closed tab; an empty text is forgotten. */
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
      // What was typed meanwhile stands.
      if (left && !touched.current) change(left);
    });
  }, [key, change]);
  return [text, change];
};
