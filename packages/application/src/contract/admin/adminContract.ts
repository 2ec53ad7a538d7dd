import { defineContract } from '../kernel/index.js';
import { auditOperations } from './auditOperations.js';
import { customerOperations } from './customerOperations.js';
import { dashboardOperations } from './dashboardOperations.js';
import { adminPaymentOperations } from './adminPaymentOperations.js';
import { quotaOperations } from './quotaOperations.js';
import { serverOperations } from './serverOperations.js';
import { transactionOperations } from './transactionOperations.js';

/** What administrators look after. No API key reaches any of it. */
export const adminContract = defineContract({
  ...dashboardOperations,
  ...customerOperations,
  ...adminPaymentOperations,
  ...quotaOperations,
  ...transactionOperations,
  ...auditOperations,
  ...serverOperations,
});
