import { BuiltInCopyWriter } from '../packages/adapters/dist/src/ai/builtin/BuiltInCopyWriter.js';
import { lintListing } from '../packages/domain/dist/listings/index.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';
import { median, rate, round } from './measure.mjs';
import { aProduct } from './products.mjs';

const BAR = 5000;

/** The same text in memory of its own: what an engine keeps about a text it has seen does not help with this one. */
const freshText = (text) => Buffer.from(text).toString();
const freshCopy = (copy) =>
  Object.fromEntries(
    Object.entries(copy).map(([name, value]) => [
      name,
      typeof value === 'string' ? freshText(value) : value.map(freshText),
    ]),
  );

/** What reading the same texts costs without any rule: the copying, and each word once. */
function readOnly(copy) {
  let words = 0;
  for (const value of Object.values(freshCopy(copy))) words += String(value).toLowerCase().split(/\s+/).length;
  return words;
}

/** Complete Amazon listings checked a second, on one core, each a new object that no cache has seen. */
export async function lint() {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
  const writer = new BuiltInCopyWriter();
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
    name: 'lint, listings a second on one core',
    value: round(value),
    bar: `≥ ${round(BAR)}`,
    pass: value >= BAR,
    notes: [
      `range ${round(Math.min(...rates))} to ${round(Math.max(...rates))}`,
      `baseline (copy and split the texts) ${round(baseline)}: lint takes ${(baseline / value).toFixed(1)} times as long`,
    ],
  };
}
