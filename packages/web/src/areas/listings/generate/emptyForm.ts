import { DEFAULT_AMAZON_STORE_ID } from '@listwright/domain/marketplaces';
import type { GenerateForm } from './GenerateForm';

export const emptyForm: GenerateForm = {
  product: null,
  productName: '',
  description: '',
  category: '',
  marketplace: '',
  marketplaceId: DEFAULT_AMAZON_STORE_ID,
  brand: '',
  attributes: [],
  keywords: [],
  tone: 'neutral',
};
