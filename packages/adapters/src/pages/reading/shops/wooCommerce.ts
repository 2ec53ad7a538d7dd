import { parseMoney, stockOf, type PageVariation } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { attributeOf, find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import { headingsInTitle } from '../headingsInTitle.js';
import type { PageSource } from '../PageSource.js';
import { isStart } from '../tidyBreadcrumb.js';

/** Whether a page was made by WooCommerce. */
export const isWooCommerce = ({ tree, html }: PageSource): boolean =>
  (tree
    .named('body')
    .some((body) => hasClass(body, 'single-product') || /\bwoocommerce\b/u.test(attributeOf(body, 'class'))) ||
    tree.named('h1').some((heading) => hasClass(heading, 'product_title'))) &&
  /woocommerce/u.test(html);

/**
 * The summary of a product as WooCommerce's templates write it; themes keep its classes. Gives whether it has the prices of the
 * product, so that no price elsewhere is one of it: a group lists those of its members.
 */
export function wooCommerceProduct(source: PageSource, findings: Findings): boolean {
  const summary = summaryOf(source);
  if (summary === undefined) return false;
  const add = (
    field: Parameters<Findings['add']>[0],
    value: unknown,
    path: string,
    certainty: 'sure' | 'likely' = 'likely',
  ): void => findings.add(field, value as never, 'woocommerce', path, certainty);
  const named = find(summary, isTitle);
  if (named === undefined) add('title', textOf(headingIn(summary, source)), '.single-product heading');
  else add('title', textOf(named), '.product_title', 'sure');
  const price = find(summary, (one) => hasClass(one, 'price') && AMOUNT.test(textOf(one)));
  if (price !== undefined) {
    const now = find(price, ({ name }) => name === 'ins');
    const was = find(price, ({ name }) => name === 'del');
    const money = amountIn(now ?? price, source);
    const before = was === undefined ? null : amountIn(was, source);
    add('price', money?.amount, '.summary .price');
    add('currency', money?.currency, '.summary .price');
    if (before !== null && money !== null && before.amount > money.amount)
      add('list_price', before.amount, '.summary .price del', 'sure');
  }
  add('variations', choicesOf(summary), '.variations');
  const stock = textOf(find(summary, (one) => hasClass(one, 'stock')));
  add('availability', stock, '.stock', 'sure');
  add(
    'in_stock',
    stockOf(stock) ?? (buttonIn(summary) ? true : null),
    stock === '' ? '.single_add_to_cart_button' : '.stock',
  );
  const sku = textOf(find(summary, (one) => hasClass(one, 'sku')));
  add('sku', /^n\/?a$/iu.test(sku) ? '' : sku, '.sku');
  const categories = findAll(
    find(summary, (one) => hasClass(one, 'posted_in')),
    ({ name }) => name === 'a',
  ).map(textOf);
  add('category', categories.at(-1), '.posted_in');
  const crumbs = find(source.tree.root, (one) => hasClass(one, 'woocommerce-breadcrumb'));
  const linked = findAll(crumbs, ({ name }) => name === 'a')
    .map(textOf)
    .filter((text) => text !== '' && !isStart(text));
  // A category may have the name of the product, which stands behind it.
  const last = linked.at(-1) ?? '';
  const isTwice =
    textOf(crumbs)
      .split(/\s*[/›»>|]\s*/u)
      .filter((text) => text.toLowerCase() === last.toLowerCase()).length > 1;
  add('breadcrumb', isTwice ? [...linked, last] : linked, '.woocommerce-breadcrumb');
  add(
    'specifications',
    Object.fromEntries(
      findAll(
        find(source.tree.root, (one) => hasClass(one, 'shop_attributes')),
        ({ name }) => name === 'tr',
      ).flatMap((row) => {
        const [label, value] = [find(row, ({ name }) => name === 'th'), find(row, ({ name }) => name === 'td')].map(
          textOf,
        );
        return label && value ? [[label, value] as const] : [];
      }),
    ),
    '.shop_attributes',
  );
  return price !== undefined;
}

const AMOUNT = /\d/u;
const buttonIn = (summary: PageElement): boolean =>
  find(summary, (one) => hasClass(one, 'single_add_to_cart_button') && !hasClass(one, 'disabled')) !== undefined;

const MOST_VALUES = 100;

/** The lists of a variable product, one for each attribute. */
const choicesOf = (summary: PageElement): readonly PageVariation[] =>
  findAll(
    find(summary, (one) => hasClass(one, 'variations')),
    ({ name }) => name === 'tr',
  ).flatMap((row) => {
    const name = textOf(find(row, (one) => one.name === 'label'));
    const options = findAll(row, (one) => one.name === 'option' && attributeOf(one, 'value') !== '');
    return name === '' || options.length === 0
      ? []
      : [{ name, values: [...new Set(options.map(textOf))].slice(0, MOST_VALUES) }];
  });

const isTitle = (element: PageElement): boolean => hasClass(element, 'product_title');

/** The product's own summary; cards of related products have no such block. */
function summaryOf(source: PageSource): PageElement | undefined {
  const { tree } = source;
  for (const element of tree.named('div'))
    if (hasClass(element, 'summary') && find(element, isTitle) !== undefined) return element;
  const title = find(tree.root, isTitle);
  for (const heading of title === undefined ? ownHeadings(source) : [title]) {
    const summary = pricedAround(heading);
    if (summary !== undefined) return summary;
  }
  return undefined;
}

/** The headings of a product's page that a builder of pages made, without the classes of the templates. */
const ownHeadings = ({ tree }: PageSource): readonly PageElement[] =>
  tree.named('body').some((body) => hasClass(body, 'single-product')) ? headingsInTitle(tree) : [];

const headingIn = (summary: PageElement, source: PageSource): PageElement | undefined =>
  ownHeadings(source).find(({ at }) => at > summary.at && at < summary.end);

function pricedAround(heading: PageElement): PageElement | undefined {
  let at: PageElement | null = heading;
  for (let steps = 0; at !== null && steps < 6; steps += 1) {
    if (find(at, (one) => hasClass(one, 'price')) !== undefined) return at;
    at = at.parent;
  }
  return undefined;
}

function amountIn(element: PageElement, source: PageSource): ReturnType<typeof parseMoney> {
  const amount = find(element, (one) => hasClass(one, 'woocommerce-Price-amount')) ?? element;
  return parseMoney(textOf(amount), source);
}
