import { useCallback, useEffect, useRef, useState } from 'react';
import { persistText, readText, recallText } from './persisted-text.ts';

/**
 * State for unsent text, stored under the key. The text survives a reload and a closed tab. When the text becomes
 * empty, it is deleted from storage.
 */
export const usePersistedText = (key: string): [string, (text: string) => void] => {
  const [text, setText] = useState(() => readText(key) ?? '');
  const touched = useRef(text !== '');
  const change = useCallback(
    (next: string) => {
      touched.current = true;
      setText(next);
      persistText(key, next === '' ? null : next);
    },
    [key],
  );
  useEffect(() => {
    void recallText(key).then((left) => {
      // A restored text does not replace text that the user has typed in the meantime.
      if (left && !touched.current) change(left);
    });
  }, [key, change]);
  return [text, change];
};
