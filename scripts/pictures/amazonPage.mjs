const bullets = [
  'HOLDS 350 ML: Enamelled steel mug, 8.5 cm high and 8 cm wide, with a rolled steel rim',
  'Weighs 180 g and hangs on a backpack by its handle',
  'BEST QUALITY, 100% satisfaction guaranteed!!!',
  'Hand wash only. Not for microwaves.',
];
const rows = [
  ['Material', 'Steel, enamelled'],
  ['Capacity', '350 millilitres'],
  ['Item weight', '180 g'],
  ['Country of origin', 'Austria'],
];
const others = ['Larkhill Enamel Plate 22 cm', 'Larkhill Enamel Bowl 600 ml', 'Nordvik Camping Cup 450 ml'];
const image = (at) => `https://m.media-amazon.com/images/I/himal0${at}._AC_SL1500_.jpg`;

/** A page of Amazon with what its layout shows; the product does not exist. */
export const amazonPage = `<html><body><div id="dp">
<div id="wayfinding-breadcrumbs_feature_div"><ul><li><a>Home &amp; Kitchen</a></li><li><a>Mugs</a></li></ul></div>
<h1 id="title"><span id="productTitle">Larkhill Enamel Mug 350 ml, Forest Green, Camping Coffee Cup with Steel Rim, Best Gift for Men and Women</span></h1>
<a id="bylineInfo" href="/stores">Visit the Larkhill Store</a>
<div id="averageCustomerReviews"><span id="acrPopover" title="4.6 out of 5 stars"></span><span id="acrCustomerReviewText">1,212 ratings</span></div>
<div id="corePriceDisplay_desktop_feature_div"><span class="a-price"><span class="a-offscreen">$12.50</span></span>
<span class="basisPrice">List: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">$15.90</span></span></span></div>
<div id="availability"><span>In Stock</span></div><div id="merchant-info"><a id="sellerProfileTriggerId">Larkhill Outdoor</a></div>
<div id="feature-bullets"><ul>${bullets.map((text) => `<li><span class="a-list-item">${text}</span></li>`).join('')}</ul></div>
<img id="landingImage" src="${image(1)}" data-a-dynamic-image='{"${image(1)}":[1500,1500],"${image(2)}":[1500,1500]}'>
<div id="productDescription"><p>A mug for camp and kitchen, enamelled twice and fired at 830 °C.</p></div>
<table id="productDetails_techSpec_section_1">${rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('')}</table>
<input id="ASIN" value="B0HIMALMUG"><div class="carousel">${others
  .map(
    (title, at) =>
      `<li class="a-carousel-card"><a href="/dp/B0OTHER00${at}"><img alt="${title}"></a><span class="a-price"><span class="a-offscreen">$9.99</span></span></li>`,
  )
  .join('')}</div></div></body></html>`;
