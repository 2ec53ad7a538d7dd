import type { CustomerView } from '@listwright/application/contract';
import type * as z from 'zod';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { idOf } from '../../../ids/idOf.js';

export type Customer = z.output<typeof CustomerView>;

/** Finds an account by id or email address. */
export async function findCustomer(named: string, context: CliContext): Promise<Customer> {
  const { client } = context;
  if (!named.includes('@')) {
    const id = await idOf.customer(named, context);
    return (await client.admin.readCustomer({ params: { id } })).customer;
  }
  const { customers } = await client.admin.customers({ query: { search: named, limit: 1000 } });
  const found = customers.find(({ email }) => email.toLowerCase() === named.trim().toLowerCase());
  if (found !== undefined) return found;
  throw new CliError(
    'customer_not_found',
    `There is no account for ${named}.`,
    'Search: listwright admin customers list --search …',
  );
}
