import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Sets the document title and, after a navigation, moves the focus to the heading so that it is announced. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  useEffect(() => {
    document.title = `${title} · Listwright`;
  }, [title]);
  useEffect(() => {
    // A screen that starts in a field, such as a login code, keeps its focus.
    const isTaken = heading.current?.closest('main')?.querySelector(':focus') ?? null;
    if (!isFirstPage && isTaken === null) heading.current?.focus({ preventScroll: true });
    // Only on arrival: a changed query on the same page must not move the focus.
  }, []);
  return heading;
}
