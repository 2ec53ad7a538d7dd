/** A piece of the example: plain text, or a statement with the fact it was checked against; null: no fact supports it. */
export interface BulletPiece {
  readonly text: string;
  readonly source?: string | null;
}

/** The product whose bullet the login page shows. */
export const provenProduct = {
  name: 'Himal Water Bottle 750 ml',
  attributes: { Material: 'Stainless steel', Weight: '380 g' },
} as const;

/** A bullet as the check marks it. A constant, because the check is too large for the first page; a test compares both. */
export const provenBullet: readonly BulletPiece[] = [
  { text: 'Holds 750 ml in stainless steel', source: 'Product name' },
  { text: ', ' },
  { text: 'weighs 380 g', source: 'Weight' },
  { text: ', and keeps drinks cold for ' },
  { text: '24 hours', source: null },
];
