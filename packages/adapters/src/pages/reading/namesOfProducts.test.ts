import { describe, expect, it } from '@jest/globals';
import { readProductPage } from './readProductPage.js';

const page = (body: string, head = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;
const product = (html: string, url = 'https://shop.example/p/enamel-mug') => readProductPage(html, url).product;
const title = (html: string, url?: string) => product(html, url)?.title;
const data = (thing: object): string => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const BUY = '<b>€12.50</b><button>Add to cart</button>';

describe('the heading of a product', () => {
  it.each([
    ['<h1><span class="g-hdn">Details about </span>Enamel mug</h1>'],
    ['<h1><span class="sr-only">Product:</span> Enamel mug</h1>'],
    ['<h1>Enamel mug<span>- <a href="#">show original title</a></span></h1>'],
    ['<h1>Enamel mug <button>Save</button></h1>'],
    ['<h1>\uE012 Enamel mug</h1>'],
  ])('%s', (heading) => {
    expect(title(page(`<main>${heading}${BUY}</main>`))).toBe('Enamel mug');
    const marked = heading.replace('<h1>', '<h1 itemprop="name">');
    const offer = '<span itemprop="offers" itemscope><meta itemprop="price" content="12.5"></span>';
    const thing = `<div itemscope itemtype="https://schema.org/Product">${marked}${offer}</div>`;
    expect(title(page(thing))).toBe('Enamel mug');
  });

  it('is none of the menus and of other products', () => {
    const menu = '<nav><ul><li><h1>All services</h1></li></ul></nav>';
    const other = '<ul><li><a href="/p/spoon"><h1>Steel spoon</h1></a></li></ul>';
    expect(title(page(`${menu}<main><h1>Enamel mug</h1>${BUY}</main>${other}`))).toBe('Enamel mug');
  });

  it('may be an element that stands alone as the title of the page begins', () => {
    const body = `<div class="right"><div class="title">Enamel mug</div>${BUY}</div>`;
    expect(title(page(body, '<title>Enamel mug - Larkhill goods</title>'))).toBe('Enamel mug');
  });
});

describe('a name in a frame', () => {
  const offers = { price: '12.50', priceCurrency: 'EUR' };

  it('is read without it where the page gives it alone', () => {
    const og = (name: string) => `<meta property="og:title" content="${name}">`;
    const shown = (heading: string, name: string) => title(page(`<main><h1>${heading}</h1>${BUY}</main>`, og(name)));
    expect(shown('$60 · Enamel mug', 'Enamel mug')).toBe('Enamel mug');
    expect(shown('[Deal of the week] Enamel mug', 'Enamel mug')).toBe('Enamel mug');
    expect(shown('Enamel mug Product code: 01245', 'Enamel mug')).toBe('Enamel mug');
    expect(shown('Larkhill Enamel mug', 'Enamel mug')).toBe('Larkhill Enamel mug');
    expect(shown('Enamel mug Size: 350', 'Enamel mug')).toBe('Enamel mug Size: 350');
  });

  it('that an attribute cut at a sign for inches is that of the heading', () => {
    const cut =
      '<meta itemprop="name" content="Leash 1" X 4\' Fun"><span itemprop="offers" itemscope><meta itemprop="price" content="8.95"></span>';
    const html = page(`<div itemscope itemtype="https://schema.org/Product">${cut}<h1>Leash 1" X 4' Fun</h1></div>`);
    expect(title(html)).toBe('Leash 1" X 4\' Fun');
  });

  it('of a price before the whole title of the page is that of the heading', () => {
    const whole = 'Enamel mug 300 ml|mugs| - Larkhill';
    const head = `<title>${whole}</title><meta property="og:type" content="product"><meta property="og:title" content="€7.39 40% OFF|${whole}">`;
    expect(title(page(`<h1>Enamel mug 300 ml</h1><b class="price">€7.39</b>${BUY}`, head))).toBe('Enamel mug 300 ml');
  });

  it('of data that repeat the title of the page is that of the heading', () => {
    const long = 'Enamel mug - Buy mugs, camp mugs on Larkhill';
    const html = page(
      `${data({ '@type': 'Product', name: long, offers })}<h1>Enamel Mug</h1>`,
      `<title>${long}</title>`,
    );
    expect(title(html)).toBe('Enamel Mug');
  });
});

describe('the way to a product', () => {
  const list = (items: readonly (readonly [string, string])[]) =>
    data({
      '@type': 'BreadcrumbList',
      itemListElement: items.map(([name, item], at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
    });
  const way = (items: readonly (readonly [string, string])[]) =>
    product(page(`${list(items)}<main><h1>Enamel mug, blue</h1>${BUY}</main>`))?.breadcrumb;
  const marked = (items: readonly (readonly [string, string])[]) =>
    product(
      page(
        `<ol itemscope itemtype="https://schema.org/BreadcrumbList">${items
          .map(
            ([name, item], at) =>
              `<li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="${item}"><span itemprop="name">${name}</span></a><meta itemprop="position" content="${at + 1}"></li>`,
          )
          .join('')}</ol><main><h1>Enamel mug, blue</h1>${BUY}</main>`,
      ),
    )?.breadcrumb;

  it('begins behind the shop, and ends before the page itself', () => {
    const items = [
      ['Goods', 'https://shop.example/'],
      ['Kitchen', '/c/kitchen'],
      ['LARKHILL mug', 'https://shop.example/p/enamel-mug'],
    ] as const;
    expect([way(items), marked(items)]).toEqual([['Kitchen'], ['Kitchen']]);
  });

  it('ends where another begins in the same list', () => {
    const item = (name: string, position: number) => ({ '@type': 'ListItem', position, name, item: `/c/${name}` });
    const read = (...positions: readonly number[]) => {
      const items = ['Kitchen', 'Mugs', 'See more mugs'].map((name, at) => item(name, positions[at] ?? 0));
      const crumbs = data({ '@type': 'BreadcrumbList', itemListElement: items });
      return product(page(`${crumbs}<main><h1>Enamel mug, blue</h1>${BUY}</main>`))?.breadcrumb;
    };
    expect(read(1, 2, 1)).toEqual(['Kitchen', 'Mugs']);
    expect(read(1, 1, 1)).toHaveLength(3);
    expect(read(3, 2, 1)).toEqual(['See more mugs', 'Mugs', 'Kitchen']);
  });

  it('of two is the one with categories, where the other has the product alone', () => {
    const ofPlugin = list([
      ['Home', '/'],
      ['Shop', '/shop'],
      ['Blue mug', ''],
    ]);
    const ofShop = list([
      ['Home', '/'],
      ['Kitchen', '/c/kitchen'],
      ['Enamel mug, blue', 'https://shop.example/p/enamel-mug'],
    ]);
    const read = (...lists: readonly string[]) =>
      product(page(`${lists.join('')}<main><h1>Enamel mug, blue</h1>${BUY}</main>`))?.breadcrumb;
    expect([read(ofPlugin, ofShop), read(ofShop, ofPlugin)]).toEqual([['Kitchen'], ['Kitchen']]);
  });

  it('keeps a category where all entries lead to the page', () => {
    const here = 'https://shop.example/p/enamel-mug';
    expect(
      way([
        ['Kitchen', here],
        ['Mugs', here],
      ]),
    ).toEqual(['Kitchen', 'Mugs']);
  });

  it.each(['Úvod', 'Sākums', 'Avaleht', 'Главная', 'עמוד הבית', 'الرئيسية', '首頁', 'Početna'])(
    '%s is the shop',
    (home) => {
      const nav = `<nav class="breadcrumb"><a href="/x">${home}</a><a href="/k">Kitchen</a><a href="/d">Product Details</a></nav>`;
      expect(product(page(`${nav}<main><h1>Enamel mug</h1>${BUY}</main>`))?.breadcrumb).toEqual(['Kitchen']);
    },
  );
});

describe('what data say in other ways', () => {
  const offers = (availability: string) => ({ price: '12.50', priceCurrency: 'EUR', availability });

  it('sizes that are products of one name are in stock where one is', () => {
    const size = (sku: string, state: string) => ({
      '@type': 'Product',
      name: 'Enamel mug',
      sku,
      offers: offers(state),
    });
    const read = (...states: readonly string[]) =>
      product(page(`${data(states.map((state, at) => size(`m-${at}`, state)))}<h1>Enamel mug</h1>`))?.in_stock;
    expect(read('OutOfStock', 'InStock')).toBe(true);
    expect(read('OutOfStock', 'OutOfStock')).toBe(false);
  });

  it('a rating names what it is of', () => {
    const rating = (name: string, price?: string) => ({
      '@type': 'AggregateRating',
      ratingValue: '4.5',
      reviewCount: '8',
      itemReviewed: { '@type': 'Product', name, offers: { '@type': 'AggregateOffer', lowPrice: price } },
    });
    const thing = { '@type': 'Product', name: 'Enamel mug', offers: offers('InStock') };
    const read = (name: string) => product(page(`${data(thing)}${data(rating(name))}<h1>Enamel mug</h1>`));
    expect(read('Enamel mug')).toMatchObject({ rating: 4.5, rating_count: 8 });
    expect(read('Steel spoon')?.rating).toBeNull();
    const set = { ...thing, name: 'Enamel mug. A set of 6 pieces' };
    const ofSet = (price: string, ...names: readonly string[]) =>
      product(page(`${data(set)}${names.map((name) => data(rating(name, price))).join('')}<h1>${set.name}</h1>`))
        ?.rating;
    // By the name that it had before, for the same price.
    expect(ofSet('12.50', 'Enamel mug 300 ml set of 6 pieces')).toBe(4.5);
    expect(ofSet('12.50', 'Enamel mug 300 ml set of 6 pieces', 'Enamel bowl set of 6 pieces')).toBeNull();
    expect(ofSet('9.00', 'Enamel bowl set of 6 pieces')).toBeNull();
    expect(ofSet('12.50', 'Steel spoon')).toBeNull();
  });

  it('a rating that is of no thing, on a page that OpenGraph names', () => {
    const rating =
      '<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><b itemprop="ratingValue">4.5</b><i itemprop="reviewCount">8 reviews</i></div>';
    const head = '<meta property="og:type" content="product"><meta property="og:title" content="Enamel mug">';
    expect(product(page(`<h1>Enamel mug</h1>${rating}`, head))).toMatchObject({ rating: 4.5, review_count: 8 });
  });

  it.each(['Car', 'Motorcycle', 'Drug', 'DietarySupplement'])('a %s is a product', (type) => {
    const thing = { '@type': type, name: 'Larkhill 500', sku: 'L-500', offers: offers('SoldOut') };
    expect(product(page(`${data(thing)}<h1>Larkhill 500</h1>`))).toMatchObject({ sku: 'L-500', in_stock: false });
  });

  it('a product that the page calls by its shop is the one whose offer has its address', () => {
    const cards = ['Bowl', 'Jug', 'Pan', 'Pot', 'Lid', 'Cup', 'Can']
      .map((name) => `<li class="product-card"><a href="/p/${name}">${name}</a><span class="price">€3.00</span></li>`)
      .join('');
    const read = (url: string) => {
      const thing = { '@type': 'Product', name: 'Enamel mug', offers: { ...offers('InStock'), url } };
      return product(page(`${data(thing)}<h1>Larkhill</h1><ul>${cards}</ul>`));
    };
    expect(read('https://shop.example/p/enamel-mug?size=2')).toMatchObject({ title: 'Enamel mug', in_stock: true });
    expect(read('https://shop.example/p/steel-spoon')).toBeNull();
  });

  it('a brand in a word, behind a label, and one that a template left unfilled', () => {
    const brand = (element: string) =>
      product(
        page(
          `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Enamel mug</h1>${element}<span itemprop="offers" itemscope><meta itemprop="price" content="12.5"></span></div>`,
        ),
      )?.brand;
    expect(brand('<meta itemprop="brand" itemscope itemtype="https://schema.org/Brand" content="Larkhill">')).toBe(
      'Larkhill',
    );
    expect(brand('<a itemprop="brand">More of the brand: Larkhill</a>')).toBe('Larkhill');
    for (const empty of ['$metabrand', '{{ brand }}', '${brand}', 'undefined'])
      expect(brand(`<span itemprop="brand">${empty}</span>`)).toBeNull();
  });

  it('a collected offer without offers keeps its state', () => {
    const thing = {
      '@type': 'Product',
      name: 'Enamel mug',
      offers: { '@type': 'AggregateOffer', lowprice: { sales: 12.5 }, availability: 'InStock' },
    };
    expect(product(page(`${data(thing)}<main><h1>Enamel mug</h1>${BUY}</main>`))?.in_stock).toBe(true);
  });
});
