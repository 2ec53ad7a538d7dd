import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const OUTPUTS = [
  'packages/cli/dist/listwright.mjs',
  'packages/web/dist/app/index.html',
  'packages/web/dist/site/createPublicSite.js',
  'packages/web/dist/site/renderEntrance.js',
  'packages/web/dist/site/renderFrame.js',
  'packages/adapters/dist/server/main/index.js',
];

/** Whether everything that a start needs has been built; a build that was cut short leaves some of it. */
export function isBuilt() {
  return OUTPUTS.every((file) => existsSync(path.join(root, file)));
}
