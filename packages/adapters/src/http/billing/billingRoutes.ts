import type { billingContract } from '@listwright/application/contract';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { invoiceRoutes, invoiceUseCases } from './invoiceRoutes.js';
import { paymentRoutes, paymentUseCases } from './paymentRoutes.js';
import { usageRoutes, usageUseCases } from './usageRoutes.js';

export const billingUseCases = {
  ...usageUseCases,
  ...paymentUseCases,
  ...invoiceUseCases,
};

export function billingRoutes(use: Instances<typeof billingUseCases>): Handlers<typeof billingContract> {
  return { ...usageRoutes(use), ...paymentRoutes(use), ...invoiceRoutes(use) };
}
