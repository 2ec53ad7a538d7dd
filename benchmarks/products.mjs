import { createBrief } from '../packages/domain/dist/listings/index.js';

const MATERIALS = ['stainless steel', 'oak', 'cotton', 'glass', 'bamboo fibre'];
const THINGS = ['Water Bottle', 'Side Table', 'Crew Neck T-Shirt', 'Storage Jar', 'Cutting Board'];
const COLOURS = ['Midnight Blue', 'Natural', 'White', 'Clear', 'Green'];

/** Generated sample products, each different. */
export function aProduct(index, marketplace = 'amazon') {
  const kind = index % THINGS.length;
  return createBrief({
    productName: `Sample ${THINGS[kind]} ${100 + index} ${COLOURS[(index * 3) % 5]}, Pack of ${(index % 4) + 2}`,
    description: `A ${THINGS[kind].toLowerCase()} of ${MATERIALS[kind]}, ${20 + (index % 30)} cm high. It comes with a lid and a brush. Hand wash only.`,
    category: 'Home',
    brand: 'Sample',
    attributes: { material: MATERIALS[kind], colour: COLOURS[(index * 3) % 5], weight: `${300 + index} g` },
    keywords: [],
    marketplace,
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
}
