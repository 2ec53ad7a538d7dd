import type { Scene } from '../../ui/area/Scene';
import { adminScenes, scenes } from './scenes';

/** The screen of a path in the app or the admin area. */
export function sceneAt(pathname: string): Scene | undefined {
  const path = pathname.replace(/\/+$/, '');
  const all = [...scenes, ...adminScenes];
  return all.find((one) => one.path === path) ?? all.find((one) => fits(one.path, path));
}

function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return parts.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}
