const { adaptersToSources, toSources } = require('./tools/testing/bundles/toSources.cjs');

const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx }, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
    module: { type: 'es6' },
  },
];

// Domain and application are bundled from their sources for the layers above, but where branches are counted in them.
const isBundled = !process.argv.includes('--coverage');

const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) },
  modulePathIgnorePatterns: ['/dist/', '/.tmp/', '/.data/', '<rootDir>/.mutants/'],
  ...(isBundled && { resolver: '<rootDir>/tools/testing/bundles/resolver.cjs' }),
  moduleNameMapper: isBundled ? adaptersToSources : toSources,
};

/** What tests of the built program use beside it is loaded once for all files of a worker. */
const loadedOnce = Object.fromEntries(
  Object.entries({
    '^@listwright/adapters/testing$': 'adaptersTesting',
    '^@listwright/application/contract$': 'contract',
    '^@listwright/application/contract/schemas$': 'schemas',
    '/packages/cli/src/runCli\\.js$': 'runCli',
    '^@axe-core/puppeteer$': 'axePuppeteer',
    '^puppeteer$': 'puppeteer',
    '^sharp$': 'sharp',
  }).map(([name, file]) => [name, `<rootDir>/tools/testing/worker/packages/${file}.cjs`]),
);

module.exports = {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: require.resolve('./tools/testing/worker/SuiteEnvironment.cjs'),
      setupFilesAfterEnv: ['<rootDir>/tools/testing/fixedSeed.mjs'],
      testMatch: ['<rootDir>/packages/{domain,application,adapters,cli}/**/*.test.ts', '<rootDir>/tools/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$', '\\.process\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: require.resolve('./tools/testing/worker/DomEnvironment.cjs'),
      setupFiles: ['<rootDir>/jest.dom.setup.cjs'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tools/testing/classNames.mjs',
        '\\.css$': '<rootDir>/tools/testing/emptyStyles.mjs',
        ...common.moduleNameMapper,
      },
      testMatch: ['<rootDir>/packages/web/**/*.test.{ts,tsx}'],
    },
    {
      ...common,
      displayName: 'db',
      testEnvironment: require.resolve('./tools/testing/worker/SuiteEnvironment.cjs'),
      globalSetup: '<rootDir>/tools/testing/startTestDatabase.mjs',
      globalTeardown: '<rootDir>/tools/testing/stopTestDatabase.mjs',
      testMatch: ['<rootDir>/packages/**/*.db.test.ts'],
    },
    {
      ...common,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/tools/testing/worker/E2eEnvironment.mjs',
      moduleNameMapper: { ...loadedOnce, ...common.moduleNameMapper },
      globalSetup: '<rootDir>/tools/testing/startTestDatabase.mjs',
      globalTeardown: '<rootDir>/tools/testing/stopTestDatabase.mjs',
      setupFilesAfterEnv: ['<rootDir>/tools/testing/secondTry.mjs'],
      testMatch: ['<rootDir>/packages/**/*.process.test.ts', '<rootDir>/e2e/**/*.e2e.test.ts'],
    },
  ],
  globalSetup: '<rootDir>/tools/testing/bundles/makeBundles.mjs',
  // Ends what hangs, and judges no speed: real programs are started and stopped, on machines that may be busy.
  testTimeout: 240_000,
  // One for each core of the smallest machine: with more, programs that tests start wait for each other beyond their limits.
  maxWorkers: 2,
  testSequencer: '<rootDir>/tools/testing/longestFirst.cjs',
  // Node keeps the modules of every test file (nodejs/node#59118), so that one process for all files ends out of memory.
  workerIdleMemoryLimit: '1GB',
  reporters: [
    'default',
    '<rootDir>/tools/testing/timesReporter.cjs',
    '<rootDir>/tools/testing/closingLineReporter.cjs',
  ],
};
