import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { TotpSetup } from './TotpSetup';

const Setup = lazy(() => import('./TotpSetup').then((totp) => ({ default: totp.TotpSetup })));

/** The set-up with its drawer of QR codes, which nobody loads who does not set it up. */
export function LazyTotpSetup(props: ComponentProps<typeof TotpSetup>) {
  return (
    <Suspense fallback={<Skeleton height={160} role="status" aria-label="Loading the set-up" />}>
      <Setup {...props} />
    </Suspense>
  );
}
