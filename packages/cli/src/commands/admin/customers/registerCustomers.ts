import { CUSTOMER_STATES } from '@listwright/application/contract';
import { ROLES } from '@listwright/domain/accounts';
import { Option, type Command } from 'commander';
import type { Action } from '../../../Action.js';
import { PLAN_NAMES, PLAN_WORDS, planKey } from '../../../input/planKey.js';
import { ValueOption } from '../../../values/ValueOption.js';
import { listFlags } from '../listFlags.js';
import { runCreateCustomer, type CreateCustomerOptions } from './runCreateCustomer.js';
import { runDeleteCustomer, type DeleteOptions } from './runDeleteCustomer.js';
import { runEditCustomer, type EditCustomerOptions } from './runEditCustomer.js';
import { runListCustomers, type ListCustomersOptions } from './runListCustomers.js';
import { runResetTotp } from './runResetTotp.js';
import { runShowCustomer } from './runShowCustomer.js';
import { runSwitchCustomer, type CustomerSwitch, type SwitchOptions } from './runSwitchCustomer.js';

const NAMED = 'id or email of the account';
const plan = () =>
  new ValueOption('--plan <plan>', `plan of the account: ${PLAN_NAMES}`, PLAN_WORDS).argParser(planKey);

const SWITCHES: readonly (readonly [CustomerSwitch, string])[] = [
  ['block', 'block login and log out everywhere'],
  ['unblock', 'allow login again'],
  ['archive', 'archive an account (can be restored)'],
  ['restore', 'restore an archived account'],
];

export function registerCustomers(admin: Command, run: Action): void {
  const customers = admin.command('customers').description('manage customer accounts');
  listFlags(customers.command('list').description('list accounts, newest first'))
    .addOption(plan())
    .addOption(new Option('--status <status>', 'only these').choices([...CUSTOMER_STATES]))
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin customers list --search himal\n  listwright admin customers list --plan pro --all --format csv\n',
    )
    .action((options: ListCustomersOptions, command: Command) =>
      run((context) => runListCustomers(options, context), command),
    );
  customers
    .command('show')
    .description('show an account')
    .argument('<customer>', NAMED)
    .addHelpText('after', '\nExample:\n  listwright admin customers show ann@example.com --json\n')
    .action((named: string, _options: object, command: Command) =>
      run((context) => runShowCustomer(named, context), command),
    );
  customers
    .command('create')
    .description('create an account; prompts for the password, or reads it from stdin')
    .argument('<email>', 'email of the account')
    .requiredOption('--name <name>', 'full name')
    .option('--company <name>', 'company name')
    .addOption(plan())
    .addHelpText(
      'after',
      '\nExample:\n  echo "$PASSWORD" | listwright admin customers create ann@example.com --name "Ann" --plan pro\n',
    )
    .action((email: string, options: CreateCustomerOptions, command: Command) =>
      run((context) => runCreateCustomer(email, options, context), command),
    );
  customers
    .command('edit')
    .description('edit an account')
    .argument('<customer>', NAMED)
    .option('--name <name>', 'full name')
    .option('--email <address>', 'email of the account')
    .option('--company <name>', 'company name')
    .option('--phone <number>', 'telephone number')
    .addOption(plan())
    .addOption(new Option('--activate', 'activate the account').conflicts('deactivate'))
    .option('--deactivate', 'deactivate the account')
    .addOption(new Option('--role <role>', 'admin makes the account an administrator').choices([...ROLES]))
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright admin customers edit ann@example.com --plan enterprise\n  listwright admin customers edit ann@example.com --role admin\n',
    )
    .action((named: string, options: EditCustomerOptions, command: Command) =>
      run((context) => runEditCustomer(named, options, context), command),
    );
  for (const [verb, description] of SWITCHES) {
    customers
      .command(verb)
      .description(description)
      .argument('<customer>', NAMED)
      .option('--dry-run', 'show what would be done, without doing it')
      .addHelpText('after', `\nExample:\n  listwright admin customers ${verb} ann@example.com\n`)
      .action((named: string, options: SwitchOptions, command: Command) =>
        run((context) => runSwitchCustomer(verb, named, options, context), command),
      );
  }
  customers
    .command('reset-totp')
    .description('turn off two-step sign-in for an account that lost its app and recovery codes')
    .argument('<customer>', NAMED)
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText('after', '\nExample:\n  listwright admin customers reset-totp ann@example.com\n')
    .action((named: string, options: SwitchOptions, command: Command) =>
      run((context) => runResetTotp(named, options, context), command),
    );
  customers
    .command('delete')
    .description('permanently delete an account; payments and usage are kept without a name')
    .argument('<customer>', NAMED)
    .option('--confirm <address>', "the account's email, to confirm")
    .option('--dry-run', 'show what would be done, without doing it')
    .addHelpText('after', '\nExample:\n  listwright admin customers delete 0192… --confirm=ann@example.com\n')
    .action((named: string, options: DeleteOptions, command: Command) =>
      run((context) => runDeleteCustomer(named, options, context), command),
    );
}
