module.exports = globalThis.ofWorker.load('@listwright/application/contract');
