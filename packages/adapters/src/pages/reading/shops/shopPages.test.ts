import { describe, expect, it } from '@jest/globals';
import { readProductPage } from '../readProductPage.js';

const page = (body: string, head = '', bodyClass = ''): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body class="${bodyClass}">${body}</body></html>`;
const read = (html: string, address = 'https://www.larkhill.example/p/mug') => readProductPage(html, address);
const product = (html: string, address?: string) => read(html, address).product;

describe('a page of WooCommerce', () => {
  const summary = (inner: string): string =>
    `<div class="summary entry-summary"><h1 class="product_title">Polo</h1>${inner}</div>`;
  const related = ['Tee', 'Tank']
    .map(
      (name) =>
        `<li class="product"><a href="/${name}"><h2>${name}</h2><span class="price"><del><span class="woocommerce-Price-amount">€30.00</span></del> <ins><span class="woocommerce-Price-amount">€25.00</span></ins></span></a></li>`,
    )
    .join('');

  it('has no price of its neighbours where its own is empty', () => {
    const html = page(`${summary('<p class="price"></p>')}<ul>${related}</ul>`, '', 'single-product woocommerce');
    expect(product(html)).toMatchObject({ title: 'Polo', price: null, list_price: null, currency: null });
  });

  it('is one where its body says nothing, and needs no price', () => {
    const styles = '<link rel="stylesheet" href="/plugins/woocommerce/woocommerce.css">';
    const login = '<form><input type="password"></form>';
    expect(read(page(summary('') + login, styles))).toMatchObject({
      page: { kind: 'product' },
      product: { title: 'Polo', price: null, in_stock: null },
    });
  });

  it('has no price before of a member of its group', () => {
    const group = `<table class="group_table"><tr><td><a href="/tee">Tee</a></td><td><del><span class="woocommerce-Price-amount">€20.00</span></del> <ins><span class="woocommerce-Price-amount">€18.00</span></ins></td></tr></table>`;
    const price =
      '<p class="price"><span class="woocommerce-Price-amount">€18.00</span> – <span class="woocommerce-Price-amount">€45.00</span></p>';
    const html = page(summary(price + group), '', 'single-product woocommerce');
    expect(product(html)).toMatchObject({ price: 18, list_price: null });
  });
});

describe('a page of Shopify', () => {
  const head = '<script>Shopify.theme = {};Shopify.currency = {"active":"CAD","rate":"1.0"};</script>';
  const variants = ['Fine / Paper', 'Coarse / Paper', 'Coarse / Tin'].map((title, at) => ({
    id: at + 1,
    title,
    option1: title.split(' / ')[0],
    option2: title.split(' / ')[1],
    sku: `C-${at}`,
    available: at > 0,
    price: 1595,
    compare_at_price: at === 1 ? 1895 : null,
  }));
  const coffee = {
    id: 7,
    title: 'Coffee "Dawn"',
    handle: 'coffee',
    vendor: 'Larkhill',
    options: ['Grind', 'Bag'],
    variants,
  };
  const select =
    '<select name="id"><option value="1">Fine / Paper - $15.95</option><option value="2">Coarse / Paper - $15.95</option></select>';
  const form = `<main><h1>Coffee "Dawn"</h1><b>$15.95</b>${select}<button>Add to cart</button></main>`;

  it('is read from the program of its theme, whatever stands around the product', () => {
    const script = `<script>var other = {"id":1,"title":"Mug {","handle":"mug","variants":[]}; theme.start({ product: ${JSON.stringify(coffee)}, isReady: true });</script>`;
    const { product: found, provenance } = read(page(form + script, head), 'https://larkhill.example/products/coffee');
    expect(found).toMatchObject({
      price: 15.95,
      list_price: 18.95,
      currency: 'CAD',
      sku: 'C-1',
      in_stock: true,
      variations: [
        { name: 'Grind', values: ['Fine', 'Coarse'] },
        { name: 'Bag', values: ['Paper', 'Tin'] },
      ],
    });
    expect(provenance['variations']).toMatchObject({ strategy: 'shopify', path: 'product.options' });
  });

  it('is one of Shopify without its programs, by its pictures', () => {
    const picture = '<img src="//larkhill.example/cdn/shop/files/mug.jpg?v=1">';
    const script = `<script type="application/json">{"title":"Mug","variants":[{"id":1,"price":1250,"available":true}]}</script>`;
    expect(product(page(`<h1>Mug</h1>${picture}${script}`))?.price).toBe(12.5);
    expect(product(page(`<h1>Mug</h1>${script}`))).toBeNull();
  });

  it('has no choice called "Id" of what its list joins', () => {
    expect(product(page(form, head))?.variations).toEqual([]);
  });

  it('survives programs that never close what they open', () => {
    const broken = `<script>${'var p = {"id":1,"title":"a","variants":['.repeat(30_000)}</script>`;
    expect(product(page(form + broken, head))).toMatchObject({ title: 'Coffee "Dawn"', price: 15.95 });
  });

  it('lists each product with its own name, address and money', () => {
    const cards = ['Rwanda', 'Peru', 'Kenya', 'Sumatra'].map(
      (name) =>
        `<div class="product-item"><a href="/products/${name}"><img src="/${name}.jpg" alt=""><span>Quick shop</span></a><a class="product-item__vendor" href="/vendors/larkhill">Larkhill Roasters</a><a class="product-item__title" href="/products/${name}">${name} Dark Roast</a><span>$16.95</span><h2 class="product__vendor">Larkhill Roasters</h2></div>`,
    );
    const { results } = read(
      page(`<h1>Coffee</h1>${cards.join('')}`, head),
      'https://larkhill.example/collections/all',
    );
    expect(results.map(({ title, url, price, currency }) => [title, url, price, currency])).toEqual(
      ['Rwanda', 'Peru', 'Kenya', 'Sumatra'].map((name) => [
        `${name} Dark Roast`,
        `https://larkhill.example/products/${name}`,
        16.95,
        'CAD',
      ]),
    );
  });
});

describe('a page that says little in data', () => {
  const offer = (inner: string, head = '') =>
    page(`<main><h1>Enamel mug with lid</h1><b>€12.50</b>${inner}<button>Add to cart</button></main>`, head);

  it('has the pictures that are described with its name', () => {
    const html = offer(
      '<img src="/logo.svg" alt="Larkhill"><img src="/a.jpg" alt="Enamel mug with lid"><img data-src="/b.jpg" src="/wait.gif" alt="Enamel mug with lid, from above"><img src="/c.jpg" alt="Enamel">',
    );
    const { product: found, provenance } = read(html);
    expect(found?.images).toEqual(['https://www.larkhill.example/a.jpg', 'https://www.larkhill.example/b.jpg']);
    expect(provenance['main_image']).toMatchObject({ strategy: 'text', certainty: 'guess' });
  });

  it('is described by the longest text that it names so, not by what frames it, lists others or sells', () => {
    const html = offer(
      `<div class="product-description short-description"><h2>Description</h2><p>Enamelled twice, for camp and kitchen.</p></div>
      <p class="cookie-description">We use cookies and more of them than anyone needs to read a page.</p>
      <footer><div class="description">We are a shop that has sold mugs since 1931, in the same street.</div></footer>
      <div id="description"><form>A form with words that are longer than the description above.<button>Add to cart</button></form></div>`,
      '<meta name="description" content="Buy mugs.">',
    );
    const { product: found, provenance } = read(html);
    expect(found?.description).toBe('Enamelled twice, for camp and kitchen.');
    expect(provenance['description']).toEqual({ strategy: 'text', path: 'product-description', certainty: 'likely' });
  });

  it('is named without the host at the end', () => {
    const head =
      '<meta property="og:type" content="product"><meta property="og:title" content="Enamel mug | Larkhill">';
    expect(product(page('<p>Mug</p>', head))?.title).toBe('Enamel mug');
    expect(product(page('<p>Mug</p>', head), 'https://www.other.example/p/1')?.title).toBe('Enamel mug | Larkhill');
  });

  it('ends its categories before the product, also where its name is cut, and begins them after the shop', () => {
    const long = 'Enamel mug with lid, double walled, for camping and the kitchen, 350 ml';
    const crumbs = ['Tall & Small', 'Kitchen', long.slice(0, 50)].map((name, at) => ({ position: at + 1, name }));
    const data = JSON.stringify([
      { '@type': 'Product', name: long, offers: { price: '5', priceCurrency: 'EUR' } },
      { '@type': 'BreadcrumbList', itemListElement: crumbs },
    ]);
    const head = `<meta property="og:site_name" content="Tall &amp; Small"><script type="application/ld+json">${data}</script>`;
    expect(product(page(`<h1>${long}</h1>`, head))?.breadcrumb).toEqual(['Kitchen']);
  });

  it('has its measures, its model and its warranty by their labels', () => {
    const rows =
      '<table class="specs"><tr><th>Net weight</th><td>210 g</td></tr><tr><th>Dimensions (L x W)</th><td>12 x 9 cm</td></tr><tr><th>Model</th><td>EM-2</td></tr><tr><th>Warranty</th><td>2 years</td></tr><tr><th>Shipping weight</th><td>300 g</td></tr></table>';
    expect(product(offer(rows))).toMatchObject({
      weight: '210 g',
      dimensions: '12 x 9 cm',
      model_number: 'EM-2',
      warranty: '2 years',
    });
  });

  it('counts no ratings of the scale that it names', () => {
    const rated = (text: string) => product(offer(`<div class="ratings"><span>${text}</span></div>`));
    expect(rated('4.5 out of 5 Customer Rating')).toMatchObject({ rating: 4.5, rating_count: null });
    expect(rated('4,5 von 5, 15 Kundenbewertungen')).toMatchObject({ rating: 4.5, rating_count: 15 });
  });

  it('offers what is chosen by buttons, and nothing that is chosen beside the product', () => {
    const set = (legend: string, values: readonly string[]) =>
      `<fieldset><legend>${legend}</legend>${values.map((value, at) => `<input type="radio" id="${legend}${at}" value="${value}"><label for="${legend}${at}">${value} sold out</label>`).join('')}</fieldset>`;
    const html = offer(
      `<label for="s">Shape</label><select id="s"><option>Round</option><option>Tall</option></select>${set('Colour: Red', ['Red', 'Blue'])}${set('Purchase options', ['One time', 'Monthly'])}`,
    );
    expect(product(html)?.variations).toEqual([
      { name: 'Shape', values: ['Round', 'Tall'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
  });
});

describe('a search at Amazon', () => {
  const card = (asin: string, label: string, link: string) =>
    `<div data-asin="${asin}" data-component-type="s-search-result"><h2 aria-label="${label}"><span>${label}</span></h2>${link}<span class="a-price"><span class="a-offscreen">EUR 9,99</span></span></div>`;

  it('names advertised products without the word of the advertisement, and knows its address', () => {
    const html = page(
      card('B0AAAAAAA1', 'Gesponserte Anzeige – Emaille Becher', '<a href="/sspa/click?x=1">x</a>') +
        card('B0AAAAAAA2', 'Sponsored Ad - Enamel mug', '<a href="/dp/B0AAAAAAA2/ref=sr_1_2">x</a>') +
        card('B0AAAAAAA3', 'Sponsored by nobody', '<a href="/dp/B0AAAAAAA3">x</a>'),
      '<script>var ue_sn = "www.amazon.de";</script>',
    );
    const { page: found, results } = readProductPage(html, undefined);
    expect(found.kind).toBe('search');
    expect(results.map(({ title, url }) => [title, url])).toEqual([
      ['Emaille Becher', 'https://www.amazon.de/dp/B0AAAAAAA1'],
      ['Enamel mug', 'https://www.amazon.de/dp/B0AAAAAAA2/ref=sr_1_2'],
      ['Sponsored by nobody', 'https://www.amazon.de/dp/B0AAAAAAA3'],
    ]);
  });
});

describe('a list of products', () => {
  it('names each by what it shows, not by a message that waits for an error', () => {
    const item = (name: string) =>
      `<li><div class="a-box a-hidden"><h4>An error occurred, please try again</h4></div><h2><a href="/${name}">${name}</a></h2><span class="price">€12.00</span></li>`;
    const html = page(`<ul>${['Mug', 'Bowl', 'Plate', 'Jug'].map(item).join('')}</ul>`);
    expect(read(html).results.map(({ title }) => title)).toEqual(['Mug', 'Bowl', 'Plate', 'Jug']);
  });
});
