import { BuiltInCopyWriter } from '../packages/adapters/dist/src/ai/builtin/BuiltInCopyWriter.js';
import { finishCopy, reviewCopy } from '../packages/domain/dist/listings/index.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';
import { median, rate, round } from './measure.mjs';
import { aProduct } from './products.mjs';

const BAR = 500;

/** Listings that the built-in writer writes a second, on one core; and with the whole desk (grounding, repair, score) after it. */
export async function generation() {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
  const writer = new BuiltInCopyWriter();
  let next = 0;
  const write = () => writer.write({ brief: aProduct((next += 1)), ruleSet, faults: [], variation: 0 });
  const whole = async () => {
    const brief = aProduct((next += 1));
    const { copy } = await writer.write({ brief, ruleSet, faults: [], variation: 0 });
    const finished = finishCopy(copy, brief, ruleSet);
    reviewCopy(finished.copy, brief, ruleSet);
  };
  await rate(write, 1);
  const [alone, withDesk] = [[], []];
  for (let turn = 0; turn < 5; turn += 1) {
    alone.push(await rate(write, 1));
    withDesk.push(await rate(whole, 1));
  }
  const value = median(alone);
  return {
    name: 'built-in generation, listings a second on one core',
    value: round(value),
    bar: `≥ ${round(BAR)}`,
    pass: value >= BAR,
    notes: [
      `range ${round(Math.min(...alone))} to ${round(Math.max(...alone))}; with grounding, repair, check and score: ${round(median(withDesk))}`,
    ],
  };
}
