import { invoiceOperations } from './invoiceOperations.js';
import { paymentOperations } from './paymentOperations.js';
import { usageOperations } from './usageOperations.js';

export const billingContract = { ...usageOperations, ...paymentOperations, ...invoiceOperations } as const;
