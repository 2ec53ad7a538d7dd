import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart';
import type { Scene } from './Scene';

/** A screen whose code loads on demand; one fetched before the first render is part of that render. */
export function lazyScene(
  path: string,
  name: string,
  fetchCode: () => Promise<ComponentType>,
  firstRead?: string,
): Scene {
  const Component = lazyPart(fetchCode);
  return { path, name, load: Component.load, Component, firstRead };
}
