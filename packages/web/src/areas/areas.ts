import type { Area } from '../ui/area/Area';
import { accountsArea } from './accounts/area';
import { adminArea } from './admin/area';
import { bulkArea } from './bulk/area';
import { competitorsArea } from './competitors/area';
import { dashboardArea } from './dashboard/area';
import { listingsArea } from './listings/area';
import { productsArea } from './products/area';

/** Every area of the app. */
export const areas: readonly Area[] = [
  dashboardArea,
  productsArea,
  listingsArea,
  competitorsArea,
  bulkArea,
  accountsArea,
  adminArea,
];
