const path = require('node:path');
const { projects } = require('../../jest.config.cjs');

/** Areas, by commas; none: all. */
const areas = process.env.MUTANT_AREAS ?? '';
const place = areas === '' ? '**' : areas.includes(',') ? `{${areas}}/**` : `${areas}/**`;

/** The unit tests of areas as a whole configuration: mutation testing (`npm run mutants`) knows no projects. */
const [unit] = projects;
module.exports = {
  ...unit,
  displayName: undefined,
  rootDir: path.resolve(__dirname, '../..'),
  // Tests of an area are in the area; those of other layers and the laws over the tree would take most of the time.
  testMatch: [`<rootDir>/packages/{domain,application}/src/${place}/*.test.ts`],
};
