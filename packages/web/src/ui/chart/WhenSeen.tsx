import { Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { Suspense, type ReactNode } from 'react';
import { useHasBeenTrue } from '../useHasBeenTrue';

interface WhenSeenProps {
  /** Of the place, in px. */
  readonly height: number;
  readonly children: ReactNode;
}

/** What is drawn once its place comes near the window: until then its code is not loaded. */
export function WhenSeen({ height, children }: WhenSeenProps) {
  const { ref, entry } = useIntersection({ rootMargin: '160px' });
  const place = <Skeleton height={height} className="lw-after-200ms" />;
  const wasSeen = useHasBeenTrue(entry?.isIntersecting === true);
  return <div ref={ref}>{wasSeen ? <Suspense fallback={place}>{children}</Suspense> : place}</div>;
}
