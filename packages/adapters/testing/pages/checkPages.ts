import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageProduct, ReadPage } from '@listwright/domain/products';

/** What a page says, as a person read it; `accept_…` lists other right answers. */
type Expected = Readonly<Record<string, unknown>>;

export interface PageScore {
  readonly right: number;
  readonly wrong: number;
  /** Said where the page says nothing. */
  readonly invented: number;
  readonly missing: number;
  /** Each field that is not right, with both values. */
  readonly misses: readonly string[];
}

/** The fields that are compared, by their names in the expected file, and how. */
const FIELDS: Readonly<Record<string, (product: PageProduct, expected: Expected) => boolean>> = {
  title: ({ title }, expected) => {
    const start = expected['title_startswith'];
    return oneOf(title, expected, 'title', 'accept_titles') || (typeof start === 'string' && title.startsWith(start));
  },
  brand: ({ brand }, expected) => oneOf(brand, expected, 'brand', 'accept_brands'),
  price: ({ price }, expected) => pricesOf(expected).some(([amount]) => amount === price),
  currency: ({ price, currency }, expected) =>
    pricesOf(expected).some(([amount, code]) => code === currency && (price === null || amount === price)),
  list_price: ({ list_price }, { list_price: want }) => list_price === want,
  rating: ({ rating }, { rating: want }) =>
    rating === want || (typeof want === 'number' && rating !== null && Math.abs(rating - want) < 0.051),
  rating_count: ({ rating_count }, expected) => oneOf(rating_count, expected, 'rating_count', 'accept_rating_counts'),
  in_stock: ({ in_stock }, { in_stock: want }) => in_stock === want,
  availability_text: ({ availability }, { availability_text: want }) =>
    typeof want === 'string' ? plain(availability ?? '').startsWith(plain(want)) : availability === null,
  asin: ({ asin }, { asin: want }) => asin === want,
  seller: ({ seller }, { seller: want }) => seller === want,
  sku: ({ sku }, { sku: want }) => sku === want,
  gtin: ({ gtin }, { gtin: want }) => gtin === want,
  mpn: ({ mpn }, { mpn: want }) => mpn === want,
  marketplace: ({ marketplace }, { marketplace: want }) => marketplace === want,
  breadcrumb: ({ breadcrumb }, { breadcrumb: want }) => sameList(breadcrumb, want),
  bullet_points: ({ bullet_points }, { bullet_points: want }) => sameList(bullet_points, want),
  main_image: ({ main_image }, { main_image: want }) => main_image === want,
  bestseller_ranks: ({ bestseller_ranks }, { bestseller_ranks: want }) => sameList(bestseller_ranks, want),
  bought_past_month: ({ bought_past_month }, { bought_past_month: want }) => bought_past_month === want,
  variations: ({ variations }, { variations: want }) => sameList(variations, want),
  description: ({ description }, { description: want }) => description === want,
  weight: ({ weight }, { weight: want }) => weight === want,
  other_offers: ({ other_offers }, { other_offers: want }) => other_offers === want,
  specifications: ({ specifications }, { specifications: want }) =>
    Object.entries((want ?? {}) as Record<string, string>).every(
      ([name, value]) =>
        plain(Object.entries(specifications).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1] ?? '') ===
        plain(value),
    ),
};

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const sameList = (got: readonly unknown[], want: unknown): boolean =>
  JSON.stringify(got) === JSON.stringify(want ?? []);

function oneOf(got: string | number | null, expected: Expected, field: string, others: string): boolean {
  const accepted = [expected[field], ...((expected[others] ?? []) as unknown[])];
  return accepted.some((one) =>
    typeof one === 'string' && typeof got === 'string'
      ? plain(one).toLowerCase() === plain(got).toLowerCase()
      : (one ?? null) === got,
  );
}

const pricesOf = (expected: Expected): readonly (readonly [unknown, unknown])[] =>
  (expected['accept_prices'] as readonly (readonly [unknown, unknown])[] | undefined) ?? [
    [expected['price'], expected['currency']],
  ];

/**
 * Reads every page of a folder that has `NAME.expected.json` beside it and compares what was read. Pages are HTML, gzipped or not;
 * where the expected file names no address, the name of the file is that of the shop.
 */
export async function checkPages(
  folder: string,
  read: (html: string, address: string) => ReadPage | Promise<ReadPage>,
): Promise<PageScore> {
  const counts = { right: 0, wrong: 0, invented: 0, missing: 0 };
  const misses: string[] = [];
  const files = readdirSync(folder);
  for (const name of files.filter((one) => one.endsWith('.expected.json')).toSorted()) {
    const stem = name.replace('.expected.json', '');
    const file = files.find((one) => one === `${stem}.html.gz` || one === `${stem}.html`);
    if (file === undefined) continue;
    const expected = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Expected;
    const bytes = readFileSync(path.join(folder, file));
    const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const address = typeof expected['url'] === 'string' ? expected['url'] : `https://www.${shopOf(stem)}/`;
    const { product, page } = await read(html, address);
    for (const [field, isRight] of Object.entries(FIELDS)) {
      if (!(field in expected)) continue;
      const want = expected[field];
      const got = product === null ? null : valueOf(product, field);
      const isSame = product !== null && isRight(product, expected);
      const kind = isSame ? 'right' : isNothing(want) ? 'invented' : isNothing(got) ? 'missing' : 'wrong';
      counts[kind] += 1;
      if (!isSame) misses.push(`${stem} ${field} ${kind}: ${short(got)} for ${short(want)} (${page.kind})`);
    }
  }
  return { ...counts, misses };
}

const valueOf = (product: PageProduct, field: string): unknown =>
  product[(field === 'availability_text' ? 'availability' : field) as keyof PageProduct];

const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 200) ?? '';

/** "shopify-northroast.com" and "flipkart.com-narzo" are shops. */
const shopOf = (stem: string): string =>
  stem.replace(/^(?:shopify|woocommerce)-/u, '').replace(/(?<=\.[a-z.]{2,6})-.*$/u, '');
