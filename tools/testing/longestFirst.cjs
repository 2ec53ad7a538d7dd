const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { files } = require('./testTimes.json');

const root = path.resolve(__dirname, '../..');
/** A file that is new is taken for a middling one. */
const UNKNOWN_SECONDS = 5;

/** Starts the files that took longest in the run on record: jest knows none on a machine that has no cache of its own. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = ({ path: file }) =>
      files[path.relative(root, file).split(path.sep).join('/')]?.seconds ?? UNKNOWN_SECONDS;
    return [...tests].sort((one, other) => seconds(other) - seconds(one));
  }
};
