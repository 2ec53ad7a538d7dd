import { createBrief } from '../packages/domain/dist/listings/index.js';

/**
 * Generated products of many kinds: a bare name, tidy fields, seller's notes, a long text. `{n}` is a different number
 * in each.
 */
const PRODUCTS = [
  { name: 'Steel Water Bottle {n} ml', brand: 'Sample', category: 'Kitchen' },
  {
    name: 'Sample Wooden Side Table {n} cm, Oak, 2 Shelves',
    brand: 'Sample',
    category: 'Furniture',
    description:
      'Solid oak side table with two shelves. Height {n} cm, width 40 cm, depth 35 cm. Legs are removable. Max load 25 kg per shelf. Assembly takes 15 minutes; tools not included. Wipe with a dry cloth.',
    attributes: { material: 'oak', colour: 'natural', weight: '7.5 kg' },
  },
  {
    name: "Men's Crew Neck T-Shirt, {n} gsm Cotton",
    brand: 'Sample',
    category: 'Clothing',
    description:
      '- 100% cotton, {n} gsm\n- Regular fit, crew neck\n- Sizes S, M, L, XL\n- Machine wash at 30 °C, do not bleach\n- Made in Portugal',
    attributes: { colour: 'navy blue', fit: 'regular', care: 'machine wash cold' },
    keywords: ['plain tee', 'everyday shirt'],
  },
  {
    name: 'Wireless Earbuds with Charging Case, {n} mAh',
    brand: 'Sample',
    category: 'Electronics',
    marketplace: 'shopify',
    description:
      'Bluetooth 5.3, range up to 10 m. Up to 6 h playtime, 24 h with case. IPX4 splash proof, not for swimming. Case {n} mAh, USB-C charging in 1.5 h. In the box: earbuds, case, 3 pairs of ear tips, USB-C cable. Adapter not included. 1 year warranty.',
    attributes: { colour: 'black', bluetooth_version: '5.3', microphone: 'yes' },
    keywords: ['tws earbuds', 'bluetooth headphones'],
  },
  {
    name: 'Soy Wax Scented Candle {n} g Lavender',
    brand: 'Sample',
    category: 'Home',
    description:
      'Hand poured soy wax, cotton wick, no paraffin. Burns about 45 hours. Notes: lavender, cedarwood, vanilla. Keep away from children and pets. Never leave a burning candle unattended. Glass jar can be used again.',
    attributes: { scent: 'lavender', material: 'soy wax' },
  },
  {
    name: 'Almond Oat Granola {n} g, No Added Sugar',
    brand: 'Sample',
    category: 'Grocery',
    description:
      'Ingredients: oats (52%), almonds (14%), dates, sunflower oil, salt. Contains nuts and gluten. May contain traces of milk. Store in a cool dry place. Best before 9 months. Vegan.',
    attributes: { net_content: '{n} g', diet: 'vegan' },
    keywords: ['breakfast cereal'],
  },
  {
    name: 'Ceramic Vitrified Door Hinge Spare Part SP-{n}',
    brand: 'Sample',
    category: '',
    description: 'Fits Ninja BL770, BL771, NJ600. Not compatible with BL450. Check your model number before ordering.',
  },
  {
    name: 'Kids Rain Jacket with Hood, Yellow, Age {n}',
    brand: 'Sample',
    category: 'Clothing',
    marketplace: 'shopify',
    description:
      'Waterproof to 5000 mm, taped seams. Hood is detachable. Lining: fleece. Two zip pockets and reflective strips. PFC-free finish. Do not iron, do not tumble dry. Polyester is used for the outer shell only.',
    attributes: { outer_material: 'polyester', lining: 'fleece', waterproof: 'yes', washable: '30 °C' },
  },
  {
    name: 'LED Desk Lamp {n} lm, Dimmable, USB Port',
    brand: 'Sample',
    category: 'Lighting',
    description:
      'Desk lamp with {n} lm and three light colours: 2700 K, 4000 K and 6500 K. Five brightness levels, touch control, memory function. The arm folds and turns by 180°. The base has a USB port (5 V, 1 A) to charge a phone. 30 minute timer. Uses 9 W, replaces a 60 W bulb. Cable 1.5 m. Energy class F. The lamp head is aluminium, the base is ABS plastic. Size 38 x 12 x 40 cm, weight 850 g. It comes with an adapter and a manual. Not for outdoor use. The LEDs cannot be replaced. Two years warranty. Free shipping on all orders, call 98765 43210 for bulk price.',
    attributes: { power: '9 W', colour: 'white', material: 'aluminium, ABS', dimmable: 'yes' },
    keywords: ['study lamp', 'reading light', 'office lamp'],
  },
  {
    name: 'Banarasi Art Silk Saree with Blouse Piece {n} m',
    brand: 'Sample',
    category: 'Ethnic wear',
    description:
      'Saree 5.5 m lambi, blouse piece 0.8 m saath. Art silk se bana hai. Zari border. Dry clean only. Shaadi aur party ke liye. Fall and pico nahi hai.',
    attributes: { fabric: 'art silk', colour: 'maroon' },
  },
  {
    name: 'Cordless Drill 18V with 2 Batteries, {n} Nm',
    brand: 'Sample',
    category: 'Tools',
    description:
      'Two speeds: 0-400 and 0-1500 rpm. Chuck 13 mm, keyless. Torque {n} Nm, 20 levels. 2 x 2.0 Ah Li-ion batteries, charger with 1 h charging time. LED work light. Drills up to 10 mm in steel and 30 mm in wood. Weight 1.3 kg with battery. Supplied in a carry case. Brushless motor. Wear eye protection.',
    attributes: { voltage: '18 V', battery_type: 'lithium ion', noise: '78 dB' },
  },
  {
    name: 'Silicone Baking Mat, Set of 2, {n} x 30 cm',
    brand: 'Sample',
    category: 'Kitchen',
    description:
      'Food grade silicone with a glass fibre core. BPA free. For the oven up to 230 °C and the freezer to -40 °C. Dishwasher safe. Do not cut on the mat. Replaces baking paper. Non-stick: no oil needed.',
    attributes: { material: 'silicone', colour: 'red', pieces: '2' },
  },
];

/** The brief of a product as a request, never the same twice. */
export function aBrief(index, tone = 'neutral') {
  const {
    name,
    brand,
    category,
    description = '',
    attributes = {},
    keywords = [],
    marketplace = 'amazon',
  } = PRODUCTS[index % PRODUCTS.length];
  const figure = (text) => text.replaceAll('{n}', String(120 + (index % 700)));
  return createBrief({
    productName: figure(name),
    description: figure(description),
    category,
    brand,
    keywords,
    marketplace,
    tone,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, figure(value)])),
    marketplaceId: '',
    language: 'en',
  });
}
