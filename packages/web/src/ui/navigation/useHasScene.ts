import { useContext } from 'react';
import { SceneRegistry } from './SceneRegistry';

/** Returns whether this version has a screen for a path; links to others wait until it is registered. */
export function useHasScene(): (path: string) => boolean {
  const registered = useContext(SceneRegistry);
  return (path) => registered.has(path);
}
