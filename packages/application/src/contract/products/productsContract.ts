import { defineContract } from '../kernel/index.js';
import { longTextErrors } from './longTextErrors.js';
import { pageOperations } from './pageOperations.js';
import { pageShareOperations } from './pageShareOperations.js';
import { ReadFactsRequest } from './productRequests.js';
import { ReadingView } from './productViews.js';
import { productRecordOperations } from './productRecordOperations.js';
import { productRoutes } from './productRoutes.js';

export const productsContract = defineContract(productRoutes, {
  ...productRecordOperations,
  ...pageOperations,
  ...pageShareOperations,
  readFacts: {
    summary: 'Read a product into facts',
    description:
      'Shows what would be stated and what would not, before anything is written. Every word of the input is in a fact or in `unused`. Stores and charges nothing.',
    access: 'public',
    body: ReadFactsRequest,
    status: 200,
    reply: ReadingView,
    errors: ['product_name_required', ...longTextErrors],
    rateLimit: { bucket: 'read_facts', points: 120, seconds: 60 },
  },
});
