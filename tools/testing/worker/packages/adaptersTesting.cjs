module.exports = globalThis.ofWorker.load('@listwright/adapters/testing');
