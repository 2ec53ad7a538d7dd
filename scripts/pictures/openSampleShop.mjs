import { createServer } from 'node:http';

const product = ({ name, brand, price, ratings, description, images = 3, more = {} }) => ({
  '@type': 'Product',
  name,
  brand,
  sku: name.replaceAll(/[^A-Z\d]/g, ''),
  description,
  image: Array.from({ length: images }, (_, at) => `https://cdn.larkhill.example/${brand}-${at + 1}.jpg`),
  aggregateRating: { ratingValue: ratings[0], reviewCount: ratings[1] },
  offers: { price, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  ...more,
});
const offerOf = (name, price) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  seller: { name, aggregateRating: { ratingValue: 4.6, ratingCount: 1240 } },
});
const pageOf = (one) =>
  `<title>${one.name}</title><script type="application/ld+json">${JSON.stringify(one)}</script><h1>${one.name}</h1>`;

const pages = {
  '/mug': pageOf(
    product({
      name: 'Larkhill Enamel Mug 350 ml, Forest Green',
      brand: 'Larkhill',
      price: '12.50',
      ratings: ['4.6', '212'],
      description:
        'Enamelled steel mug for camp and kitchen. Holds 350 ml. Weighs 180 g. Hand wash only. Not for microwaves. 2 year warranty.',
    }),
  ),
  '/cup': pageOf(
    product({
      name: 'Nordvik Camping Cup, Double Enamelled, 450 ml',
      brand: 'Nordvik',
      price: '16.90',
      ratings: ['4.3', '1840'],
      images: 6,
      description:
        'Double enamelled camping cup with a steel rim. Holds 450 ml. Dishwasher safe. For open fire and induction. 5 year warranty.',
      more: { offers: ['Nordvik', 'Bergladen', 'Outdoor Kontor'].map((name, at) => offerOf(name, 16.9 + at * 1.5)) },
    }),
  ),
  '/beaker': pageOf(
    product({
      name: 'Fjell Beaker Enamel Mug with Steel Rim, 300 ml, White',
      brand: 'Fjell',
      price: '9.95',
      ratings: ['3.9', '64'],
      images: 1,
      description: 'Enamel mug with a steel rim. Holds 300 ml. Dishwasher safe. Made in Austria.',
    }),
  ),
  '/bare': '<title>Enamel mug</title><meta property="og:type" content="product"><h1>Enamel mug</h1>',
  '/robot':
    '<title>Robot Check</title><h4>Type the characters you see in this image:</h4><form action="/errors/validateCaptcha"></form>',
  '/search': `<title>mug – search</title><h1>Results for mug</h1><ul>${[
    'Enamel mug',
    'Camping cup',
    'Steel beaker',
    'Enamel bowl',
    'Plate',
    'Coffee pot',
    'Milk can',
    'Ladle',
  ]
    .map(
      (name, at) =>
        `<li class="product"><a href="/products/${at}"><img alt="${name}"><h2>${name}</h2></a><span class="price">€${at + 9}.50</span></li>`,
    )
    .join('')}</ul>`,
};

/** A shop on this machine whose pages the pictured tools read. Answers with its host and with what ends it. */
export async function openSampleShop() {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private/\n');
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '<title>Not found</title>');
  });
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
