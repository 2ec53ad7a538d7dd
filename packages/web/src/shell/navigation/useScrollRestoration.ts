import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top; Back and Forward restore the scroll position. */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const lastPath = useRef(pathname);
  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const known = positions.current;
    if (type === 'POP') window.scrollTo(0, known.get(key) ?? 0);
    else if (lastPath.current !== pathname) window.scrollTo(0, 0);
    lastPath.current = pathname;
    const remember = () => known.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
