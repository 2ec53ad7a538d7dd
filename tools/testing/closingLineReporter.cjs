/** Prints `N passed, N failed` alone on the last line, which any CI can read. */
module.exports = class ClosingLineReporter {
  onRunComplete(_contexts, results) {
    const broken = results.numRuntimeErrorTestSuites;
    process.stdout.write(`\n${results.numPassedTests} passed, ${results.numFailedTests + broken} failed\n`);
  }
};
