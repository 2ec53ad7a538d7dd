import { describe, expect, it } from '@jest/globals';
import { chooseRunner, type HostConditions } from './runner.js';

const account = { uid: 101, gid: 104 };
const root: HostConditions = { uid: 0, account, reachable: true, canMakeNamespace: () => true };

describe('chooseRunner', () => {
  it.each<[string, HostConditions, ReturnType<typeof chooseRunner>]>([
    ['an ordinary user runs it', { ...root, uid: 1000 }, { kind: 'self' }],
    ['a system without user ids runs it', { ...root, uid: undefined }, { kind: 'self' }],
    ['root drops to an account that reaches the files', root, { kind: 'account', ...account }],
    ['root makes a namespace where it does not', { ...root, reachable: false }, { kind: 'namespace' }],
    ['root makes a namespace without an account', { ...root, account: undefined }, { kind: 'namespace' }],
    [
      'root goes elsewhere where neither works',
      { ...root, reachable: false, canMakeNamespace: () => false },
      { kind: 'elsewhere', ...account },
    ],
  ])('%s', (_, surroundings, runner) => expect(chooseRunner(surroundings)).toEqual(runner));

  it('says that root cannot run it without an account or a namespace', () => {
    expect(() => chooseRunner({ ...root, account: undefined, canMakeNamespace: () => false })).toThrow(
      'it must not run as root',
    );
  });
});
