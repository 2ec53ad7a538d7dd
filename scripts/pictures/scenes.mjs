const upgrade = ['click', 'button', 'Upgrade to Professional'];
const atCustomers = '/admin/customers?search=karki';
const anita = 'Actions for anita.';

const palette = ['click', 'button', 'Search and commands'];

const products = [
  ...[
    'upload',
    'products.csv',
    'product_name,category,maker,asin',
    'Himal Steel Bottle 750 ml,Sports,Himal,B0C1234567',
  ],
  ...['Himal Linen Apron,Kitchen,Himal,', ',Kitchen,Himal,', 'Himal Oak Board 40 cm,Kitchen,Himal,'],
  ...['Himal Wool Throw 130 x 170 cm,Home,Himal,', 'Himal Enamel Pot 1.2 l,Kitchen,Himal,'],
];
const unknown = [
  ...['upload', 'katalog.csv', 'Etikett,Bereich,Marke'],
  ...Array.from({ length: 9 }, (_, at) => `${at % 3 === 0 ? '' : `Himal Steel Bottle ${at}`},Sports,Himal`),
];
const titles = [
  ...['upload', 'titles.csv', 'title,brand'],
  '"Himal Steel Water Bottle 750 ml with Screw Lid, Leak Proof, for Hiking, School and Office, Midnight Blue, Pack of 2",Himal',
  '"Himal Oak Cutting Board, 40 x 25 cm, with Juice Groove and Handle, Solid European Oak, Oiled, for Meat, Bread and Cheese",Himal',
  'Himal Linen Kitchen Apron,Himal',
];

/**
 * Every route and state that gets a picture: `name`; `path` ({key} is the id of a sample listing); `as` whom (`seller` has
 * listings, `newcomer` none, `writer` is new and writes, `buyer` is new and pays, `admin` administrates; absent: nobody); `steps` to the state; `answers` of the API;
 * `isPart` where only the window is pictured (dialogs and bars stand in it); `widths` where the state exists only there.
 */
export const scenes = [
  { name: 'landing', path: '/' },
  { name: 'features', path: '/features' },
  { name: 'pricing', path: '/pricing' },
  { name: 'blog', path: '/blog' },
  { name: 'post', path: '/blog/amazon-75-character-titles' },
  { name: 'faq', path: '/faq' },
  { name: 'not-found', path: '/nosuchpage' },
  { name: 'login', path: '/login' },
  { name: 'login-errors', path: '/login', steps: [['click', 'button', 'Sign in']] },
  { name: 'register', path: '/register' },
  { name: 'register-errors', path: '/register', steps: [['click', 'button', 'Create account']] },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'verify-email-spent', path: '/verify-email?token=spent' },
  { name: 'reset-password', path: '/reset-password?token=some' },
  { name: 'reset-password-broken', path: '/reset-password' },
  { name: 'admin-login', path: '/admin/login' },
  { name: 'admin-login-errors', path: '/admin/login', steps: [['click', 'button', 'Sign in']] },

  { name: 'dashboard', path: '/app/dashboard', as: 'seller' },
  { name: 'dashboard-empty', path: '/app/dashboard', as: 'newcomer' },
  { name: 'dashboard-loading', path: '/app/dashboard', as: 'seller', answers: 'never' },
  { name: 'dashboard-error', path: '/app/dashboard', as: 'seller', answers: 'broken' },

  { name: 'generate-empty', path: '/app/generate', as: 'newcomer' },
  { name: 'generate-errors', path: '/app/generate', as: 'newcomer', steps: [['click', 'button', 'Generate listing']] },
  { name: 'generate-filled', path: '/app/generate', as: 'newcomer', steps: [['click', 'button', 'See an example']] },
  {
    name: 'generate-result',
    path: '/app/generate',
    as: 'writer',
    steps: [
      ['click', 'button', 'See an example'],
      ['click', 'button', 'Generate listing'],
      ['see', 'Download Amazon template'],
      ['wait', 5000],
    ],
  },
  {
    name: 'toast',
    path: '/app/generate',
    as: 'writer',
    steps: [
      ['fill', 'Product name', 'Himal enamel pot 1.2 l'],
      ['click', 'radio', 'Amazon'],
      ['click', 'button', 'Generate listing'],
      ['see', 'Download Amazon template'],
    ],
    isPart: true,
  },
  {
    name: 'quota-modal',
    path: '/app/generate',
    as: 'seller',
    answers: 'spent',
    steps: [
      ['fill', 'Product name', 'Himal enamel pot'],
      ['click', 'radio', 'Amazon'],
      ['click', 'button', 'Generate listing'],
      ['wait', 800],
    ],
    isPart: true,
  },

  { name: 'library', path: '/app/listings', as: 'seller' },
  { name: 'library-empty', path: '/app/listings', as: 'newcomer' },
  { name: 'library-no-match', path: '/app/listings?search=zeppelin', as: 'seller' },
  {
    name: 'library-selection',
    path: '/app/listings',
    as: 'seller',
    steps: [
      ['click', 'checkbox', 'Select Himal Trekking Backpack 38 L'],
      ['click', 'checkbox', 'Select Himal Linen Kitchen Apron'],
    ],
    isPart: true,
  },
  { name: 'library-loading', path: '/app/listings', as: 'seller', answers: 'never' },
  { name: 'library-error', path: '/app/listings', as: 'seller', answers: 'broken' },

  { name: 'listing-preview', path: '/app/listings/{bottle}', as: 'seller' },
  { name: 'listing-fields', path: '/app/listings/{bottle}', as: 'seller', steps: [['openTab', 'Fields']] },
  { name: 'listing-diff', path: '/app/listings/{bottle}', as: 'seller', steps: [['openTab', 'Diff']] },
  { name: 'listing-keywords', path: '/app/listings/{bottle}', as: 'seller', steps: [['openTab', 'Keywords']] },
  { name: 'listing-policy', path: '/app/listings/{bottle}', as: 'seller', steps: [['openTab', 'Policy']] },
  { name: 'listing-findings', path: '/app/listings/{board}', as: 'seller', steps: [['openTab', 'Policy']] },
  { name: 'listing-facts', path: '/app/listings/{bottle}', as: 'seller', steps: [['openTab', 'Facts']] },
  {
    name: 'listing-versions',
    path: '/app/listings/{bottle}',
    as: 'seller',
    steps: [
      ['click', 'button', 'Versions · 3'],
      ['click', 'button', 'Compare version 2'],
    ],
    isPart: true,
  },
  { name: 'listing-weak', path: '/app/listings/{organiser}', as: 'seller' },
  { name: 'listing-shopify', path: '/app/listings/{throw}', as: 'seller' },
  { name: 'listing-missing', path: '/app/listings/01a1fced-0000-7000-8000-000000000000', as: 'seller' },

  { name: 'bulk', path: '/app/bulk', as: 'seller' },
  { name: 'bulk-no-file', path: '/app/bulk', as: 'newcomer', steps: [['click', 'button', 'Generate listings']] },
  {
    name: 'bulk-checked',
    path: '/app/bulk-generate',
    as: 'seller',
    steps: [products, ['see', '5 of 6 rows ready']],
  },
  {
    name: 'bulk-result',
    path: '/app/bulk-generate',
    as: 'writer',
    steps: [
      products,
      ['see', '5 of 6 rows ready'],
      ['click', 'button', 'Generate listings'],
      ['see', '1 failed row'],
      ['wait', 4000],
    ],
  },
  {
    name: 'bulk-unknown-columns',
    path: '/app/bulk-generate',
    as: 'newcomer',
    steps: [unknown, ['see', 'What each column of your file is used for.']],
  },
  {
    name: 'bulk-columns-remembered',
    path: '/app/bulk-generate',
    as: 'writer',
    steps: [
      unknown,
      ['see', 'What each column of your file is used for.'],
      ['choose', 'Column Etikett feeds', 'product_name'],
      ['see', '6 of 9 rows ready'],
      ['choose', 'Column Bereich feeds', 'category'],
      ['see', 'which column holds brand'],
      ['choose', 'Column Marke feeds', 'brand'],
      ['see', 'Uses 6 listings'],
      unknown,
      ['see', 'Mapped as last time'],
    ],
  },
  {
    name: 'bulk-review',
    path: '/app/bulk-generate',
    as: 'writer',
    steps: [
      products,
      ['see', '5 of 6 rows ready'],
      ['click', 'button', 'Generate listings'],
      ['see', '1 failed row'],
      ['click', 'link', 'Review listings'],
      ['see', '5 left to review'],
      ['click', 'button', 'Accept'],
      ['wait', 4000],
    ],
  },
  { name: 'titles', path: '/app/keywords', as: 'newcomer' },
  {
    name: 'titles-result',
    path: '/app/keywords',
    as: 'writer',
    steps: [
      titles,
      ['see', '3 of 3 rows ready'],
      ['click', 'button', 'Optimize titles'],
      ['see', 'Before and after'],
      ['wait', 4000],
    ],
  },
  { name: 'jobs', path: '/app/jobs', as: 'writer' },
  { name: 'jobs-quota', path: '/app/jobs', as: 'seller', answers: 'quotaWaits' },
  { name: 'jobs-server', path: '/app/jobs', as: 'seller', answers: 'serverWaits' },
  { name: 'bulk-quota', path: '/app/bulk-generate', as: 'seller', answers: 'quotaWaits' },
  {
    name: 'bulk-job-server',
    path: '/app/bulk-generate?job=01a1fced-0000-7000-8000-000000000200',
    as: 'seller',
    answers: 'serverWaits',
  },
  { name: 'jobs-empty', path: '/app/jobs', as: 'newcomer' },

  { name: 'profile', path: '/app/profile', as: 'seller' },
  {
    name: 'two-step-setup',
    path: '/app/profile',
    as: 'seller',
    steps: [
      ['click', 'button', 'Set up'],
      ['fill', 'Your password', 'a good password'],
      ['click', 'button', 'Continue'],
      ['see', 'Cannot scan?'],
    ],
    isPart: true,
  },
  { name: 'profile-upgrade', path: '/app/profile?upgrade=professional', as: 'seller' },

  {
    name: 'payment-processing',
    path: '/app/profile?upgrade=professional',
    as: 'newcomer',
    answers: 'ordering',
    steps: [upgrade, ['see', 'Processing your payment…']],
    isPart: true,
  },
  {
    name: 'payment-window',
    path: '/app/profile?upgrade=professional',
    as: 'newcomer',
    steps: [upgrade, ['see', 'Test mode']],
  },
  {
    name: 'payment-cancelled',
    path: '/app/profile?upgrade=professional',
    as: 'newcomer',
    steps: [upgrade, ['click', 'button', 'Cancel'], ['see', 'Payment cancelled']],
    isPart: true,
  },
  {
    name: 'payment-failed',
    path: '/app/profile?upgrade=professional',
    as: 'newcomer',
    steps: [upgrade, ['click', 'button', 'Fail'], ['see', 'Payment failed']],
    isPart: true,
  },
  {
    name: 'payment-verified',
    path: '/app/profile?upgrade=professional',
    as: 'buyer',
    steps: [upgrade, ['click', 'button', 'Pay'], ['see', 'Successfully upgraded'], ['wait', 800]],
    isPart: true,
  },
  { name: 'profile-paid', path: '/app/profile', as: 'buyer' },

  { name: 'admin-dashboard', path: '/admin/dashboard', as: 'admin' },
  { name: 'admin-customers', path: '/admin/customers', as: 'admin' },
  {
    name: 'admin-customer',
    path: atCustomers,
    as: 'admin',
    steps: [
      ['clickFirst', `[aria-label^="${anita}"]`],
      ['click', 'menuitem', 'View'],
    ],
    isPart: true,
  },
  {
    name: 'admin-customer-add',
    path: '/admin/customers',
    as: 'admin',
    steps: [['click', 'button', 'Add customer']],
    isPart: true,
  },
  {
    name: 'admin-customer-delete',
    path: atCustomers,
    as: 'admin',
    steps: [
      ['clickFirst', `[aria-label^="${anita}"]`],
      ['click', 'menuitem', 'Delete'],
    ],
    isPart: true,
  },
  { name: 'admin-payments', path: '/admin/payments', as: 'admin' },
  {
    name: 'admin-payment',
    path: '/admin/payments?search=thapa',
    as: 'admin',
    steps: [['clickFirst', 'td .lw-link-button']],
    isPart: true,
  },
  {
    name: 'admin-refund',
    path: '/admin/payments?search=thapa',
    as: 'admin',
    steps: [
      ['clickFirst', 'td .lw-link-button'],
      ['wait', 400],
      ['click', 'button', 'Refund'],
    ],
    isPart: true,
  },
  { name: 'admin-quotas', path: '/admin/quotas', as: 'admin' },
  {
    name: 'admin-quota-edit',
    path: '/admin/quotas?search=karki',
    as: 'admin',
    steps: [['clickFirst', '[aria-label^="Edit anita."]']],
    isPart: true,
  },
  { name: 'admin-transactions', path: '/admin/transactions', as: 'admin' },
  { name: 'admin-audit', path: '/admin/audit', as: 'admin' },
  { name: 'admin-system', path: '/admin/system', as: 'admin' },
  { name: 'admin-payments-empty', path: '/admin/payments?search=zeppelin', as: 'admin' },
  { name: 'admin-dashboard-error', path: '/admin/dashboard', as: 'admin', answers: 'broken' },

  { name: 'palette', path: '/app/dashboard', as: 'seller', steps: [palette, ['wait', 800]], isPart: true },
  {
    name: 'palette-no-match',
    path: '/app/dashboard',
    as: 'seller',
    steps: [palette, ['wait', 800], ['type', 'zeppelin'], ['wait', 800]],
    isPart: true,
  },
  {
    name: 'shortcuts',
    path: '/app/dashboard',
    as: 'seller',
    steps: [
      ['press', 'Shift', '?'],
      ['wait', 300],
    ],
    isPart: true,
  },
  {
    name: 'drawer',
    path: '/app/dashboard',
    as: 'seller',
    steps: [
      ['click', 'button', 'Open menu'],
      ['wait', 300],
    ],
    isPart: true,
    widths: [360],
  },
  { name: 'offline', path: '/app/dashboard', as: 'seller', steps: [['goOffline']], isPart: true },
  { name: 'app-not-found', path: '/app/nosuchpage', as: 'seller' },
];
