import { describe, expect, it } from '@jest/globals';
import { readProductPage } from './readProductPage.js';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
const kindOf = (html: string, address = 'https://shop.example/products/mug'): string =>
  readProductPage(html, address).page.kind;

/** As those who guard shops send them, by the names of their elements and scripts. */
const GUARDS: readonly (readonly [string, string])[] = [
  [
    'a challenge of Cloudflare',
    page(
      'Just a moment...',
      `<div class="main-wrapper" role="main"><div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript></div></div>
      <script>(function(){window._cf_chl_opt={cvId:'3',cZone:'shop.example',cType:'managed',cRay:'8f2'};var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1?ray=8f2';}());</script>`,
    ),
  ],
  [
    'a block of Cloudflare',
    page(
      'Attention Required! | Cloudflare',
      '<div id="cf-wrapper"><h1 data-translate="block_headline">Sorry, you have been blocked</h1><h2>You are unable to access shop.example</h2><p>Cloudflare Ray ID: 8f2</p></div>',
    ),
  ],
  [
    'DataDome',
    page(
      'shop.example',
      `<p id="cmsg">Please enable JS and disable any ad blocker</p><script data-cfasync="false">var dd={'rt':'c','cid':'AHrl','hsh':'A55','t':'bv','s':4301,'host':'geo.captcha-delivery.com'}</script><script src="https://ct.captcha-delivery.com/c.js"></script>`,
    ),
  ],
  [
    'HUMAN',
    page(
      'Access to this page has been denied',
      '<div class="px-captcha-container"><div class="px-captcha-header">Before we continue...</div><div class="px-captcha-message">Press &amp; Hold to confirm you are a human (and not a bot).</div><div id="px-captcha"></div></div>',
    ),
  ],
  [
    'Akamai',
    page(
      'Access Denied',
      '<h1>Access Denied</h1>You don\'t have permission to access "http&#58;&#47;&#47;www&#46;shop&#46;example&#47;p" on this server.<p>Reference&#32;&#35;18&#46;1f2a<p>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18',
    ),
  ],
  [
    'Imperva',
    page(
      '',
      '<iframe id="main-iframe" src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=10-2" frameborder="0" width="100%">Request unsuccessful. Incapsula incident ID: 877000</iframe>',
    ),
  ],
  [
    'Imperva with a script alone',
    page('', '<script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3"></script>'),
  ],
  [
    'AWS',
    page(
      'Human Verification',
      `<script>window.awsWafCookieDomainList = [];window.gokuProps = {"key":"AQIDAHj","context":"1"};</script><script src="https://1c5c.token.awswaf.com/challenge.js"></script><div id="captcha-container"></div>`,
    ),
  ],
  [
    'Kasada',
    page(
      '',
      '<script>window.KPSDK={};KPSDK.now=Date.now;</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39-8ed7-437e-a3be-862e0f06eea3/ips.js"></script>',
    ),
  ],
  [
    'a picture of Amazon in Germany',
    page(
      'Amazon.de',
      '<h4>Geben Sie die Zeichen unten ein</h4><p>Wir bitten um Ihr Verständnis und wollen uns nur kurz vergewissern dass Sie ein Mensch und kein Bot sind.</p><form method="get" action="/errors/validateCaptcha"><img src="/captcha/x.jpg"><input id="captchacharacters"></form>',
      'de',
    ),
  ],
  [
    'a button of Amazon in Italy',
    page(
      'Amazon.it',
      '<h4>Fai clic sul pulsante qui sotto per continuare a fare acquisti</h4><form method="get" action="/errors/validateCaptcha"><button type="submit" alt="Continua con gli acquisti">Continua con gli acquisti</button></form>',
      'it',
    ),
  ],
  [
    'a button of Amazon in Mexico',
    page(
      'Amazon.com.mx',
      '<h4>Haz clic en el botón para continuar comprando</h4><form method="get" action="/errors/validateCaptcha"><button type="submit">Seguir comprando</button></form>',
      'es',
    ),
  ],
  [
    'eBay',
    page(
      'Pardon Our Interruption...',
      '<h1>Pardon Our Interruption...</h1><p>As you were browsing something about your browser made us think you were a bot.</p>',
    ),
  ],
  [
    'Amazon after the sign-in',
    page(
      'Authentication required',
      '<form action="verify"><h4>Solve this puzzle to protect your account</h4><img src="/captcha.jpg"><label>Enter the letters and numbers above<input name="cvf_captcha_input"></label></form>',
    ),
  ],
  [
    'Walmart',
    page(
      'Robot or human?',
      '<div class="re-captcha"><h1 class="heading">Robot or human?</h1><p>Activate and hold the button to confirm that you’re human. Thank You!</p></div>',
    ),
  ],
  [
    'Flipkart',
    page(
      'Flipkart reCAPTCHA',
      '<div>Are you a human?</div><p>Confirming that you are a human helps us keep our site safe.</p><div class="g-recaptcha"></div>',
    ),
  ],
  [
    'a slider',
    page(
      '',
      '<div class="warnning-text">Please slide to verify that you are not a robot.</div><div id="nocaptcha"></div>',
    ),
  ],
  ['too many requests', page('429 Too Many Requests', '<center><h1>429 Too Many Requests</h1></center><hr>nginx')],
];

const LIST = '<ul class="products">REPEAT</ul>'.replace(
  'REPEAT',
  ['Mug', 'Bowl', 'Plate', 'Jug', 'Cup', 'Pot']
    .map(
      (name, at) =>
        `<li class="post-${at} product type-product"><a href="/product/${name}"><img src="/${name}.jpg" alt="${name}"><h2>${name}</h2><span class="price">€${at + 5}.00</span></a><a class="add_to_wishlist" href="?add=${at}">Add to wishlist</a></li>`,
    )
    .join(''),
);

describe('what stands in place of a product', () => {
  it.each(GUARDS)('is a robot check of %s', (_name, html) => {
    expect(kindOf(html)).toBe('blocked');
  });

  it.each([
    'Bestätigen Sie, dass Sie ein Mensch sind. larkhill.example muss die Sicherheit prüfen, bevor Sie fortfahren können.',
    'Vérifiez que vous êtes humain en effectuant l’action ci-dessous.',
    'Verifique que usted es un ser humano completando la acción a continuación.',
    'Verifica di essere umano completando l’azione seguente.',
    'Confirme que você é humano realizando a ação a seguir.',
    'Controleer of u een mens bent door de onderstaande actie uit te voeren.',
    'İnsan olduğunuzu doğrulayın.',
    '以下のアクションを完了して、あなたが人間であることを確認してください。',
    '请完成以下操作，验证您是真人。',
  ])('is a robot check that says "%s"', (words) => {
    expect(kindOf(page('larkhill.example', `<p>${words}</p>`))).toBe('blocked');
  });

  it.each([
    [
      'a form of WordPress asks later',
      `<script>var wpcf7 = {"recaptcha":{"messages":{"empty":"Please verify that you are not a robot."}}};</script>`,
    ],
    [
      'a guard watches every page',
      '<script src="https://js.datadome.co/tags.js"></script><script>window._pxAppId="PX";</script>',
    ],
    [
      'a message waits for an error',
      '<script>var t={"e":"Access Denied","m":"Something went wrong. 403 Forbidden"}</script>',
    ],
  ])('is no robot check where %s', (_name, script) => {
    expect(kindOf(page('Mugs', `<h1>Kitchen</h1>${LIST}${script}`))).toBe('search');
    expect(kindOf(page('About us', `<h1>About us</h1><p>${'We make mugs by hand. '.repeat(12)}</p>${script}`))).toBe(
      'empty',
    );
  });

  it.each([
    [
      'Shopify',
      page(
        '404 Not Found – Larkhill',
        '<main><p>404</p><h1>Page not found</h1><a href="/collections/all">Continue shopping</a></main>',
      ),
    ],
    [
      'Magento',
      page(
        '404 Not Found',
        '<h1 class="page-title"><span>Whoops, our bad...</span></h1><dl><dt>The page you requested was not found, and we have a fine guess why.</dt></dl>',
      ),
    ],
    [
      'WooCommerce',
      page(
        'Page not found – Larkhill',
        '<h1>Oops! That page can’t be found.</h1><p>Nothing was found at this location.</p>',
      ),
    ],
    [
      'PrestaShop',
      page(
        'The page you are looking for was not found.',
        '<h4>This page could not be found</h4><p>Try to search our catalog.</p>',
      ),
    ],
    [
      'eBay',
      page(
        'Error Page | eBay',
        '<h1>We looked everywhere.</h1><p>Looks like this page is missing. If you still need help, visit our help pages.</p>',
      ),
    ],
    ['Etsy', page('Etsy – Uh oh!', '<h1>Uh oh!</h1><p>Sorry, the page you were looking for was not found.</p>')],
    [
      'Amazon in France',
      page(
        'Page introuvable',
        "<p>Vous cherchez quelque chose ? Désolé. L'adresse Web que vous avez saisie n'est pas une page fonctionnelle de notre site.</p>",
        'fr',
      ),
    ],
    [
      'Amazon in Germany',
      page(
        'Seite wurde nicht gefunden',
        '<p>Suchen Sie etwas? Es tut uns Leid, die von Ihnen eingegebene Webadresse ist keine funktionierende Seite auf unserer Website.</p>',
        'de',
      ),
    ],
    ['a Swedish shop', page('Larkhill', `<h1>Tyvärr kunde inte sidan hittas</h1><h2>Andra köpte</h2>${LIST}`, 'sv')],
    [
      'a shop that answers 200',
      page('Larkhill', `<h1>Sorry, this product is no longer available</h1><h2>You may also like</h2>${LIST}`),
    ],
  ])('says that there is no such page: %s', (_name, html) => {
    expect(kindOf(html)).toBe('not_found');
  });

  it.each([
    [
      'Magento',
      page(
        'Service Temporarily Unavailable',
        '<h1>Service Temporarily Unavailable</h1><p>The server is temporarily unable to service your request due to maintenance downtime.</p>',
      ),
    ],
    ['WordPress', page('Maintenance', '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>')],
    [
      'Shopify',
      page('Something went wrong', '<h1>There was a problem loading this website</h1><p>Try refreshing the page.</p>'),
    ],
    [
      'a closed shop',
      page('Larkhill', '<h1>Sorry, this shop is currently unavailable.</h1><p>Are you the owner? Log in.</p>'),
    ],
    [
      'a German shop',
      page('Wartungsarbeiten', '<h1>Wir sind bald wieder da</h1><p>Unser Shop wird gerade gewartet.</p>', 'de'),
    ],
    ['a French shop', page('Maintenance', '<h1>Site en maintenance</h1><p>Nous serons de retour bientôt.</p>', 'fr')],
    [
      'a shop for other countries',
      page('Larkhill', '<h1>We are sorry</h1><p>This site is not available in your country or region.</p>'),
    ],
  ])('is an error: %s', (_name, html) => {
    expect(kindOf(html)).toBe('error');
  });

  it.each([
    [
      'the password of a shop that has not opened',
      page(
        'Larkhill – Opening Soon',
        '<h1>Opening soon</h1><form method="post" action="/password"><label>Enter using password</label><input type="password" name="password"></form>',
      ),
    ],
    [
      'eBay',
      page(
        'Sign in or Register | eBay',
        '<h1>Hello</h1><p>Sign in to eBay or create an account</p><form id="signin-form" action="https://signin.ebay.com/signin/s"><input name="userid"></form>',
      ),
    ],
    [
      'a trade shop',
      page(
        'Händlerbereich',
        '<h1>Anmelden</h1><form action="/account/login"><input type="email"><input type="password"></form>',
        'de',
      ),
    ],
    [
      'Costco',
      page('Sign In', '<h1>Sign In</h1><form action="/LogonForm"><input type="email"><input type="password"></form>'),
    ],
  ])('asks to sign in: %s', (_name, html) => {
    expect(kindOf(html)).toBe('sign_in');
  });

  it.each([
    [
      'OneTrust',
      page(
        'Larkhill',
        '<div id="onetrust-banner-sdk"><h2 id="onetrust-policy-title">We value your privacy</h2><div id="onetrust-policy-text">By clicking “Accept All Cookies”, you agree to the storing of cookies on your device.</div><button id="onetrust-accept-btn-handler">Accept All Cookies</button></div>',
      ),
    ],
    [
      'Usercentrics',
      page(
        'Larkhill',
        '<div id="uc-center-container"><h1>Datenschutzeinstellungen</h1><p>Wir benötigen Ihre Einwilligung, bevor Sie unsere Website weiter besuchen können.</p><button>Alle akzeptieren</button><button>Ablehnen</button></div>',
        'de',
      ),
    ],
    [
      'Didomi',
      page(
        'Boutique',
        '<div id="didomi-popup"><h1>Le respect de votre vie privée est notre priorité</h1><p>Avec votre accord, nos partenaires et nous utilisons des cookies.</p><button id="didomi-notice-agree-button">Accepter &amp; Fermer</button></div>',
        'fr',
      ),
    ],
    [
      'Cookiebot in Italy',
      page(
        'Negozio',
        '<div id="CybotCookiebotDialog"><h2>Questo sito web utilizza i cookie</h2><p>Utilizziamo i cookie per personalizzare contenuti.</p><button>Accetta tutti</button></div>',
        'it',
      ),
    ],
    [
      'a cookie choice of Amazon',
      page(
        'Amazon.es',
        '<form action="/cookieprefs"><h4>Selecciona tus preferencias de cookies</h4><p>Usamos cookies y herramientas similares.</p><button>Aceptar</button><button>Rechazar</button></form>',
        'es',
      ),
    ],
    [
      'an age',
      page(
        'Larkhill Gin',
        '<h1>Are you of legal drinking age?</h1><p>Please confirm your age.</p><button>Yes</button><button>No</button>',
      ),
    ],
  ])('asks for consent: %s', (_name, html) => {
    expect(kindOf(html)).toBe('consent');
  });

  it('is a list where it lists, also of elements with numbers in their names, and each has its own name and address', () => {
    const { page: found, results } = readProductPage(
      page('Kitchen', `<h1>Kitchen</h1>${LIST}`),
      'https://shop.example/c/kitchen',
    );
    expect(found.kind).toBe('search');
    expect(results.map(({ title, price, url }) => [title, price, url])).toEqual(
      ['Mug', 'Bowl', 'Plate', 'Jug', 'Cup', 'Pot'].map((name, at) => [
        name,
        at + 5,
        `https://shop.example/product/${name}`,
      ]),
    );
  });

  it('is a product where a question about cookies lies over one', () => {
    const data = { '@type': 'Product', name: 'Enamel mug', offers: { price: '12.50', priceCurrency: 'EUR' } };
    const over =
      '<div id="onetrust-banner-sdk"><h2>We value your privacy</h2><button>Accept All Cookies</button></div>';
    const html = page(
      'Enamel mug',
      `${over}<h1>Enamel mug</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    );
    expect(kindOf(html)).toBe('product');
  });
});
