const path = require('node:path');
const { projects } = require('../../jest.config.cjs');
const { toSources } = require('./bundles/toSources.cjs');

/** Layers, by commas: domain, application; both where none is named. */
const layers = (process.env.MUTANT_LAYERS || 'domain,application').split(',');

/** The unit tests of the layers as a configuration of their own: mutation testing (`npm run mutants`) knows no projects. */
const [unit] = projects;
module.exports = {
  ...unit,
  displayName: undefined,
  // Faults are put into the sources.
  resolver: undefined,
  moduleNameMapper: toSources,
  rootDir: path.resolve(__dirname, '../..'),
  // A use case is often tested where it is used. Of these tests only those run that reach a fault.
  testMatch: layers.map((layer) => `<rootDir>/packages/${layer}/**/*.test.ts`),
};
