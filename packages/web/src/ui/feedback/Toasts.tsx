import { Notifications, useNotifications } from '@mantine/notifications';
import { useCallback, useEffect, useState } from 'react';
import { useHasBeenTrue } from '../useHasBeenTrue';
import { ToastPlacer } from './ToastPlacer';

const PLACE = 'bottom-left';

/** The toasts. Their regions come with the first one: a page without any need not render them. */
export function Toasts() {
  const isNeeded = useHasBeenTrue(useNotifications().notifications.length > 0);
  return isNeeded ? <ToastRegion /> : null;
}

/** The toasts. Each is placed where it lies over no control and moves nothing. */
function ToastRegion() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const isWatching = useNotifications().notifications.length > 0;
  // There is a region for each place, and one ref for all.
  const take = useCallback((node: HTMLElement | null) => {
    if (node?.dataset.position === PLACE) setRegion(node);
  }, []);
  useEffect(() => {
    if (region === null || !isWatching) return;
    const placer = new ToastPlacer(region);
    placer.watch();
    return () => placer.end();
  }, [region, isWatching]);
  return (
    // Below dialogs, which show their own errors.
    <Notifications ref={take} position={PLACE} autoClose={4000} zIndex={150} />
  );
}
