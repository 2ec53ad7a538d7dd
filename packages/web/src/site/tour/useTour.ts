import { useEffect, useState } from 'react';

const STEP_MS = 4000;

interface Tour {
  readonly at: number;
  readonly isPlaying: boolean;
  /** Shows a slide and stops the autoplay. */
  readonly show: (at: number) => void;
  readonly toggle: () => void;
}

/**
 * The current slide of `count`. Advances every four seconds, except while the tab is hidden or reduced motion is
 * preferred.
 */
export function useTour(count: number): Tour {
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => (now + 1) % count);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return {
    at,
    isPlaying,
    show: (next) => {
      setPlaying(false);
      setAt((next + count) % count);
    },
    toggle: () => setPlaying((playing) => !playing),
  };
}
