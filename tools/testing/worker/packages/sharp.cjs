module.exports = globalThis.ofWorker.load('sharp');
