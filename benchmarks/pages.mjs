import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { Parser } from 'htmlparser2';
import { readProductPage } from '../packages/adapters/dist/src/pages/reading/readProductPage.js';
import { median } from './measure.mjs';

const LEAST_FASTER = 3;
const MOST_OF_SAX = 2.5;
const TURNS = 12;
const SAMPLES = path.resolve(process.env.SAMPLES_DIR ?? '../shared/samples');

/** What the reader looks for on a page of Amazon, as a program with selectors would write it. */
const AMAZON = [
  '#productTitle',
  '#bylineInfo',
  '#corePriceDisplay_desktop_feature_div .a-price .a-offscreen',
  '#acrPopover',
  '#acrCustomerReviewText',
  '#availability span',
  '#feature-bullets li span.a-list-item',
  '#wayfinding-breadcrumbs_feature_div a',
  '#prodDetails tr',
  '#detailBullets_feature_div li',
  '#landingImage',
  '#sellerProfileTriggerId',
  '#ASIN',
];
/** And on the page of any other shop: its data, its head, then what a reader sees. */
const SHOP = [
  'script[type="application/ld+json"]',
  '[itemtype*="schema.org/Product"] [itemprop]',
  '[typeof~="Product"] [property]',
  'meta[property^="og:"], meta[property^="product:"]',
  'link[rel="canonical"]',
  'h1',
  '[class*="price"]',
  'del, s, strike',
  'button, input[type="submit"]',
  '[class*="breadcrumb"] a',
  '[class*="stock"], [class*="availability"]',
  'table tr',
  'dl dt, dl dd',
];

const CARD =
  '<li class="a-carousel-card"><div><a href="/dp/B000000000"><span class="a-size-base">Another product</span></a><script>var x = {"a": 1};</script></div></li>';
const OFFER = '{"@type":"Product","name":"Mug","offers":{"price":"12.50","priceCurrency":"EUR"}}';
const SETS = [
  {
    name: 'of Amazon',
    folder: 'amazon',
    address: 'https://www.amazon.com/dp/B000000000',
    selectors: AMAZON,
    standIn: `<html><body><div id="dp"><span id="productTitle">Mug</span><div id="corePriceDisplay_desktop_feature_div"><span class="a-price"><span class="a-offscreen">$12.50</span></span></div>${CARD.repeat(6000)}</div></body></html>`,
  },
  {
    name: 'of other shops',
    folder: 'product-pages',
    address: 'https://shop.example/mug',
    selectors: SHOP,
    standIn: `<html><head><script type="application/ld+json">${OFFER}</script></head><body><h1>Mug</h1>${CARD.repeat(2000)}</body></html>`,
  },
];

/** Saved pages of the samples; without them one of about the same size and shape. */
function pagesOf({ folder, standIn }) {
  const samples = path.join(SAMPLES, folder);
  if (!existsSync(samples)) return [standIn];
  return readdirSync(samples)
    .filter((name) => /\.html(?:\.gz)?$/u.test(name))
    .map((name) => [name, readFileSync(path.join(samples, name))])
    .map(([name, bytes]) => (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}

/** Extraction of product pages against `cheerio.load` with the same selectors, and against a parser that keeps nothing. */
export function pagesBench() {
  const sets = SETS.map(measured);
  return {
    name: 'pages, times faster than cheerio.load with the same selectors',
    value: sets.map(({ name, ratio }) => `${ratio.toFixed(1)} ${name}`).join(', '),
    bar: `≥ ${LEAST_FASTER} each, and ≤ ${MOST_OF_SAX} times a bare SAX pass`,
    pass: sets.every(({ ratio, share }) => ratio >= LEAST_FASTER && share <= MOST_OF_SAX),
    notes: sets.flatMap(({ name, count, share, faster, ofSax }) => [
      `${name}: range ${Math.min(...faster).toFixed(1)} to ${Math.max(...faster).toFixed(1)}`,
      `${name}: ${share.toFixed(2)} times a bare SAX pass over the same ${count} pages (median of the turns ${median(ofSax).toFixed(2)})`,
    ]),
  };
}

function measured(set) {
  const all = pagesOf(set);
  const [own, sax] = timesOf(all, [(html) => readProductPage(html, set.address), (html) => new Parser({}).end(html)]);
  // Later, as what cheerio leaves in memory would be cleared up while the others are timed.
  const [cheerio] = timesOf(all, [
    (html) => {
      const $ = load(html);
      for (const selector of set.selectors) $(selector).text();
    },
  ]);
  const typical = median(own.turns);
  return {
    name: set.name,
    count: all.length,
    ratio: cheerio.best / own.best,
    share: own.best / sax.best,
    faster: cheerio.turns.map((turn) => turn / typical),
    ofSax: own.turns.map((turn, at) => turn / sax.turns[at]),
  };
}

/**
 * What each of these takes for all pages: turn by turn, the first left out, and with the best time of each page. Where other programs
 * use the processors, what takes longest is interrupted most, so that the best times say more.
 */
function timesOf(all, works) {
  const found = works.map(() => ({ turns: [], best: all.map(() => Infinity) }));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [at, work] of works.entries()) {
      const times = all.map((html) => timed(() => work(html)));
      found[at].best = found[at].best.map((time, page) => Math.min(time, times[page]));
      if (turn > 0) found[at].turns.push(sum(times));
    }
  return found.map(({ turns, best }) => ({ turns, best: sum(best) }));
}

const sum = (times) => times.reduce((total, time) => total + time, 0);

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}
