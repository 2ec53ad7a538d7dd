import { expect, it } from '@jest/globals';
import { distinctLabels } from './distinctLabels.js';

const labels = (...products: [label: string, title: string][]) =>
  distinctLabels(products.map(([label, title]) => ({ label, title }))).map(({ label }) => label);

it('keeps labels that are of one product each', () => {
  expect(labels(['Trail', 'Trail mug'], ['Peak', 'Peak mug'])).toEqual(['Trail', 'Peak']);
});

it('tells products of one brand apart by their titles, in complete words', () => {
  expect(
    labels(
      ['Trail', 'Trail mug 350 ml'],
      ['Trail', 'Trail Insulated Stainless Steel Water Bottle 750 ml'],
      ['Peak', 'Peak'],
    ),
  ).toEqual(['Trail mug 350 ml', 'Trail Insulated Stainless Steel Water', 'Peak']);
});

it('numbers what has the same title, or none', () => {
  expect(labels(['Trail', 'Mug'], ['Trail', 'Mug'], ['shop.example', ''], ['shop.example', ''])).toEqual([
    'Mug (1)',
    'Mug (2)',
    'shop.example (1)',
    'shop.example (2)',
  ]);
});
