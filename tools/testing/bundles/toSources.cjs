/** A package's door maps to its TypeScript: sources are tested as written, and no build stands between an edit and its test. */
const adaptersToSources = {
  '^@listwright/adapters/testing$': '<rootDir>/packages/adapters/testing/index.ts',
  '^@listwright/adapters/(.+)$': '<rootDir>/packages/adapters/src/$1/index.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const toSources = {
  '^@listwright/application/testing$': '<rootDir>/packages/application/testing/index.ts',
  '^@listwright/(domain|application)/(.+)$': '<rootDir>/packages/$1/src/$2/index.ts',
  ...adaptersToSources,
};

module.exports = { adaptersToSources, toSources };
