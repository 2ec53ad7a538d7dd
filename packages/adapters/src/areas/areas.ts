import type { api } from '@listwright/application/contract';
import type { Area } from '../composition/Area.js';
import { accountsArea } from './accounts/area.js';
import { adminArea } from './admin/area.js';
import { analysesArea } from './analyses/area.js';
import { analyticsArea } from './analytics/area.js';
import { auditArea } from './audit/area.js';
import { billingArea } from './billing/area.js';
import { bulkArea } from './bulk/area.js';
import { competitorsArea } from './competitors/area.js';
import { jobsArea } from './jobs/area.js';
import { listingsArea } from './listings/area.js';
import { mailArea } from './mail/area.js';
import { productsArea } from './products/area.js';
import { systemArea } from './system/area.js';

/** Every area of the product, from the bottom up. A missing area with a contract does not compile. */
export const areas = {
  audit: auditArea,
  mail: mailArea,
  accounts: accountsArea,
  billing: billingArea,
  products: productsArea,
  jobs: jobsArea,
  analyses: analysesArea,
  competitors: competitorsArea,
  listings: listingsArea,
  bulk: bulkArea,
  analytics: analyticsArea,
  admin: adminArea,
  system: systemArea,
} as const satisfies Record<keyof typeof api | 'audit' | 'jobs' | 'analyses', Area>;
