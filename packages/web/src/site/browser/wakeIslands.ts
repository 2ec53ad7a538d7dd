import type { ComponentType } from 'react';
import { whenIdle } from '../../ui/whenIdle';
import type { IslandName } from '../islands/IslandName';

/** Any component, as far as the page knows: its properties travelled as JSON. */
type Loader = () => Promise<ComponentType<Record<string, unknown>>>;

const LOADERS = {
  TitleCheck: () => import('../islands/TitleCheck').then(({ TitleCheck }) => TitleCheck),
  TourButton: () => import('../tour/TourButton').then(({ TourButton }) => TourButton),
  PlanChooser: () => import('../pricing/PlanChooser').then(({ PlanChooser }) => PlanChooser),
} as unknown as Record<IslandName, Loader>;

/** Brings the islands of the page alive once the browser has nothing better to do, or as soon as somebody turns to one. */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let isAwake = false;
    const wake = () => {
      if (isAwake) return;
      isAwake = true;
      void awaken(element);
    };
    element.addEventListener('pointerenter', wake, { once: true });
    element.addEventListener('focusin', wake, { once: true });
    whenIdle(wake);
  }
}

async function awaken(element: HTMLElement): Promise<void> {
  const load = LOADERS[element.dataset.island as IslandName];
  const [{ hydrateRoot }, { createElement }, Component] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ]);
  hydrateRoot(element, createElement(Component, JSON.parse(element.dataset.props ?? '{}')));
  element.dataset.awake = '';
}
