module.exports = globalThis.ofWorker.load('@axe-core/puppeteer');
