import type { PagePlace } from '@listwright/domain/listings';
import { countOf } from '@listwright/domain/shared';
import { withRows, type Report, type ReportCell, type ReportPart } from '../../output/reports/Report.js';
import type { Analyzed } from './Analyzed.js';

const PLACES: Readonly<Record<PagePlace, string>> = {
  page: 'Page',
  title: 'Title',
  images: 'Images',
  bullets: 'Bullet points',
  description: 'Description',
};
/** The fields that a report shows, in order, with their names. */
const FIELDS = [
  ['price', 'Price'],
  ['list_price', 'List price'],
  ['currency', 'Currency'],
  ['rating', 'Rating'],
  ['rating_count', 'Ratings'],
  ['brand', 'Brand'],
  ['category', 'Category'],
  ['seller', 'Seller'],
  ['asin', 'ASIN'],
  ['sku', 'SKU'],
  ['gtin', 'GTIN'],
  ['bestseller_rank', 'Best seller rank'],
  ['bought_past_month', 'Bought in past month'],
  ['warranty', 'Warranty'],
  ['return_policy', 'Returns'],
] as const;

/** Pages that were read, as a report: what each says, and what would improve it. */
export function pageReport(pages: readonly Analyzed[], today: string): Report {
  const products = pages.filter(({ product }) => product !== null);
  const [only] = pages;
  const isOne = pages.length === 1;
  return {
    title: isOne && only?.product ? only.product.title : 'Product pages',
    verdict:
      isOne && only !== undefined
        ? verdictOf(only)
        : `${products.length} of ${countOf(pages.length, 'page')} show a product.`,
    basis: `Read ${today}, judged by the rules of that day`,
    parts: withRows([
      ...(isOne ? [] : [{ heading: 'Pages', table: tableOfPages(pages) }]),
      ...pages.flatMap((page) => partsOf(page, isOne)),
    ]),
  };
}

function verdictOf({ page, judged }: Analyzed): string {
  if (judged === null) return page.reason;
  return `Score ${judged.score} of 100 (${judged.grade}), ${countOf(judged.suggestions.length, 'suggestion')}.`;
}

const tableOfPages = (pages: readonly Analyzed[]) => ({
  columns: ['Page', 'Score', 'Product', 'Price', 'Currency', 'Rating', 'Result'],
  rows: pages.map(({ source, page, product, judged }): ReportCell[] => [
    source,
    judged?.score ?? null,
    product?.title ?? null,
    product?.price ?? null,
    product?.currency ?? null,
    product?.rating ?? null,
    page.reason,
  ]),
});

function partsOf(analyzed: Analyzed, isOne: boolean): readonly ReportPart[] {
  const { source, page, product, provenance, judged, results } = analyzed;
  const of = isOne ? '' : `${product?.title ?? source}: `;
  const found = results.map(({ title, price_text: price, rating, url }): ReportCell[] => [title, price, rating, url]);
  const result = { heading: `${of}Results`, table: { columns: ['Title', 'Price', 'Rating', 'Address'], rows: found } };
  if (product === null || judged === null) return [{ heading: source, text: page.reason }, result];
  const facts = FIELDS.filter(([name]) => product[name] !== null).map(([name, label]): ReportCell[] => [
    label,
    product[name],
    provenance[name]?.path ?? null,
    provenance[name]?.certainty ?? null,
  ]);
  const suggestions = judged.suggestions.map(
    ({ number, place, index, severity, message, source: rule }): ReportCell[] => [
      number,
      index === null ? PLACES[place] : `${PLACES[place].replace(/s$/u, '')} ${index + 1}`,
      severity,
      message,
      rule,
    ],
  );
  return [
    { heading: `${of}Page`, text: product.url ?? source },
    ...(isOne ? [] : [{ heading: `${of}Score`, text: verdictOf(analyzed) }]),
    {
      heading: `${of}Improvement suggestions`,
      table: { columns: ['No.', 'Where', 'Severity', 'What', 'Source'], rows: suggestions },
    },
    {
      heading: `${of}What the page says`,
      table: {
        columns: ['Field', 'Value', 'Found at', 'How sure'],
        rows: [
          ...facts,
          [
            'Availability',
            product.in_stock === null ? null : product.availability,
            provenance['availability']?.path ?? null,
            null,
          ],
          ['Images', product.images.length, null, null],
        ],
      },
    },
    {
      heading: `${of}Sellers of this product`,
      table: {
        columns: ['Seller', 'Price', 'Currency', 'Rating', 'Ratings', 'Condition'],
        rows: [
          ...product.offers.map((one): ReportCell[] => [
            one.seller,
            one.price,
            one.currency,
            one.rating,
            one.rating_count,
            one.condition,
          ]),
          ...(product.other_offers === null ? [] : [[null, null, null, null, null, product.other_offers]]),
        ],
      },
    },
    {
      heading: `${of}Bullet points`,
      table: { columns: ['Bullet point'], rows: product.bullet_points.map((one) => [one]) },
    },
    {
      heading: `${of}Product information`,
      table: { columns: ['Name', 'Value'], rows: Object.entries(product.specifications) },
    },
    ...(product.description === null ? [] : [{ heading: `${of}Description`, text: product.description }]),
  ];
}
