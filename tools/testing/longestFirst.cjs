const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { files } = require('./testTimes.json');

const root = path.resolve(__dirname, '../..');
/** A file that is new is taken for a middling one of its kind. One that started last would leave the other worker idle. */
const UNKNOWN_SECONDS = { e2e: 30, packages: 5, tools: 5 };

/** Starts the files that took longest in the run on record: jest knows none on a machine that has no cache of its own. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const seconds = ({ path: file }) => {
      const name = path.relative(root, file).split(path.sep).join('/');
      return files[name]?.seconds ?? UNKNOWN_SECONDS[name.split('/')[0]] ?? UNKNOWN_SECONDS.packages;
    };
    return [...tests].sort((one, other) => seconds(other) - seconds(one));
  }
};
