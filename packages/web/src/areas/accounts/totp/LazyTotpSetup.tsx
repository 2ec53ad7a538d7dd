import { Skeleton } from '@mantine/core';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { TotpSetup } from './TotpSetup';

const Setup = lazy(() => import('./TotpSetup').then((totp) => ({ default: totp.TotpSetup })));

/** The set-up with its QR code encoder, loaded only when needed. */
export function LazyTotpSetup(props: ComponentProps<typeof TotpSetup>) {
  return (
    <Suspense fallback={<Skeleton height={160} role="status" aria-label="Loading setup" />}>
      <Setup {...props} />
    </Suspense>
  );
}
