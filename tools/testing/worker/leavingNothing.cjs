const asyncHooks = require('node:async_hooks');
const vm = require('node:vm');
const { functionOnce, moduleOnce } = require('./compiledOnce.cjs');
const followContexts = require('./followContexts.cjs');

vm.SourceTextModule = moduleOnce(vm.SourceTextModule);
vm.compileFunction = functionOnce(vm.compileFunction);
const endContexts = followContexts(asyncHooks);

/** A jest environment where a test file leaves nothing in its worker that makes the next one slower. */
module.exports = (TestEnvironment) =>
  class extends TestEnvironment {
    async teardown() {
      await super.teardown();
      endContexts();
    }
  };
