const { TestEnvironment } = require('jest-environment-jsdom');
const leavingNothing = require('./leavingNothing.cjs');

module.exports = class DomEnvironment extends leavingNothing(TestEnvironment) {};
