const path = require('node:path');
const { projects } = require('../../jest.config.cjs');

/** The unit tests as a whole configuration: mutation testing (`npm run mutants`) knows no projects. */
const { displayName, ...unit } = projects[0];
module.exports = {
  ...unit,
  rootDir: path.resolve(__dirname, '../..'),
  // Laws over the tree would find the faults by their look.
  testMatch: unit.testMatch.filter((pattern) => !pattern.includes('/tools/')),
};
