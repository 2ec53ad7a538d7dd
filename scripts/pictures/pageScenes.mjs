/** A saved page of a shop, chosen and read. */
const saved = [
  [
    'upload',
    'mug.html',
    '<title>Enamel mug</title><link rel="canonical" href="https://www.larkhill.example/products/enamel-mug">',
    '<script type="application/ld+json">{"@type":"Product","name":"Larkhill Enamel Mug 350 ml, Forest Green","brand":"Larkhill","sku":"LH-350",',
    '"description":"Enamelled steel mug for camp and kitchen. Holds 350 ml. Weighs 180 g. Hand wash only. Not for microwaves.",',
    '"image":["https://cdn.larkhill.example/mug-front.jpg","https://cdn.larkhill.example/mug-side.jpg"],',
    '"aggregateRating":{"ratingValue":"4.6","reviewCount":"212"},',
    '"offers":{"price":"12.50","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script>',
    '<h1>Larkhill Enamel Mug 350 ml, Forest Green</h1>',
  ],
  ['click', 'button', 'Analyze Here'],
  ['see', 'Product analyzed successfully!'],
];
const robotCheck = [
  'upload',
  'page.html',
  '<title>Amazon.com</title><form action="/errors/validateCaptcha"><h4>Enter the characters you see below</h4>',
  '<p>Type the characters you see in this image:</p><img src="https://images.example/captcha/x.jpg"></form>',
];
const bare = [
  'upload',
  'mug.html',
  '<title>Enamel mug</title><meta property="og:type" content="product"><h1>Enamel mug</h1>',
];

const from = (page) => ['fill', 'Product URL', `http://{shop}/${page}`];
const analyze = ['click', 'button', 'Analyze Here'];
const importing = ['click', 'button', 'Import into my products'];
const analysis = '/app/marketplace-analysis';
/** The analysis of one page of the sample shop in a tab of its own. */
const tab = (page) => `/analysis-results?url=${encodeURIComponent('http://')}{shop}/${page}&marketplace=generic`;
const amazonTab = `/analysis-results?url=${encodeURIComponent('https://www.amazon.com/dp/B0HIMALMUG')}&marketplace=amazon`;
const analyzeTab = ['click', 'button', 'Analyze'];

const compared = (...pages) => [
  ['fill', 'Product name', 'Himal Enamel Mug 400 ml'],
  ['fill', 'Your price', '14.90'],
  ['fill', 'Currency', 'EUR'],
  ...pages.flatMap((page, at) =>
    at === 0
      ? [['fill', 'Product URL', `http://{shop}/${page}`]]
      : [
          ['click', 'button', 'Add another page'],
          ['fill', `Product URL ${at + 1}`, `http://{shop}/${page}`],
        ],
  ),
  ['fill', 'Your description', 'Enamelled steel mug. Holds 400 ml. For camp and kitchen.'],
  ['click', 'button', 'Analyze'],
];
const seo = [
  ['click', 'button', 'Try this example'],
  ['see', 'Live score'],
  ['click', 'button', 'Analyze'],
];

/** The runs that the account has kept. */
const history = [
  ['clickFirst', 'button ::-p-text(History)'],
  ['wait', 1000],
];

/** Pages of the sample shop, pasted and analysed as a job: two products, a robot check and one without a page. */
const pasted = [
  [
    'fill',
    'Or paste addresses or ASINs',
    ['mug', 'cup', 'robot', 'gone'].map((page) => `http://{shop}/${page}`).join(' '),
  ],
  ['click', 'button', 'Check 4 pages'],
  ['see', 'File check'],
  ['click', 'button', 'Analyze Here'],
];

/** The states of the tools that read pages: analysis, its results in a tab, import, bulk analysis, competitors, SEO. */
export const pageScenes = [
  { name: 'page-analysis-empty', path: analysis, as: 'newcomer' },
  {
    name: 'page-analysis-fault',
    path: analysis,
    as: 'newcomer',
    steps: [analyze, ['see', 'Please enter a product URL']],
  },
  { name: 'page-analysis-loading', path: analysis, as: 'newcomer', answers: 'sending', steps: [from('mug'), analyze] },
  {
    name: 'page-analysis-result',
    path: analysis,
    as: 'writer',
    steps: [from('mug'), analyze, ['see', 'Where it was found']],
  },
  {
    name: 'page-analysis-partial',
    path: analysis,
    as: 'writer',
    steps: [bare, analyze, ['see', 'Where it was found']],
  },
  { name: 'page-analysis-search', path: analysis, as: 'writer', steps: [from('search'), analyze, ['wait', 1500]] },
  { name: 'page-analysis-error', path: analysis, as: 'newcomer', answers: 'failing', steps: [from('mug'), analyze] },
  { name: 'page-analysis-blocked', path: analysis, as: 'writer', steps: [from('robot'), analyze, ['wait', 1500]] },
  { name: 'page-analysis-robots', path: analysis, as: 'writer', steps: [from('private/mug'), analyze, ['wait', 1500]] },
  { name: 'page-analysis-limit', path: analysis, as: 'newcomer', answers: 'callsSpent', steps: [from('mug'), analyze] },
  {
    name: 'page-analysis-history',
    // The pages that were read before are named below the address.
    path: analysis,
    as: 'writer',
    steps: [from('mug'), analyze, ['see', 'Where it was found'], ['click', 'button', 'Edit inputs'], ['wait', 500]],
  },
  {
    name: 'page-analysis-share',
    path: analysis,
    as: 'writer',
    steps: [
      ...saved,
      ['click', 'button', 'Share'],
      ['see', 'Anyone with the link'],
      ['click', 'button', 'Create link'],
      ['see', 'Copy it now'],
    ],
  },

  {
    name: 'import-empty',
    path: analysis,
    as: 'newcomer',
    steps: [
      ['clickFirst', 'summary'],
      ['see', 'Drag this button'],
    ],
  },
  { name: 'import-saved', path: analysis, as: 'writer', steps: saved },
  { name: 'import-loading', path: analysis, as: 'writer', answers: 'importing', steps: [...saved, importing] },
  { name: 'import-result', path: analysis, as: 'writer', steps: [...saved, importing, ['see', 'Imported page']] },
  {
    name: 'import-partial',
    path: analysis,
    as: 'writer',
    steps: [bare, analyze, ['see', 'Product analyzed'], importing, ['see', 'Imported page']],
  },
  { name: 'import-error', path: analysis, as: 'writer', answers: 'importFails', steps: [...saved, importing] },
  { name: 'import-blocked', path: analysis, as: 'writer', steps: [robotCheck, analyze, ['wait', 1500]] },
  { name: 'import-limit', path: analysis, as: 'writer', answers: 'importSpent', steps: [...saved, importing] },

  { name: 'results-empty', path: '/analysis-results', as: 'writer' },
  { name: 'results-asks', path: tab('mug'), as: 'writer' },
  { name: 'results-loading', path: tab('mug'), as: 'writer', answers: 'sending', steps: [analyzeTab] },
  { name: 'results-shop', path: tab('mug'), as: 'writer', steps: [analyzeTab, ['see', 'Improvement suggestions']] },
  {
    name: 'results-amazon',
    path: amazonTab,
    as: 'writer',
    answers: 'amazon',
    steps: [analyzeTab, ['see', 'About this item']],
  },
  { name: 'results-partial', path: tab('bare'), as: 'writer', steps: [analyzeTab, ['see', 'Improvement suggestions']] },
  { name: 'results-error', path: tab('mug'), as: 'writer', answers: 'failing', steps: [analyzeTab, ['wait', 500]] },
  { name: 'results-blocked', path: tab('robot'), as: 'writer', steps: [analyzeTab, ['wait', 1500]] },
  { name: 'results-limit', path: tab('mug'), as: 'writer', answers: 'callsSpent', steps: [analyzeTab, ['wait', 500]] },
  { name: 'shared-analysis-incomplete', path: '/shared-analysis' },
  {
    name: 'shared-analysis-expired',
    path: '/shared-analysis#token=expired',
    steps: [['see', 'has expired or was revoked']],
  },

  { name: 'bulk-analysis-empty', path: `${analysis}/bulk`, as: 'newcomer' },
  {
    name: 'bulk-analysis-check',
    path: `${analysis}/bulk`,
    as: 'writer',
    steps: [
      ['fill', 'Or paste addresses or ASINs', 'B08CZDYNF7 https://www.example.com/products/mug'],
      ['click', 'button', 'Check 2 pages'],
      ['see', 'File check'],
    ],
  },

  {
    name: 'bulk-analysis-result',
    path: `${analysis}/bulk`,
    as: 'writer',
    // One page of a site after the other, with a pause between them.
    steps: [...pasted, ['see', 'Analyzed', 60_000], ['wait', 500]],
  },
  {
    name: 'bulk-analysis-fault',
    path: `${analysis}/bulk`,
    as: 'newcomer',
    steps: [
      ['upload', 'pages.csv', 'name,price', 'Mug,12'],
      ['wait', 1500],
    ],
  },
  {
    name: 'bulk-analysis-limit',
    path: `${analysis}/bulk`,
    as: 'newcomer',
    answers: 'callsSpent',
    steps: [...pasted.slice(0, 2), ['wait', 1500]],
  },
  {
    name: 'bulk-analysis-error',
    path: `${analysis}/bulk`,
    as: 'newcomer',
    answers: 'failing',
    steps: [...pasted.slice(0, 2), ['wait', 1500]],
  },
  // A site is asked for one page at a time: the job before this one has ended.
  { name: 'bulk-analysis-running', path: `${analysis}/bulk`, as: 'writer', steps: [...pasted, ['see', 'Running']] },

  { name: 'competitors-empty', path: '/app/competitors', as: 'newcomer' },
  {
    name: 'competitors-fault',
    path: '/app/competitors',
    as: 'newcomer',
    steps: [
      ['click', 'textbox', 'Product name'],
      ['press', 'Enter'],
      ['see', 'Please enter a product URL'],
    ],
  },
  { name: 'competitors-loading', path: '/app/competitors', as: 'newcomer', answers: 'sending', steps: compared('mug') },
  {
    name: 'competitors-result',
    path: '/app/competitors',
    as: 'writer',
    steps: [...compared('mug', 'cup', 'beaker'), ['wait', 4000], ['see', 'Claims side by side']],
  },
  {
    name: 'competitors-partial',
    path: '/app/competitors',
    as: 'writer',
    steps: [...compared('mug', 'robot', 'gone'), ['wait', 4000], ['see', 'Claims side by side']],
  },
  { name: 'competitors-error', path: '/app/competitors', as: 'newcomer', answers: 'failing', steps: compared('mug') },
  {
    name: 'competitors-blocked',
    path: '/app/competitors',
    as: 'writer',
    steps: [...compared('robot'), ['see', 'Analysis Error']],
  },
  {
    name: 'competitors-history',
    path: '/app/competitors',
    as: 'writer',
    isPart: true,
    steps: [...compared('mug', 'cup'), ['see', 'Claims side by side'], ...history],
  },
  {
    name: 'competitors-limit',
    path: '/app/competitors',
    as: 'newcomer',
    answers: 'callsSpent',
    steps: compared('mug'),
  },

  { name: 'seo-empty', path: '/app/seo-analyzer', as: 'newcomer' },
  { name: 'seo-live', path: '/app/seo-analyzer', as: 'writer', steps: seo.slice(0, 2) },
  { name: 'seo-loading', path: '/app/seo-analyzer', as: 'writer', answers: 'sending', steps: seo },
  {
    name: 'seo-result',
    path: '/app/seo-analyzer',
    as: 'writer',
    steps: [...seo, ['see', 'SEO analysis completed!']],
  },
  {
    name: 'seo-partial',
    path: '/app/seo-analyzer',
    as: 'newcomer',
    steps: [
      ['fill', 'Title', 'Himal Steel Bottle 750 ml'],
      ['see', 'Live score'],
    ],
  },
  {
    name: 'seo-fault',
    path: '/app/seo-analyzer',
    as: 'newcomer',
    steps: [
      ['click', 'button', 'Analyze'],
      ['see', 'Please enter a title'],
    ],
  },
  {
    name: 'seo-history',
    path: '/app/seo-analyzer',
    as: 'writer',
    isPart: true,
    steps: [...seo, ['see', 'SEO analysis completed!'], ...history],
  },
  { name: 'seo-error', path: '/app/seo-analyzer', as: 'writer', answers: 'failing', steps: seo },
  { name: 'seo-limit', path: '/app/seo-analyzer', as: 'writer', answers: 'callsSpent', steps: seo },
];
