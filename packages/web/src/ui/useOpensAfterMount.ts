import { useEffect, useState } from 'react';

/**
 * Opens a dialog one render after it was mounted, because only a dialog that was closed before records the focus and
 * restores it.
 */
export function useOpensAfterMount(isOpen: boolean): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isOpen && isMounted;
}
