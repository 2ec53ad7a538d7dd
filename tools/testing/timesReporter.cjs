const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Leaves what each file of tests took in `.tmp/testTimes.json`, for `npm run test:times`. A run of chosen files leaves none. */
module.exports = class TimesReporter {
  constructor({ nonFlagArgs, testNamePattern }) {
    this.isWhole = nonFlagArgs.length === 0 && !testNamePattern;
  }

  onRunStart() {
    this.startedAt = Date.now();
    this.files = {};
  }

  onTestResult({ context }, { testFilePath, perfStats, numPassingTests }) {
    const file = path.relative(root, testFilePath).split(path.sep).join('/');
    const seconds = Math.round((perfStats.end - perfStats.start) / 100) / 10;
    this.files[file] = { suite: context.config.displayName.name, tests: numPassingTests, seconds };
  }

  onRunComplete(_contexts, { numFailedTests }) {
    if (!this.isWhole) return;
    const seconds = Math.round((Date.now() - this.startedAt) / 1000);
    const files = Object.fromEntries(Object.entries(this.files).sort(([a], [b]) => (a < b ? -1 : 1)));
    mkdirSync(path.join(root, '.tmp'), { recursive: true });
    writeFileSync(
      path.join(root, '.tmp/testTimes.json'),
      `${JSON.stringify({ seconds, failed: numFailedTests, files }, null, 2)}\n`,
    );
  }
};
