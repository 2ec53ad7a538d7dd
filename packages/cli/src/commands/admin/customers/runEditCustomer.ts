import type { Role } from '@listwright/domain/accounts';
import type { PlanKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { confirmAction, printDryRun } from '../confirmAction.js';
import { findCustomer } from './findCustomer.js';

export interface EditCustomerOptions {
  readonly name?: string;
  readonly email?: string;
  readonly company?: string;
  readonly phone?: string;
  readonly plan?: PlanKey;
  readonly activate?: boolean;
  readonly deactivate?: boolean;
  readonly role?: Role;
  readonly dryRun?: boolean;
}

const ROLE_TEXTS: Readonly<Record<Role, string>> = { admin: 'an administrator', user: 'a regular user' };

export async function runEditCustomer(named: string, options: EditCustomerOptions, context: CliContext): Promise<void> {
  const { name, email, company, phone, plan, activate, deactivate, role } = options;
  const fields = {
    full_name: name,
    email,
    company_name: company,
    phone,
    subscription_plan: plan,
    role,
    is_active: activate ? true : deactivate ? false : undefined,
  };
  if (Object.values(fields).every((value) => value === undefined)) {
    throw new CliError('nothing_to_change', 'Nothing to change.', 'Name a field, for example --plan pro.');
  }
  const { id, email: address } = await findCustomer(named, context);
  if (options.dryRun) {
    const change = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    return printDryRun(
      `change ${Object.keys(change).join(', ')} of ${address}`,
      { id, email: address, change },
      context,
    );
  }
  if (role !== undefined) await confirmAction(`make ${address} ${ROLE_TEXTS[role]} of this server`, context);
  const data = await context.client.admin.updateCustomer({ params: { id }, body: fields });
  context.print.result({ data, text: `Customer updated successfully: ${data.customer.email}` });
}
