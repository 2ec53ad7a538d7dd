const { TestEnvironment } = require('jest-environment-node');
const leavingNothing = require('./leavingNothing.cjs');

module.exports = class SuiteEnvironment extends leavingNothing(TestEnvironment) {};
