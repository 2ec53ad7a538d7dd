import { useEffect, useRef } from 'react';
import { useRootStore } from '../../state/useRootStore';
import { isTyping } from './isTyping';

/**
 * Single-key shortcuts of a screen, by `event.key`. Ignored in text fields and dialogs, and when single keys are
 * switched off.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => void>>): void {
  const { preferences } = useRootStore();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      if (event.key !== 'Escape' && !preferences.singleKeys) return;
      latest.current[event.key]?.(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
