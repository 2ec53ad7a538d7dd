// The tests bring their own browser as an npm package; puppeteer must not download one.
module.exports = { skipDownload: true };
