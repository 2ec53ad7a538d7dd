import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { billingRoutes, billingUseCases } from '../../http/billing/billingRoutes.js';
import { BillingAccountData } from './BillingAccountData.js';
import { billingChores } from './billingChores.js';
import { paymentBindings } from './paymentBindings.js';
import { paymentPages } from './paymentPages.js';
import { usageBindings } from './usageBindings.js';

export const billingArea: Area = {
  bindings: (bind) => {
    usageBindings(bind);
    paymentBindings(bind);
  },
  routes: [routesOf('billing', billingUseCases, billingRoutes), paymentPages],
  accountData: [BillingAccountData],
  chores: billingChores,
};
