import { accountRoutes } from './accounts/accountRoutes.js';
import { adminRoutes } from './admin/adminRoutes.js';
import { analyticsRoutes } from './analytics/analyticsRoutes.js';
import { billingRoutes } from './billing/billingRoutes.js';
import { bulkRoutes } from './bulk/bulkRoutes.js';
import { competitorRoutes } from './competitors/competitorRoutes.js';
import { listingRoutes } from './listings/listingRoutes.js';
import { mailRoutes } from './mail/mailRoutes.js';
import { productRoutes } from './products/productRoutes.js';
import { systemRoutes } from './systemRoutes.js';

/** The routes of every operation, by area: with the types of `api`, all that a client needs. */
export const routes = {
  accounts: accountRoutes,
  admin: adminRoutes,
  analytics: analyticsRoutes,
  billing: billingRoutes,
  bulk: bulkRoutes,
  competitors: competitorRoutes,
  listings: listingRoutes,
  mail: mailRoutes,
  products: productRoutes,
  system: systemRoutes,
} as const;
