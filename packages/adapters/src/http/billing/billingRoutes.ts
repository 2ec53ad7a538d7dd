import type { billingContract } from '@listwright/application/contract';
import type { Handlers } from '../bindContract.js';
import { invoiceRoutes, type InvoiceUseCases } from './invoiceRoutes.js';
import { paymentRoutes, type PaymentUseCases } from './paymentRoutes.js';
import { usageRoutes, type UsageUseCases } from './usageRoutes.js';

export interface BillingUseCases extends UsageUseCases, PaymentUseCases, InvoiceUseCases {}

export function billingRoutes(use: BillingUseCases): Handlers<typeof billingContract> {
  return { ...usageRoutes(use), ...paymentRoutes(use), ...invoiceRoutes(use) };
}
