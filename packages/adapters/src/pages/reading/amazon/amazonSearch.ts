import { asinOf, parseMoney, parseRating, type PageResult } from '@listwright/domain/products';
import { attributeOf, find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';

const MOST = 200;

/** The cards of a page of results or of a list (best sellers, new releases), in their order; those without a title are none. */
export function amazonSearch(source: PageSource): readonly PageResult[] {
  const cards = source.tree.named('div').filter((card) => ASIN.test(attributeOf(card, 'data-asin')));
  const results = cards.filter((card) => attributeOf(card, 'data-component-type') === 's-search-result');
  return (results.length > 0 ? results : cards).slice(0, MOST).flatMap((card) => resultOf(card, source) ?? []);
}

const ASIN = /^[A-Z0-9]{10}$/u;
/** What screen readers hear before the name of a product that is advertised. */
const SPONSORED =
  /^(?:sponsored(?: ad)?|gesponserte anzeige|gesponsert|annonce sponsorisée|sponsorisé|anuncio patrocinado|patrocinado|anúncio patrocinado|annuncio sponsorizzato|sponsorizzato|gesponsorde advertentie|gesponsord|sponsrad annons|sponsrad|reklama sponsorowana|sponsorowane|sponsorlu reklam|sponsorlu|スポンサー広告|إعلان مُموَّل)\s*[-–—:]\s+/iu;

/** Of a page that was saved without its address: its marketplace. */
const home = ({ amazon }: PageSource): URL | undefined =>
  amazon === undefined ? undefined : new URL(`https://www.${amazon.host}/`);

function resultOf(card: PageElement, source: PageSource): PageResult | undefined {
  const asin = attributeOf(card, 'data-asin');
  const headings = findAll(card, ({ name }) => name === 'h2');
  const longest = headings.map((heading) => attributeOf(heading, 'aria-label') || textOf(heading));
  const shown = longest.reduce((one, other) => (other.length > one.length ? other : one), '').replace(SPONSORED, '');
  const link = find(card, (one) => one.name === 'a' && asinOf(attributeOf(one, 'href')) === asin);
  // A list names its products by their pictures.
  const title =
    shown !== '' || link === undefined
      ? shown
      : attributeOf(
          find(card, ({ name }) => name === 'img'),
          'alt',
        );
  if (title === '') return undefined;
  const price = find(card, (one) => hasClass(one, 'a-price') && !hasClass(one, 'a-text-price'));
  const priceText = textOf(
    price === undefined
      ? find(card, (one) => attributeOf(one, 'class').includes('p13n-sc-price'))
      : find(price, (one) => hasClass(one, 'a-offscreen')),
  );
  const money = priceText === '' ? null : parseMoney(priceText, source);
  const stars = textOf(find(card, (one) => hasClass(one, 'a-icon-alt')));
  return {
    asin,
    title,
    url: absolute(link === undefined ? `/dp/${asin}` : attributeOf(link, 'href'), { url: source.url ?? home(source) }),
    price: money?.amount ?? null,
    currency: money?.currency ?? null,
    price_text: priceText === '' ? null : priceText,
    rating: stars === '' ? null : (parseRating(stars)?.value ?? null),
    rating_text: stars === '' ? null : stars,
    image: absolute(
      attributeOf(
        find(card, (one) => hasClass(one, 's-image')),
        'src',
      ),
      source,
    ),
    is_sponsored:
      find(card, (one) => hasClass(one, 'puis-sponsored-label-text') || hasClass(one, 's-sponsored-label-text')) !==
      undefined,
  };
}
