import { DEFAULT_AMAZON_STORE_ID } from '@listwright/domain/marketplaces';
import type { GenerateForm } from '../GenerateForm';

/** The sample that an empty generator offers. */
export const sampleForm: GenerateForm = {
  product: null,
  productName: 'Himal Insulated Water Bottle',
  description:
    'Double-wall vacuum bottle of 18/8 stainless steel. Holds 750 ml. Leakproof screw lid with carry loop. Fits most car cup holders. Hand wash.',
  category: 'Sports',
  marketplace: 'amazon',
  marketplaceId: DEFAULT_AMAZON_STORE_ID,
  brand: 'Himal',
  attributes: [
    { name: 'material', value: '18/8 stainless steel' },
    { name: 'capacity', value: '750 ml' },
    { name: 'colour', value: 'Forest Green' },
  ],
  keywords: ['insulated water bottle', 'steel bottle', 'leakproof', 'hiking bottle'],
  tone: 'neutral',
};
