import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { exceptions } from './exceptions.js';
import { areaFaults } from './laws/areaFaults.js';
import { cyclesOf } from './laws/cyclesOf.js';
import { importsOf } from './laws/importsOf.js';
import { strangersOf } from './laws/strangersOf.js';

const CANARY = 'tools/architecture/canary/packages';
const order = JSON.parse(readFileSync('tools/architecture/areas.json', 'utf8')) as { levels: string[][] };
const faultsIn = (root: string) => areaFaults(order, root, importsOf(root));

describe('the order of areas', () => {
  const faults = [...faultsIn('packages/domain/src'), ...faultsIn('packages/application/src')];
  const isExcused = ({ from, to }: { readonly from: string; readonly to: string }) =>
    exceptions.some((one) => one.from === from && one.to === to);

  it('is kept: areas know those below them, through their door', () => {
    expect(faults.filter((fault) => !isExcused(fault))).toEqual([]);
  });

  it('has few exceptions, all of them needed', () => {
    expect(
      exceptions.filter(({ from, to }) => !faults.some((fault) => fault.from === from && fault.to === to)),
    ).toEqual([]);
    expect(exceptions.length).toBeLessThan(15);
  });

  it.each(['upwards', 'past the door', 'no area'])('would report an import %s', (why) => {
    expect(faultsIn(`${CANARY}/application/src`).some((fault) => fault.why === why)).toBe(true);
  });
});

describe.each(['adapters', 'web'])('the areas of %s', (layer) => {
  const strangersIn = (root: string) => strangersOf(root, importsOf(root));

  it('know nothing of each other', () => {
    expect(strangersIn(`packages/${layer}/src/areas`)).toEqual([]);
  });

  it('would be reported if they did', () => {
    expect(strangersIn(`${CANARY}/${layer}/src/areas`)).toHaveLength(1);
  });
});

describe('the web app', () => {
  it('has no cycles', () => {
    expect(cyclesOf(importsOf('packages/web/src'))).toEqual([]);
  });

  it('would report one', () => {
    expect(cyclesOf(importsOf(`${CANARY}/web/src`))).toHaveLength(1);
  });
});
