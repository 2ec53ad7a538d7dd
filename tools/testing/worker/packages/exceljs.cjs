module.exports = globalThis.ofWorker.load('exceljs');
