import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { judgePage } from '@listwright/domain/listings';
import { sampleComparison } from '../packages/web/src/areas/competitors/sample/sampleComparison.js';
import { sampleForm } from '../packages/web/src/areas/listings/generate/sample/sampleForm.js';
import { sampleListing } from '../packages/web/src/areas/listings/generate/sample/sampleListing.js';
import { samplePage } from '../packages/web/src/areas/listings/page/sample/samplePage.js';
import { sampleSeo } from '../packages/web/src/areas/listings/seo/sample/sampleSeo.js';
import { sampleSeoText } from '../packages/web/src/areas/listings/seo/sample/sampleSeoText.js';
import { sampleCheck, sampleFit } from '../packages/web/src/areas/listings/titles/sample/sampleTitles.js';
import { registerSeller, startSite, type Seller, type TestSite } from './harness/startServer.js';

const saved = (name: string, product: object) => {
  const html = `<title>${name}</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>`;
  return { name, type: 'text/html', content: new Blob([html], { type: 'text/html' }) };
};
const offers = (price: string) => ({ price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' });
const LARKHILL = {
  name: 'Larkhill Enamel Mug 350 ml, Forest Green',
  brand: 'Larkhill',
  description: 'Enamelled steel mug for camp and kitchen. Holds 350 ml. Weighs 180 g. Hand wash only. 2 year warranty.',
  image: ['1.jpg', '2.jpg', '3.jpg'],
  aggregateRating: { ratingValue: '4.6', reviewCount: '212' },
  offers: offers('12.50'),
};
const NORDVIK = {
  name: 'Nordvik Camping Cup 450 ml',
  brand: 'Nordvik',
  description: 'Double enamelled camping cup. Holds 450 ml. Dishwasher safe. 5 year warranty.',
  image: ['1.jpg', '2.jpg', '3.jpg', '4.jpg'],
  aggregateRating: { ratingValue: '4.3', reviewCount: '1840' },
  offers: offers('16.90'),
};

/** The title of the sample in `TitleValues`, which imports more of the app than a server has. */
const TITLE =
  'Himal Steel Water Bottle 750 ml, Leak Proof, Double Wall Insulated, FREE SHIPPING, for Gym, Office and School';

/** What the tools show of a sample, while there is no result, is what they answer; the generator's is an example listing, checked by the same rules. */
describe('the sample result', () => {
  let site: TestSite;
  let seller: Seller;
  beforeAll(async () => {
    site = await startSite();
    seller = await registerSeller(site.url);
  });
  afterAll(() => site.close());

  it('of the title tools', async () => {
    const body = { title: TITLE, brand: 'Himal', marketplace: 'amazon' } as const;
    const { analysis: check } = await seller.client.listings.runTitleCheck({ body });
    expect({ verdict: check.verdict, result: check.result }).toEqual(sampleCheck);
    const { analysis: fit } = await seller.client.listings.runTitleFit({ body });
    expect({ verdict: fit.verdict, result: fit.result }).toEqual(sampleFit);
  });

  it('of the SEO analyser', async () => {
    const { analysis } = await seller.client.listings.runSeoCheck({
      body: { ...sampleSeoText, marketplace: 'amazon' },
    });
    // What names no place in the text is not shown of it.
    const { suggestions, ...result } = analysis.result;
    const { suggestions: shownSuggestions, ...shown } = sampleSeo;
    expect(result).toMatchObject(shown);
    expect(suggestions.filter(({ span }) => span !== undefined)).toMatchObject(shownSuggestions);
  });

  it('of the generator', async () => {
    const { productName, description, category, brand, attributes, keywords } = sampleForm;
    const { listing } = await seller.client.listings.generate({
      body: {
        product_name: productName,
        description,
        category,
        marketplace: 'amazon',
        brand,
        attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
        keywords: [...keywords],
      },
    });
    // Not the words that the writer finds today: those of the sample, checked as the seller's own are.
    const { title, highlights, bullets, searchTerms, ...shown } = sampleListing;
    const { listing: edited } = await seller.client.listings.edit({
      params: { id: listing.id },
      body: {
        generated_title: title,
        item_highlights: highlights,
        bullet_points: [...bullets],
        generated_description: sampleListing.description,
        search_terms: searchTerms,
        keywords: [...keywords],
      },
    });
    expect({ ...edited.score, ...edited.proof, description: edited.generated_description }).toMatchObject(shown);
    expect([edited.proof.unverified, edited.findings]).toEqual([0, []]);
  });

  it('of the competitor analysis', async () => {
    const { analysis } = await seller.client.competitors.analyze({
      body: {
        product_name: 'Himal Enamel Mug 400 ml',
        description: 'Enamelled steel mug. Holds 400 ml. For camp and kitchen. Hand wash only.',
        price: 14.9,
        currency: 'EUR',
        marketplace: 'shopify',
      },
      files: { page_1: saved('larkhill.html', LARKHILL), page_2: saved('nordvik.html', NORDVIK) },
    });
    expect({ ...analysis?.result, verdict: analysis?.verdict }).toMatchObject(sampleComparison);
  });

  it('of the page analysis', async () => {
    const { title, description, price, currency, rating, ratings, images, ...judged } = samplePage;
    const file = saved('page.html', {
      name: title,
      brand: 'Larkhill',
      description,
      image: Array.from({ length: images }, (_, at) => `https://shop.example/${at}.jpg`),
      aggregateRating: { ratingValue: String(rating), reviewCount: String(ratings) },
      offers: { ...offers(String(price)), priceCurrency: currency },
    });
    const { product } = await seller.client.products.readPage({
      body: { url: 'https://shop.example/mug' },
      files: { file },
    });
    if (product === null) throw new Error('The page shows no product.');
    expect(product).toMatchObject({ title, description, price, currency, rating, rating_count: ratings });
    expect(product.images).toHaveLength(images);
    expect(judgePage(product, '2026-11-28')).toMatchObject(judged);
  });
});
