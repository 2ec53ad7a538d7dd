import { Notifications, useNotifications } from '@mantine/notifications';
import { useCallback, useEffect, useState } from 'react';
import { useHasBeenTrue } from '../useHasBeenTrue';
import { toastStrip } from './toastStrip';

const PLACE = 'bottom-left';

/** The toasts. Their regions come with the first one: a page without any need not render them. */
export function Toasts() {
  const isNeeded = useHasBeenTrue(useNotifications().notifications.length > 0);
  return isNeeded ? <ToastRegion /> : null;
}

/** The toasts. Their height is that of their strip of the page. */
function ToastRegion() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // There is a region for each place, and one ref for all.
  const take = useCallback((node: HTMLElement | null) => {
    if (node?.dataset.position === PLACE) setRegion(node);
  }, []);
  useEffect(() => {
    if (region === null) return;
    const observer = new ResizeObserver(() => toastStrip.setHeight(region.offsetHeight));
    observer.observe(region);
    return () => {
      observer.disconnect();
      toastStrip.end();
    };
  }, [region]);
  return (
    // Below dialogs, which show their own errors.
    <Notifications ref={take} position={PLACE} autoClose={4000} containerWidth={380} zIndex={150} />
  );
}
