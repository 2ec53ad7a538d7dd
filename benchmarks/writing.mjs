import { BasicWriter } from '../packages/adapters/dist/src/ai/basic/BasicWriter.js';
import {
  enforceProof,
  finishCopy,
  lintListing,
  reviewCopy,
  writeListing,
} from '../packages/domain/dist/listings/index.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';
import { readProduct } from '../packages/domain/dist/products/index.js';
import { freshCopy, readOnly } from './freshText.mjs';
import { median, rate, round } from './measure.mjs';
import { aBrief } from './writingProducts.mjs';

const TURNS = 5;
/** Warm-up: the code is fully compiled only after some seconds of the same work. */
const WARM_UP_S = 6;
const TEXTS = 240;
/** Typical additions of an AI model, true or not: some of them must be removed. */
const ADDED = [
  'It is a practical choice for every day.',
  'Dermatologists recommend it, and it comes with a lifetime warranty.',
  'It weighs only 3.2 kg.',
  'Made of recycled titanium with a lid of glass.',
];
const ruleSets = Object.fromEntries(
  ['amazon', 'shopify'].map((marketplace) => [marketplace, ruleSetFor({ marketplace, on: '2026-11-21' })]),
);
const rulesOf = ({ marketplace }) => ruleSets[marketplace];

/** A text as an AI model may write it: the facts in other words, and claims beyond them. */
async function anAiText(index, writer) {
  const brief = aBrief(index);
  const order = { brief, ruleSet: rulesOf(brief), faults: [], variation: 1 };
  const { copy } = await writer.write(order);
  return { ...copy, description: `${copy.description} ${ADDED[index % 4]} ${ADDED[(index + 1) % 4]}` };
}

/**
 * The cost of writing, on one core, on products of different kinds and lengths, each an uncached brief: reading a
 * product, the Basic writer with the complete check (proof, repair, rules, score), the proof of the text of an AI model
 * (with reading its product), the rules alone. Each as a ratio to copying and splitting the texts in the same run.
 */
export async function writing() {
  const writer = new BasicWriter();
  const texts = [];
  for (let index = 0; index < TEXTS; index += 1) texts.push(await anAiText(index, writer));
  const rulesAt = texts.map((_, index) => rulesOf(aBrief(index)));
  const textAt = (count) => texts[count % TEXTS];
  const steps = [
    { name: 'readProduct', bar: 1500, work: (count) => readProduct(aBrief(count)) },
    {
      name: 'Basic writing with the complete check',
      bar: 300,
      work: (count) => {
        const brief = aBrief(count);
        const copy = writeListing(brief, rulesOf(brief), 0);
        const finished = finishCopy(copy, brief, rulesOf(brief), 'strict');
        return reviewCopy(finished.copy, brief, rulesOf(brief), finished.removedClaims.length);
      },
    },
    {
      name: 'proof of an AI text',
      bar: 500,
      work: (count) => {
        const at = count % TEXTS;
        return enforceProof(freshCopy(texts[at]), readProduct(aBrief(at)), 'strict');
      },
    },
    {
      name: 'lint',
      bar: 5000,
      work: (count) => lintListing(freshCopy(textAt(count)), rulesAt[count % TEXTS], { brand: 'Sample' }),
    },
  ].map((step) => ({ ...step, rates: [], baselines: [] }));
  for (const { work } of steps) await rate(work, WARM_UP_S);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const { work, rates, baselines } of steps) {
      rates.push(await rate(work, 1));
      baselines.push(await rate((count) => readOnly(textAt(count)), 0.3));
    }
  return {
    name: `writing per second on one core: ${steps.map(({ name }) => name).join('; ')}`,
    value: steps.map(({ rates }) => round(median(rates))).join('; '),
    bar: steps.map(({ bar }) => `≥ ${round(bar)}`).join('; '),
    pass: steps.every(({ rates, bar }) => median(rates) >= bar),
    notes: steps.map(
      ({ name, bar, rates, baselines }) =>
        `${median(rates) >= bar ? 'pass' : 'FAIL'}  ${name}: ${round(median(rates))} (bar ≥ ${round(bar)}), range ${round(Math.min(...rates))} to ${round(Math.max(...rates))}; ` +
        `baseline (copy and split the texts) ${round(median(baselines))}: takes ${(median(baselines) / median(rates)).toFixed(1)} times as long`,
    ),
  };
}
