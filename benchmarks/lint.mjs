import { BasicWriter } from '../packages/adapters/dist/src/ai/basic/BasicWriter.js';
import { lintListing } from '../packages/domain/dist/listings/index.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';
import { freshCopy, readOnly } from './freshText.mjs';
import { median, rate, round } from './measure.mjs';
import { aProduct } from './products.mjs';

const BAR = 5000;

/** Checks per second of complete Amazon listings, on one core, each a new object that no cache has seen. */
export async function lint() {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
  const writer = new BasicWriter();
  const copies = [];
  for (let index = 0; index < 200; index += 1) {
    copies.push((await writer.write({ brief: aProduct(index), ruleSet, faults: [], variation: 0 })).copy);
  }
  const at = (count) => copies[count % copies.length];
  const check = (count) => lintListing(freshCopy(at(count)), ruleSet, { brand: 'Sample' });
  await rate(check, 1);
  const rates = [];
  const baselines = [];
  for (let turn = 0; turn < 5; turn += 1) {
    rates.push(await rate(check, 1));
    baselines.push(await rate((count) => readOnly(at(count)), 0.5));
  }
  const value = median(rates);
  const baseline = median(baselines);
  return {
    name: 'lint, listings per second on one core',
    value: round(value),
    bar: `≥ ${round(BAR)}`,
    pass: value >= BAR,
    notes: [
      `range ${round(Math.min(...rates))} to ${round(Math.max(...rates))}`,
      `baseline (copy and split the texts) ${round(baseline)}: lint takes ${(baseline / value).toFixed(1)} times as long`,
    ],
  };
}
