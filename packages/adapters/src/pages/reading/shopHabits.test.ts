import { describe, expect, it } from '@jest/globals';
import { readProductPage } from './readProductPage.js';

const page = (body: string, head = ''): string => `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const read = (html: string) => readProductPage(html, 'https://shop.example/p/enamel-mug');
const product = (html: string) => read(html).product;
const data = (thing: object): string => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

describe('a product that a page describes twice', () => {
  const own = { '@type': 'Product', name: 'Enamel Mug', offers: { price: '12.50', priceCurrency: 'EUR' } };
  const rated = (name: string) => ({
    '@type': 'ProductGroup',
    name,
    aggregateRating: { ratingValue: '4.95', reviewCount: '92' },
  });

  it('has the rating of its other description', () => {
    const html = page(`${data(own)}${data(rated('Enamel mug'))}<h1>Enamel Mug</h1>`);
    expect(product(html)).toMatchObject({ price: 12.5, rating: 4.95, rating_count: 92 });
  });

  it('keeps its own rating, and has none of a product with another name', () => {
    const mine = { ...own, aggregateRating: { ratingValue: '4.1', reviewCount: '7' } };
    expect(product(page(`${data(mine)}${data(rated('Enamel Mug'))}<h1>Enamel Mug</h1>`))?.rating).toBe(4.1);
    expect(product(page(`${data(own)}${data(rated('Camp stove'))}<h1>Enamel Mug</h1>`))?.rating).toBeNull();
  });
});

describe('a product whose data do not name it', () => {
  const offer =
    '<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="32.00"><meta itemprop="priceCurrency" content="USD"></div>';
  const thing = `<div itemscope itemtype="https://schema.org/Product">${offer}`;

  it('is named by the heading that the title of the page begins with, not by a banner before it', () => {
    const html = page(
      `<h1>Last pairs left</h1>${thing}<h3>Track Tote</h3><h2>Track</h2></div>`,
      '<title>Track Tote - Demo shop</title>',
    );
    expect(product(html)).toMatchObject({ title: 'Track Tote', price: 32, currency: 'USD' });
  });

  it('is none where no heading says so, or where there are several', () => {
    const title = '<title>Track Tote - Demo shop</title>';
    expect(product(page(`<h1>Last pairs left</h1>${thing}</div>`, title))).toBeNull();
    expect(product(page(`<h3>Track Tote</h3>${thing}</div>${thing}</div>`, title))).toBeNull();
  });
});

describe('the name of a product', () => {
  const titled = (title: string, document: string): string | undefined =>
    product(
      page(
        '',
        `<title>${document}</title><meta property="og:type" content="product"><meta property="og:site_name" content="Larkhill"><meta property="og:title" content="${title}">`,
      ),
    )?.title;

  it('ends before "by" and the shop where the page also ends it so', () => {
    expect(titled('Enamel mug by Larkhill', 'Enamel mug - Larkhill')).toBe('Enamel mug');
    expect(titled('Enamel mug by Larkhill', 'Enamel mug')).toBe('Enamel mug');
  });

  it('keeps its maker', () => {
    expect(titled('Enamel mug by Larkhill', 'Enamel mug by Larkhill | Larkhill')).toBe('Enamel mug by Larkhill');
    expect(titled('Enamel mug by Fellow', 'Enamel mug - Larkhill')).toBe('Enamel mug by Fellow');
  });
});

describe('a price that was', () => {
  const offer = { '@type': 'Product', name: 'Phone', offers: { price: '549.99', priceCurrency: 'RON' } };

  it.each([
    ['named so in Romanian', '<span class="pretVechi"><span class="price">1.099,99 lei</span></span>'],
    ['behind the word for it', '<div>PRP: 1.099,99 lei</div>'],
    ['crossed out in French', '<span class="prix-barre">1.099,99 lei</span>'],
  ])('is found %s', (_, before) => {
    const html = page(`${data(offer)}<h1>Phone</h1><div>${before}<span class="price">549,99 lei</span></div>`);
    expect(product(html)?.list_price).toBe(1099.99);
  });

  const state = (filler: number, behind = ''): string =>
    `<script>window.state={"list_price":${filler === 0 ? '1099.99' : `1099.99,"x":"${'y'.repeat(filler)}"`},"price":549.99${behind}}</script>`;

  it.each([
    ['beside the price', state(0), 1099.99],
    ['a few hundred signs before it', state(370), 1099.99],
    ['too far before it', state(500), null],
    ['behind it', '<script>s={"price":549.99,"msrp":{"currency":"RON","value":799}}</script>', 799],
    ['of a part of another number', '<script>s={"total":1549.99,"msrp":799}</script>', null],
    ['in a script that holds the price many times', state(0, ',"price":549.99'.repeat(400)), 1099.99],
  ])('is read in the state of an application %s', (_, script, before) => {
    expect(product(page(`${data(offer)}<h1>Phone</h1>${script}`))?.list_price).toBe(before);
  });
});

describe('a page that a builder of pages made for WooCommerce', () => {
  const priced = (amount: string): string =>
    `<p class="price"><del><span class="woocommerce-Price-amount">$20.00</span></del> <ins><span class="woocommerce-Price-amount">$${amount}</span></ins></p>`;
  const built = (body: string, kind = 'single-product'): string =>
    page(body, '<title>Beanie – One shop</title>').replace('<body>', `<body class="${kind} woocommerce">`);
  const hero = '<div><div><h2>Beanie</h2></div></div>';

  it('is named by the heading near its price, which its title begins with', () => {
    const html = built(
      `<section><div><div><div><div><div><div>${hero}</div></div></div></div></div></div></section><div><div><div><h2>Beanie</h2></div></div><div>${priced('18.00')}</div></div>`,
    );
    expect(product(html)).toMatchObject({ title: 'Beanie', price: 18, list_price: 20 });
  });

  it('is no product where the page is a list, or its heading is of another', () => {
    const part = `<div><h2>Beanie</h2>${priced('18.00')}</div>`;
    expect(product(built(part, 'archive'))).toBeNull();
    expect(product(built(part.replace('Beanie', 'Cap')))).toBeNull();
  });
});

it('has the rows of facts that stand in cells of their own', () => {
  const row = (label: string, value: string): string =>
    `<div class="col"><dl><dt>${label}</dt><dd>${value}</dd></dl></div>`;
  const rows = [row('Marke', 'LEGO'), row('Herstellernummer', '7075'), row('EAN', '0673419032247')].join('');
  const ship = { '@type': 'Product', name: 'Ship', offers: { price: '164', priceCurrency: 'EUR' } };
  const html = page(`${data(ship)}<h1>Ship</h1><section class="features"><div>${rows}</div></section>`);
  expect(product(html)).toMatchObject({ brand: 'LEGO', mpn: '7075', gtin: '0673419032247' });
});

it.each([
  ['4 star by 85 Ratings', 4, 85],
  ['4.5 stars by 10 ratings', 4.5, 10],
  ['4.5 out of 5 stars based on 10 ratings', 4.5, 10],
])('is rated %s, said aloud and shown', (said, rating, count) => {
  const html = page(
    `${data({ '@type': 'Product', name: 'Mug', offers: { price: '9', priceCurrency: 'EUR' } })}<main><h1>Mug</h1><div aria-label="${said}"></div><button>Add to cart</button></main>`,
  );
  expect(product(html)).toMatchObject({ rating, best_rating: 5 });
  expect(product(html.replace(`<div aria-label="${said}"></div>`, `<div class="rating">${said}</div>`))).toMatchObject({
    rating,
    best_rating: 5,
    rating_count: count,
  });
});

it('reads what customers gave behind who gave it', () => {
  const html = page(
    `${data({ '@type': 'Product', name: 'Mug', offers: { price: '9', priceCurrency: 'EUR' } })}<main><h1>Mug</h1><div class="rating">Rated by customers 4.5 out of 5 stars</div><button>Add to cart</button></main>`,
  );
  expect(product(html)).toMatchObject({ rating: 4.5 });
});

it('leaves the number of the maker out of the categories', () => {
  const crumbs = ['Phones', 'Android', 'Cod produs: SOUL X5']
    .map((text) => `<li><a href="/">${text}</a></li>`)
    .join('');
  const phone = { '@type': 'Product', name: 'Phone', mpn: 'SOUL X5', offers: { price: '549.99' } };
  expect(product(page(`${data(phone)}<ul class="breadcrumbs">${crumbs}</ul><h1>Phone</h1>`))?.breadcrumb).toEqual([
    'Phones',
    'Android',
  ]);
});

describe('a list of products', () => {
  const list = (card: string): string => page(`<ul>${`<li class="product-card">${card}</li>`.repeat(5)}</ul>`);

  it('has the names without what is only read aloud', () => {
    const { results } = read(
      list(
        '<a href="/mug"><div class="title">Enamel mug<span class="clipped">Opens in a new tab</span></div></a> €9.00',
      ),
    );
    expect(results.map(({ title, url }) => [title, url])[0]).toEqual(['Enamel mug', 'https://shop.example/mug']);
    const shaped = read(
      list('<a href="/mug"><div class="title">Enamel <b class="clipped-corner">mug</b></div></a> €9.00'),
    );
    expect(shaped.results[0]?.title).toBe('Enamel mug');
  });

  it.each([
    [
      'until its scripts have filled its frames',
      '<script src="/app.js"></script>',
      'The page lists products that only its scripts show.',
    ],
    ['where nothing will fill its frames', '', 'The page shows no product.'],
  ])('is empty %s', (_, script, reason) => {
    const frames = list('<a href="/x"><i class="skeleton"></i></a>');
    const html = frames.replace('<ul>', `<p>${'Menu '.repeat(60)}</p>${script}<ul>`);
    expect(read(html)).toMatchObject({ page: { kind: 'empty', reason }, product: null, results: [] });
  });
});

describe('the categories of a product', () => {
  const at = (host: string, crumbs: readonly string[]) =>
    readProductPage(
      page(
        `${data({ '@type': 'Product', name: 'Enamel Mug', offers: { price: '12.50', priceCurrency: 'EUR' } })}${data({
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((name, position) => ({ position, name })),
        })}<h1>Enamel Mug</h1>`,
      ),
      `https://${host}/p/enamel-mug`,
    ).product?.breadcrumb;

  it.each([
    ['www2.larkhill.com', 'LARKHILL.com'],
    ['www.larkhill.co.uk', 'Larkhill'],
    ['shop.larkhill.com.au', 'Larkhill'],
  ])('begin after the shop, which %s calls "%s"', (host, shop) => {
    expect(at(host, [shop, 'Kitchen', 'Mugs'])).toEqual(['Kitchen', 'Mugs']);
  });

  it('keep one that is only written like an address', () => {
    expect(at('www.larkhill.com', ['Mugs.co', 'Enamel'])).toEqual(['Mugs.co', 'Enamel']);
  });

  it('have no way to the products before and behind', () => {
    expect(at('larkhill.com', ['← Prev', 'Next →', 'Home', 'Mugs'])).toEqual(['Mugs']);
    expect(at('larkhill.com', ['Home', 'Next to Skin', 'Mugs'])).toEqual(['Next to Skin', 'Mugs']);
  });
});

describe('offers of one product', () => {
  const offered = (offers: object) =>
    product(page(`${data({ '@type': 'Product', name: 'Enamel Mug', offers })}<h1>Enamel Mug</h1>`));
  const each = (...states: readonly string[]) => ({
    '@type': 'AggregateOffer',
    lowPrice: '12.50',
    highPrice: '20',
    priceCurrency: 'EUR',
    offers: states.map((availability) => ({ '@type': 'Offer', price: '12.50', availability })),
  });

  it('are in stock where one of them is', () => {
    expect(offered(each('https://schema.org/OutOfStock', 'https://schema.org/OutOfStock'))?.in_stock).toBe(false);
    expect(offered(each('https://schema.org/OutOfStock', 'https://schema.org/InStock'))?.in_stock).toBe(true);
  });

  it('are read in the vocabulary before schema.org', () => {
    const old = 'itemscope itemtype="http://data-vocabulary.org/';
    const html = page(`<div ${old}Product"><h1 itemprop="name">Enamel Mug</h1>
      <div itemprop="offerDetails" ${old}Offer"><meta itemprop="currency" content="USD"><meta itemprop="price" content="2.99"></div>
      <div itemprop="offerDetails" ${old}Offer"><meta itemprop="availability" content="in_stock"></div></div>`);
    expect(product(html)).toMatchObject({ price: 2.99, currency: 'USD', in_stock: true });
  });

  it('are neither in stock nor out of it by a template that holds both', () => {
    const html = page(`<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Enamel Mug</h1>
      <meta itemprop="price" content="2.99"><p itemprop="availability">Availability: <b>In Stock</b> <b>Out of Stock</b></p></div>`);
    expect(product(html)?.in_stock ?? null).toBeNull();
  });
});

describe('a rating that an extension marks outside of its product', () => {
  const mug = data({ '@type': 'Product', name: 'Enamel Mug', offers: { price: '12.50', priceCurrency: 'EUR' } });
  const rating = (
    property: string,
    value = '4.88',
  ) => `<div ${property} itemscope itemtype="http://schema.org/AggregateRating">
    <meta itemprop="reviewCount" content="8"><meta itemprop="ratingValue" content="${value}"></div>`;
  const OF_PRODUCT = 'itemprop="aggregateRating"';

  it('is its rating', () => {
    expect(product(page(`${mug}<h1>Enamel Mug</h1>${rating(OF_PRODUCT)}`))).toMatchObject({
      rating: 4.88,
      rating_count: 8,
    });
  });

  it('is none where it may be of the shop, or of another product', () => {
    const shop = `<div itemscope itemtype="http://schema.org/Organization">${rating(OF_PRODUCT)}</div>`;
    for (const other of [rating(''), shop, rating(OF_PRODUCT) + rating(OF_PRODUCT, '3.1')])
      expect(product(page(`${mug}<h1>Enamel Mug</h1>${other}`))?.rating).toBeNull();
  });
});

describe('a product that only a rating names', () => {
  const rated = (name: string) =>
    data({
      '@type': 'AggregateRating',
      ratingValue: '5.0',
      reviewCount: '1',
      itemReviewed: { '@type': 'Product', name },
    });
  const own = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Red Enamel Mug</h1>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="6.00"><meta itemprop="priceCurrency" content="CAD"></div></div>`;

  it('is another one where the page does not show its name', () => {
    expect(product(page(rated('Blue Enamel Mug') + own))).toMatchObject({ title: 'Red Enamel Mug', price: 6 });
  });

  it('is that of the page where it does', () => {
    expect(product(page(`${rated('Red Enamel Mug')}<h1>Red Enamel Mug</h1>`))?.title).toBe('Red Enamel Mug');
  });
});

describe('the heading of a product', () => {
  const buy = '<span class="price">12.50 EUR</span><button>Add to cart</button>';

  it('is not the name of the shop, though it is set as one', () => {
    const html = page(
      `<header><h1>Larkhill</h1></header><main><h1>Enamel Mug</h1>${buy}</main>`,
      '<title>Enamel Mug – Larkhill</title>',
    );
    expect(product(html)).toMatchObject({ title: 'Enamel Mug', price: 12.5 });
  });

  it('is the first one where the title of the page names none', () => {
    const html = page(`<main><h1>Enamel Mug</h1>${buy}</main><h1>More of it</h1>`, '<title>Order here</title>');
    expect(product(html)?.title).toBe('Enamel Mug');
  });
});
