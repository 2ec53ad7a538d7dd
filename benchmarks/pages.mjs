import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { Parser } from 'htmlparser2';
import { readProductPage } from '../packages/adapters/dist/src/pages/reading/readProductPage.js';
import { median } from './measure.mjs';

const LEAST_FASTER = 3;
const MOST_OF_SAX = 2.5;
const TURNS = 7;
const SAMPLES = path.resolve(process.env.SAMPLES_DIR ?? '../shared/samples', 'amazon');

/** What the reader looks for on a page of Amazon, as a program with selectors would write it. */
const SELECTORS = [
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

/** Saved pages of the samples; without them one of about the same size and shape. */
function pages() {
  if (existsSync(SAMPLES))
    return readdirSync(SAMPLES)
      .filter((name) => name.endsWith('.html.gz'))
      .map((name) => gunzipSync(readFileSync(path.join(SAMPLES, name))).toString());
  const card =
    '<li class="a-carousel-card"><div><a href="/dp/B000000000"><span class="a-size-base">Another product</span></a><script>var x = {"a": 1};</script></div></li>';
  return [
    `<html><body><div id="dp"><span id="productTitle">Mug</span><div id="corePriceDisplay_desktop_feature_div"><span class="a-price"><span class="a-offscreen">$12.50</span></span></div>${card.repeat(6000)}</div></body></html>`,
  ];
}

/** Extraction of product pages against `cheerio.load` with the same selectors, and against a parser that keeps nothing. */
export async function pagesBench() {
  const all = pages();
  const faster = [];
  const ofSax = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const own = timed(() => all.forEach((html) => readProductPage(html, 'https://www.amazon.com/dp/B000000000')));
    const cheerio = timed(() =>
      all.forEach((html) => {
        const $ = load(html);
        for (const selector of SELECTORS) $(selector).text();
      }),
    );
    const sax = timed(() => all.forEach((html) => new Parser({}).end(html)));
    if (turn > 0) {
      faster.push(cheerio / own);
      ofSax.push(own / sax);
    }
  }
  const [ratio, share] = [median(faster), median(ofSax)];
  return {
    name: 'pages, times faster than cheerio.load with the same selectors',
    value: ratio.toFixed(1),
    bar: `≥ ${LEAST_FASTER}, and ≤ ${MOST_OF_SAX} times a bare SAX pass`,
    pass: ratio >= LEAST_FASTER && share <= MOST_OF_SAX,
    notes: [
      `range ${Math.min(...faster).toFixed(1)} to ${Math.max(...faster).toFixed(1)}`,
      `a bare SAX pass over the same ${all.length} pages takes 1/${share.toFixed(2)} of the time`,
    ],
  };
}

function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}
