import { describe, expect, it } from '@jest/globals';
import { readProductPage } from './readProductPage.js';

const read = (html: string, url = 'https://shop.example/products/enamel-mug') => readProductPage(html, url);
const page = (body: string, head = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;
const OFFER = '<main class="product"><h1>Enamel mug</h1><span class="price">€12.50</span><button>Add to cart</button>';
const LONG = 'An enamelled steel mug for camp and kitchen that holds 350 ml and weighs 180 g.';

describe('what stands beside a product is not the product', () => {
  it.each([
    [
      'a review',
      '<div class="comment-text"><div class="description"><p>Broke after two days, would not buy again.</p></div></div>',
    ],
    [
      'a notice',
      '<div class="cookie-notice"><p class="description">We use cookies for statistics and advertisements.</p></div>',
    ],
    [
      'a newsletter',
      '<div class="newsletter"><p class="description">Get ten percent off when you subscribe to our letter.</p></div>',
    ],
  ])('the description of %s', (_, aside) => {
    const { product } = read(
      page(
        `${OFFER}</main>${aside}`,
        `<meta property="og:type" content="product"><meta property="og:title" content="Enamel mug"><meta property="og:description" content="${LONG}">`,
      ),
    );
    expect(product?.description).toBe(LONG);
  });

  it('a list of choices is no value', () => {
    const { product } = read(
      page(
        `${OFFER}<div><label>Model</label><select><option>iPhone 13</option><option>iPhone 14</option></select></div><div>Warranty: <a href="/w">Read more</a></div></main>`,
      ),
    );
    expect([product?.model_number ?? null, product?.warranty ?? null]).toEqual([null, null]);
  });

  it('the product of an article is not one that it mentions', () => {
    const upsell =
      '<script>var upsell={"id":1,"title":"Mug","handle":"mug","variants":[{"id":2,"price":500,"available":true}]};</script>';
    const article = read(
      page(`<h1>How we make an enamel mug</h1><p>${LONG}</p>${upsell}`),
      'https://shop.example/blogs/news/how',
    );
    expect(article.product).toBeNull();
  });

  it('an address may end in a slash', () => {
    const scripts =
      '<script>var a={"id":1,"title":"Spoon","handle":"spoon","variants":[{"id":2,"price":500,"available":true}]};var b={"id":3,"title":"Enamel mug","handle":"enamel-mug","variants":[{"id":4,"price":1250,"available":true}]};</script><script src="https://cdn.shopify.com/s/x.js"></script>';
    const { product } = read(page(`<h1>Enamel mug</h1>${scripts}`), 'https://shop.example/products/enamel-mug/');
    expect(product?.price).toBe(12.5);
  });

  it('a picture of another thing, and one that leads elsewhere, show something else', () => {
    const { product } = read(
      page(
        '<main class="product"><h1>Mug</h1><span class="price">€12.50</span><button>Add to cart</button><img src="/rack.jpg" alt="Mug rack, oak"><a href="/products/other"><img src="/other.jpg" alt="Mug"></a><img src="/mug.jpg" alt="Mug, view 2"></main>',
      ),
    );
    expect(product?.main_image).toBe('https://shop.example/mug.jpg');
  });

  it('keys of a shop are no choices', () => {
    const radios = ['4411', '4412']
      .map(
        (id, at) =>
          `<input type="radio" id="r${at}" name="v" value="gid://shopify/ProductVariant/${id}"><label for="r${at}">${at === 0 ? 'Red' : 'Blue'}</label>`,
      )
      .join('');
    const { product } = read(page(`${OFFER}<fieldset><legend>Colour</legend>${radios}</fieldset></main>`));
    expect(product?.variations).toEqual([{ name: 'Colour', values: ['Red', 'Blue'] }]);
  });

  it('sections of one page are no list', () => {
    const section = (at: number, inner: string): string =>
      `<section class="section-${at}">${inner}<a href="/x${at}">More</a> €5.00</section>`;
    const { product } = read(
      page(
        section(0, '<h1>Enamel mug</h1><span class="price">€12.50</span><button>Add to cart</button>') +
          [1, 2, 3].map((at) => section(at, `<p>Part ${at}</p>`)).join(''),
      ),
    );
    expect(product?.title).toBe('Enamel mug');
  });
});

describe('lists and notices', () => {
  it('names of cards may speak of categories', () => {
    const cards = [1, 2, 3, 4, 5]
      .map(
        (at) =>
          `<div class="category-item"><a class="category-item__link" href="/p/${at}"><img src="/${at}.jpg" alt=""></a><h3 class="category-item__title">Mug number ${at}</h3> €${at}.50</div>`,
      )
      .join('');
    const { page: found, results } = read(page(`<h1>Mugs</h1>${cards}`), 'https://shop.example/mugs');
    expect([found.kind, results.map(({ title }) => title)]).toEqual([
      'search',
      [1, 2, 3, 4, 5].map((at) => `Mug number ${at}`),
    ]);
  });

  it.each([
    ['search', '<h1>Cilt Bakımda Fırsatlar</h1>'],
    ['search', '<h1>Makkelijk in onderhoud</h1>'],
    ['search', '<h1>Mugs</h1><p>1-5 of 429 products</p>'],
  ])('a list is a list, whatever its words: %s', (kind, head) => {
    const cards = [1, 2, 3, 4, 5]
      .map((at) => `<li class="card"><a href="/p/${at}">Product ${at}</a> €${at}.50</li>`)
      .join('');
    expect(read(page(`${head}<ul>${cards}</ul>`), 'https://shop.example/list').page.kind).toBe(kind);
  });

  it.each([
    ['not_found', '<h1>Page not found</h1><script>var __uzdbm_1="x";</script>'],
    ['empty', '<div id="root"></div><script>window.KPSDK={};</script>'],
    ['blocked', '<script>window.KPSDK={};</script>'],
  ])('the program of a guard alone blocks nothing: %s', (kind, body) => {
    expect(read(page(body)).page.kind).toBe(kind);
  });
});
