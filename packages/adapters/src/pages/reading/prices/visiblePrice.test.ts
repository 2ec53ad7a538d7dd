import { describe, expect, it } from '@jest/globals';
import { readProductPage } from '../readProductPage.js';

const HEAD = '<meta property="og:type" content="product"><meta property="og:title" content="Enamel mug">';
const product = (body: string) =>
  readProductPage(`<html lang="en"><head>${HEAD}</head><body>${body}</body></html>`, 'https://larkhill.example/mug')
    .product;
const BUY = '<button>Add to cart</button>';

describe('a price that a page shows', () => {
  it.each([
    ['opens a picture', '<a href="/photos/mug-large.jpg?v=2"><img src="/photos/mug.jpg"></a>'],
    ['is of a gallery', '<a href="/media/7431" data-fancybox="mug"><img src="/photos/mug.jpg"></a>'],
    ['is of a lightbox', '<a href="/media/7431" class="js-lightbox"><img src="/photos/mug.jpg"></a>'],
    ['stays on the page', '<a href="#zoom"><img src="/photos/mug.jpg"></a>'],
  ])('is of the product in an item of a list whose link %s', (_, link) => {
    expect(product(`<ul><li><h1>Enamel mug</h1>${link}<p class="price">€12.50</p></li></ul>`)).toMatchObject({
      price: 12.5,
      currency: 'EUR',
    });
  });

  it.each([
    ['', '/cup'],
    ['img-hover-zoom', '/cup'],
    ['magnificent', '/cup'],
    ['', '/cup?thumb=cup.jpg'],
  ])('is of another product in an item of a list that leads to it (class "%s", %s)', (name, href) => {
    const other = `<a class="${name}" href="${href}"><img src="/photos/cup.jpg"></a><p class="price">€9.00</p>`;
    expect(product(`<h1>Enamel mug</h1><ul><li>${other}</li></ul>`)?.price).toBeNull();
  });

  it('may stand bare beside the heading, also where nothing can be bought', () => {
    expect(product(`<div><h1>Enamel mug</h1> €12.50 ${BUY}</div>`)?.price).toBe(12.5);
    expect(
      product(`<main><div><h1>Enamel mug</h1></div><p>For camp <br>€12.50<br> and kitchen</p>${BUY}</main>`)?.price,
    ).toBe(12.5);
    expect(product(`<div><h1>Enamel mug</h1><del>€15.00<br></del><i>of steel</i> €12.50 ${BUY}</div>`)?.price).toBe(
      12.5,
    );
  });

  it('is none that was where a choice is named for its size', () => {
    const choice = '<label class="swatch full-30-ml">Full - 30 ml</label>';
    const before = (more: string) =>
      product(`<div><h1>Enamel mug</h1><p class="price">€12.50</p>${more}${BUY}</div>`)?.list_price;
    expect([before(choice), before(`${choice}<span class="was-price">€30.00</span>`)]).toEqual([null, 30]);
  });

  it('is none that no one sees, nor the end of a sentence', () => {
    expect(product(`<div><h1>Enamel mug</h1><noscript>€9.00</noscript>${BUY}</div>`)?.price).toBeNull();
    expect(product(`<div><h1>Enamel mug</h1><p><b>Free shipping over</b> €50</p>${BUY}</div>`)?.price).toBeNull();
  });

  it('may stand bare in the part whose stock is read', () => {
    const part = '<div><div><h1>Enamel mug</h1></div>€12.50 <p class="stock">Sold out</p></div>';
    expect(product(`${part}<footer><p class="stock">In stock</p></footer>`)).toMatchObject({ in_stock: false });
  });

  it('is not guessed among thousands in one element, and does not take long', () => {
    const rows = '<div class="price"><div class="price">€12.50</div></div>'.repeat(20_000);
    expect(product(`<h1>Enamel mug</h1><article>${rows}</article>`)).toMatchObject({
      title: 'Enamel mug',
      price: null,
    });
  });
});
