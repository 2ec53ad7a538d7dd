import {
  amazonSiteIn,
  amazonSiteOf,
  isFromAmazon,
  type PageKind,
  type PageProduct,
  type PageStrategy,
  type ReadPage,
} from '@listwright/domain/products';
import { amazonProduct } from './amazon/amazonProduct.js';
import { amazonSearch } from './amazon/amazonSearch.js';
import { Findings } from './Findings.js';
import { mainHeading } from './mainHeading.js';
import { pageKindOf } from './pageKindOf.js';
import { attributeOf, hasClass, PageTree, textOf, type PageElement } from './PageTree.js';
import type { PageSource } from './PageSource.js';
import { embeddedPrices } from './prices/embeddedPrices.js';
import { listPriceBeside } from './prices/listPriceBeside.js';
import { priceByHeading } from './prices/priceByHeading.js';
import { seenText } from './seenText.js';
import { cardsOf, unpricedCardsOf } from './shops/cardsOf.js';
import { listedInData } from './shops/listedInData.js';
import { buyButtons } from './shops/buyButtons.js';
import { isStockAsked } from './shops/isStockAsked.js';
import { offerArea, othersIn, pricedArea } from './shops/offerArea.js';
import { activeCurrency, isShopify, shopifyProduct } from './shops/shopify.js';
import { shopResults } from './shops/shopResults.js';
import { visibleChoices } from './shops/visibleChoices.js';
import { visibleDescription } from './shops/visibleDescription.js';
import { saysFacts, visibleFacts } from './shops/visibleFacts.js';
import { visibleImage } from './shops/visibleImage.js';
import { visibleRating } from './shops/visibleRating.js';
import { isWooCommerce, wooCommerceProduct } from './shops/wooCommerce.js';
import { breadcrumbOf } from './structured/breadcrumbOf.js';
import { jsonLd } from './structured/jsonLd.js';
import { looseThing } from './structured/looseThing.js';
import { microdata, rdfa } from './structured/markup.js';
import { isProductMeta, metaOf, openGraph } from './structured/openGraph.js';
import { mainProduct } from './structured/mainProduct.js';
import { ratingOf } from './structured/ratingOf.js';
import { numberOf, schemaProduct } from './structured/schemaProduct.js';
import { codeAmong, tidyBreadcrumb } from './tidyBreadcrumb.js';
import { titleOf } from './titleOf.js';
import { countryMoney } from './countryMoney.js';

/** The pages of shops: what kind they are and what they say of their product, each value with its place. Pure. */
export function readProductPage(html: string, address: string | undefined): ReadPage {
  const tree = new PageTree(html);
  const url = pageAddress(address, tree, html);
  const amazon = (url === undefined ? undefined : amazonSiteOf(url.hostname)) ?? amazonByLook(tree, html);
  const money = amazon ?? countryMoney(url?.hostname ?? '', attributeOf(tree.named('html')[0], 'lang'));
  const isOfShopify = amazon === undefined && isShopify({ html, tree });
  const currency = (isOfShopify ? activeCurrency({ html }) : undefined) ?? money.currency;
  const source: PageSource = { tree, html, url, amazon, isOfShopify, currency, decimal: money.decimal };
  return amazon === undefined ? shopPage(source) : amazonPage(source);
}

/** What browsers, and the bookmark of Listwright, write over a page that they save. */
const SAVED_FROM = /<!--\s*saved from url=\(\d+\)(\S+)\s*-->/iu;

/** Where a page was saved from: as given, else by what the page says of itself. */
function pageAddress(given: string | undefined, tree: PageTree, html: string): URL | undefined {
  const linked = tree.named('link').find((link) => attributeOf(link, 'rel').toLowerCase() === 'canonical');
  const shared = tree.named('meta').find((meta) => attributeOf(meta, 'property') === 'og:url');
  const saved = SAVED_FROM.exec(html.slice(0, 5000))?.[1] ?? '';
  for (const text of [given ?? '', saved, attributeOf(linked, 'href'), attributeOf(shared, 'content')])
    if (text !== '' && URL.canParse(text) && /^https?:/u.test(text)) return new URL(text);
  return undefined;
}

/** With the title, the whole of a product's page of Amazon, or parts of it that a person copied. */
const PARTS = ['dp', 'corePriceDisplay_desktop_feature_div', 'corePrice_feature_div', 'feature-bullets', 'bylineInfo'];

/**
 * A page of Amazon that was saved without its address or is served from elsewhere: it is read as one, and its marketplace is
 * that of the address all the same.
 */
const amazonByLook = (tree: PageTree, html: string): PageSource['amazon'] =>
  isFromAmazon(html) || (tree.byId('productTitle') !== undefined && PARTS.some((id) => tree.byId(id) !== undefined))
    ? (amazonSiteIn(html) ?? amazonSiteOf('amazon.com'))
    : undefined;

function amazonPage(source: PageSource): ReadPage {
  const findings = new Findings();
  amazonProduct(source, findings);
  if (
    findings.get('title') !== undefined &&
    (findings.get('asin') !== undefined || source.tree.byId('productTitle') !== undefined)
  )
    return productPage(source, findings);
  const results = amazonSearch(source);
  return results.length > 0 ? searchPage(results, 'The page lists the results of a search.') : without(source);
}

function shopPage(source: PageSource): ReadPage {
  const { tree } = source;
  const findings = new Findings();
  const heading = seenText(mainHeading(tree));
  const meta = metaOf(tree);
  const shown = [heading, meta.get('og:title') ?? '', textOf(tree.named('title')[0])];
  const cards = cardsOf(tree);
  const isPriced = isWooCommerce(source) && wooCommerceProduct(source, findings);
  const things = [
    ['json_ld', jsonLd(tree)],
    ['microdata', microdata(tree)],
    ['rdfa', rdfa(tree)],
  ] as const;
  // Without a price, and without a summary where a theme draws its own page.
  if (isWooCommerce(source) && hasClass(tree.named('body')[0], 'single-product'))
    findings.add('title', heading, 'woocommerce', '.single-product h1', 'guess');
  let isOfMany = false;
  const numbers: (readonly [number: string, strategy: PageStrategy])[] = [];
  for (const [strategy, all] of things) {
    const main = mainProduct(all, source, shown);
    // One of a list, which the page is not about.
    const isOther = main !== undefined && (main.isOneOfMany || (!main.isShown && cards.length > 0));
    isOfMany ||= main?.isOneOfMany === true;
    if (main !== undefined && !isOther) {
      schemaProduct(main.product, strategy, source, findings);
      numbers.push([numberOf(main.product), strategy]);
    }
    findings.add('breadcrumb', breadcrumbOf(all, source.url), strategy, 'BreadcrumbList', 'likely');
  }
  const loose = looseThing(tree, things[1][1], 'offer', 'offers');
  if (findings.get('title') === undefined && loose !== undefined)
    schemaProduct({ types: ['Product'], properties: { offers: [loose] } }, 'microdata', source, findings);
  if (source.isOfShopify) shopifyProduct(source, shown, findings);
  const isDescribed = findings.get('title') !== undefined;
  openGraph(meta, source, findings);
  const isOffer = isProductMeta(meta) || findings.get('price') !== undefined;
  const buttons = buyButtons(tree, cards);
  const area = offerArea(tree, buttons);
  // Without data and without a button to buy, as its shop is asked for it or has sold it out.
  const mayBeLone =
    !isDescribed && !isOffer && !isOfMany && buttons.length === 0 && heading !== '' && cards.length < MANY_CARDS;
  const lone = mayBeLone ? pricedArea(tree, cards) : undefined;
  const others = lone === undefined ? cards : othersIn(lone, cards);
  const isLone = lone !== undefined && saysFacts(lone, others);
  priceByHeading(source, isLone ? lone : area, isLone ? others : cards, findings);
  const canBuy =
    !isOfMany &&
    findings.get('price') !== undefined &&
    buttons.length > 0 &&
    buttons.length < MANY_BUTTONS &&
    !isOfSearch(mainHeading(tree));
  if (isOffer || canBuy || (isLone && findings.get('price') !== undefined))
    findings.add('title', heading, 'text', 'h1', 'guess');
  const isKnown =
    findings.get('title') !== undefined && (isDescribed || canBuy || (!isOfMany && cards.length < MANY_CARDS));
  if (!isKnown) return without(source, cards);
  if (findings.get('rating') === undefined)
    ratingOf(looseThing(tree, things[1][1], 'aggregaterating', 'aggregaterating'), (field, value, path) =>
      findings.add(field, value as never, 'microdata', path, 'likely'),
    );
  // "We couldn't find that product", in the frame of a product.
  if (!isDescribed && findings.get('price') === undefined) {
    const instead = without(source, cards);
    if (STANDS_IN.has(instead.page.kind)) return instead;
  }
  if (findings.get('in_stock') === true && isStockAsked(tree, cards))
    for (const field of ['in_stock', 'availability'] as const) findings.drop(field);
  const part = area ?? lone ?? pricedArea(tree, cards);
  visibleFacts(source, part, cards, findings);
  for (const [number, strategy] of numbers) findings.add('sku', number, strategy, 'productID', 'guess');
  if (part !== undefined) visibleRating(part, cards, findings);
  if (part !== undefined) visibleChoices(tree, part, cards, findings);
  if (!isPriced) listPriceBeside(source, findings);
  visibleImage(source, cards, findings);
  visibleDescription(tree, cards, findings);
  embeddedPrices(source, findings);
  return productPage(source, findings);
}

const STANDS_IN: ReadonlySet<PageKind> = new Set(['blocked', 'not_found', 'error', 'sign_in', 'consent']);

/** So many are of a list, whatever its cards look like. */
const MANY_BUTTONS = 8;
const isOfSearch = (heading: PageElement | undefined): boolean =>
  /search[-_]?results?/iu.test(attributeOf(heading, 'class'));

/** A page with fewer may show a product and some of its kind. */
const MANY_CARDS = 6;

/** A page without a product: a list of several, or what stands in place of one. */
function without(source: PageSource, cards: readonly PageElement[] = cardsOf(source.tree)): ReadPage {
  const page = pageKindOf(source, textOf(source.tree.named('body')[0] ?? source.tree.root), cards.length > 0);
  const results = page.kind === 'search' ? shopResults(source, cards) : [];
  if (results.length > 0) return searchPage(results, page.reason);
  const listed = page.kind === 'search' || page.kind === 'empty' ? listedWithoutPrice(source) : [];
  if (listed.length > 0) return searchPage(listed, 'The page lists several products.');
  return { page: page.kind === 'search' ? unfilled(source) : page, product: null, results, provenance: {} };
}

/** What a page lists without showing a price: in its cards, or in its data until its scripts run. */
function listedWithoutPrice(source: PageSource): ReadPage['results'] {
  const shown = shopResults(source, unpricedCardsOf(source.tree));
  return shown.length > 0 ? shown : listedInData(source);
}

/** Frames of products that a script fills, or would have. */
const unfilled = ({ tree }: PageSource): ReadPage['page'] => ({
  kind: 'empty',
  reason:
    tree.named('script').length > 0
      ? 'The page lists products that only its scripts show.'
      : 'The page shows no product.',
});

const searchPage = (results: ReadPage['results'], reason: string): ReadPage => ({
  page: { kind: 'search', reason },
  product: null,
  results,
  provenance: {},
});

function productPage(source: PageSource, findings: Findings): ReadPage {
  const { url, amazon } = source;
  const host = url?.hostname.replace(/^www\./u, '');
  // Copied parts of a page do not say which shop of Amazon they are of.
  const site = url === undefined ? amazon && amazonSiteIn(source.html) : amazonSiteOf(url.hostname);
  findings.add('marketplace', site?.host ?? host, site === undefined ? 'text' : 'amazon', 'address', 'sure');
  const crumbs = findings.get('breadcrumb') ?? [];
  findings.add('sku', codeAmong(crumbs), findings.from('breadcrumb')?.strategy ?? 'text', 'breadcrumb', 'guess');
  const breadcrumb = tidyBreadcrumb(crumbs, {
    title: findings.get('title') ?? '',
    sku: findings.get('sku') ?? '',
    mpn: findings.get('mpn') ?? '',
    shop: metaOf(source.tree).get('og:site_name') ?? '',
    host: amazon === undefined ? (host ?? '') : '',
  });
  findings.replace('breadcrumb', breadcrumb);
  const from = findings.from('breadcrumb');
  // A shop's own group of a product may be a code of its statistics.
  if (from !== undefined) findings.replace('category', breadcrumb.at(-1), from);
  findings.replace('title', titleOf(findings.get('title') ?? '', source));
  const [price, listPrice] = [findings.get('price'), findings.get('list_price')];
  if (price === undefined || (listPrice !== undefined && listPrice <= price)) findings.drop('list_price');
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
    offers: list('offers') as PageProduct['offers'],
    other_offers: findings.get('other_offers') ?? null,
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
