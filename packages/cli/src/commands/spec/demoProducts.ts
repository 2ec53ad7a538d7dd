import type { Marketplace } from '@listwright/domain/marketplaces';

/** A made-up product of the made-up brand Himal, and the marketplace that its listing is for. */
export interface DemoProduct {
  /** By which it is found again. */
  readonly sku: string;
  readonly product_name: string;
  readonly description: string;
  readonly category: string;
  readonly brand: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly marketplace: Marketplace;
}

/** All SKUs of demo products begin so. */
export const DEMO_SKU = 'DEMO-';

/** One for each marketplace, one whose facts disagree, and one that says too little. */
export const demoProducts: readonly DemoProduct[] = [
  {
    sku: `${DEMO_SKU}BOTTLE`,
    product_name: 'Himal Insulated Steel Water Bottle 750 ml',
    description:
      'Double-wall vacuum bottle of 18/8 stainless steel with a powder-coated outside. Keeps drinks cold for 24 hours and hot for 12 hours. Leakproof screw lid with a carry loop. Fits most car cup holders. Hand wash only.',
    category: 'Sports',
    brand: 'Himal',
    attributes: { material: '18/8 stainless steel', capacity: '750 ml', colour: 'Forest Green', weight: '380 g' },
    marketplace: 'amazon',
  },
  {
    sku: `${DEMO_SKU}THROW`,
    product_name: 'Himal Handwoven Wool Throw 130 x 180 cm',
    description:
      'Throw of pure merino wool, woven on a hand loom. Measures 130 x 180 cm. Fringed ends. Machine washable at 30 °C on the wool cycle. Comes in a cotton bag.',
    category: 'Home',
    brand: 'Himal',
    attributes: { material: 'merino wool', size: '130 x 180 cm', colour: 'Charcoal Grey', weight: '1.1 kg' },
    marketplace: 'shopify',
  },
  {
    sku: `${DEMO_SKU}KETTLE`,
    product_name: 'Himal Electric Kettle 1.7 l',
    description:
      'Stainless steel body with a plastic lid, 2200 W. Boils one litre in about 4 minutes. Weighs 1.1 kg. Cord storage in the base. Only ₹1,499, free shipping.',
    category: 'Kitchen',
    brand: 'Himal',
    attributes: { weight: '900 g', colour: 'Brushed steel', warranty: '1 year' },
    marketplace: 'amazon',
  },
  {
    sku: `${DEMO_SKU}ORGANISER`,
    product_name: 'Desk organiser',
    description: '',
    category: 'Home',
    brand: '',
    attributes: {},
    marketplace: 'amazon',
  },
];
