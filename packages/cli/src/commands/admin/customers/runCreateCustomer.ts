import type { PlanKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { readPassword } from '../../../input/readPassword.js';

export interface CreateCustomerOptions {
  readonly name: string;
  readonly company?: string;
  readonly plan?: PlanKey;
}

export async function runCreateCustomer(
  email: string,
  { name, company, plan }: CreateCustomerOptions,
  context: CliContext,
): Promise<void> {
  const { client, print } = context;
  const question = {
    ask: `Password for ${email}: `,
    missing: 'There is no terminal. Pipe the password to stdin.',
    example: `echo "$PASSWORD" | listwright admin customers create ${email} --name "…"`,
  };
  const password = await readPassword(question, context);
  const data = await client.admin.createCustomer({
    body: { full_name: name, email, company_name: company, subscription_plan: plan, password },
  });
  print.result({ data, text: `Customer created successfully: ${data.customer.id}` });
}
