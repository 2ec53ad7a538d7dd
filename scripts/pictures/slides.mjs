import { facts, products } from './scenes.mjs';

const open = (listing, tab) => ({
  path: `/app/listings/{${listing}}`,
  as: 'seller',
  steps: tab ? [['openTab', tab]] : [],
});

/** The pictures of the tour, in its order: scenes as in `scenes.mjs`, pictured by the window. */
const tour = [
  { name: '1-dashboard', path: '/app/dashboard', as: 'seller' },
  { name: '2-generate', path: '/app/generate', as: 'seller', steps: [['click', 'button', 'Try this example']] },
  { name: '3-result', ...open('bottle') },
  { name: '4-facts', ...open('bottle'), steps: facts },
  { name: '5-keywords', ...open('bottle', 'Keywords') },
  { name: '6-bulk', path: '/app/bulk', as: 'newcomer', steps: [products, ['see', '5 of 6 rows ready']] },
  {
    name: '7-jobs',
    path: '/app/bulk',
    as: 'newcomer',
    steps: [products, ['see', '5 of 6 rows ready'], ['click', 'button', 'Generate listings'], ['see', '1 failed row']],
  },
  { name: '8-library', path: '/app/listings', as: 'seller' },
];

/** The pictures of the public site: those of the tour, and one of the features page. */
export const slides = [...tour, { name: 'preview', ...open('bottle', 'Preview') }];
