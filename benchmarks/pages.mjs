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

/**
 * Extraction of product pages against `cheerio.load` with the same selectors, and against a parser that keeps nothing. Judged by the
 * median of turns; the best times, which other programs touch least, are a note.
 */
export function pagesBench() {
  const sets = SETS.map(measured);
  return {
    name: 'pages, times faster than cheerio.load with the same selectors (medians of the turns)',
    value: sets.map(({ name, faster }) => `${median(faster).toFixed(1)} ${name}`).join(', '),
    bar: `≥ ${LEAST_FASTER} each, and ≤ ${MOST_OF_SAX} times a bare SAX pass`,
    pass: sets.every(({ faster, ofSax }) => median(faster) >= LEAST_FASTER && median(ofSax) <= MOST_OF_SAX),
    notes: sets.flatMap(({ name, count, faster, ofSax, best }) => [
      `${name}: range ${rangeOf(faster, 1)}`,
      `${name}: ${median(ofSax).toFixed(2)} times a bare SAX pass over the same ${count} pages (range ${rangeOf(ofSax, 2)})`,
      `${name}: by the best times of each page, not judged: ${(best.cheerio / best.own).toFixed(1)} times faster, ${(best.own / best.sax).toFixed(2)} times a bare SAX pass`,
    ]),
  };
}

const rangeOf = (values, digits) => `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;

/** In each turn all three go through all pages, so that what slows a turn slows them alike; the first turn warms up. */
function measured(set) {
  const all = pagesOf(set);
  const works = {
    own: (html) => readProductPage(html, set.address),
    cheerio: (html) => {
      const $ = load(html);
      for (const selector of set.selectors) $(selector).text();
    },
    sax: (html) => new Parser({}).end(html),
  };
  const [faster, ofSax] = [[], []];
  const bests = { own: [], cheerio: [], sax: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    const took = {};
    for (const [name, work] of Object.entries(works)) {
      const times = all.map((html) => timed(() => work(html)));
      took[name] = sum(times);
      bests[name] = times.map((time, page) => Math.min(time, bests[name][page] ?? Infinity));
    }
    if (turn > 0) {
      faster.push(took.cheerio / took.own);
      ofSax.push(took.own / took.sax);
    }
  }
  const best = { own: sum(bests.own), cheerio: sum(bests.cheerio), sax: sum(bests.sax) };
  return { name: set.name, count: all.length, faster, ofSax, best };
}

const sum = (times) => times.reduce((total, time) => total + time, 0);

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}
