import { lazy, Suspense } from 'react';
import type { SendToProps } from './SendTarget';

const SendMenu = lazy(() => import('./SendMenu').then((navigation) => ({ default: navigation.SendMenu })));

/** Starts another tool of this version with what is on show. The menu comes after the page. */
export function SendTo(props: SendToProps) {
  return (
    <Suspense fallback={null}>
      <SendMenu {...props} />
    </Suspense>
  );
}
