import type { Transport } from '@listwright/application/contract';

/** What a server answers: two products, none of them, an error, or nothing. */
export type KitAnswer = 'products' | 'none' | 'broken' | 'never';

const product = (id: string, name: string, sku: string) => ({
  id,
  product_name: name,
  brand: 'Himal',
  category: '',
  sku,
  asin: '',
  gtin: '',
  kind: '',
  listings: { count: 1, faulty: 0, lowest_score: 86 },
  fact_count: 3,
  contradiction_count: 0,
  missing_facts: [],
  is_sample: false,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  thumbnail: null,
  photo_count: 0,
});

const PRODUCTS = [
  product('00000000-0000-4000-8000-000000000401', 'Himal Steel Bottle 750 ml', 'HB-750'),
  product('00000000-0000-4000-8000-000000000402', 'Himal Linen Apron', ''),
];

const reply = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server that answers every request for products in one way. */
export const kitTransport =
  (answer: KitAnswer): Transport =>
  async () => {
    if (answer === 'never') return new Promise(() => undefined);
    if (answer === 'broken') {
      const message = 'Failed to load products';
      return reply(500, { status: 500, code: 'internal', detail: message, message, request_id: 'kit' });
    }
    const products = answer === 'none' ? [] : PRODUCTS;
    return reply(200, { success: true, data: { products, total: products.length, next_cursor: null } });
  };
