import {
  CreateCustomer,
  type Customer,
  type CustomerChange,
  DeleteCustomer,
  ListCustomers,
  ReadCustomer,
  ResetCustomerTotp,
  UpdateCustomer,
} from '@listwright/application/admin';
import type { customerOperations, UpdateCustomerRequest } from '@listwright/application/contract';
import type { Clock } from '@listwright/application/shared';
import type * as z from 'zod';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { customerView, listView } from './adminViews.js';

export const customerUseCases = {
  listCustomers: ListCustomers,
  readCustomer: ReadCustomer,
  createCustomer: CreateCustomer,
  updateCustomer: UpdateCustomer,
  resetCustomerTotp: ResetCustomerTotp,
  deleteCustomer: DeleteCustomer,
};

export function customerRoutes(
  use: Instances<typeof customerUseCases>,
  clock: Clock,
): Handlers<typeof customerOperations> {
  const view = (customer: Customer) => customerView(customer, clock.now());
  return {
    customers: async ({ query }) => {
      const { limit, cursor, search, plan, status } = query;
      const { items, ...rest } = await use.listCustomers.execute({ search, plan, state: status }, { limit, cursor });
      return { customers: items.map(view), ...listView(rest) };
    },
    readCustomer: async ({ params }) => ({ customer: view(await use.readCustomer.execute(params.id)) }),
    createCustomer: async ({ body }, { actor, origin, message, keepReply }) => {
      const { full_name, name, email, company_name, subscription_plan: plan, password } = body;
      const person = { fullName: full_name ?? name ?? '', email, companyName: company_name, plan, password };
      message('Customer created successfully');
      const made = (customer: Customer) => ({ customer: view(customer) });
      return made(await use.createCustomer.execute(actor, person, origin, (customer) => keepReply(made(customer))));
    },
    updateCustomer: async ({ params, body }, { actor, origin, message }) => {
      const customer = await use.updateCustomer.execute(actor, params.id, changeOf(body), origin);
      message(messageOf(body));
      return { customer: view(customer) };
    },
    resetCustomerTotp: async ({ params }, { actor, origin, message }) => {
      const customer = await use.resetCustomerTotp.execute(actor, params.id, origin);
      message('Two-step sign-in reset. The customer signs in with the password and can set it up again.');
      return { customer: view(customer) };
    },
    deleteCustomer: async ({ params, body }, { actor, origin, message }) => {
      await use.deleteCustomer.execute(actor, params.id, body.confirm_email, origin);
      message('Customer deleted permanently');
      return {};
    },
  };
}

type Update = z.output<typeof UpdateCustomerRequest>;

function changeOf(body: Update): CustomerChange {
  const { status, full_name, name } = body;
  const change = {
    fullName: full_name ?? name,
    companyName: body.company_name,
    email: body.email,
    phone: body.phone,
    plan: body.subscription_plan,
    role: body.role,
    isActive: body.is_active,
    isArchived: body.is_deleted,
    isSuspended: status === undefined ? undefined : status === 'suspended',
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** The message of the change: each switch has its own, an edited form has one. */
function messageOf(body: Update): string {
  const named = Object.entries(body).filter(([, value]) => value !== undefined);
  const [only] = named.length === 1 ? named : [];
  if (only?.[0] === 'is_active') return 'Customer status updated';
  if (only?.[0] === 'status') return body.status === 'suspended' ? 'Customer blocked' : 'Customer unblocked';
  if (only?.[0] === 'is_deleted') {
    return body.is_deleted ? 'Customer archived successfully' : 'Customer restored successfully';
  }
  return 'Customer updated successfully';
}
