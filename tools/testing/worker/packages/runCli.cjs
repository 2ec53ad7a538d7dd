module.exports = globalThis.ofWorker.load('../../../packages/cli/dist/tsc/runCli.js');
