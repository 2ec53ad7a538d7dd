import { describe, expect, it } from '@jest/globals';
import { readProductPage } from '../readProductPage.js';

/** The words of one Amazon shop, as its pages have them. */
interface Shop {
  readonly host: string;
  readonly byline: string;
  readonly stars: string;
  readonly count: string;
  readonly price: string;
  readonly was: string;
  readonly stock: string;
  readonly gone: string;
  readonly seller: string;
  readonly size: string;
  readonly weight: string;
  readonly rank: string;
  readonly rankText: string;
  readonly back: string;
  readonly currency: string;
  readonly amount?: number;
}

const SHOPS: readonly Shop[] = [
  {
    host: 'amazon.de',
    byline: 'Besuche den Larkhill-Store',
    stars: '4,3 von 5 Sternen',
    count: '1.234 Sternebewertungen',
    price: '1.299,00 €',
    was: 'UVP: 1.499,00 €',
    stock: 'Nur noch 3 auf Lager',
    gone: 'Derzeit nicht verfügbar. Ob und wann dieser Artikel wieder vorrätig sein wird, ist unbekannt.',
    seller: 'Verkauf durch Teekontor und Versand durch Amazon.',
    size: 'Produktabmessungen',
    weight: 'Artikelgewicht',
    rank: 'Amazon Bestseller-Rang',
    rankText: 'Nr. 1.234 in Küche (Siehe Top 100 in Küche) Nr. 7 in Becher',
    back: '‹ Zurück zu den Ergebnissen',
    currency: 'EUR',
  },
  {
    host: 'amazon.fr',
    byline: 'Visiter la boutique Larkhill',
    stars: '4,3 sur 5 étoiles',
    count: '1 234 évaluations',
    price: '1 299,00 €',
    was: 'Prix conseillé : 1 499,00 €',
    stock: 'Il ne reste plus que 3 exemplaire(s) en stock.',
    gone: 'Actuellement indisponible. Nous ne savons pas quand cet article sera de nouveau approvisionné ni s’il le sera.',
    seller: 'Vendu par Teekontor et expédié par Amazon.',
    size: 'Dimensions du produit (L x l x h)',
    weight: 'Poids de l’article',
    rank: "Classement des meilleures ventes d'Amazon",
    rankText: '1 234 en Küche (Voir les 100 premiers en Küche) 7 en Becher',
    back: '‹ Retour aux résultats',
    currency: 'EUR',
  },
  {
    host: 'amazon.it',
    byline: 'Visita lo Store di Larkhill',
    stars: '4,3 su 5 stelle',
    count: '1.234 voti',
    price: '1.299,00 €',
    was: 'Prezzo consigliato: 1.499,00 €',
    stock: 'Solo 3 con disponibilità immediata',
    gone: 'Attualmente non disponibile. Ancora non sappiamo quando sarà di nuovo disponibile.',
    seller: 'Venduto da Teekontor e spedito da Amazon.',
    size: 'Dimensioni prodotto',
    weight: 'Peso articolo',
    rank: 'Posizione nella classifica Bestseller di Amazon',
    rankText: 'n. 1.234 in Küche (Visualizza i Top 100 nella categoria Küche) n. 7 in Becher',
    back: '‹ Torna ai risultati',
    currency: 'EUR',
  },
  {
    host: 'amazon.es',
    byline: 'Visita la tienda de Larkhill',
    stars: '4,3 de 5 estrellas',
    count: '1.234 valoraciones',
    price: '1.299,00€',
    was: 'PVPR: 1.499,00€',
    stock: 'Sólo queda(n) 3 en stock.',
    gone: 'No disponible. No sabemos si este producto volverá a estar disponible, ni cuándo.',
    seller: 'Vendido por Teekontor y enviado por Amazon.',
    size: 'Dimensiones del producto',
    weight: 'Peso del producto',
    rank: 'Clasificación en los más vendidos de Amazon',
    rankText: 'nº1.234 en Küche (Ver el Top 100 en Küche) nº7 en Becher',
    back: '‹ Volver a los resultados',
    currency: 'EUR',
  },
  {
    host: 'amazon.nl',
    byline: 'Bezoek de Larkhill-store',
    stars: '4,3 van 5 sterren',
    count: '1.234 beoordelingen',
    price: '€ 1.299,00',
    was: 'Adviesprijs: € 1.499,00',
    stock: 'Nog maar 3 op voorraad',
    gone: 'Momenteel niet verkrijgbaar. We weten niet of en wanneer dit item weer op voorraad is.',
    seller: 'Verkocht door Teekontor en verzonden door Amazon.',
    size: 'Productafmetingen',
    weight: 'Gewicht van item',
    rank: 'Plaats in bestsellerlijst',
    rankText: '#1.234 in Küche (Bekijk Top 100 in Küche) #7 in Becher',
    back: '‹ Terug naar resultaten',
    currency: 'EUR',
  },
  {
    host: 'amazon.com.be',
    byline: 'Marque : Larkhill',
    stars: '4,3 sur 5 étoiles',
    count: '1 234 évaluations',
    price: '€1.299,00',
    was: 'Prix conseillé : €1.499,00',
    stock: 'En stock',
    gone: 'Temporairement en rupture de stock.',
    seller: 'Vendu par Teekontor et expédié par Amazon.',
    size: 'Dimensions du produit',
    weight: 'Poids du produit',
    rank: "Classement des meilleures ventes d'Amazon",
    rankText: 'n° 1.234 en Küche (Voir les 100 premiers en Küche) n° 7 en Becher',
    back: '‹ Retour aux résultats',
    currency: 'EUR',
  },
  {
    host: 'amazon.se',
    byline: 'Besök Larkhill-butiken',
    stars: '4,3 av 5 stjärnor',
    count: '1 234 betyg',
    price: '1 299,00 kr',
    was: 'Rek. pris: 1 499,00 kr',
    stock: 'Endast 3 kvar i lager',
    gone: 'För närvarande otillgänglig. Vi vet inte när eller om denna artikel kommer tillbaka i lager.',
    seller: 'Säljs av Teekontor och levereras av Amazon.',
    size: 'Produktens mått',
    weight: 'Artikelvikt',
    rank: 'Rangordning för bästsäljare',
    rankText: 'nr 1 234 i Küche (Visa Topp 100 i Küche) nr 7 i Becher',
    back: '‹ Tillbaka till resultat',
    currency: 'SEK',
  },
  {
    host: 'amazon.pl',
    byline: 'Odwiedź sklep Larkhill',
    stars: '4,3 z 5 gwiazdek',
    count: '1234 oceny',
    price: '1299,00 zł',
    was: 'Sugerowana cena: 1499,00 zł',
    stock: 'Dostępny',
    gone: 'Obecnie niedostępny. Nie wiemy, czy lub kiedy ten produkt będzie ponownie dostępny.',
    seller: 'Sprzedawane przez Teekontor i wysyłane przez Amazon.',
    size: 'Wymiary produktu',
    weight: 'Waga produktu',
    rank: 'Ranking najlepiej sprzedających się produktów',
    rankText: '1 234 w Küche (Zobacz Top 100 w Küche) 7 w Becher',
    back: '‹ Wróć do wyników',
    currency: 'PLN',
  },
  {
    host: 'amazon.com.tr',
    byline: 'Larkhill Store’u ziyaret edin',
    stars: '5 yıldız üzerinden 4,3',
    count: '1.234 değerlendirme',
    price: '1.299,00TL',
    was: 'Liste Fiyatı: 1.499,00TL',
    stock: 'Stokta sadece 3 adet kaldı.',
    gone: 'Şu anda mevcut değil. Bu ürünün tekrar stoklarımıza girip girmeyeceğini bilmiyoruz.',
    seller: 'Satıcı: Teekontor',
    size: 'Ürün Boyutları',
    weight: 'Ürün Ağırlığı',
    rank: 'En Çok Satanlar Sıralaması',
    rankText: 'Küche kategorisinde 1.234. sırada (Küche kategorisinde İlk 100’ü gör) Becher kategorisinde 7. sırada',
    back: '‹ Sonuçlara dön',
    currency: 'TRY',
  },
  {
    host: 'amazon.co.jp',
    byline: 'Larkhillのストアを表示',
    stars: '5つ星のうち4.3',
    count: '1,234個の評価',
    price: '￥1,299',
    was: '参考価格: ￥1,499',
    stock: '残り3点 ご注文はお早めに',
    gone: 'この商品は現在お取り扱いできません。 再入荷見込みが立っていないため、現在ご注文を承っておりません。',
    seller: '販売元 Teekontor',
    size: '商品の寸法',
    weight: '商品の重量',
    rank: 'Amazon 売れ筋ランキング',
    rankText: 'Küche - 1,234位 (Kücheの売れ筋ランキングを見る) Becher - 7位',
    back: '‹ 検索結果に戻る',
    currency: 'JPY',
  },
  {
    host: 'amazon.com.br',
    byline: 'Visite a loja Larkhill',
    stars: '4,3 de 5 estrelas',
    count: '1.234 avaliações de clientes',
    price: 'R$ 1.299,00',
    was: 'De: R$ 1.499,00',
    stock: 'Em estoque',
    gone: 'Não disponível. Não sabemos quando este item estará disponível novamente.',
    seller: 'Vendido por Teekontor e entregue por Amazon.',
    size: 'Dimensões do produto',
    weight: 'Peso do produto',
    rank: 'Ranking dos mais vendidos',
    rankText: 'Nº 1.234 em Küche (Conheça o Top 100 na categoria Küche) Nº 7 em Becher',
    back: '‹ Voltar aos resultados',
    currency: 'BRL',
  },
  {
    host: 'amazon.com.mx',
    byline: 'Visita la tienda de Larkhill',
    stars: '4.3 de 5 estrellas',
    count: '1,234 calificaciones',
    price: '$1,299.00',
    was: 'Precio de lista: $1,499.00',
    stock: 'Disponible',
    gone: 'No disponible por el momento. No sabemos cuándo o si este producto volverá a estar disponible.',
    seller: 'Vendido por Teekontor y enviado por Amazon México.',
    size: 'Dimensiones del producto',
    weight: 'Peso del producto',
    rank: 'Clasificación en los más vendidos de Amazon',
    rankText: 'nº1,234 en Küche (Ver el Top 100 en Küche) nº7 en Becher',
    back: '‹ Volver a resultados',
    currency: 'MXN',
  },
  ...(
    [
      ['amazon.com', '$1,299.00', '$1,499.00', 'USD'],
      ['amazon.ca', '$1,299.00', '$1,499.00', 'CAD'],
      ['amazon.com.au', '$1,299.00', '$1,499.00', 'AUD'],
      ['amazon.sg', 'S$1,299.00', 'S$1,499.00', 'SGD'],
      ['amazon.co.uk', '£1,299.00', '£1,499.00', 'GBP'],
      ['amazon.ie', '€1,299.00', '€1,499.00', 'EUR'],
      ['amazon.in', '₹1,299.00', '₹1,499.00', 'INR'],
      ['amazon.ae', 'AED 1,299.00', 'AED 1,499.00', 'AED'],
      ['amazon.sa', 'SAR 1,299.00', 'SAR 1,499.00', 'SAR'],
      ['amazon.eg', 'EGP 1,299.00', 'EGP 1,499.00', 'EGP'],
      ['amazon.co.za', 'R1,299.00', 'R1,499.00', 'ZAR'],
    ] as const
  ).map(([host, price, was, currency]) => ({
    host,
    byline: 'Visit the Larkhill Store',
    stars: '4.3 out of 5 stars',
    count: '1,234 ratings',
    price,
    was: `List Price: ${was}`,
    stock: 'Only 3 left in stock - order soon.',
    gone: "Currently unavailable. We don't know when or if this item will be back in stock.",
    seller: 'Sold by Teekontor and Fulfilled by Amazon.',
    size: 'Product Dimensions',
    weight: 'Item Weight',
    rank: 'Best Sellers Rank',
    rankText: '#1,234 in Küche (See Top 100 in Küche) #7 in Becher',
    back: '‹ Back to results',
    currency,
  })),
  {
    host: 'amazon.sa',
    byline: 'تفضل بزيارة متجر Larkhill',
    stars: '4.3 من 5 نجوم',
    count: '1,234 تقييم',
    price: '١٬٢٩٩٫٠٠ ر.س.',
    was: 'قائمة السعر: ١٬٤٩٩٫٠٠ ر.س.',
    stock: 'متوفر',
    gone: 'غير متوفر حالياً. لا نعرف متى أو إذا كان هذا المنتج سيتوفر مرة أخرى.',
    seller: 'يباع من Teekontor',
    size: 'أبعاد المنتج',
    weight: 'وزن المنتج',
    rank: 'تصنيف الأفضل مبيعاً',
    rankText: '#1,234 في Küche (شاهد أفضل 100 في Küche) #7 في Becher',
    back: '‹ العودة إلى النتائج',
    currency: 'SAR',
  },
];

const OTHERS = `<div class="a-carousel"><ol>${[1, 2, 3, 4, 5]
  .map(
    (
      one,
    ) => `<li class="a-carousel-card"><a href="/dp/B0OTHER00${one}"><img alt="Other mug ${one}" src="https://m.media-amazon.com/images/I/other${one}.jpg"></a>
    <span class="a-icon-alt">2.0 out of 5 stars</span><span class="a-price"><span class="a-offscreen">$9.99</span></span></li>`,
  )
  .join('')}</ol></div>`;

function pageOf(shop: Shop, isGone: boolean): string {
  const offer = isGone
    ? `<div id="corePriceDisplay_desktop_feature_div"></div><div id="availability"><span class="a-color-price">${shop.gone}</span></div>`
    : `<div id="corePriceDisplay_desktop_feature_div"><span class="a-price priceToPay"><span class="a-offscreen">${shop.price}</span></span>
       <span class="basisPrice">${shop.was.split(/(?<=[:：]) ?/u)[0]} <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">${shop.was.split(/(?<=[:：]) ?/u)[1]}</span></span></span></div>
       <div id="availability"><span class="a-color-success">${shop.stock}</span></div><div id="merchant-info">${shop.seller}</div><input id="add-to-cart-button">`;
  return `<html><body><div id="nav">${OTHERS}</div><div id="wayfinding-breadcrumbs_feature_div"><ul><li><a>${shop.back}</a></li><li><a>Küche</a></li><li><a>Becher</a></li></ul></div>
    <div id="dp"><span id="productTitle"> Larkhill mug, 350 ml </span><a id="bylineInfo" href="/stores/x">${shop.byline}</a>
    <div id="averageCustomerReviews"><span id="acrPopover" title="${shop.stars}"></span><span id="acrCustomerReviewText">${shop.count}</span></div>${offer}
    <img id="landingImage" data-a-dynamic-image='{"https://m.media-amazon.com/images/I/mug._AC_SX300_.jpg":[300,300],"https://m.media-amazon.com/images/I/mug._AC_SX679_.jpg":[679,679]}'>
    <div id="feature-bullets"><ul><li><span class="a-list-item">Enamel on steel</span></li><li><span class="a-list-item">350 ml</span></li></ul></div>
    <table id="productDetails_detailBullets_sections1"><tr><th>${shop.size}</th><td>‎9 x 9 x 8 cm</td></tr><tr><th>${shop.weight}</th><td>‎160 g</td></tr>
    <tr><th>ASIN</th><td>B0ABCDEFGH</td></tr><tr><th>${shop.rank}</th><td>${shop.rankText}</td></tr></table>${OTHERS}</div></body></html>`;
}

describe.each(SHOPS.map((shop) => [`${shop.host} (${shop.byline})`, shop] as const))('a page of %s', (_, shop) => {
  const read = (isGone: boolean) =>
    readProductPage(pageOf(shop, isGone), `https://www.${shop.host}/dp/B0ABCDEFGH`).product;

  it('is read in its own words', () => {
    expect(read(false)).toMatchObject({
      title: 'Larkhill mug, 350 ml',
      marketplace: shop.host,
      brand: 'Larkhill',
      rating: 4.3,
      best_rating: 5,
      rating_count: 1234,
      price: 1299,
      list_price: 1499,
      currency: shop.currency,
      availability: shop.stock,
      in_stock: true,
      seller: 'Teekontor',
      breadcrumb: ['Küche', 'Becher'],
      bullet_points: ['Enamel on steel', '350 ml'],
      dimensions: '9 x 9 x 8 cm',
      weight: '160 g',
      main_image: 'https://m.media-amazon.com/images/I/mug._AC_SX679_.jpg',
      bestseller_ranks: [
        { rank: 1234, category: 'Küche' },
        { rank: 7, category: 'Becher' },
      ],
    });
  });

  it('that cannot be bought has no price, whatever others cost', () => {
    expect(read(true)).toMatchObject({ price: null, list_price: null, in_stock: false, seller: null, rating: 4.3 });
  });
});
