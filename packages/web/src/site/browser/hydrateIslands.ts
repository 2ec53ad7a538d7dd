import type { ComponentType } from 'react';
import { whenIdle } from '../../ui/whenIdle';
import type { IslandName } from '../islands/IslandName';

/** Any component: its props are JSON in the page. */
type Loader = () => Promise<ComponentType<Record<string, unknown>>>;

const LOADERS = {
  TitleCheck: () => import('../islands/TitleCheck').then(({ TitleCheck }) => TitleCheck),
  TourButton: () => import('../tour/TourButton').then(({ TourButton }) => TourButton),
  PlanChooser: () => import('../pricing/PlanChooser').then(({ PlanChooser }) => PlanChooser),
} as unknown as Record<IslandName, Loader>;

/** Hydrates the islands of the page when the browser is idle, or as soon as the visitor interacts with one. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let isAwake = false;
    const wake = () => {
      if (isAwake) return;
      isAwake = true;
      void hydrate(element);
    };
    element.addEventListener('pointerenter', wake, { once: true });
    element.addEventListener('focusin', wake, { once: true });
    whenIdle(wake);
  }
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = LOADERS[element.dataset.island as IslandName];
  const [{ hydrateRoot }, { createElement }, Component] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    load(),
  ]);
  hydrateRoot(element, createElement(Component, JSON.parse(element.dataset.props ?? '{}')));
  element.dataset.awake = '';
}
