import { BuiltInCopyWriter } from '../packages/adapters/dist/src/ai/builtin/BuiltInCopyWriter.js';
import { lintListing } from '../packages/domain/dist/listings/index.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';
import { median, rate, round } from './measure.mjs';
import { aProduct } from './products.mjs';

const BAR = 5000;

/** Whole Amazon listings checked a second, on one core. */
export async function lint() {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
  const writer = new BuiltInCopyWriter();
  const copies = [];
  for (let index = 0; index < 200; index += 1) {
    copies.push((await writer.write({ brief: aProduct(index), ruleSet, faults: [], variation: 0 })).copy);
  }
  const check = (count) => lintListing(copies[count % copies.length], ruleSet, { brand: 'Sample' });
  await rate(check, 1);
  const rates = [];
  for (let turn = 0; turn < 5; turn += 1) rates.push(await rate(check, 1));
  const value = median(rates);
  return {
    name: 'lint, listings a second on one core',
    value: round(value),
    bar: `≥ ${round(BAR)}`,
    pass: value >= BAR,
    notes: [`range ${round(Math.min(...rates))} to ${round(Math.max(...rates))}`],
  };
}
