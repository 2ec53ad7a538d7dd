import { accountsContract } from './accounts/index.js';
import { adminContract } from './admin/index.js';
import { analyticsContract } from './analytics/analyticsContract.js';
import { billingContract } from './billing/index.js';
import { bulkContract } from './bulk/index.js';
import { competitorsContract } from './competitors/index.js';
import { listingsContract } from './listings/index.js';
import { mailContract } from './mail/mailContract.js';
import { productsContract } from './products/index.js';
import { systemContract } from './systemContract.js';

/** Every operation of the product, by area. */
export const api = {
  accounts: accountsContract,
  admin: adminContract,
  analytics: analyticsContract,
  billing: billingContract,
  bulk: bulkContract,
  competitors: competitorsContract,
  listings: listingsContract,
  mail: mailContract,
  products: productsContract,
  system: systemContract,
} as const;
