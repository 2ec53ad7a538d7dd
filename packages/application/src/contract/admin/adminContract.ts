import { defineContract } from '../kernel/index.js';
import { auditOperations } from './auditOperations.js';
import { brandingOperations } from './brandingOperations.js';
import { customerOperations } from './customerOperations.js';
import { dashboardOperations } from './dashboardOperations.js';
import { adminPaymentOperations } from './adminPaymentOperations.js';
import { quotaOperations } from './quotaOperations.js';
import { rulesOperations } from './rules/rulesOperations.js';
import { serverOperations } from './serverOperations.js';
import { transactionOperations } from './transactionOperations.js';
import { adminRoutes } from './adminRoutes.js';

/** The administration. API keys have no access. */
export const adminContract = defineContract(adminRoutes, {
  ...dashboardOperations,
  ...customerOperations,
  ...adminPaymentOperations,
  ...quotaOperations,
  ...transactionOperations,
  ...auditOperations,
  ...serverOperations,
  ...brandingOperations,
  ...rulesOperations,
});
