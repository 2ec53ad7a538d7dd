import { adminScenes } from './adminScenes';
import { scenes } from './scenes';

/** The addresses of the screens that this version has. */
export const registeredPaths: ReadonlySet<string> = new Set([...scenes, ...adminScenes].map(({ path }) => path));
