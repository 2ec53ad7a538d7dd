module.exports = globalThis.ofWorker.load('puppeteer');
