import { Notifications, useNotifications } from '@mantine/notifications';
import { useCallback, useEffect, useState } from 'react';
import { useHasBeenTrue } from '../useHasBeenTrue';

const PLACE = 'bottom-left';

/** The toasts. Their regions come with the first one: a page without any need not render them. */
export function Toasts() {
  const isNeeded = useHasBeenTrue(useNotifications().notifications.length > 0);
  return isNeeded ? <ToastRegion /> : null;
}

/**
 * The toasts, with their height as `--lw-toasts`: the page gives them a strip of its own, so that none lies over a control
 * (`styles/toasts.css`).
 */
function ToastRegion() {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  // There is a region for each place, and one ref for all.
  const take = useCallback((node: HTMLElement | null) => {
    if (node?.dataset.position === PLACE) setRegion(node);
  }, []);
  useEffect(() => {
    if (region === null) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      page.style.setProperty('--lw-toasts', `${region.offsetHeight}px`);
      page.toggleAttribute('data-toasts', region.offsetHeight > 0);
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [region]);
  return (
    // Below dialogs, which show their own errors.
    <Notifications ref={take} position={PLACE} autoClose={4000} containerWidth={380} zIndex={150} />
  );
}
