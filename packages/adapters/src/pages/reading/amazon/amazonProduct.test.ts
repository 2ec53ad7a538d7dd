import { describe, expect, it } from '@jest/globals';
import { readProductPage } from '../readProductPage.js';

const read = (host: string, parts: string) =>
  readProductPage(
    `<html><body><div id="dp"><h1><span id="productTitle">Larkhill mug</span></h1>${parts}</div></body></html>`,
    `https://www.${host}/dp/B0ABCDEFGH`,
  ).product;

const choices = (label: string, items: readonly (readonly [title: string, shown: string])[]) =>
  `<div id="variation_size_name"><label class="a-form-label">${label}:</label><ul>${items
    .map(([title, shown]) => `<li title="${title}">${shown}</li>`)
    .join('')}</ul></div>`;

describe('a page of Amazon', () => {
  it.each([
    ['amazon.com', 'Click to select 500 ml', 'Click to select 1 l'],
    ['amazon.de', 'Klicken Sie auf 500 ml, um auszuwählen', 'Klicken Sie auf 1 l, um auszuwählen'],
    ['amazon.nl', 'Klik om 500 ml te selecteren', 'Klik om 1 l te selecteren'],
    ['amazon.fr', 'Cliquez pour sélectionner 500 ml', 'Cliquez pour sélectionner 1 l'],
  ])('names its choices, whatever the titles of %s ask for', (host, first, second) => {
    const sizes = (shown: readonly string[]) =>
      read(
        host,
        choices('Size', [
          [first, shown[0] ?? ''],
          [second, shown[1] ?? ''],
        ]),
      )?.variations;
    expect(sizes(['500 ml', '1 l'])).toEqual([{ name: 'Size', values: ['500 ml', '1 l'] }]);
    expect(sizes(['<b>12,99 €</b>', '<b>19,99 €</b>'])).toEqual([{ name: 'Size', values: ['500 ml', '1 l'] }]);
  });

  it.each([
    ['amazon.com', '$', '14', '.', '99', 14.99],
    ['amazon.com.br', 'R$', '303', ',', '05', 303.05],
  ])('at %s has a price whose parts stand in lines of their own, without a text to read aloud', (host, ...parts) => {
    const [sign, whole, mark, rest, amount] = parts;
    const price = `<span class="a-price priceToPay"><span class="a-offscreen"> </span><span aria-hidden="true"><span class="a-price-symbol">
      ${sign} </span><span class="a-price-whole"> ${whole}
      <span class="a-price-decimal"> ${mark} </span> </span><span class="a-price-fraction"> ${rest} </span></span></span>`;
    expect(read(host, `<div id="corePrice_feature_div">${price}</div>`)?.price).toBe(amount);
  });

  it.each([
    ['Ships from and sold by Amazon.com.', 'Amazon.com'],
    ['Sold by Larkhill Co. and Fulfilled by Amazon.', 'Larkhill Co'],
    ['Sold by Larkhill; ships tomorrow', 'Larkhill'],
    ['Sold by <a href="/s">Larkhill;</a> and Fulfilled by Amazon.', 'Larkhill'],
  ])('has the seller of "%s"', (text, seller) => {
    expect(read('amazon.com', `<div id="merchant-info">${text}</div>`)?.seller).toBe(seller);
  });

  it.each([
    [
      'amazon.de',
      'Verkauf und Versand durch <a href="/s">Larkhill Handel</a>. Für weitere Informationen, Impressum und AGB',
    ],
    ['amazon.de', 'Verkauf und Versand durch Larkhill Handel.'],
    ['amazon.it', 'Venduto e spedito da Larkhill Handel.'],
    ['amazon.es', 'Vendido y enviado por Larkhill Handel.'],
    ['amazon.com.br', 'Vendido e entregue por Larkhill Handel.'],
    ['amazon.nl', 'Verkocht en verzonden door Larkhill Handel.'],
    ['amazon.co.jp', 'この商品は、Larkhill Handelが販売し、Amazon.co.jp が発送します。'],
    ['amazon.com.tr', 'Larkhill Handel tarafından satılır ve gönderilir.'],
  ])('has the seller who sends it too, at %s: %s', (host, text) => {
    expect(read(host, `<div id="merchant-info">${text}</div>`)?.seller).toBe('Larkhill Handel');
  });

  it('has the seller of the box whose values name what they are of', () => {
    const row = (label: string, value: string) =>
      `<div class="tabular-buybox-label" tabular-attribute-name="${label}">${label}</div>
      <div class="tabular-buybox-text" tabular-attribute-name="${label}"><div class="tabular-buybox-text">${value}</div></div>`;
    const box = `<div id="tabular-buybox">${row('Expédié par', 'Amazon')}${row('Vendu par', 'Larkhill')}</div>`;
    expect(read('amazon.fr', box)?.seller).toBe('Larkhill');
  });

  it('costs what the new copy costs, where older pages of books fold it beside a used one', () => {
    const row = (id: string, price: string, was: string) =>
      `<div id="${id}"><span class="a-size-medium a-color-price header-price">${price}</span>
      <span class="a-color-secondary a-text-strike">${was}</span></div>`;
    const rows = row('usedOfferAccordionRow', '$6.00', '') + row('newOfferAccordionRow', '$15.98', '$17.00');
    expect(read('amazon.com', rows)).toMatchObject({ price: 15.98, list_price: 17 });
  });

  it('is read of parts that were copied, and then names no shop that nothing shows', () => {
    const parts = `<span id="productTitle">Larkhill mug</span><div id="corePrice_feature_div"><span class="a-price">
      <span class="a-offscreen">₹649.00</span></span></div>`;
    expect(readProductPage(parts, undefined).product).toMatchObject({
      title: 'Larkhill mug',
      price: 649,
      currency: 'INR',
      marketplace: null,
    });
    expect(readProductPage('<span id="productTitle">Larkhill mug</span>', undefined).product).toBeNull();
  });

  it('offers no prompt of a list as a choice', () => {
    const list = `<div id="variation_size_name"><label class="a-form-label">Talla:</label><select>
      <option value="-1">Seleccionar</option><option value="0,B0A">CH</option><option value="1,B0B">M</option></select></div>`;
    expect(read('amazon.com.mx', list)?.variations).toEqual([{ name: 'Talla', values: ['CH', 'M'] }]);
  });

  it.each([
    ['amazon.com', '1K+ bought in past month', '1K+'],
    ['amazon.de', 'Mehr als 500 Mal im letzten Monat gekauft', '500+'],
    ['amazon.fr', 'Plus de 50 achetés au cours du mois dernier', '50+'],
    ['amazon.es', '1 mil+ comprados el mes pasado', '1 mil+'],
    ['amazon.co.jp', '過去1か月で50点以上購入されました', '50+'],
    ['amazon.com', 'Popular this month', null],
  ])('of %s that says "%s" was bought so often', (host, said, often) => {
    const badge = `<div id="social-proofing-faceout-title-tk_bought"><span>${said}</span></div>`;
    expect(read(host, badge)?.bought_past_month).toBe(often);
  });

  it('has each of its places among best sellers in Japan', () => {
    const row = '- 1,234位ホーム (ホームの売れ筋ランキングを見る) - 7位マグカップ';
    const table = `<table id="productDetails_detailBullets_sections1"><tr><th>Amazon 売れ筋ランキング</th><td>${row}</td></tr></table>`;
    expect(read('amazon.co.jp', table)?.bestseller_ranks).toEqual([
      { rank: 1234, category: 'ホーム' },
      { rank: 7, category: 'マグカップ' },
    ]);
  });

  it('counts ratings in Arabic digits', () => {
    const stars =
      '<span id="acrPopover" title="٤٫٢ من ٥ نجوم"></span><span id="acrCustomerReviewText">١٬٢٣٤ تقييم</span>';
    expect(read('amazon.ae', stars)).toMatchObject({ rating: 4.2, best_rating: 5, rating_count: 1234 });
  });

  it('of 2020 has its recommended price in the table of prices', () => {
    const table =
      '<div id="price"><table><tr><td>RRP:</td><td><span class="priceBlockStrikePriceString a-text-strike"> £55.00</span></td></tr><tr><td><span id="priceblock_ourprice">£48.99</span></td></tr></table></div>';
    expect(read('amazon.co.uk', table)).toMatchObject({ price: 48.99, list_price: 55 });
  });

  it('names its maker in the line of a shop with a hyphen', () => {
    expect(read('amazon.de', '<a id="bylineInfo">Besuchen Sie den Larkhill-Store</a>')?.brand).toBe('Larkhill');
  });

  it('says each of its points once, and asks for no model', () => {
    const points = ['Steel', 'Enamel', 'Steel', 'inserisci il tuo numero di Modello', 'Enamel'];
    const list = `<div id="feature-bullets"><ul>${points.map((text) => `<li>${text}</li>`).join('')}</ul></div>`;
    expect(read('amazon.it', list)?.bullet_points).toEqual(['Steel', 'Enamel']);
  });

  it('for telephones counts its ratings in the link to them', () => {
    const link =
      '<div id="averageCustomerReviews_feature_div"><a id="acrCustomerReviewLink"><span>4.1</span><i class="a-icon-alt">5つ星のうち4.1</i><span>(201)</span></a></div>';
    expect(read('amazon.co.jp', link)).toMatchObject({ rating: 4.1, rating_count: 201 });
  });

  it('of an album is named by its heading, and costs what its first format does', () => {
    const html = `<html><head><link rel="canonical" href="https://www.amazon.com/x/dp/B0ABCDEFGH"></head><body><h1>Hill songs</h1><div id="averageCustomerReviews"><span id="acrPopover" title="4.4 out of 5 stars"></span></div><table><tr><td class="dp-price-col">—</td></tr><tr><td class="dp-price-col"><span>$9.49</span></td></tr></table></body></html>`;
    expect(readProductPage(html, 'https://www.amazon.com/dp/B0ABCDEFGH').product).toMatchObject({
      title: 'Hill songs',
      price: 9.49,
      currency: 'USD',
      rating: 4.4,
    });
  });
});
