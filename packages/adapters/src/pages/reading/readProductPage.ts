import { amazonSiteOf, type PageProduct, type ReadPage } from '@listwright/domain/products';
import { amazonProduct } from './amazon/amazonProduct.js';
import { amazonSearch } from './amazon/amazonSearch.js';
import { Findings } from './Findings.js';
import { pageKindOf } from './pageKindOf.js';
import { attributeOf, PageTree, textOf } from './PageTree.js';
import type { PageSource } from './PageSource.js';
import { embeddedPrices } from './shops/embeddedPrices.js';
import { isShopify, shopifyProduct } from './shops/shopify.js';
import { listPriceBeside, priceByHeading } from './shops/visiblePrice.js';
import { isWooCommerce, wooCommerceProduct } from './shops/wooCommerce.js';
import { breadcrumbOf } from './structured/breadcrumbOf.js';
import { jsonLd } from './structured/jsonLd.js';
import { microdata, rdfa } from './structured/markup.js';
import { isProductMeta, metaOf, openGraph } from './structured/openGraph.js';
import { mainProduct, schemaProduct } from './structured/schemaProduct.js';
import { countryMoney } from './countryMoney.js';

/** The pages of shops: what kind they are and what they say of their product, each value with its place. Pure. */
export function readProductPage(html: string, address: string | undefined): ReadPage {
  const tree = new PageTree(html);
  const url = pageAddress(address, tree);
  const amazon = url === undefined ? amazonByLook(tree) : amazonSiteOf(url.hostname);
  const money = amazon ?? countryMoney(url?.hostname ?? '', attributeOf(tree.named('html')[0], 'lang'));
  const source: PageSource = { tree, html, url, amazon, currency: money.currency, decimal: money.decimal };
  return amazon === undefined ? shopPage(source) : amazonPage(source);
}

/** Where a page was saved from, by whoever gave it, else by what it says of itself. */
function pageAddress(given: string | undefined, tree: PageTree): URL | undefined {
  const linked = tree.named('link').find((link) => attributeOf(link, 'rel').toLowerCase() === 'canonical');
  const shared = tree.named('meta').find((meta) => attributeOf(meta, 'property') === 'og:url');
  for (const text of [given ?? '', attributeOf(linked, 'href'), attributeOf(shared, 'content')])
    if (text !== '' && URL.canParse(text) && /^https?:/u.test(text)) return new URL(text);
  return undefined;
}

/** A saved page of Amazon without any address has its elements all the same; which shop it is, its prices say. */
const amazonByLook = (tree: PageTree): PageSource['amazon'] =>
  tree.byId('dp') !== undefined && tree.byId('productTitle') !== undefined ? amazonSiteOf('amazon.com') : undefined;

function amazonPage(source: PageSource): ReadPage {
  const findings = new Findings();
  amazonProduct(source, findings);
  if (
    findings.get('title') !== undefined &&
    (findings.get('asin') !== undefined || source.tree.byId('productTitle') !== undefined)
  )
    return productPage(source, findings);
  const results = amazonSearch(source);
  if (results.length > 0)
    return {
      page: { kind: 'search', reason: 'The page lists the results of a search.' },
      product: null,
      results,
      provenance: {},
    };
  return without(source);
}

function shopPage(source: PageSource): ReadPage {
  const { tree } = source;
  const findings = new Findings();
  const heading = textOf(tree.named('h1')[0]);
  const meta = metaOf(tree);
  const shown = heading || (meta.get('og:title') ?? '') || textOf(tree.named('title')[0]);
  if (isWooCommerce(source)) wooCommerceProduct(source, findings);
  const things = [
    ['json_ld', jsonLd(tree)],
    ['microdata', microdata(tree)],
    ['rdfa', rdfa(tree)],
  ] as const;
  for (const [strategy, all] of things) {
    const product = mainProduct(all, source, shown);
    if (product !== undefined) schemaProduct(product, strategy, source, findings);
    findings.add('breadcrumb', breadcrumbOf(all), strategy, 'BreadcrumbList', 'likely');
  }
  if (isShopify(source)) shopifyProduct(source, findings);
  openGraph(meta, source, findings);
  if (findings.get('title') === undefined && (findings.get('price') !== undefined || isProductMeta(meta)))
    findings.add('title', heading, 'text', 'h1', 'guess');
  if (findings.get('title') === undefined && heading !== '') {
    priceByHeading(source, findings);
    if (findings.get('price') !== undefined && hasBuyButton(tree))
      findings.add('title', heading, 'text', 'h1', 'guess');
  }
  if (findings.get('title') === undefined) return without(source);
  priceByHeading(source, findings);
  listPriceBeside(source, findings);
  embeddedPrices(source, findings);
  return productPage(source, findings);
}

const BUY =
  /add to (?:cart|bag|basket)|buy now|in den (?:warenkorb|einkaufswagen)|ajouter au panier|añadir (?:al carrito|a la cesta)|agregar al carrito|aggiungi al carrello|in winkelwagen|lägg i (?:varukorg|kundvagn)|do koszyka|sepete ekle|adicionar ao carrinho|カートに入れる/iu;
const hasBuyButton = (tree: PageTree): boolean =>
  [...tree.named('button'), ...tree.named('input'), ...tree.named('a')].some(
    (one) => BUY.test(textOf(one)) || BUY.test(attributeOf(one, 'value')),
  );

const without = (source: PageSource): ReadPage => ({
  page: pageKindOf(source, textOf(source.tree.named('body')[0] ?? source.tree.root)),
  product: null,
  results: [],
  provenance: {},
});

function productPage(source: PageSource, findings: Findings): ReadPage {
  const { url, amazon } = source;
  findings.add(
    'marketplace',
    amazon?.host ?? url?.hostname.replace(/^www\./u, ''),
    amazon === undefined ? 'text' : 'amazon',
    'address',
    'sure',
  );
  const category = findings.get('breadcrumb')?.at(-1);
  const from = findings.from('breadcrumb');
  if (category !== undefined && from !== undefined)
    findings.add('category', category, from.strategy, from.path, from.certainty);
  const price = findings.get('price');
  // Two places may name one price.
  if (price === undefined || (findings.get('list_price') ?? Infinity) <= price) findings.drop('list_price');
  if (price !== undefined) findings.add('currency', source.currency, 'text', 'country of the shop', 'guess');
  const list = <Field extends keyof PageProduct>(field: Field): NonNullable<PageProduct[Field]> | [] =>
    findings.get(field) ?? [];
  const product: PageProduct = {
    title: findings.get('title') ?? '',
    url: url?.href ?? null,
    marketplace: findings.get('marketplace') ?? null,
    price: findings.get('price') ?? null,
    list_price: findings.get('list_price') ?? null,
    currency: findings.get('currency') ?? null,
    rating: findings.get('rating') ?? null,
    best_rating: findings.get('best_rating') ?? null,
    rating_count: findings.get('rating_count') ?? null,
    review_count: findings.get('review_count') ?? null,
    availability: findings.get('availability') ?? null,
    in_stock: findings.get('in_stock') ?? null,
    main_image: findings.get('main_image') ?? null,
    images: list('images') as readonly string[],
    brand: findings.get('brand') ?? null,
    category: findings.get('category') ?? null,
    breadcrumb: list('breadcrumb') as readonly string[],
    seller: findings.get('seller') ?? null,
    asin: findings.get('asin') ?? null,
    sku: findings.get('sku') ?? null,
    gtin: findings.get('gtin') ?? null,
    mpn: findings.get('mpn') ?? null,
    features: (findings.get('features') ?? findings.get('bullet_points') ?? []) as readonly string[],
    bullet_points: list('bullet_points') as readonly string[],
    keywords: list('keywords') as readonly string[],
    description: findings.get('description') ?? null,
    specifications: findings.get('specifications') ?? {},
    dimensions: findings.get('dimensions') ?? null,
    weight: findings.get('weight') ?? null,
    model_number: findings.get('model_number') ?? null,
    bestseller_rank: findings.get('bestseller_rank') ?? null,
    bestseller_ranks: list('bestseller_ranks') as PageProduct['bestseller_ranks'],
    bought_past_month: findings.get('bought_past_month') ?? null,
    shipping_info: findings.get('shipping_info') ?? null,
    return_policy: findings.get('return_policy') ?? null,
    warranty: findings.get('warranty') ?? null,
    qa_section: list('qa_section') as PageProduct['qa_section'],
    review_highlights: list('review_highlights') as readonly string[],
    similar_products: list('similar_products') as PageProduct['similar_products'],
    variations: list('variations') as PageProduct['variations'],
  };
  return {
    page: { kind: 'product', reason: 'The page shows one product.' },
    product,
    results: [],
    provenance: findings.provenance(),
  };
}
