import { messages } from '../../ui/messages';
import { adminScenes } from './adminScenes';
import { scenes } from './scenes';

/** What the header calls an address; Dashboard where it has no name of its own. */
export function pageName(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  const all = [...scenes, ...adminScenes];
  const scene = all.find((one) => one.path === path) ?? all.find((one) => fits(one.path, path));
  return scene?.name ?? messages.shell.defaultPage;
}

function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  return parts.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at]);
}
