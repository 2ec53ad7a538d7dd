import { lintListing } from '../packages/domain/dist/listings/index.js';
import { ADVERSARIAL_SEEDS } from '../packages/domain/dist/listings/testing/adversarialSeeds.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';

const BAR_MS = 20;
const LENGTH = 10_000;
const TURNS = 5;
const FIELDS = ['title', 'itemHighlights', 'description', 'searchTerms', 'seoTitle', 'metaDescription', 'handle'];
const LISTS = ['bulletPoints', 'keywords', 'tags'];

/** Processor time of a check of 10 kB of the texts that are hardest on it, in the worst field. */
export async function lintWorst() {
  const costs = [];
  for (const marketplace of ['amazon', 'shopify']) {
    const ruleSet = ruleSetFor({ marketplace, on: '2026-11-21' });
    for (const field of [...FIELDS, ...LISTS])
      for (const seed of ADVERSARIAL_SEEDS) costs.push({ marketplace, field, seed, ms: costOf(field, seed, ruleSet) });
  }
  costs.sort((one, other) => other.ms - one.ms);
  const [worst] = costs;
  return {
    name: 'check of 10 kB made to be slow, worst field, ms of processor time',
    value: worst.ms.toFixed(1),
    bar: `≤ ${BAR_MS}`,
    pass: worst.ms <= BAR_MS,
    notes: costs
      .slice(0, 3)
      .map(
        ({ marketplace, field, seed, ms }) => `${ms.toFixed(1)}: ${JSON.stringify(seed)} in ${field}, ${marketplace}`,
      ),
  };
}

/** The least of several, each of an object that no cache has seen. */
function costOf(field, seed, ruleSet) {
  const text = seed.repeat(Math.ceil(LENGTH / seed.length)).slice(0, LENGTH);
  let least = Infinity;
  for (let turn = 0; turn < TURNS; turn += 1) {
    const copy = { [field]: LISTS.includes(field) ? [text] : text };
    const before = process.cpuUsage();
    lintListing(copy, ruleSet, { brand: 'Acme' });
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
