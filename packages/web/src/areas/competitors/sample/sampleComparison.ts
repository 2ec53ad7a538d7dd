import type { Comparison } from '../CompetitorValues';

interface SampleComparison extends Pick<Comparison, 'products' | 'claims' | 'price_analysis'> {
  readonly verdict: string;
}

type Cell = Comparison['claims'][number]['cells'][number];

/** What a page says of a property with the words that say it, and a page that says nothing of it. */
const states = (id: string, values: Cell['values'], evidence: string): Cell => ({
  id,
  state: 'states',
  values,
  evidence,
});
const silent = (id: string): Cell => ({ id, state: 'silent', values: [], evidence: '' });

/** What the analysis says of two invented pages; `sampleResults.e2e.test.ts` compares it with what it says now. */
export const sampleComparison: SampleComparison = {
  verdict: '2 of 2 pages compared: 3 open claims, 6 unused terms; your price is 1.4% above the average.',
  products: [
    {
      id: 'own',
      label: 'Your product',
      url: '',
      title: 'Himal Enamel Mug 400 ml',
      price: 14.9,
      currency: 'EUR',
      rating: null,
      reviews: null,
      images: null,
      bullet_points: [],
    },
    {
      id: 'c1',
      label: 'Larkhill',
      url: 'larkhill.html',
      title: 'Larkhill Enamel Mug 350 ml, Forest Green',
      price: 12.5,
      currency: 'EUR',
      rating: 4.6,
      reviews: 212,
      images: null,
      bullet_points: [],
    },
    {
      id: 'c2',
      label: 'Nordvik',
      url: 'nordvik.html',
      title: 'Nordvik Camping Cup 450 ml',
      price: 16.9,
      currency: 'EUR',
      rating: 4.3,
      reviews: 1840,
      images: null,
      bullet_points: [],
    },
  ],
  price_analysis:
    '2 competitors ask €12.50 to €16.90, on average €14.70. Your price of €14.90 is 1.4% above the average; 1 competitor asks less.',
  claims: [
    {
      property: 'colour',
      label: 'Colour',
      standing: 'gap',
      weight: 0.7,
      cells: [silent('own'), states('c1', ['forest green'], 'Forest Green'), silent('c2')],
    },
    {
      property: 'weight',
      label: 'Weight',
      standing: 'gap',
      weight: 0.7,
      cells: [silent('own'), states('c1', ['180 g'], 'Weighs 180 g'), silent('c2')],
    },
    {
      property: 'warranty',
      label: 'Warranty',
      standing: 'gap',
      weight: 0.65,
      cells: [
        silent('own'),
        states('c1', ['2 years'], '2 year warranty'),
        states('c2', ['5 years'], '5 year warranty'),
      ],
    },
    {
      property: 'capacity',
      label: 'Capacity',
      standing: 'shared',
      weight: 0.95,
      cells: [
        states('own', ['400 ml'], '400 ml'),
        states('c1', ['350 ml'], '350 ml'),
        states('c2', ['450 ml'], '450 ml'),
      ],
    },
    {
      property: 'material',
      label: 'Material',
      standing: 'shared',
      weight: 0.9,
      cells: [
        states('own', ['enamel', 'steel'], 'Himal Enamel Mug'),
        states('c1', ['enamel', 'steel'], 'Enamel Mug'),
        silent('c2'),
      ],
    },
    {
      property: 'care',
      label: 'Care',
      standing: 'shared',
      weight: 0.8,
      cells: [
        states('own', ['Hand wash only'], 'Hand wash only'),
        states('c1', ['Hand wash only'], 'Hand wash only'),
        states('c2', ['Dishwasher safe'], 'Dishwasher safe'),
      ],
    },
  ],
};
