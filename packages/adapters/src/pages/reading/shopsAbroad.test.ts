import { describe, expect, it } from '@jest/globals';
import { readProductPage } from './readProductPage.js';

const page = (body: string, head = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;
const product = (html: string, url = 'https://shop.example/p/enamel-mug') => readProductPage(html, url).product;
const OFFER = '<h1>Enamel mug</h1><span class="price">€12.50</span>';
const BUY = '<button>Add to cart</button>';
const data = (thing: object): string => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

describe('labels', () => {
  it.each([
    ['<div><p>Výrobca</p><p><a href="/l">Larkhill</a></p></div>', { brand: 'Larkhill' }],
    ['<table><tr><th>Kaubamärk</th><td>Larkhill</td></tr></table>', { brand: 'Larkhill' }],
    ['<p>Бренд: Larkhill</p>', { brand: 'Larkhill' }],
    ['<p>Cod produs: LH-350</p>', { sku: 'LH-350' }],
    ['<p>商品編號：LH350</p>', { sku: 'LH350' }],
    ['<p>Artikelnummer: LH-350</p>', { sku: 'LH-350' }],
    ['<p>Item # LH350</p>', { sku: 'LH350' }],
    ['<p>Nr ref. 82514129</p>', { sku: '82514129' }],
    ['<p>EAN kód: 4006381333931</p>', { gtin: '4006381333931' }],
    ['<p>EAN 4006381333931</p>', { gtin: '4006381333931' }],
    ['<p>Produktové číslo: LH-350</p>', { mpn: 'LH-350' }],
    ['<p>Dostupnosť: Skladom</p>', { in_stock: true, availability: 'Skladom' }],
  ])('%s', (fact, said) => {
    expect(product(page(`<main>${OFFER}${BUY}${fact}</main>`))).toMatchObject(said);
  });

  it('a number behind a word that labels none is none', () => {
    expect(product(page(`<main>${OFFER}${BUY}<p>Holds 350</p><p>Item weight</p></main>`))).toMatchObject({
      sku: null,
      mpn: null,
      gtin: null,
    });
  });

  it('the number of the shop may stand below what offers the product, and is not one of a list', () => {
    const below = '<section><p>Item code: 6621757</p></section>';
    expect(product(page(`<div><div>${OFFER}${BUY}</div>${below}</div>`))?.sku).toBe('6621757');
    const cards = [1, 2, 3, 4].map((at) => `<li><a href="/p/${at}">Mug ${at}</a> €9.50 <p>Item code: 77${at}</p></li>`);
    expect(product(page(`<div><div>${OFFER}${BUY}</div><ul>${cards.join('')}</ul></div>`))?.sku).toBeNull();
  });

  it('rows may lead to what is alike, stand in groups, and have a price among them', () => {
    const table =
      '<table class="specs"><tr><td colspan="2">General</td></tr><tr><td>Tootja</td><td><a href="/b">Larkhill</a></td></tr><tr><td>Colour</td><td>Blue</td></tr><tr><td>Volume</td><td>350 ml</td></tr></table>';
    const list =
      '<ul class="details"><li><span>Listino:</span><span>€ 16,90</span></li><li><span>Produttore:</span><span>Larkhill</span></li><li><span>Colore:</span><span>Blu</span></li></ul>';
    for (const rows of [table, list]) expect(product(page(`<div>${OFFER}${BUY}</div>${rows}`))?.brand).toBe('Larkhill');
  });
});

describe('a number that the page labels somewhere', () => {
  const GTIN = '<div class="text"><ul><li>Guarantee of 2 years.</li><li>EAN: 4006381333931. </li></ul></div>';

  it('is of its product', () => {
    expect(product(page(`<div>${OFFER}${BUY}</div>${GTIN}`))?.gtin).toBe('4006381333931');
  });

  it('is not where it names two, or one that cannot be', () => {
    expect(product(page(`<div>${OFFER}${BUY}</div>${GTIN}<p>ISBN 978-0-552-17374-2</p>`))?.gtin).toBeNull();
    expect(product(page(`<div>${OFFER}${BUY}</div><p>EAN: 4006381333932</p>`))?.gtin).toBeNull();
  });
});

describe('what buys a product', () => {
  it.each([
    ...['Ielikt grozā', 'Lisa ostukorvi', 'Naroči', 'Kupi', 'Dodaj u košaricu', 'Į krepšelį', 'Στο καλάθι'],
    ...['Agregar al carro', 'Add to shopping bag', 'Comprar', 'הוסף לסל', '立即購買', 'Mua ngay'],
  ])('%s', (word) => {
    expect(product(page(`<main><h1>Enamel mug</h1><b>€12.50</b><button>${word}</button></main>`))).toMatchObject({
      title: 'Enamel mug',
      price: 12.5,
    });
  });

  it.each([
    '<button id="button-cart">›</button>',
    '<a id="buy_btn" href="javascript:;"></a>',
    '<div class="aa_buy">Купить</div>',
    '<span role="button">Add to cart</span>',
  ])('%s', (button) => {
    expect(product(page(`<main><h1>Enamel mug</h1><b>€12.50</b>${button}</main>`))?.price).toBe(12.5);
  });

  it.each([
    '<a href="/personal/basket.php">В корзину</a>',
    '<a href="/c/mugs">Comprar por marca</a>',
    '<div class="buyBtn">Free from €20</div>',
  ])('%s buys nothing', (link) => {
    expect(product(page(`<main><h1>Mugs of the week</h1><b>€12.50</b>${link}</main>`))).toBeNull();
  });

  it('a page of many products is none of one, whatever it is called', () => {
    const many = [1, 2, 3, 4].map((at) =>
      data({
        '@type': 'Product',
        name: `Steel spoon ${at}`,
        url: `/p/${at}`,
        offers: { price: 5, priceCurrency: 'EUR' },
      }),
    );
    expect(product(page(`${many.join('')}<main><h1>L A R K H I L L</h1><b>€5.00</b>${BUY}</main>`))).toBeNull();
  });

  it('a page of WooCommerce is of its product without a price and a button, too', () => {
    const html = `<html><head><link href="/wp-content/plugins/woocommerce/style.css"></head><body class="single-product"><div><h1>Enamel mug</h1><p>For camp and kitchen.</p></div></body></html>`;
    expect(product(html)).toMatchObject({ title: 'Enamel mug', price: null, in_stock: null });
  });

  it('a page with as many as a list has is none of one product, nor is a result of a search', () => {
    const many = '<p><button>Add to cart</button></p>'.repeat(9);
    expect(product(page(`<main><h1>Mugs</h1><b>€12.50</b>${many}</main>`))).toBeNull();
    expect(product(page(`<main><h1 class="search-result__header">mug</h1><b>€12.50</b>${BUY}</main>`))).toBeNull();
  });
});

describe('the price', () => {
  const priced = (shown: string) => product(page(`<main><h1>Enamel mug</h1>${shown}${BUY}</main>`));

  it.each([
    ['<div>Our price: <span>€12.50</span></div>', 12.5],
    ['<p>From €12.50 / pack</p>', 12.5],
    ['<p><span class="old-price"></span>€12.50</p>', 12.5],
    ['<td>每期<span>€<span>98</span></span></td><p>€12.50</p>', 12.5],
    ['<p>12 x €4.50</p><p>€12.50</p>', 12.5],
    ['<label>Without lid <i>(-€4.50)</i></label><p>€12.50</p>', 12.5],
    ['<p>12<sup>50</sup> Lei</p>', 12.5],
  ])('of %s', (shown, price) => {
    expect(priced(shown)?.price).toBe(price);
  });

  it('is not what sending costs, where the page is described without one', () => {
    const thing = { '@type': 'Product', name: 'Enamel mug', offers: { price: '0', availability: 'OutOfStock' } };
    const html = page(`${data(thing)}<div><h1>Enamel mug</h1><div class="shipping-price">€ 10</div></div>`);
    expect(product(html)).toMatchObject({ price: null, in_stock: false });
  });

  it('is the lower of two whose difference the page shows, whatever its data call the price', () => {
    const thing = { '@type': 'Product', name: 'Enamel mug', offers: { price: '219.99', priceCurrency: 'EUR' } };
    const shown = (text: string) => product(page(`${data(thing)}<div><h1>Enamel mug</h1><p>${text}</p>${BUY}</div>`));
    expect(shown('<b>EUR219.99</b> <i>-50%</i> <b>EUR110.00</b>')).toMatchObject({ price: 110, list_price: 219.99 });
    expect(shown('<b>EUR219.99</b> <i>-20%</i> <b>EUR110.00</b>')).toMatchObject({ price: 219.99, list_price: null });
  });

  it('of a set that a script names beside it was none of its product', () => {
    const offer =
      '<meta property="product:price:amount" content="12.50"><meta property="og:title" content="Enamel mug">';
    const embedded = (json: string) =>
      product(page(`<h1>Enamel mug</h1><script>var state=${json}</script>`, offer))?.list_price;
    expect(embedded('{"items":[{"price":12.50}],"set":{"price":20.90,"oldPrice":25.70}}')).toBeNull();
    expect(embedded('{"item":{"price":12.50,"oldPrice":15.90}}')).toBe(15.9);
  });

  it('of a page of another country', () => {
    const at = (url: string, shown: string) =>
      product(page(`<main><h1>Enamel mug</h1><b>${shown}</b>${BUY}</main>`), url);
    expect(at('https://shop.kz/p/mug', '44 890 тг.')).toMatchObject({ price: 44_890, currency: 'KZT' });
    expect(at('https://shop.by/p/mug', '12,50 руб')).toMatchObject({ price: 12.5, currency: 'BYN' });
    expect(at('https://shop.example/p/mug', '198 000 دج')).toMatchObject({ price: 198_000, currency: 'DZD' });
  });

  it('of a tag of OpenGraph', () => {
    const head = '<meta property="og:title" content="Enamel mug"><meta property="og:price" content="30,000원~">';
    expect(product(page('<h1>Enamel mug</h1>', head))).toMatchObject({ price: 30_000, currency: 'KRW' });
  });
});
