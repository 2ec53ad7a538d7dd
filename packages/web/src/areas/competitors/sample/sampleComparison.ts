import type { Comparison } from '../CompetitorValues';

interface SampleComparison extends Pick<Comparison, 'products' | 'claims' | 'price_analysis'> {
  readonly verdict: string;
}

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
      cells: [
        {
          id: 'own',
          state: 'silent',
          values: [],
          evidence: '',
        },
        {
          id: 'c1',
          state: 'states',
          values: ['forest green'],
          evidence: 'Forest Green',
        },
        {
          id: 'c2',
          state: 'silent',
          values: [],
          evidence: '',
        },
      ],
    },
    {
      property: 'weight',
      label: 'Weight',
      standing: 'gap',
      weight: 0.7,
      cells: [
        {
          id: 'own',
          state: 'silent',
          values: [],
          evidence: '',
        },
        {
          id: 'c1',
          state: 'states',
          values: ['180 g'],
          evidence: 'Weighs 180 g',
        },
        {
          id: 'c2',
          state: 'silent',
          values: [],
          evidence: '',
        },
      ],
    },
    {
      property: 'warranty',
      label: 'Warranty',
      standing: 'gap',
      weight: 0.65,
      cells: [
        {
          id: 'own',
          state: 'silent',
          values: [],
          evidence: '',
        },
        {
          id: 'c1',
          state: 'states',
          values: ['2 years'],
          evidence: '2 year warranty',
        },
        {
          id: 'c2',
          state: 'states',
          values: ['5 years'],
          evidence: '5 year warranty',
        },
      ],
    },
    {
      property: 'capacity',
      label: 'Capacity',
      standing: 'shared',
      weight: 0.95,
      cells: [
        {
          id: 'own',
          state: 'states',
          values: ['400 ml'],
          evidence: '400 ml',
        },
        {
          id: 'c1',
          state: 'states',
          values: ['350 ml'],
          evidence: '350 ml',
        },
        {
          id: 'c2',
          state: 'states',
          values: ['450 ml'],
          evidence: '450 ml',
        },
      ],
    },
    {
      property: 'material',
      label: 'Material',
      standing: 'shared',
      weight: 0.9,
      cells: [
        {
          id: 'own',
          state: 'states',
          values: ['enamel', 'steel'],
          evidence: 'Himal Enamel Mug',
        },
        {
          id: 'c1',
          state: 'states',
          values: ['enamel', 'steel'],
          evidence: 'Enamel Mug',
        },
        {
          id: 'c2',
          state: 'silent',
          values: [],
          evidence: '',
        },
      ],
    },
    {
      property: 'care',
      label: 'Care',
      standing: 'shared',
      weight: 0.8,
      cells: [
        {
          id: 'own',
          state: 'states',
          values: ['Hand wash only'],
          evidence: 'Hand wash only',
        },
        {
          id: 'c1',
          state: 'states',
          values: ['Hand wash only'],
          evidence: 'Hand wash only',
        },
        {
          id: 'c2',
          state: 'states',
          values: ['Dishwasher safe'],
          evidence: 'Dishwasher safe',
        },
      ],
    },
  ],
};
