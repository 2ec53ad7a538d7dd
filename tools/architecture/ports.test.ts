import { describe, expect, it } from '@jest/globals';
import { portsWithoutContract } from './exceptions.js';
import { portFaults } from './laws/portFaults.js';

const CANARY = 'tools/architecture/canary/packages';

describe('ports', () => {
  const faults = portFaults({
    ports: 'packages/application/src',
    testing: 'packages/application/testing',
    adapters: 'packages/adapters/src',
  });

  it('have a stand-in and a contract suite, which stand-in and adapter pass', () => {
    expect(faults.filter(({ port }) => !(port in portsWithoutContract))).toEqual([]);
  });

  it('have few exceptions, all of them needed', () => {
    expect(Object.keys(portsWithoutContract).filter((name) => !faults.some(({ port }) => port === name))).toEqual([]);
    expect(Object.keys(portsWithoutContract).length).toBe(0);
  });

  it('would be reported without', () => {
    const canaries = portFaults({
      ports: `${CANARY}/application/src`,
      testing: `${CANARY}/application/testing`,
      adapters: `${CANARY}/adapters/src`,
    });
    expect(canaries.map(({ port, lacks }) => `${port}: ${lacks}`).toSorted()).toEqual([
      'LonelyPort: a stand-in',
      'UnprovenPort: a run with the stand-in',
      'UntestedPort: a contract suite',
    ]);
  });
});
