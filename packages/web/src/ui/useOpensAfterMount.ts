import { useEffect, useState } from 'react';

/**
 * A dialog whose code has just arrived opens one render after it was mounted: only a dialog that was closed before
 * notes what had the focus, and gives it back.
 */
export function useOpensAfterMount(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isOpen && isMounted;
}
