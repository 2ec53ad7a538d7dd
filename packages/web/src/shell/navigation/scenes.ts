import { areas } from '../../areas/areas';
import type { Scene } from '../../ui/area/Scene';

const all = areas.flatMap(({ scenes: own = [] }) => own);

/** The screens under /app in this version. */
export const scenes: readonly Scene[] = all.filter(({ path }) => path.startsWith('/app/'));

/** The screens under /admin. */
export const adminScenes: readonly Scene[] = all.filter(({ path }) => path.startsWith('/admin/'));

/** The paths of all screens in this version. */
export const registeredPaths: ReadonlySet<string> = new Set(all.map(({ path }) => path));
