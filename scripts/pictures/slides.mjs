import { facts } from './scenes.mjs';

const open = (listing, tab) => ({
  path: `/app/listings/{${listing}}`,
  as: 'seller',
  steps: tab ? [['openTab', tab]] : [],
});

/** The pictures of the tour, in its order: scenes as in `scenes.mjs`, pictured by the window. */
export const slides = [
  { name: '1-dashboard', path: '/app/dashboard', as: 'seller' },
  { name: '2-generate', path: '/app/generate', as: 'seller', steps: [['click', 'button', 'See an example']] },
  { name: '3-result', ...open('bottle') },
  { name: '4-policy', ...open('board', 'Checks') },
  { name: '5-facts', ...open('bottle'), steps: facts },
  { name: '6-preview', ...open('bottle', 'Preview') },
  {
    name: '7-history',
    path: '/app/listings/{bottle}',
    as: 'seller',
    steps: [
      ['click', 'button', 'Versions · 3'],
      ['click', 'button', 'Compare version 2'],
      ['wait', 300],
    ],
  },
  { name: '8-library', path: '/app/listings', as: 'seller' },
];
