import { describe, expect, it } from '@jest/globals';
import { readProductPage } from './readProductPage.js';

const page = (body: string, head = ''): string => `<html lang="en"><head>${head}</head><body>${body}</body></html>`;
const read = (html: string, url = 'https://shop.example/p/enamel-mug') => readProductPage(html, url);
const product = (html: string, url?: string) => read(html, url).product;

describe('a page with no data of its product and no button to buy', () => {
  const SAID = '<ul><li>EAN: <strong>4006381333931</strong></li></ul>';

  it('shows one where it says its number beside its price', () => {
    const html = page(`<div><h1>Enamel mug</h1>${SAID}<div>New</div><strong>22,50 €</strong></div>`);
    expect(product(html)).toMatchObject({ title: 'Enamel mug', price: 22.5, currency: 'EUR', gtin: '4006381333931' });
  });

  it('shows one that is sold out, beside the small form to sign in of a menu', () => {
    const menu = '<header><form action="/account/login"><input type="email"><input type="password"></form></header>';
    const html = page(`${menu}<main><h1>Enamel mug</h1><p>€12.50</p><p>Sold out</p></main>`);
    expect(product(html)).toMatchObject({ title: 'Enamel mug', price: 12.5, in_stock: false });
  });

  it.each([
    ['says a price alone', '<div><h1>How we make a mug</h1><p>€12.50</p><p>We fire it twice.</p></div>'],
    [
      'leads to another product',
      '<div><h1>Camping</h1><ul><li><a href="/p/stove"><img src="a.jpg"><h2>Stove</h2></a><p>€12.50</p><p>In stock</p></li></ul></div>',
    ],
    [
      'narrows a list',
      '<div><h1>Camping</h1><div class="filter-options"><p>€12.50</p><p>In stock</p><p>Sold out</p></div></div>',
    ],
  ])('shows none where it %s', (_, body) => {
    expect(product(page(body))).toBeNull();
  });

  it('is none to sign in for, whatever its menu holds', () => {
    const menu =
      '<div class="dropdown-menu"><form action="/login"><input type="email"><input type="password"></form></div>';
    const gone = `${menu}<main><h1>Enamel mug</h1><p>The last of these mugs went to a camp in the hills, and its maker has closed the kiln for good. Thank you for all the years, and look at our spoons.</p></main>`;
    expect(read(page(gone, '<title>Enamel mug</title>')).page.kind).toBe('empty');
    const door = '<main><h1>Larkhill</h1><form action="/x"><input type="email"><input type="password"></form></main>';
    expect(read(page(door, '<title>Larkhill</title>')).page.kind).toBe('sign_in');
  });
});

describe('what a page says beside its product', () => {
  it('a number without a label of its own: of schema.org, or among the categories', () => {
    const marked = `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Enamel mug</h1><meta itemprop="productID" content="000.171.33"></div>`;
    expect(product(page(marked))?.sku).toBe('000.171.33');
    expect(product(page(marked.replace('000.171.33', 'isbn:9780306406157')))).toMatchObject({ sku: null });
    expect(product(page(marked.replace('</div>', '<meta itemprop="sku" content="FJ-2"></div>')))?.sku).toBe('FJ-2');
    const crumbs =
      '<ul class="breadcrumb"><li><a href="/mugs">Mugs</a></li><li>Item #: TA224626</li></ul><h1>Enamel mug</h1><p>€12.50</p><button>Add to cart</button>';
    expect(product(page(crumbs))).toMatchObject({ sku: 'TA224626', breadcrumb: ['Mugs'] });
    const terms = crumbs
      .replace('<ul', '<div')
      .replace('</ul>', '</div>')
      .replaceAll(/(<\/?)li>/gu, '$1dd>');
    expect(product(page(terms))).toMatchObject({ sku: 'TA224626', breadcrumb: ['Mugs'] });
  });

  it('the way to it in what is named crumbs', () => {
    const html = page(
      '<div><div class="crumbs hidden-xs"><a href="/">Home</a><span>/</span><a href="/mugs">Mugs</a></div><h1>Enamel mug</h1><p>€12.50</p><button>Add to cart</button></div>',
    );
    expect(product(html)?.breadcrumb).toEqual(['Mugs']);
  });

  it('a price that was, in the element before the price, in a long part of the page', () => {
    const long = '<p>It holds 350 ml. The rim is of steel, and the bottom too. </p>'.repeat(8);
    const own = (before: string) =>
      page(
        `<form itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Enamel mug</h1><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">${before}<h3 itemprop="price">$5.99</h3>${long}<button>Buy now</button></div></form>`,
      );
    expect(product(own('<p><s>$9.99</s> Sale (save 40%)</p>'))?.list_price).toBe(9.99);
    expect(product(own('<s>$9.99</s>'))?.list_price).toBe(9.99);
    expect(product(own('<p><s>$9.99</s> a spoon</p><p>and a mug</p>'))?.list_price).toBeNull();
  });

  it('the currency of an offer without a price', () => {
    const offers = { '@type': 'Offer', priceCurrency: 'SEK', price: {}, availability: 'https://schema.org/OutOfStock' };
    const data = JSON.stringify({ '@type': 'Product', name: 'Enamel mug', offers });
    const html = page(`<h1>Enamel mug</h1>`, `<script type="application/ld+json">${data}</script>`);
    expect(product(html)).toMatchObject({ price: null, currency: 'SEK', in_stock: false });
  });

  it('the stock of an offer that is marked outside of any product', () => {
    const offer =
      '<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="availability" content="https://schema.org/InStock"><span itemprop="price">€12.50</span></div>';
    const html = (offers: string) => page(`<div><h1>Enamel mug</h1>${offers}<button>Add to cart</button></div>`);
    expect(product(html(offer))).toMatchObject({ title: 'Enamel mug', price: 12.5, in_stock: true });
    expect(product(html(offer + offer))?.in_stock).toBeNull();
  });

  it('its name with another dash than its data have before the name of the shop', () => {
    const data = JSON.stringify({ '@type': 'Product', name: 'Enamel mug - Set of two - Lark Hill' });
    const html = page('<h1>Enamel mug – Set of two</h1>', `<script type="application/ld+json">${data}</script>`);
    expect(product(html, 'https://www.larkhill.example/p/mug')?.title).toBe('Enamel mug - Set of two');
  });

  it('what Shopify holds in an attribute of the part that offers it', () => {
    const held = (handle: string) =>
      JSON.stringify({
        id: 3,
        title: 'Enamel mug',
        handle,
        vendor: 'Larkhill',
        variants: [{ id: 4, price: 1250, available: true, sku: 'FJ-2' }],
      });
    const html = (handle: string) =>
      page(
        `<h1>Enamel mug</h1><div class="product_form" data-product='${held(handle)}'></div>`,
        '<script src="https://cdn.shopify.com/s/x.js"></script><meta property="og:type" content="product">',
      );
    const url = 'https://shop.example/products/enamel-mug';
    expect(product(html('enamel-mug'), url)).toMatchObject({ price: 12.5, brand: 'Larkhill', sku: 'FJ-2' });
    expect(product(html('spoon'), url)?.price ?? null).toBeNull();
  });
});

describe('a list that shows no prices', () => {
  const card = (name: string) =>
    `<div class="product"><a href="/products/${name}"><img src="${name}.jpg"></a><a href="/products/${name}">${name}</a></div>`;
  const names = ['enamel-mug', 'spoon', 'stove', 'tent', 'rope', 'lamp'];

  it('is one where its cards lead to products of their own', () => {
    const { page: named, results } = read(page(`<h1>Camping</h1><div>${names.map(card).join('')}</div>`));
    expect([named.kind, results.map(({ title }) => title)]).toEqual(['search', names]);
    expect(results[0]).toMatchObject({ url: 'https://shop.example/products/enamel-mug', price: null });
    const posts = names.map((name) => card(name).replaceAll('/products/', '/blog/'));
    expect(read(page(`<h1>News</h1><div>${posts.join('')}</div>`)).results).toEqual([]);
  });

  const state = (data: unknown) => `<h1>Camping</h1><script type="application/json">${JSON.stringify(data)}</script>`;
  const long = 'It holds 350 ml. '.repeat(80);

  it('is one where its data hold names and prices for a script', () => {
    const list = names.map((name, at) => ({ name, price: at + 1.5, url: `/p/${name}`, description: long }));
    for (const data of [
      { props: { list } },
      { data: JSON.stringify({ list }) },
      { edges: list.map((node) => ({ node })) },
      { list: list.map((one) => ({ ...one, price: { value: one.price } })) },
    ]) {
      const { page: named, results } = read(page(state(data)));
      expect([named.kind, results.length]).toEqual(['search', 6]);
      expect(results[1]).toMatchObject({ title: 'spoon', price: 2.5, url: 'https://shop.example/p/spoon' });
    }
  });

  it('is none of things without a price, and of few', () => {
    const menu = names.map((name) => ({ name, url: `/c/${name}` }));
    expect(read(page(state({ menu }))).results).toEqual([]);
    const few = names.slice(0, 3).map((name) => ({ name, price: 5 }));
    expect(read(page(state({ few }))).results).toEqual([]);
    const same = names.map(() => ({ name: 'Delivery', price: 5 }));
    expect(read(page(state({ same }))).results).toEqual([]);
  });
});

describe('what careless shops write', () => {
  const SHOPIFY = '<script src="https://cdn.shopify.com/s/x.js"></script>';
  const noted = (price: number) =>
    `<script>var meta = {"product":{"id":,"gid":"x","vendor":"Larkhill","variants":[{"id":07,"price":${price},"sku":"FJ-2"}]},"page":{}};</script>`;

  it('notes of Shopify with values left out and numbers that begin with 0', () => {
    const head = `${SHOPIFY}<meta property="og:title" content="Enamel mug"><meta property="og:type" content="product">`;
    expect(product(page(`<h1>Enamel mug</h1>${noted(1250)}`, head))).toMatchObject({ brand: 'Larkhill', price: 12.5 });
    expect(product(page(`<h1>Enamel mug</h1>${noted(0)}`, head))).toMatchObject({ brand: 'Larkhill', price: null });
  });

  it('a product of Shopify without its number in the program of a theme', () => {
    const variants = '[{"id":,"price":42900,"compare_at_price":59900,"available":false,"sku":"CRIN-G"}]';
    const script = `<script>new Shopify.OptionSelectors('a', { product: {"id":,"title":"Enamel mug","handle":"enamel-mug","vendor":"Larkhill","variants":${variants}} });</script>`;
    const html = page(`<h1>Enamel mug</h1>${script}`, SHOPIFY);
    expect(product(html, 'https://shop.example/products/enamel-mug')).toMatchObject({
      price: 429,
      list_price: 599,
      in_stock: false,
      sku: 'CRIN-G',
    });
  });

  it('a link to the shop by two names at the start of the way to a product', () => {
    const way = '<div class="breadcrumb"><a href="/">Accueil..Home</a> » <a href="/mugs">Mugs</a></div>';
    const html = page(`<div>${way}<h1>Enamel mug</h1><p>€12.50</p><button>Add to cart</button></div>`);
    expect(product(html)?.breadcrumb).toEqual(['Mugs']);
  });

  it('a category with the name of its product', () => {
    const entry = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
    const entries = [entry(1, 'Mug', '/mugs'), entry(2, 'Mug', '/p/enamel-mug')];
    const data = JSON.stringify([
      { '@type': 'Product', name: 'Mug' },
      { '@type': 'BreadcrumbList', itemListElement: entries },
    ]);
    const html = page('<h1>Mug</h1>', `<script type="application/ld+json">${data}</script>`);
    expect(product(html)?.breadcrumb).toEqual(['Mug']);
    const woo = `<body class="single-product woocommerce"><nav class="woocommerce-breadcrumb"><a href="/">Home</a> / <a href="/mugs">Mug</a> / Mug</nav><div class="summary"><h1 class="product_title">Mug</h1><p class="price">€12.50</p></div></body>`;
    expect(product(woo)?.breadcrumb).toEqual(['Mug']);
    expect(
      product(woo.replace('/ Mug</nav>', '/ Blue mug</nav>').replace('>Mug</h1>', '>Blue mug</h1>'))?.breadcrumb,
    ).toEqual(['Mug']);
  });
});
