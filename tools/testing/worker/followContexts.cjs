/**
 * Returns what ends the contexts (`AsyncLocalStorage`) that were made since it was last called. jest makes one for the tests of
 * each file and leaves it enabled: every promise of a file would carry the contexts of all files before it.
 */
module.exports = function followContexts(asyncHooks) {
  const made = new Set();
  asyncHooks.AsyncLocalStorage = class AsyncLocalStorage extends asyncHooks.AsyncLocalStorage {
    constructor(options) {
      super(options);
      made.add(this);
    }
  };
  return () => {
    for (const one of made) one.disable();
    made.clear();
  };
};
