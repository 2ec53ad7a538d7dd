import { useRef } from 'react';

/** True from the first time the flag is: code that is seldom wanted is loaded then, and stays to close in peace. */
export function useOnceTrue(flag: boolean): boolean {
  const was = useRef(false);
  was.current ||= flag;
  return was.current;
}
