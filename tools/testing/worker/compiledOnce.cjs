/**
 * jest loads each module for every test file. With these the first file of a worker compiles it, and for those after it V8 takes up
 * what it knew then: the bundles of domain and application take a tenth of a second a file otherwise, CommonJS packages as much.
 */
module.exports = { moduleOnce, functionOnce };

function moduleOnce(SourceTextModule) {
  const kept = new Map();
  return class extends SourceTextModule {
    constructor(code, options = {}) {
      const { identifier } = options;
      const known = kept.get(identifier);
      const isKnown = known?.code === code;
      super(code, isKnown ? { ...options, cachedData: known.data } : options);
      if (!isKnown && isKept(code, identifier)) kept.set(identifier, { code, data: this.createCachedData() });
    }
  };
}

/** The body of a CommonJS module, which jest compiles as a function. */
function functionOnce(compileFunction) {
  const kept = new Map();
  return (code, parameters, options = {}) => {
    const { filename } = options;
    const known = kept.get(filename);
    if (known?.code === code) return compileFunction(code, parameters, { ...options, cachedData: known.data });
    if (!isKept(code, filename)) return compileFunction(code, parameters, options);
    const compiled = compileFunction(code, parameters, { ...options, produceCachedData: true });
    kept.set(filename, { code, data: compiled.cachedData });
    return compiled;
  };
}

/** An import that is not in a comment. */
const IMPORTS_LATER = /^(?!\s*\/\/).*\bimport\s*\(/mu;

/** Test files themselves are loaded once. What V8 knows of a module does not tell it how to load others when they are asked for. */
function isKept(code, identifier) {
  return identifier !== undefined && !/\.test\.tsx?$/u.test(identifier) && !IMPORTS_LATER.test(code);
}
