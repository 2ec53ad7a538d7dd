import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentWords, termWeights } from '../packages/domain/dist/keywords/index.js';

/** What 502 shoppers wanted, each in a sentence, and what they typed to find it: princeton-nlp/WebShop. */
const SAMPLES = path.resolve(process.env.SAMPLES_DIR ?? '../shared/samples', 'keywords/shopping-goals-to-queries.json');
const LEAST = 1;
/** As many products as a comparison has pages, and fewer. */
const GROUPS = [1, 3, 5];
const DEPTH = 10;
const [K1, B] = [1.2, 0.75];

/** How a shopper asks is no word of the product. */
const ASKING =
  /\b(?:i(?:'m|m)?|am|look(?:ing)?|find|search(?:ing)?|want(?:ed)?|need|would|like|buy(?:ing)?|purchas(?:e|ing)|interested|show|get|me|my|prefer(?:ably)?|please|help|shopping|also|should|must|comes?|cost|price|lower|than|dollars?|under|less)\b/giu;
const wordsOf = (text) => contentWords(text.replaceAll(ASKING, ' '));
const termsOf = (words) => [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

function readShoppers() {
  return Object.entries(JSON.parse(readFileSync(SAMPLES, 'utf8'))).map(([wish, queries], at) => {
    const text = wish.replaceAll(ASKING, ' ');
    return { id: String(at), text, words: wordsOf(wish), queries: [...new Set(queries)].map(wordsOf) };
  });
}

/** BM25 over all products: of a query for a product, and of the terms of some products. */
class Bm25 {
  constructor(products) {
    this.products = products;
    this.average = mean(products.map(({ words }) => words.length));
    this.found = new Map();
    for (const { words } of products)
      for (const term of new Set(termsOf(words))) this.found.set(term, (this.found.get(term) ?? 0) + 1);
  }

  weight(term, count, { words }) {
    const found = this.found.get(term) ?? 0;
    const idf = Math.log(1 + (this.products.length - found + 0.5) / (found + 0.5));
    return (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * words.length) / this.average));
  }

  /** A product and those that are most like it. */
  group(product, size) {
    const likeness = (other) =>
      [...new Set(product.words)].reduce((sum, word) => {
        const count = other.words.filter((one) => one === word).length;
        return count === 0 ? sum : sum + this.weight(word, count, other);
      }, 0);
    const others = this.products.filter((other) => other !== product).map((other) => [other, likeness(other)]);
    const near = others.toSorted((one, other) => other[1] - one[1]).slice(0, size - 1);
    return [product, ...near.map(([other]) => other)];
  }

  /** The terms of these products, the heaviest first. */
  ranked(products, termsIn) {
    const sums = new Map();
    for (const product of products) {
      const counts = new Map();
      for (const term of termsIn(product.words)) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) sums.set(term, (sums.get(term) ?? 0) + this.weight(term, count, product));
    }
    return [...sums].toSorted((one, other) => other[1] - one[1]).map(([term]) => term);
  }
}

/** In how many queries a term was typed. */
function judge(products) {
  const queries = products.flatMap((product) => product.queries.map((words) => new Set(termsOf(words))));
  return (term) => queries.filter((terms) => terms.has(term)).length;
}

function ndcg(ranked, all, gain) {
  const dcg = (terms) => terms.reduce((sum, term, at) => sum + gain(term) / Math.log2(at + 2), 0);
  const ideal = dcg(all.toSorted((one, other) => gain(other) - gain(one)).slice(0, DEPTH));
  return ideal === 0 ? undefined : dcg(ranked.slice(0, DEPTH)) / ideal;
}

/**
 * The weighting of keywords against BM25: of the terms of similar products, those that shoppers typed should come first. The gain of
 * a term is in how many of their queries it was typed; nDCG@10, the mean over all products.
 */
export async function relevance() {
  const name = 'keyword weights, nDCG@10 against plain BM25';
  const bar = `≥ ${LEAST.toFixed(2)}`;
  if (!existsSync(SAMPLES)) return { name, value: 'not measured', bar, pass: true, notes: ['no judged queries here'] };
  const products = readShoppers();
  const bm25 = new Bm25(products);
  const notes = [
    `${products.length} products, ${products.reduce((sum, { queries }) => sum + queries.length, 0)} queries`,
  ];
  let value = 0;
  for (const size of GROUPS) {
    const scores = { own: [], pairs: [], plain: [] };
    for (const product of products) {
      const group = bm25.group(product, size);
      const all = bm25.ranked(group, termsOf);
      const gain = judge(group);
      const own = termWeights(group.map(({ id, text }) => ({ id, fields: [{ text, weight: 3 }] })));
      const rankings = { own: own.map(({ term }) => term), pairs: all, plain: bm25.ranked(group, (words) => words) };
      for (const [of, ranked] of Object.entries(rankings)) {
        const score = ndcg(ranked, all, gain);
        if (score !== undefined) scores[of].push(score);
      }
    }
    const [own, pairs, plain] = [mean(scores.own), mean(scores.pairs), mean(scores.plain)];
    notes.push(
      `${size} ${size === 1 ? 'product' : 'products'}: ${own.toFixed(3)}; plain BM25 ${plain.toFixed(3)}, BM25 with pairs of words ${pairs.toFixed(3)}`,
    );
    value = own / plain;
  }
  return { name, value: value.toFixed(2), bar, pass: value >= LEAST, notes };
}
