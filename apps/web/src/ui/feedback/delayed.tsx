import { type ReactNode, useEffect, useState } from 'react';

const appearsAfter = 200;

/** Shows its content only after a short delay, so that no placeholder appears when loading is fast. */
export const Delayed = ({ children }: { children: ReactNode }) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), appearsAfter);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
};
