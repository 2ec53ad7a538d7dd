import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';

const load = createRequire(import.meta.url);

interface Options {
  readonly identifier?: string;
  readonly cachedData?: string;
}

/** Stands for a module of V8: what is known of it names the code that was compiled. */
class CompiledModule {
  constructor(
    readonly code: string,
    readonly options: Options,
  ) {}

  createCachedData(): string {
    return `known of ${this.code}`;
  }
}

describe('modules that jest loads for each file', () => {
  const { moduleOnce, functionOnce } = load('./compiledOnce.cjs') as {
    moduleOnce: <Module>(compiled: Module) => Module;
    functionOnce: (compile: typeof vm.compileFunction) => typeof vm.compileFunction;
  };
  const dataOf = (Module: typeof CompiledModule, code: string, identifier?: string) =>
    new Module(code, { ...(identifier === undefined ? {} : { identifier }) }).options.cachedData;

  it('are compiled by the first, and known to the others', () => {
    const Module = moduleOnce(CompiledModule);
    expect(dataOf(Module, 'one', '/domain.js')).toBeUndefined();
    expect(dataOf(Module, 'one', '/domain.js')).toBe('known of one');
    expect(dataOf(Module, 'one', '/application.js')).toBeUndefined();
  });

  it('are compiled again where their code is another', () => {
    const Module = moduleOnce(CompiledModule);
    dataOf(Module, 'one', '/domain.js');
    expect(dataOf(Module, 'two', '/domain.js')).toBeUndefined();
    expect(dataOf(Module, 'two', '/domain.js')).toBe('known of two');
  });

  it('are not kept without a name, nor if they are test files', () => {
    const Module = moduleOnce(CompiledModule);
    for (const name of [undefined, '/some.test.ts', '/some.test.tsx']) {
      dataOf(Module, 'one', name);
      expect(dataOf(Module, 'one', name)).toBeUndefined();
    }
  });

  it('load others when they are asked for, each time', async () => {
    const Module = moduleOnce(vm.SourceTextModule);
    const other = new vm.SyntheticModule(['name'], () => other.setExport('name', 'the other'));
    await other.link(() => other);
    await other.evaluate();
    for (let count = 0; count < 3; count += 1) {
      const one = new Module('export const load = () => import("other");', {
        identifier: '/one.js',
        importModuleDynamically: () => other,
      });
      await one.link(() => other);
      await one.evaluate();
      const { name } = await (one.namespace as { load: () => Promise<{ name: string }> }).load();
      expect(name).toBe('the other');
    }
  });

  it('are functions if they are CommonJS: compiled by the first file, taken up by the others, and run in the context of each', () => {
    const compile = functionOnce(vm.compileFunction);
    const inContext = (code: string, name: string) => {
      const compiled = compile(code, ['exports'], {
        filename: '/react.js',
        parsingContext: vm.createContext({ name }),
      }) as ((exports: object) => string) & { cachedDataRejected?: boolean };
      return [compiled({}), compiled.cachedDataRejected];
    };
    expect(inContext('return `one in ${name}`;', 'a')).toEqual(['one in a', undefined]);
    expect(inContext('return `one in ${name}`;', 'b')).toEqual(['one in b', false]);
    expect(inContext('return `two in ${name}`;', 'c')).toEqual(['two in c', undefined]);
    expect(inContext('return `two in ${name}`;', 'd')).toEqual(['two in d', false]);
  });

  it('are those of this run', () => {
    expect(Object.getPrototypeOf(vm.SourceTextModule)).not.toBe(vm.Module);
    expect(vm.compileFunction.name).not.toBe('compileFunction');
  });
});

describe('the contexts that tests of a file were run in', () => {
  const follow = load('./followContexts.cjs') as (hooks: { AsyncLocalStorage: typeof AsyncLocalStorage }) => () => void;

  it('end with the file, and those of the next can be entered', () => {
    const hooks = { AsyncLocalStorage };
    const end = follow(hooks);
    const first = new hooks.AsyncLocalStorage<string>();
    first.enterWith('of the first file');
    expect(first.getStore()).toBe('of the first file');
    end();
    expect(first.getStore()).toBeUndefined();
    const second = new hooks.AsyncLocalStorage<string>();
    expect(second.run('of the second file', () => second.getStore())).toBe('of the second file');
    end();
  });

  it('are those of this run', () => {
    expect(Object.getPrototypeOf(asyncHooks.AsyncLocalStorage)).not.toBe(Function.prototype);
  });
});
