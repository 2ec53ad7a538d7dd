const path = require('node:path');
const { PLACE, sourceOfDoors } = require('./doors.cjs');

const sources = sourceOfDoors();
const packages = path.resolve(__dirname, '../../../packages');
const DOMAIN = path.join(packages, 'domain') + path.sep;
const APPLICATION = path.join(packages, 'application') + path.sep;

/**
 * The doors of domain and application lead the layers above to bundles. In their own tests they lead to the sources: a module would
 * otherwise be there twice, in the bundle and by itself.
 */
function sync(name, options) {
  const source = sources.get(name);
  if (source === undefined) return options.defaultResolver(name, options);
  const from = options.basedir + path.sep;
  const isOwn =
    from.startsWith(DOMAIN) || (from.startsWith(APPLICATION) && name.startsWith('@listwright/application/'));
  return isOwn ? source : path.join(PLACE, `${name}.js`);
}

module.exports = { sync };
