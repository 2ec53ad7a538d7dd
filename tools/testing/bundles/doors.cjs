const { readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const PLACE = path.join(root, '.tmp/bundles');

/** Where the source is of what packages import of domain and application, and of zod, a hundred modules by itself. */
function sourceOfDoors() {
  const ofAreas = ['domain', 'application'].flatMap((layer) => {
    const folder = path.join(root, 'packages', layer, 'src');
    return readdirSync(folder, { recursive: true })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /^\w+\/index\.ts$/.test(name) || name === 'contract/schemas/index.ts')
      .map((name) => [`@listwright/${layer}/${path.posix.dirname(name)}`, path.join(folder, name)]);
  });
  return new Map([
    ...ofAreas,
    ['@listwright/application/testing', path.join(root, 'packages/application/testing/index.ts')],
    ['zod', path.join(path.dirname(require.resolve('zod')), 'index.js')],
  ]);
}

module.exports = { PLACE, sourceOfDoors };
