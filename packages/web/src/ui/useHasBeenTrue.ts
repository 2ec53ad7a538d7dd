import { useRef } from 'react';

/**
 * True from the first time the flag is true: rarely used code loads then, and stays mounted for its closing animation.
 */
export function useHasBeenTrue(flag: boolean): boolean {
  const was = useRef(false);
  was.current ||= flag;
  return was.current;
}
