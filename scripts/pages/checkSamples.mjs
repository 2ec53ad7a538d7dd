import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const FIELDS = [
  'title', 'brand', 'price', 'currency', 'list_price', 'rating', 'rating_count', 'in_stock', 'availability_text', 'asin', 'seller',
  'sku', 'gtin', 'mpn', 'breadcrumb', 'bullet_points', 'main_image', 'bestseller_ranks', 'bought_past_month', 'marketplace', 'specifications',
];
const OURS = { availability_text: 'availability' };

const plain = (value) => (typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ').trim() : value);
const isNothing = (value) => value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether a value of ours is what the page says; `accept_…` lists other right answers. */
function isRight(field, got, expected, product) {
  const want = expected[field];
  if (field === 'price' || field === 'currency') {
    const accepted = expected.accept_prices ?? [[expected.price, expected.currency]];
    return accepted.some(([price, currency]) => (field === 'price' ? price === got : currency === got && (product.price === null || accepted.some(([one]) => one === product.price))));
  }
  if (field === 'title') {
    const titles = [want, ...(expected.accept_titles ?? [])].map(plain);
    return titles.includes(plain(got)) || (expected.title_startswith !== undefined && String(got).startsWith(expected.title_startswith));
  }
  if (field === 'brand') return [want, ...(expected.accept_brands ?? [])].some((one) => (one ?? null)?.toLowerCase() === got?.toLowerCase());
  if (field === 'rating_count') return [want, ...(expected.accept_rating_counts ?? [])].includes(got);
  if (field === 'rating') return want === got || (want !== null && got !== null && Math.abs(want - got) < 0.051);
  if (field === 'specifications')
    return Object.entries(want ?? {}).every(([name, value]) => plain(Object.entries(got ?? {}).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]) === plain(value));
  if (isNothing(want)) return isNothing(got);
  if (field === 'availability_text') return plain(got) === plain(want) || plain(got)?.startsWith(plain(want));
  return JSON.stringify(got, null, 0) === JSON.stringify(want) || plain(got) === plain(want);
}

/** Every page of a folder that has an expected result beside it, read and compared. */
export async function checkSamples(folder, read) {
  const counts = { right: 0, wrong: 0, invented: 0, missing: 0 };
  const misses = [];
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.expected.json')).toSorted()) {
    const expected = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const stem = name.replace('.expected.json', '');
    const file = [`${stem}.html.gz`, `${stem}.html`].find((one) => readdirSync(folder).includes(one));
    const bytes = readFileSync(path.join(folder, file));
    const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const { product, page } = await read(html, expected.url ?? (stem.includes('-') && folder.includes('amazon') ? undefined : `https://www.${stem.split('-')[0] === 'shopify' ? stem.slice(8) : stem}/`));
    if (product === null) {
      misses.push(`${stem}: read as ${page.kind}: ${page.reason}`);
      counts.missing += FIELDS.filter((field) => !isNothing(expected[field])).length;
      continue;
    }
    for (const field of FIELDS.filter((one) => one in expected)) {
      const got = product[OURS[field] ?? field] ?? null;
      const want = expected[field];
      const right = isRight(field, got, expected, product);
      const kind = right ? 'right' : isNothing(want) ? 'invented' : isNothing(got) ? 'missing' : 'wrong';
      counts[kind] += 1;
      if (!right) misses.push(`${stem} ${field} ${kind}: ${JSON.stringify(got)?.slice(0, 220)} for ${JSON.stringify(want)?.slice(0, 220)}`);
    }
  }
  return { counts, misses };
}
