import { BasicWriter } from '../packages/adapters/dist/src/ai/basic/BasicWriter.js';
import { createBrief, finishCopy, reviewCopy } from '../packages/domain/dist/listings/index.js';
import { ruleSetFor } from '../packages/domain/dist/marketplaces/index.js';

// Listings per second of the Basic writer on the products of the bulk benchmark, in its own process like a worker,
// after the same warm-up. `writer`: only the text; `listing`: with proof, repair, check and score.
const [what = '', warmUpRows = 0, rows = 0] = process.argv.slice(2).map((text, at) => (at === 0 ? text : Number(text)));
const ruleSet = ruleSetFor({ marketplace: 'amazon', on: '2026-11-21' });
const writer = new BasicWriter();

async function write(at) {
  const brief = createBrief({
    productName: `Sample water bottle ${100 + at} ml steel`,
    description: '',
    category: 'Kitchen',
    brand: 'Sample',
    attributes: {},
    keywords: [],
    marketplace: 'amazon',
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  const { copy } = await writer.write({ brief, ruleSet, faults: [], variation: 0 });
  if (what === 'listing') reviewCopy(finishCopy(copy, brief, ruleSet, 'strict').copy, brief, ruleSet);
}

for (let at = 0; at < warmUpRows; at += 1) await write(at);
const started = performance.now();
for (let at = 0; at < rows; at += 1) await write(at);
console.log(`${(rows / (performance.now() - started)) * 1000} per second`);
