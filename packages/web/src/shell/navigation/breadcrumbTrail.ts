import { messages } from '../../ui/messages';
import { openedFrom } from '../../ui/listing/order/openedFrom';
import type { NavEntry } from './orderNav';
import { adminScenes, scenes } from './scenes';
import { sceneAt } from './sceneAt';
import { adminNav, sellerNav } from './sidebars';

/** One step of the trail; without a path it is a group or the page itself. */
export interface Crumb {
  readonly label: string;
  readonly path?: string;
}

/**
 * The trail to a page: the dashboard, its group of the sidebar, the list or the page that it was opened from, and its
 * own name. A path without a screen has the name Dashboard.
 */
export function breadcrumbTrail(pathname: string, state?: unknown): readonly Crumb[] {
  const scene = sceneAt(pathname);
  const isAdmin = pathname.startsWith('/admin');
  const home = { label: messages.shell.defaultPage, path: isAdmin ? '/admin/dashboard' : '/app/dashboard' };
  if (scene === undefined || scene.path === home.path) return [{ label: home.label }];
  const parent = [...scenes, ...adminScenes].find(({ path }) => scene.path.startsWith(`${path}/`));
  const group = groupOf(isAdmin ? adminNav : sellerNav, parent?.path ?? scene.path);
  const from = parent === undefined ? undefined : (openedFrom(state) ?? { label: parent.name, path: parent.path });
  return [
    home,
    ...(group === undefined ? [] : [{ label: group }]),
    ...(from === undefined ? [] : [from]),
    { label: scene.name },
  ];
}

function groupOf(nav: readonly NavEntry[], path: string): string | undefined {
  return nav.flatMap((entry) => {
    const isInside = entry !== 'divider' && 'entries' in entry && entry.entries.some((one) => isOf(one, path));
    return isInside ? [entry.label] : [];
  })[0];
}

function isOf(link: { readonly path: string; readonly otherPaths?: readonly string[] }, path: string): boolean {
  return link.path === path || (link.otherPaths ?? []).includes(path);
}
