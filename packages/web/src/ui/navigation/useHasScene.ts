import { useContext } from 'react';
import { SceneRegistry } from './SceneRegistry';

/** Tells whether this version has a screen at an address: links to others wait until it is registered. */
export function useHasScene(): (path: string) => boolean {
  const registered = useContext(SceneRegistry);
  return (path) => registered.has(path);
}
