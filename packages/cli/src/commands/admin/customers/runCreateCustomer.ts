import type { PlanKey } from '@listwright/domain/billing';
import type { CliContext } from '../../../CliContext.js';
import { CliError } from '../../../CliError.js';
import { EXIT } from '../../../exitCode.js';
import { askAtTerminal } from '../../../input/askAtTerminal.js';

export interface CreateCustomerOptions {
  readonly name: string;
  readonly company?: string;
  readonly plan?: PlanKey;
}

/** The password is asked for without echo, or read from a pipe, and is never a flag. */
export async function runCreateCustomer(
  email: string,
  { name, company, plan }: CreateCustomerOptions,
  context: CliContext,
): Promise<void> {
  const { client, print, options } = context;
  const password = await passwordFor(email, context);
  const data = await client.admin.createCustomer(
    { body: { full_name: name, email, company_name: company, subscription_plan: plan, password } },
    options.idempotencyKey === undefined ? {} : { idempotencyKey: options.idempotencyKey },
  );
  print.result({ data, text: `Customer created successfully: ${data.customer.id}` });
}

async function passwordFor(email: string, { stdin, options }: CliContext): Promise<string> {
  if (!stdin.isTTY || options.input === false) {
    const piped = stdin.isTTY ? '' : (await stdin.text()).replace(/\r?\n$/, '');
    if (piped !== '') return piped;
    throw new CliError(
      EXIT.usage,
      'no_password',
      'Without a terminal, pipe the new password in.',
      `echo "$PASSWORD" | listwright admin customers create ${email} --name "…"`,
    );
  }
  const password = await askAtTerminal(`Password for ${email}: `, { hidden: true });
  if (password === undefined) throw new CliError(EXIT.interrupted, 'interrupted', 'Nothing was changed.');
  return password;
}
