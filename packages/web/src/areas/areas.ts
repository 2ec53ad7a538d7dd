import type { Area } from '../ui/area/Area';
import { accountsArea } from './accounts/area';
import { adminArea } from './admin/area';
import { bulkArea } from './bulk/area';
import { dashboardArea } from './dashboard/area';
import { listingsArea } from './listings/area';

/** Every area of the app. */
export const areas: readonly Area[] = [dashboardArea, listingsArea, bulkArea, accountsArea, adminArea];
