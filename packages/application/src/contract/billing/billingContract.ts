import { defineContract } from '../kernel/index.js';
import { billingRoutes } from './billingRoutes.js';
import { invoiceOperations } from './invoiceOperations.js';
import { paymentOperations } from './paymentOperations.js';
import { usageOperations } from './usageOperations.js';

export const billingContract = defineContract(billingRoutes, {
  ...usageOperations,
  ...paymentOperations,
  ...invoiceOperations,
});
