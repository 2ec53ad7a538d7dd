import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Names the document and, after a navigation, moves the focus to the heading so that it is read out. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isFirstPage = key === 'default';
  useEffect(() => {
    document.title = `${title} · Listwright`;
  }, [title]);
  useEffect(() => {
    // A screen that starts in a field, as the code of a sign-in does, keeps the focus there.
    const isTaken = heading.current?.closest('main')?.querySelector(':focus') ?? null;
    if (!isFirstPage && isTaken === null) heading.current?.focus({ preventScroll: true });
    // Only the arrival counts: a changed query on the same page must not steal the focus.
  }, []);
  return heading;
}
